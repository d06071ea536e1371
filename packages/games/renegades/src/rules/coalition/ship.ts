import type { Flow } from '@starboard/kernel';
import { planetAt } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Renegades, Ship, ShipTurn, State, Vessel } from '../../types.ts';
import { shipAttack, shipTargets } from '../orbit/attack.ts';
import { mayRelease, release } from '../orbit/crew.ts';
import { liftOff, liftOffSquares, mayAscend } from '../orbit/landing.ts';
import { isBadlyDamaged, movementOf } from '../ship.ts';
import { takePost } from '../stations.ts';
import { areOpponents, crewAboard, isConscious, occupantOf, specialtiesOf, vesselsInOrbit } from '../table.ts';
import { type Errand, errandOf, isAwaited, targetOf } from './aims.ts';
import { type Aim, aimAt, aimForPlanet, BestPose, flyFor } from './flight.ts';
import { descend } from './landing.ts';

/** What is decided once for a whole turn. */
interface Plan {
  target?: Vessel | undefined;
  isChosen: boolean;
}

/** RDA-SOLO-06..11, 24..28, 30, 33, 34: the whole turn of a ship that the program runs. */
export function* coalitionShipTurn(t: Renegades, ship: Ship): Flow {
  const turn = t.state.turn!;
  yield* makeReady(t, ship);
  const plan: Plan = { isChosen: false };
  while (turn.actions > 0 && (yield* nextAction(t, ship, turn, plan)));
  ship.hurtBy = {};
}

/** RDA-BRIG-03, RDA-STATION-04, RDA-SOLO-32: what is free at the beginning. */
function* makeReady(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  if (mayRelease(state, ship)) yield* release(t, ship);
  for (const crew of crewAboard(state, ship)) {
    const isFree = (crew.post === 'quarters' || crew.post === 'medbay') && isConscious(state, crew);
    const station = isFree && specialtiesOf(crew).find(each => occupantOf(state, ship, each) === undefined);
    if (station) takePost(t, crew, station);
  }
  for (const offer of effects.tell(state, 'offers', { by: ship }).flat())
    if (offer.cost === 'free') yield* offer.take(t);
}

/** One action; false if the turn is over. */
function* nextAction(t: Renegades, ship: Ship, turn: ShipTurn, plan: Plan): Flow<boolean> {
  const { state } = t;
  if (ship.where !== 'orbit') {
    if (staysDown(state, ship) || !mayAscend(state, ship)) return false;
    turn.actions--;
    liftOff(t, ship, liftOffPose(state, ship));
    return true;
  }
  const errand = errandOf(state, ship);
  if (errand !== undefined) {
    if (planetAt(state, ship) === errand.planet) {
      if (yield* descend(t, ship, errand)) return false; // RDA-DEPLOY-03
    } else if (travel(t, ship, turn, errand)) return true;
  }
  return yield* fight(t, ship, turn, plan);
}

/** RDA-SOLO-25, 27, 28: in repair, or waiting for those it came to fetch. */
function staysDown(state: State, ship: Ship): boolean {
  if (ship.where === 'home') return isBadlyDamaged(ship);
  if (isBadlyDamaged(ship)) return false;
  return ship.where === 'landed' || isAwaited(state, ship);
}

/** RDA-DEPLOY-08: as near to a target as can be. */
function liftOffPose(state: State, ship: Ship): number {
  const targets = vesselsInOrbit(state).filter(each => each.kind === 'ship' && areOpponents(state, ship, each));
  const aims = targets.map(target => aimAt(state, { ...ship, where: 'orbit' }, target));
  const nearest: Aim = {
    canAttack: (cell, ahead) => aims.some(aim => aim.canAttack(cell, ahead)),
    distance: cell => Math.min(Number.MAX_SAFE_INTEGER, ...aims.map(aim => aim.distance(cell))),
  };
  const best = new BestPose(nearest);
  for (const cell of liftOffSquares(state, ship))
    for (let ahead = 0; ahead < 8; ahead++) best.offer(cell * 8 + ahead, 0);
  return best.pose;
}

function travel(t: Renegades, ship: Ship, turn: ShipTurn, { planet }: Errand): boolean {
  if (!flyFor(t, ship, aimForPlanet(t.state, ship, planet))) return false;
  turn.actions--;
  turn.moves++;
  return true;
}

/** RDA-SOLO-06, 30: it closes in and attacks if it can; else it moves twice. */
function* fight(t: Renegades, ship: Ship, turn: ShipTurn, plan: Plan): Flow<boolean> {
  const { state } = t;
  if (!plan.isChosen) Object.assign(plan, { target: targetOf(t, ship), isChosen: true });
  const { target } = plan;
  if (target === undefined) return false;
  const aim = aimAt(state, ship, target);
  const closesIn = turn.moves === 0 && turn.actions > 1 && movementOf(state, ship) > 0;
  if (closesIn && flyFor(t, ship, aim)) {
    turn.actions--;
    turn.moves++;
    return true;
  }
  if (turn.attacks < turn.attacksAllowed && shipTargets(state, ship).includes(target)) {
    turn.actions--;
    turn.attacks++;
    yield* shipAttack(t, ship, target);
    return false;
  }
  if (closesIn || !flyFor(t, ship, aim)) return false;
  turn.actions--;
  turn.moves++;
  return true;
}
