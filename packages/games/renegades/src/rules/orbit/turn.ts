import type { Flow, Ref, SeatId } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Blocked, Described, Params, Renegades, Ship, ShipTurn, State } from '../../types.ts';
import { coalitionShipTurn } from '../coalition/turn.ts';
import { end } from '../lasting.ts';
import { checkEnd } from '../mission/end.ts';
import { rollOff } from '../roll-off.ts';
import { shipInitiativeOf } from '../ship.ts';
import { nameOf, refOf, say, shipNo } from '../table.ts';
import { offerTactics } from '../tactics/moments.ts';
import { mayDeclare, takeCommand } from './abilities.ts';
import { barred, type Deed, deedsOf } from './deeds.ts';
import { horizon } from './move.ts';

/** RDA-ABIL-02, RDA-ORDER-01..04, 07, 08: I’m in Command is declared, then the order is fixed. */
export function* shipPhase(t: Renegades): Flow {
  const { state } = t;
  for (const ship of yield* inOrder(t, state.ships.filter(mayCommand(state)))) yield* askForCommand(t, ship);
  yield* offerTactics(t, 'shipPhaseBegins', {});
  state.order = (yield* inOrder(t, state.ships.filter(isInPlay))).map(({ no }) => no);
  state.stage = 'ships';
}

const isInPlay = ({ where }: Ship) => where !== 'captured';

/** Those who have nothing to declare have no place in the order of declarations. */
const mayCommand = (state: State) => (ship: Ship) =>
  isInPlay(ship) && ship.seat !== null && mayDeclare(state, ship, 'inCommand');

function* askForCommand(t: Renegades, ship: Ship): Flow {
  const choice = yield* t.choose(ship.seat!, 'inCommand', ['pass', 'declare'], {
    params: { ship: nameOf(ship) },
    about: [refOf(ship)],
  });
  if (choice === 'declare') yield* takeCommand(t, ship);
}

/** RDA-ORDER-01, 07, 08, 11: descending initiative, Renegades before Coalition; ties within a faction are for the players. */
export function* inOrder(t: Renegades, ships: readonly Ship[]): Flow<Ship[]> {
  const rank = new Map(ships.map(ship => [ship, shipInitiativeOf(t.state, ship)]));
  return yield* sortByInitiative(t, ships, ship => rank.get(ship)!);
}

/** RDA-ORDER-07, 08, RDA-DEC-21: the same for parties. */
export function* sortByInitiative(
  t: Renegades,
  ships: readonly Ship[],
  initiativeOf: (ship: Ship) => number,
): Flow<Ship[]> {
  const sorted = [...ships].sort(
    (a, b) =>
      initiativeOf(b) - initiativeOf(a) || Number(a.faction === 'coalition') - Number(b.faction === 'coalition'),
  );
  for (let at = 0; at + 1 < sorted.length; at++) {
    const [one, other] = [sorted[at]!, sorted[at + 1]!];
    if (one.faction !== other.faction || initiativeOf(one) !== initiativeOf(other)) continue;
    const first = yield* whoGoesFirst(t, one, other);
    if (first === other) sorted.splice(at, 2, other, one);
  }
  return sorted;
}

/** RDA-ORDER-08: the players concerned decide; of the program's ships a die. */
function* whoGoesFirst(t: Renegades, one: Ship, other: Ship): Flow<Ship> {
  const seats = [...new Set([one.seat, other.seat].filter((seat): seat is SeatId => seat !== null))];
  if (seats.length === 0) return rollOff(t, [one, other], nameOf);
  const options = [one, other].map(ship => ({ key: refOf(ship), refs: [refOf(ship)], label: nameOf(ship), ship }));
  const { ship } = yield* t.choose(seats.length === 1 ? seats[0]! : seats, 'whoFirst', options);
  return ship;
}

/** RDA-ORBIT-01..11: the next thing that the ship whose turn it is does. */
export function* shipsTurn(t: Renegades): Flow {
  const { state } = t;
  const no = state.order[0];
  if (no === undefined) {
    state.stage = 'fighters';
    return;
  }
  const ship = shipNo(state, no);
  if (ship.where === 'captured') return void state.order.shift();
  if (state.turn === null) yield* beginTurn(t, ship);
  if (ship.seat === null) {
    yield* coalitionShipTurn(t, ship);
    yield* endTurn(t, ship);
  } else yield* actOnce(t, ship, ship.seat);
}

function* beginTurn(t: Renegades, ship: Ship): Flow {
  yield* offerTactics(t, 'any', { ship });
  end(ship, 'nextTurn');
  t.state.turn = newTurn(t.state, ship);
  say(t, 'RDA-ORDER-01', 'ship.turn', { ship: nameOf(ship) });
}

/** RDA-ORBIT-01, 04; a failed mutiny leaves one action (E29). */
function newTurn(state: State, ship: Ship): ShipTurn {
  const actions = effects.change(state, 'shipActions', 2, { by: ship });
  return {
    ship: ship.no,
    begun: false,
    actions,
    attacks: 0,
    attacksAllowed: 1,
    moves: 0,
  };
}

/** RDA-DOCK-01, RDA-TILE-08: the end of a turn. */
function* endTurn(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  yield* horizon(t, ship);
  if (ship.where === 'docked' && state.round > ship.landed && !ship.overstays) {
    ship.overstays = true;
    say(t, 'RDA-DOCK-01', 'ship.overstays', { ship: nameOf(ship) });
  }
  end(ship, 'turn', 'attack', 'move');
  ship.usedTurn = [];
  state.turn = null;
  state.order.shift();
}

function* actOnce(t: Renegades, ship: Ship, seat: SeatId): Flow {
  const turn = t.state.turn!;
  const deeds = deedsOf(t.state, ship, turn);
  const chosen = yield* t.choose(seat, 'act', deeds, new DeedsShown(t.state, ship, turn, deeds));
  if (chosen.key !== 'shift' && chosen.key !== 'release') turn.begun = true;
  if (chosen.action) turn.actions--;
  const over = yield* chosen.perform(t, ship, turn);
  if (!chosen.action) checkEnd(t); // RDA-TIER-01: a repair may be all that was missing
  if (over === true) yield* endTurn(t, ship);
}

/** How the question for the next deed is shown; worked out when somebody looks. */
class DeedsShown {
  readonly state: State;
  readonly ship: Ship;
  readonly turn: ShipTurn;
  readonly deeds: readonly Deed[];

  constructor(state: State, ship: Ship, turn: ShipTurn, deeds: readonly Deed[]) {
    this.state = state;
    this.ship = ship;
    this.turn = turn;
    this.deeds = deeds;
  }

  get params(): Params {
    return { ship: nameOf(this.ship), actions: this.turn.actions };
  }

  get about(): Ref[] {
    return [refOf(this.ship)];
  }

  describe(deed: Deed): Described {
    return deed.describe(this.ship);
  }

  blocked(): Blocked[] {
    return barred(this.state, this.ship, this.turn, this.deeds);
  }
}
