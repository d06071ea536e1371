import { newDeck, type Opening } from '@starboard/kernel';
import { type CardId, gearCards } from '../../content/cards.ts';
import { enemyCardIds } from '../../content/enemy-cards.ts';
import { missionIds, missions } from '../../content/missions/index.ts';
import { creatureIds, type NpcId } from '../../content/npcs.ts';
import { type OrbitalTactic, orbitalTactics } from '../../content/orbital-tactics.ts';
import { type SurfaceTactic, surfaceTactics } from '../../content/surface-tactics.ts';
import { upgradeIds } from '../../content/upgrades.ts';
import type { Setup } from '../../setup.ts';
import type { Campaign, CampaignId, MissionId, State } from '../../types.ts';
import { seatsOf } from './fleet.ts';
import { newState } from './state.ts';

/** RDA-SETUP-09..14: the match before its first mission; decks are shuffled, the first mission is drawn. */
export function prepare(setup: Setup, t: Opening): State {
  const state = newState(setup);
  const missionDeck = t.shuffle(missionsOf(setup.campaign));
  const campaign = setup.campaign === 'none' ? null : newCampaign(setup, missionDeck);
  const drawn = setup.mission === 'random' ? missionDeck.pop()! : setup.mission;
  if (campaign !== null) campaign.missions = missionDeck.filter(id => id !== drawn);
  return Object.assign(state, {
    campaign,
    mission: drawn,
    stage: setup.draft ? 'draft' : 'missionBegins',
    enemies: newDeck(t, enemyCardIds),
    creatures: newDeck<NpcId>(t, creatureIds),
    gear: newDeck(t, boxOfGear),
    upgradeDeck: newDeck(t, upgradeIds),
    orbitalTactics: newDeck(t, Object.keys(orbitalTactics) as OrbitalTactic[]),
    surfaceTactics: newDeck(t, Object.keys(surfaceTactics) as SurfaceTactic[]),
    ...emptyPurses(setup),
  } satisfies Partial<State>);
}

/** RDA-SETUP-33 */
function emptyPurses(setup: Setup): Pick<State, 'purses' | 'earned' | 'experience'> {
  const none = () => Object.fromEntries(seatsOf(setup).map(({ id }) => [id, 0]));
  return { purses: none(), earned: none(), experience: none() };
}

/** RDA-SETUP-13, RDA-VAR-06 */
function missionsOf(campaign: Setup['campaign']): MissionId[] {
  if (campaign === 'none' || campaign === 'any') return [...missionIds];
  return missionIds.filter(id => (missions[id].campaigns as readonly CampaignId[]).includes(campaign));
}

function newCampaign({ campaign, length }: Setup, deck: MissionId[]): Campaign {
  const of = campaign === 'any' ? null : (campaign as CampaignId);
  return { of, length, credits: { crown: 0, monolith: 0, rust: 0 }, missions: deck, played: [], ending: null };
}

/** RDA-COMP-07: 48 weapons and gear; search items and salvage come with their tokens. */
const boxOfGear: readonly CardId[] = (Object.keys(gearCards) as CardId[])
  .filter(id => gearCards[id].no.startsWith('G'))
  .flatMap(id => Array.from({ length: gearCards[id].copies }, () => id));
