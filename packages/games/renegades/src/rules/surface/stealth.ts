import { type Flow, nothing } from '@starboard/kernel';
import { type Board, isObstructed } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Figure, Renegades, State, WhyNot } from '../../types.ts';
import { bearsHeavy } from '../burden.ts';
import { triggerGuards } from '../npcs/guards.ts';
import { skillOf } from '../stats.ts';
import { nameOf, refOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';

/** RDA-STEALTH-05, RDA-SCAN-05: whether the one can see and target the other: not in stealth, or found by it. */
export function isVisibleTo(_state: State, by: Figure, target: Figure): boolean {
  if (target.kind !== 'crew' || !target.stealth) return true;
  if (by.kind === 'crew' && by.faction === target.faction) return true;
  return by.detected.includes(refOf(target));
}

/** RDA-STEALTH-03, 12: next to a wall, in a doorway or in obstructed terrain. */
export function isCover(state: State, board: Board, cell: number): boolean {
  return board.sheltered[cell] === 1 || board.doorway[cell] === 1 || isObstructed(state, board, cell);
}

/** RDA-STEALTH-15: whether a step leads onto a square of another room; a tile border is crossed into one, too. */
export function entersRoom({ rooms }: Board, from: number, to: number): boolean {
  const known = rooms[from]!;
  for (const room of rooms[to]!) if (!known.includes(room)) return true;
  return false;
}

/** RDA-STEALTH-07, 08, 14, RDA-TEST-04: why somebody can make no Stealth test now. */
export function whyNotHide(state: State, crew: Crew): WhyNot | undefined {
  if (crew.exposed) return { reason: { key: 'crewBar.exposed' }, rule: 'RDA-STEALTH-07' };
  if (bearsHeavy(state, crew)) return { reason: { key: 'crewBar.heavy' }, rule: 'RDA-PARAM-13' };
  if (skillOf(state, crew, 'stealth') === 0) return { reason: { key: 'crewBar.noSkill' }, rule: 'RDA-TEST-04' };
  const [reason] = effects.tell(state, 'whyNotStealth', { by: crew });
  return reason && { reason, rule: 'RDA-STEALTH-14' };
}

/** RDA-STEALTH-01 */
export function stealthTest(t: Renegades, crew: Crew): Flow<boolean> {
  return takeTest(t, { by: crew, skill: 'stealth', target: 5, purpose: 'stealth' });
}

/** RDA-STEALTH-03 */
export function hide(t: Renegades, crew: Crew): void {
  crew.stealth = true;
  say(t, 'RDA-STEALTH-03', 'stealth.begins', { crew: nameOf(crew) });
}

/** Ends stealth, if there is any; `bars` it for the rest of the round, too (RDA-STEALTH-07, 08). */
export function endStealth(t: Renegades, crew: Crew, rule: string, bars = false): void {
  if (bars) crew.exposed = true;
  if (!crew.stealth) return;
  crew.stealth = false;
  say(t, rule, 'stealth.ends', { crew: nameOf(crew) });
}

/** RDA-STEALTH-04, 10, 16, RDA-VILLAIN-20: before a Move stealth is kept by a test, or given up. */
export function keepStealth(t: Renegades, crew: Crew, tries: boolean): Flow {
  return crew.stealth ? keepOrLose(t, crew, tries) : nothing;
}

function* keepOrLose(t: Renegades, crew: Crew, tries: boolean): Flow {
  if (tries && whyNotHide(t.state, crew) === undefined && (yield* stealthTest(t, crew))) return;
  endStealth(t, crew, 'RDA-STEALTH-04');
  alarm(t, crew);
}

/** RDA-VILLAIN-20: guards of the rooms that somebody is in openly wake. */
export function alarm(t: Renegades, crew: Crew): void {
  if (t.state.npcs.some(({ asleep }) => asleep)) triggerGuards(t, crew);
}
