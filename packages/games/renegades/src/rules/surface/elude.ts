import type { Flow } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { boardOf, dist } from '../../field/board.ts';
import type { Crew, Figure, Renegades, State } from '../../types.ts';
import { inMelee } from '../squares/sight.ts';
import { flies } from '../stats.ts';
import { areOpponents, isConscious, nameOf, refOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';

/** RDA-ELUDE-05, RDA-DRONE-02, RDA-EPIC-06: drones and the Monolith hold nobody, but their squares are barred (RDA-MOVE-15). */
export function isDrone(figure: Figure): boolean {
  if (figure.kind !== 'npc') return false;
  const { rank } = npcCardOf(figure.npc);
  return rank === 'drone' || rank === 'object';
}

/** RDA-ELUDE-01, 05, 07, 10, 12, 13: opponents that somebody must elude to walk away: next to it, and able to strike it. */
export function engaging(state: State, crew: Crew, hidden = crew.stealth): readonly Figure[] {
  if (hidden) return [];
  const board = boardOf(state, crew);
  const isNear = (other: Figure) =>
    other.aboard === crew.aboard &&
    other.on === crew.on &&
    (crew.aboard !== 0 || dist(board, other.cell, crew.cell) <= 1) &&
    engages(state, other, crew);
  const found: Figure[] = [];
  for (const npc of state.npcs) if (isNear(npc) && !isDrone(npc)) found.push(npc);
  for (const other of state.crew) if (other.faction !== crew.faction && isNear(other)) found.push(other);
  return found.length > 0 && flies(state, crew) ? [] : found;
}

/** RDA-ELUDE-10, 13 */
function engages(state: State, other: Figure, crew: Crew): boolean {
  if (other.stunned || !areOpponents(state, other, crew)) return false;
  if (other.kind === 'crew' && (other.stealth || other.post === 'brig' || !isConscious(state, other))) return false;
  return inMelee(state, other, crew);
}

/** RDA-ELUDE-02..04, RDA-MOVE-12: one test; after a failure no more Moves in this round. */
export function* elude(t: Renegades, crew: Crew, opponent: Figure): Flow<boolean> {
  const about = refOf(opponent);
  if (yield* takeTest(t, { by: crew, skill: 'stealth', target: 5, purpose: 'elude', about })) return true;
  crew.held = true;
  say(t, 'RDA-ELUDE-04', 'elude.held', { crew: nameOf(crew), opponent: nameOf(opponent) });
  return false;
}

/** RDA-ELUDE-03, 08: everybody who is adjacent when the Move begins; all tests must succeed. */
export function* eludeAll(t: Renegades, crew: Crew, opponents: readonly Figure[]): Flow<boolean> {
  for (const opponent of opponents) if (!(yield* elude(t, crew, opponent))) return false;
  return true;
}
