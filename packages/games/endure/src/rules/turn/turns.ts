import { type Flow, nothing, type Ref } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Action, Blocked, Described, Endure, Params, State, Survivor, TurnRecord } from '../../types.ts';
import { checkEnd } from '../goals.ts';
import { lookAround } from '../map/look-around.ts';
import { startOfTurnCards } from '../resolve/resolve-cards.ts';
import { isAlive, nameOf, say } from '../table.ts';
import { endLasting } from './abilities.ts';
import { endRewardWithTurn } from './accomplishments.ts';
import { actionsOf } from './actions.ts';
import { barredActions } from './blocked.ts';
import { actionsOnBoard } from './loader.ts';
import { manLoader, powerLoader } from './piloting.ts';

/** ETS-SURV-01 */
export const actionsPerTurn = 3;

export function newTurn(actions: number): TurnRecord {
  return { actions, given: actions, zones: 0, moves: 0, entered: 0, searched: [], used: [], madeNoise: false };
}

/** ETS-SURV-13: more actions in this turn. */
export function gainActions(t: Endure, by: Survivor, count: number, rule: string): void {
  by.turn.actions += count;
  by.turn.given += count;
  say(t, rule, 'actions.gained', { who: nameOf(by), count });
}

/** ETS-SURV-13: one action less, in this turn if it is the own and one is left, otherwise in the next. */
export function loseAction(t: Endure, by: Survivor, rule: string): void {
  if (t.state.survivors[t.state.acting] === by && by.turn.actions > 0) {
    by.turn.actions -= 1;
    by.turn.given -= 1;
  } else {
    by.nextActions -= 1;
  }
  say(t, rule, 'actions.lost', { who: nameOf(by), count: 1 });
}

/** ETS-ROUND-02..04: from the first player clockwise, each to the end of its turn; one action is one step. */
export function survivorPhase(t: Endure): Flow {
  const { survivors, acting } = t.state;
  return acting >= 0 ? act(t, survivors[acting]!) : nextTurn(t);
}

function* nextTurn(t: Endure): Flow {
  const { state } = t;
  if (state.turnsTaken === 0) {
    yield* manLoader(t);
    yield* effects.react(t, 'survivorPhaseStarts', {});
    yield* lookAround(t); // ETS-SETUP-19
  }
  const next = nextPlace(state);
  if (next < 0) state.phase = 'enemies';
  else yield* beginTurn(t, next);
}

function nextPlace(state: State): number {
  const { survivors, firstPlayer } = state;
  for (; state.turnsTaken < survivors.length; state.turnsTaken++) {
    const place = (firstPlayer + state.turnsTaken) % survivors.length;
    if (isAlive(survivors[place]!)) return place;
  }
  return -1;
}

/** ETS-SURV-11: what ends now, Loader power, stun, body injury, mission rolls, Resolve cards. */
function* beginTurn(t: Endure, place: number): Flow {
  const { state } = t;
  const by = state.survivors[place]!;
  state.acting = place;
  endLasting(by, 'nextTurn');
  powerLoader(t, by);
  const out = by.stun === 'out' && by.stunRound === state.round; // ETS-STUN-10
  const shaken = by.stun === 'shaken';
  const base = effects.change(state, 'actions', actionsOnBoard(state, by, actionsPerTurn), { by });
  by.turn = newTurn(out ? 0 : Math.max(0, base + by.nextActions - (shaken ? 1 : 0))); // ETS-SURV-13
  if (!out) by.stun = 'no';
  by.nextActions = 0;
  say(t, 'ETS-ROUND-02', 'turn.begins', { who: nameOf(by), actions: by.turn.actions });
  yield* effects.react(t, 'turnStarts', { by });
  yield* startOfTurnCards(t, by);
  yield* lookAround(t);
  if (!isAlive(by)) finishTurn(t, by);
}

/** One action, or the end of the turn. */
function* act(t: Endure, by: Survivor): Flow {
  const { state } = t;
  const options = by.stun === 'out' ? [] : actionsOf(state, by);
  options.push(end);
  const chosen = yield* t.choose(by.seat, 'turn', options, new TurnShown(state, by));
  yield* chosen.do(t, by);
  if (chosen === end || !isAlive(by)) yield* endTurn(t, by);
  else checkEnd(t); // ETS-ODD-05: a card that was used up or dropped may have been the last of its kind
}

/** How the question of a turn is shown; worked out when somebody looks. */
class TurnShown {
  readonly takeOnly = true;
  readonly state: State;
  readonly by: Survivor;

  constructor(state: State, by: Survivor) {
    this.state = state;
    this.by = by;
  }

  get params(): Params {
    return { actions: this.by.turn.actions };
  }

  get about(): Ref[] {
    return [`survivor:${this.by.id}`];
  }

  describe(action: Action): Described {
    return { ...action.describe(this.state), group: action.group };
  }

  blocked(): Blocked[] {
    return barredActions(this.state, this.by);
  }
}

const end: Action = {
  key: 'end',
  group: 'end',
  cost: 0,
  describe: () => ({ label: { key: 'act.end' } }),
  do: () => nothing,
};

/** ETS-SURV-12: whoever dies or leaves ends its turn there. */
function* endTurn(t: Endure, by: Survivor): Flow {
  if (isAlive(by)) yield* effects.react(t, 'turnEnds', { by });
  finishTurn(t, by);
  yield* lookAround(t);
}

function finishTurn(t: Endure, by: Survivor): void {
  const { state } = t;
  endLasting(by, 'turnEnds');
  endRewardWithTurn(t, by);
  if (variantsOf(state).failedCheck === 'turn') for (const each of state.survivors) each.heldIn = -1;
  state.acting = -1;
  state.turnsTaken += 1;
}
