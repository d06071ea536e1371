import { newDeck } from '@starboard/kernel';
import { zoneNumber } from '@starboard/space';
import { variants } from '../../tables/variants.ts';
import type { Opening, Setup, State } from '../../types.ts';
import { campaignOf, firstMissions } from '../campaigns.ts';
import { customKey, groundOf, missionKey, type Playing } from '../mission.ts';
import { newAccomplishment } from '../turn/accomplishments.ts';
import { newCard } from '../turn/inventory.ts';
import { newCampaign } from './campaign.ts';
import { crewOf } from './crew.ts';
import { accomplishmentDeck, itemDeck, layAside, resolveDeck, takeStartingWeapons } from './decks.ts';
import { applyConditions, layOut } from './lay.ts';
import { newSurvivor, resolveCardsEach } from './survivor.ts';

/** ETS-SETUP-01..19 */
export function prepare(setup: Setup, t: Opening): State {
  const playing = playingOf(setup);
  const ground = groundOf(playing);
  const { mission } = ground;
  const ids = crewOf(setup);
  const inCampaign = campaignOf(setup) !== undefined;
  const start = zoneNumber(ground.map, mission.start);
  const items = itemDeck();
  const aside = layAside(items, mission, deck => t.shuffle(deck));
  const weapons = t.shuffle(takeStartingWeapons(items, mission, ids.length, inCampaign));
  const resolve = t.shuffle(resolveDeck());
  const accomplishments = t.shuffle(accomplishmentDeck());
  const survivors = ids.map(id => newSurvivor(id, id, start));
  for (const survivor of survivors) {
    const weapon = weapons.pop();
    if (weapon !== undefined) survivor.cards.push(newCard(weapon));
    survivor.resolveCards = resolve.splice(-resolveCardsEach).map(card => ({ card, shown: false }));
    survivor.accomplishment = newAccomplishment(accomplishments.pop()!);
  }
  items.push(...weapons); // ETS-SETUP-07
  const first = setup.firstPlayer === undefined ? t.chance.below(ids.length) : ids.indexOf(setup.firstPlayer); // ETS-SETUP-17
  const isOpen = inCampaign && hasToChoose(setup);
  const state: State = Object.assign(layOut(t, ground, ids.length), {
    mission: playing.mission,
    custom: playing.custom,
    campaign: newCampaign(setup, t, isOpen ? [] : [mission.id], survivors),
    variants: chosenVariants(setup),
    phase: isOpen ? ('departure' as const) : ('survivors' as const),
    survivors,
    firstPlayer: first,
    aside,
    items: newDeck(t, items),
    removed: [],
    resolveDeck: { draw: resolve, discard: [] },
    accomplishments: { draw: accomplishments, discard: [] },
    tally: { kills: 0, revealed: 0, searches: 0 },
  });
  if (!isOpen) applyConditions(state, t, ground);
  return state;
}

/** ETS-CAMP-09: the players choose the first mission before anything else happens. */
function hasToChoose(setup: Setup): boolean {
  const campaign = campaignOf(setup);
  return campaign !== undefined && firstMissions(campaign, crewOf(setup)).length > 1;
}

/** Which mission a set-up is for. */
function playingOf(setup: Setup): Required<Playing> {
  const { mission, custom, after } = setup;
  const campaign = campaignOf(setup);
  if (custom !== undefined) return { mission: customKey(custom), custom };
  const id = campaign === undefined ? mission : firstMissions(campaign, crewOf(setup))[0]!;
  return { mission: missionKey(id, after), custom: null };
}

/** Only what differs from the usual, to keep the state small. */
function chosenVariants({ variants: chosen }: Setup): State['variants'] {
  const unusual: { [variant: string]: string } = {};
  for (const name in chosen)
    if (chosen[name] !== variants[name as keyof typeof variants][0]) unusual[name] = chosen[name]!;
  return unusual;
}
