import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { elevatorPairs, kindOfNode } from '../../map/index.ts';
import type { Endeavours, Stack, State, YearNote } from '../../types.ts';
import { can } from '../cards.ts';
import { decommissionStack } from '../losing.ts';
import { reviewMissions } from '../missions/credit.ts';
import { missionsFallDue } from '../missions/due.ts';
import { finish, scoreOf } from '../missions/score.ts';
import { beltRoll } from '../move/belts.ts';
import { stackThereOption } from '../options.ts';
import { recoverCompany } from '../people/people.ts';
import { isUnlocked } from '../playmats.ts';
import { lastYear } from '../season.ts';
import { hasFactory } from '../sites.ts';
import { nameOfNode, player, say } from '../table.ts';

/** END-CORE-18: in this order; in year 84 the score instead of an event. */
export function* endOfYearChecks(t: Endeavours): Flow {
  const { state } = t;
  yield* standInBelts(t);
  yield* keepLimits(t);
  spendBatteries(state);
  yield* missionsFallDue(t);
  yield* effects.react(t, 'yearEnds', {});
  recoverCompany(state);
  recoverAtYearEnd(state);
  clearSkies(state);
  loseElevators(t);
  yield* reviewMissions(t);
  state.log.push(noteOf(state));
  if (state.year === lastYear) return finish(t); // END-SUNSPOT-03
  state.stage = 'event';
}

/** END-BELT-03: with net thrust 0. */
function* standInBelts(t: Endeavours): Flow {
  for (const stack of [...t.state.stacks]) {
    if (!stack.moved && stack.node !== null && kindOfNode(stack.node) === 'belt') yield* beltRoll(t, stack, 0);
  }
}

/** END-CORE-04, 23: outposts beyond the limit are emptied, the Player choosing which. */
function* keepLimits(t: Endeavours): Flow {
  const { state } = t;
  for (let over = excess(state); over.length > 0; over = excess(state)) {
    const { stack } = yield* t.choose(player, 'limit.outpost', over.map(stackThereOption), { takeOnly: true });
    say(t, 'END-CORE-23', 'limit.emptied', {});
    yield* decommissionStack(t, stack, 'limit');
  }
}

/** The outposts of which one must go: more than two, or an expansion that is not in play. */
function excess(state: State): Stack[] {
  const outposts = state.stacks.filter(({ kind }) => kind === 'outpost');
  if (outposts.length > 2) return outposts;
  return state.stacks.filter(
    ({ kind }) => (kind === 'spaceOutpost' || kind === 'siteOutpost') && !isUnlocked(state, kind),
  );
}

/** END-EQUIP-18: one that supplied anything this year is spent. */
function spendBatteries(state: State): void {
  for (const { cards } of state.stacks) {
    for (const card of cards) {
      if (can(card.card, 'drains') && card.uses > 0) {
        card.side = 'back';
        card.uses = 0;
      }
    }
  }
}

/** B07, D06: whoever is where it is easy to recover. */
function recoverAtYearEnd(state: State): void {
  for (const stack of state.stacks) {
    for (const card of stack.cards) {
      if (card.lonely && effects.tell(state, 'recovers', { by: stack, card }).length > 0) card.lonely = false;
    }
  }
}

/** END-OBSCARD-14: Discarded when their years have run out. */
function clearSkies(state: State): void {
  const over = state.skies.filter(({ until }) => until <= state.year);
  state.observation.discard.push(...over.map(({ card }) => card));
  state.skies = state.skies.filter(({ until }) => until > state.year);
}

/** END-ELEVATOR-04 */
function loseElevators(t: Endeavours): void {
  const { state } = t;
  state.elevators = state.elevators.filter(pair => {
    const ends = elevatorPairs.find(([a, b]) => `${a}/${b}` === pair)!;
    if (ends.some(end => hasFactory(state, end))) return true;
    say(t, 'END-ELEVATOR-04', 'elevator.lost', { a: nameOfNode(ends[0]), b: nameOfNode(ends[1]) });
    return false;
  });
}

/** END-HIDDEN-10: what the timeline and the charts show of a year. */
export function noteOf(state: State): YearNote {
  return {
    year: state.year,
    event: null,
    bank: state.bank,
    score: scoreOf(state),
    discoveries: Object.keys(state.filled).length,
    water: state.stacks.reduce((sum, { cargo }) => sum + cargo.water, 0),
  };
}
