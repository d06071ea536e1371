import { newDeck } from '@starboard/kernel';
import { boxOf, catalogue, idsOf } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { Campaign, CampaignId, MissionId, NpcId, Opening, State } from '../../types.ts';
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
    enemies: newDeck(t, idsOf(catalogue.enemyCards)),
    creatures: newDeck<NpcId>(t, catalogue.creatures),
    gear: newDeck(t, boxOf(catalogue.gear, catalogue.gearDeck)),
    upgradeDeck: newDeck(t, idsOf(catalogue.upgrades)),
    orbitalTactics: newDeck(t, idsOf(catalogue.orbitalTactics)),
    surfaceTactics: newDeck(t, idsOf(catalogue.surfaceTactics)),
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
  if (campaign === 'none' || campaign === 'any') return [...catalogue.missionIds];
  return catalogue.missionIds.filter(id => catalogue.missions[id].campaigns.includes(campaign));
}

function newCampaign({ campaign, length }: Setup, deck: MissionId[]): Campaign {
  const of = campaign === 'any' ? null : (campaign as CampaignId);
  return { of, length, credits: { crown: 0, monolith: 0, rust: 0 }, missions: deck, played: [], ending: null };
}
