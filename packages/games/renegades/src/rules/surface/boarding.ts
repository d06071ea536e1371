import { type Flow, nothing } from '@starboard/kernel';
import { berthsOn, homeBoardOf, surfaceOf } from '../../field/board.ts';
import type { Crew, Figure, Npc, Renegades, Ship, State } from '../../types.ts';
import { checkEnd } from '../mission/end.ts';
import { isBurning } from '../squares/danger.ts';
import { nearestOnFoot, occupied } from '../squares/walking.ts';
import { takePost } from '../stations.ts';
import { areOpponents, isConscious, nameOf, say, shipNo } from '../table.ts';
import { endStealth } from './stealth.ts';

/** RDA-BOARDING-01, RDA-DOCK-06: somebody comes aboard a ship that is not its own. */
export function board(t: Renegades, figure: Figure, ship: Ship): Flow {
  figure.aboard = ship.no;
  figure.cell = ship.cell;
  say(t, 'RDA-BOARDING-01', 'ship.boarded', { who: nameOf(figure), ship: nameOf(ship) });
  if (figure.kind === 'crew') {
    figure.post = 'boarder';
    endStealth(t, figure, 'RDA-BOARDING-02'); // aboard everybody is next to everybody
    for (const body of t.state.crew) if (body.bearer === figure.id) body.cell = ship.cell;
  }
  checkEnd(t);
  return nothing;
}

/** Conscious crew that defends a ship: aboard, of its faction, and not in its brig. */
export function defendersOf(state: State, ship: Ship): Crew[] {
  return state.crew.filter(
    crew =>
      crew.aboard === ship.no && crew.faction === ship.faction && crew.post !== 'brig' && isConscious(state, crew),
  );
}

/** Conscious crew that has come aboard to take a ship. */
export function boardersOf(state: State, ship: Ship): Crew[] {
  return state.crew.filter(
    crew =>
      crew.aboard === ship.no && crew.post === 'boarder' && areOpponents(state, crew, ship) && isConscious(state, crew),
  );
}

/** RDA-BOARDING-07: at least one opposing crewmember and no conscious defender is aboard. */
export function isTakenOver(state: State, ship: Ship): boolean {
  return boardersOf(state, ship).length > 0 && defendersOf(state, ship).length === 0;
}

/** RDA-KO-08: once its faction holds the ship, those knocked out aboard are brought to the Med Bay, captives too. */
export function tendTheFallen(t: Renegades, ship: Ship): void {
  const { state } = t;
  const fallen = state.crew.filter(
    crew => crew.aboard === ship.no && crew.post !== 'medbay' && crew.post !== 'brig' && !isConscious(state, crew),
  );
  if (fallen.length === 0 || defendersOf(state, ship).length === 0) return;
  if (boardersOf(state, ship).length > 0 || state.npcs.some(({ aboard }) => aboard === ship.no)) return;
  for (const crew of fallen) takePost(t, crew, 'medbay');
}

/** Leaves the ship for the free square nearest to its dock. */
export function leaveShip(t: Renegades, npc: Npc): void {
  const { state } = t;
  const ship = shipNo(state, npc.aboard);
  const squares = ship.where === 'landed' ? homeBoardOf(state.chase!) : surfaceOf(state);
  const taken = [...occupied(state, squares, npc), ...berthsOn(state, squares)];
  const isOpen = (cell: number) => !taken.includes(cell) && !isBurning(state, squares, cell);
  const [cell = ship.cell] = nearestOnFoot(state, squares, ship.cell, 1, isOpen);
  Object.assign(npc, { aboard: 0, on: squares.name, cell });
  say(t, 'RDA-BOARDING-14', 'ship.left', { who: nameOf(npc), ship: nameOf(ship) });
}
