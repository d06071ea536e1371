import { effects } from '../../hooks.ts';
import type { Faction, MissionResult, Outcome, Renegades, State, Words } from '../../types.ts';
import { isConscious, isTruce, say, seatsOfFaction } from '../table.ts';
import { missionOf, tierOf } from './card.ts';
import { delivered, hasDelivered, isCarrierLost, isComplete, markArrivals } from './delivery.ts';

const factions: readonly Faction[] = ['renegade', 'coalition'];
const rivalOf = (faction: Faction): Faction => (faction === 'renegade' ? 'coalition' : 'renegade');

/** RDA-WIN, RDA-TIER, RDA-BOARDING-08, RDA-EPIC: whether the mission is over now; if so it ends at once (the step is broken off). Called after every boarding, ascent, ship move, KO, capture, delivery and at the end of the round. */
export function checkEnd(t: Renegades): void {
  const { state } = t;
  if (state.result !== null || state.stage === 'missionBegins') return;
  markArrivals(t);
  const result = resultNow(state);
  if (result !== undefined) endMission(t, result);
}

/** Ends the mission with this result: the stage becomes `missionEnds`, and the step is broken off. */
export function endMission(t: Renegades, result: MissionResult): never {
  Object.assign(t.state, { result, stage: 'missionEnds', turn: null, party: null, order: [] });
  const { key, params } = endText(t.state, result);
  say(t, 'RDA-WIN-01', key, params);
  return t.endStep();
}

/** How it ended, in words: who won where one side did, and what became of it all when time ran out. */
export function endText({ mission }: State, { winners, reason }: MissionResult): Words {
  const key = `end.${reason}` as const;
  if (reason === 'timeOut') return { key, params: { told: { key: `mission.${mission}.timeOut` } } };
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return { key };
  return { key, params: { faction: { key: `faction.${winner}` } } };
}

function resultNow(state: State): MissionResult | undefined {
  const own = effects.tell(state, 'endings', {})[0];
  return own ?? beaten(state) ?? (missionOf(state).tier === 'own' ? undefined : byTier(state));
}

/** RDA-WIN-08: a faction with all ships captured, or all crew unconscious or imprisoned, has lost; as friends (RDA-EPIC-04, 07) they lose together only. */
function beaten(state: State): MissionResult | undefined {
  const losers = factions.filter(faction => !hasShip(state, faction) || !hasCrew(state, faction));
  if (losers.length === 0) return undefined;
  if (losers.length === 2) return { winners: [], reason: 'allBeaten', halves: [] };
  return isTruce(state) ? undefined : { winners: [rivalOf(losers[0]!)], reason: 'beaten', halves: [] };
}

function hasShip({ ships }: State, faction: Faction): boolean {
  return ships.some(ship => ship.faction === faction && ship.where !== 'captured');
}

function hasCrew(state: State, faction: Faction): boolean {
  for (const crew of state.crew) {
    if (crew.faction === faction && (crew.aboard === 0 || crew.post !== 'brig') && isConscious(state, crew))
      return true;
  }
  return false;
}

/** RDA-TIER-01, 03, 04, 06, 10, 12 */
function byTier(state: State): MissionResult | undefined {
  const tier = tierOf(state);
  const winner = factions.find(faction => (tier === 1 ? isComplete(state, faction) : hasDelivered(state, faction)));
  if (winner !== undefined) return { winners: [winner], reason: `tier${tier}`, halves: [] };
  if (tier > 1 && !missionOf(state).together && factions.some(faction => isCarrierLost(state, faction))) {
    return { winners: [], reason: 'carrierLost', halves: factions };
  }
  return undefined;
}

/** RDA-WIN-06: whoever holds strictly more of what is needed gets half the reward; where nothing is to be held (RDA-EPIC-06) nobody does. */
export function timeOut(state: State): MissionResult {
  if (missionOf(state).need === 0) return { winners: [], reason: 'timeOut', halves: [] };
  const [renegade, coalition] = factions.map(faction => delivered(state, faction, 'held'));
  const ahead: readonly Faction[] = renegade! > coalition! ? ['renegade'] : coalition! > renegade! ? ['coalition'] : [];
  return { winners: [], reason: 'timeOut', halves: ahead };
}

/** How the match ended. */
export function outcome(state: State): Outcome | undefined {
  if (!state.over || state.result === null) return undefined;
  const { winners } = state.result;
  const richest = [...winners].sort((a, b) => digitsOf(state, b) - digitsOf(state, a));
  return { winners: richest.flatMap(faction => seatsOfFaction(state, faction)), reason: endText(state, state.result) };
}

/** RDA-CAMP-09: of victors together the faction with more digits is first. */
function digitsOf(state: State, faction: Faction): number {
  return seatsOfFaction(state, faction).reduce((sum, seat) => sum + (state.purses[seat] ?? 0), 0);
}
