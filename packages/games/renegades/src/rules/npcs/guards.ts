import { boardOf, isSameRoom } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Figure, Npc, Renegades } from '../../types.ts';
import { nameOf, say } from '../table.ts';

/** RDA-VILLAIN-20, RDA-STEALTH-10: the guards of the rooms that somebody is in wake, because of it. */
export function triggerGuards(t: Renegades, culprit: Crew): void {
  if (culprit.aboard !== 0 || culprit.on !== 'surface') return;
  rouseRooms(t, culprit, culprit);
}

/** RDA-VILLAIN-20: a guard was attacked or has found somebody: its whole room wakes. */
export function wake(t: Renegades, guard: Npc, culprit: Crew | null): void {
  rouseRooms(t, guard, culprit);
}

/** Everybody who sleeps in the rooms that a figure is in, because of the culprit. */
function rouseRooms(t: Renegades, figure: Figure, culprit: Crew | null): void {
  const board = boardOf(t.state, figure);
  for (const npc of t.state.npcs) {
    if (npc.asleep && isSameRoom(board, npc.cell, figure.cell) && !sleepsOn(t, npc)) rouse(t, npc, culprit);
  }
}

/** M14: neither what happens in its room nor an attack that does not hurt it wakes it. */
function sleepsOn({ state }: Renegades, npc: Npc): boolean {
  return effects.holds(state, 'soundSleep', { by: npc });
}

function rouse(t: Renegades, npc: Npc, culprit: Crew | null): void {
  npc.asleep = false;
  npc.culprit = culprit?.id ?? null;
  say(t, 'RDA-VILLAIN-20', 'npc.wakes', { npc: nameOf(npc) });
}
