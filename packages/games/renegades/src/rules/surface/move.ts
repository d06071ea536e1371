import type { Flow, SeatId } from '@starboard/kernel';
import { costTo, wayThere } from '../../field/ways.ts';
import type { Crew, Figure, Renegades, Ship } from '../../types.ts';
import { end } from '../lasting.ts';
import { checkEnd } from '../mission/end.ts';
import { isBurning, isLeap } from '../squares/danger.ts';
import { runsOf } from '../squares/pick.ts';
import { comeAboard } from '../stations.ts';
import { speedOf } from '../stats.ts';
import { deciderOf, isConscious, nameOf, refOf, say, shipNo } from '../table.ts';
import { board } from './boarding.ts';
import { burn, landHard } from './danger.ts';
import { elude, eludeAll, engaging } from './elude.ts';
import { costOf, engagesAt, type Ground, lookAround, type Stroll } from './ground.ts';
import { alarm, endStealth, entersRoom, hide, isCover, keepStealth, stealthTest, whyNotHide } from './stealth.ts';

/** How a Move is made. */
interface Moving {
  /** Its Speed, unless an ability says otherwise. */
  readonly points?: number;
  /** RDA-STEALTH-01, 04, 16: with a Stealth test, to keep stealth or before the step into another room. */
  readonly sneaks?: boolean;
}

/** RDA-MOVE-09..15, RDA-ELUDE, RDA-STEALTH: one Move of a crewmember; false if it could not get away, and nothing is spent (RDA-RUL-44). */
export function* moveCrew(t: Renegades, crew: Crew, { points, sneaks = false }: Moving = {}): Flow<boolean> {
  const wasHidden = crew.stealth;
  yield* keepStealth(t, crew, sneaks);
  const opponents = engaging(t.state, crew);
  if (!(yield* eludeAll(t, crew, opponents))) return false;
  const stroll: Stroll = {
    left: points ?? speedOf(t.state, crew),
    eluded: [...opponents],
    sneaks: sneaks && !wasHidden && whyNotHide(t.state, crew) === undefined,
  };
  yield* walk(t, crew, stroll);
  moved(t, crew);
  return true;
}

/** RDA-DEPLOY-07, RDA-BOARDING-05, 06: a Move from the dock square by somebody aboard; opponents aboard must be eluded. */
export function* disembark(t: Renegades, crew: Crew): Flow<boolean> {
  const { aboard, post } = crew;
  const ship = shipNo(t.state, aboard);
  if (!(yield* eludeAll(t, crew, engaging(t.state, crew)))) return false;
  Object.assign(crew, {
    aboard: 0,
    cell: ship.cell,
    on: ship.where === 'landed' ? 'home' : 'surface',
    post: 'quarters',
  });
  moveTo(t, crew, ship.cell);
  yield* walk(t, crew, { left: speedOf(t.state, crew), eluded: [], sneaks: false });
  if (crew.aboard === 0 && crew.cell === ship.cell && isConscious(t.state, crew)) Object.assign(crew, { aboard, post });
  else if (crew.aboard === 0) say(t, 'RDA-DEPLOY-07', 'crew.disembarks', { crew: nameOf(crew), ship: nameOf(ship) });
  moved(t, crew);
  return true;
}

/** What ends with a Move; RDA-TIER-06: on a home board the mission may. */
function moved(t: Renegades, crew: Crew): void {
  const { party } = t.state;
  if (party?.crew === crew.id) party.moves++;
  if (!crew.usedTurn.includes('moved')) crew.usedTurn.push('moved');
  end(crew, 'move', 'nextMove');
  if (crew.on === 'home') checkEnd(t);
}

/** One square after the other, until the walker stops, is stopped or has no points left. */
function* walk(t: Renegades, crew: Crew, stroll: Stroll): Flow {
  const seat = deciderOf(t.state, crew);
  if (seat === null) return;
  while (stroll.left > 0) {
    const ground = lookAround(t.state, crew, stroll);
    if (ground.places.every(place => place === crew.cell)) return;
    const cell = yield* t.pickPlace(seat, 'walk', crew.on, runsOf(ground.places), {
      params: { crew: nameOf(crew), left: stroll.left },
      about: [refOf(crew)],
      rule: 'RDA-MOVE-09',
    });
    if (cell === crew.cell || !(yield* goTo(t, crew, stroll, ground, cell, seat))) return;
  }
}

/** Goes to a square that was picked; false if the Move is over with it. */
function* goTo(t: Renegades, crew: Crew, stroll: Stroll, ground: Ground, cell: number, seat: SeatId): Flow<boolean> {
  const gangway = ground.gangways.find(({ ship }) => ship.cell === cell);
  if (gangway !== undefined) {
    follow(t, crew, ground, gangway.from);
    stroll.left = 0;
    yield* enterShip(t, crew, gangway.ship);
    return false;
  }
  const sure = costTo(ground.reach, cell);
  if (sure < 0 || (yield* wantsToLeap(t, crew, ground, cell, seat)))
    return yield* stepTo(t, crew, stroll, ground, cell);
  follow(t, crew, ground, cell);
  stroll.left -= sure;
  return true;
}

/** RDA-DEC-18: where there is a longer way round. */
function* wantsToLeap(
  t: Renegades,
  crew: Crew,
  { board: { level }, board, walk: { flies } }: Ground,
  cell: number,
  seat: SeatId,
) {
  if (level[cell] !== -1 || flies || !isLeap(board, crew.cell, cell)) return false;
  const params = { crew: nameOf(crew) };
  return (yield* t.choose(seat, 'leap', ['walk', 'leap'], { params, about: [refOf(crew)] })) === 'leap';
}

/** Along the cheapest way, which has no tests and no danger on it. */
function follow(t: Renegades, crew: Crew, { reach, board: { rooms } }: Ground, cell: number): void {
  const { stealth } = crew;
  const guarded = !stealth && t.state.npcs.some(({ asleep }) => asleep);
  if (guarded) for (const each of wayThere(reach, cell)) passThrough(t, crew, rooms, each);
  else moveTo(t, crew, cell);
}

/** RDA-VILLAIN-20: whoever enters a room openly has declined the test. */
function passThrough(t: Renegades, crew: Crew, rooms: readonly (readonly number[])[], cell: number): void {
  const known = rooms[crew.cell]!;
  moveTo(t, crew, cell);
  if (rooms[cell]!.some(room => !known.includes(room))) alarm(t, crew);
}

/** Somebody is on another square, and whom it carries with it. */
export function moveTo({ state }: Renegades, crew: Crew, cell: number): void {
  crew.cell = cell;
  for (const other of state.crew) if (other.bearer === crew.id) other.cell = cell;
}

/** A single step with its test or danger; false if the Move is over with it. */
function* stepTo(t: Renegades, crew: Crew, stroll: Stroll, ground: Ground, cell: number): Flow<boolean> {
  const { state } = t;
  const { board: squares, opponents } = ground;
  if (stroll.sneaks && entersRoom(squares, crew.cell, cell)) {
    stroll.sneaks = false;
    if (!(yield* stealthTest(t, crew))) return true; // RDA-STEALTH-02: it may stay out, or enter openly
    hide(t, crew);
    if (!isCover(state, squares, cell) || ground.taken.includes(cell)) return true;
  }
  const opponent = opponents.find(each => each.cell === cell);
  if (opponent !== undefined && !crew.stealth) return yield* passing(t, crew, stroll, [opponent]);
  if (state.variants.adjacentPassage && !crew.stealth && !ground.walk.flies) {
    const near = opponents.filter(each => engagesAt(state, squares, each, crew, cell));
    if (!(yield* passing(t, crew, stroll, near))) return false;
  }
  const leaps = isLeap(squares, crew.cell, cell) && !ground.walk.flies;
  stroll.left -= costOf(state, squares, crew, ground.walk, cell);
  const from = crew.cell;
  moveTo(t, crew, cell);
  if (crew.stealth && !isCover(state, squares, cell)) {
    endStealth(t, crew, 'RDA-STEALTH-03');
    alarm(t, crew);
  } else if (!crew.stealth && entersRoom(squares, from, cell)) alarm(t, crew);
  if (leaps) yield* landHard(t, crew);
  if (isConscious(state, crew) && isBurning(state, squares, cell)) yield* burn(t, crew);
  return isConscious(state, crew);
}

/** RDA-MOVE-11, 12, RDA-VAR-19: eludes opponents on the way; a failure ends the Move. */
function* passing(t: Renegades, crew: Crew, stroll: Stroll, opponents: readonly Figure[]): Flow<boolean> {
  for (const opponent of opponents) {
    if (!(yield* elude(t, crew, opponent))) return false;
    stroll.eluded.push(opponent);
  }
  return true;
}

/** RDA-ACTION-01, RDA-BOARDING-01, 16 */
function enterShip(t: Renegades, crew: Crew, ship: Ship): Flow {
  return ship.no === crew.ship ? comeAboard(t, crew) : board(t, crew, ship);
}
