import type { Flow } from '@starboard/kernel';
import type { Crew, Figure, Renegades, State } from '../../types.ts';
import { canScan } from '../squares/sight.ts';
import { skillOf } from '../stats.ts';
import { areOpponents, isConscious, nameOf, refOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';

/** RDA-SEARCH-06, RDA-RUL-23: one Search/Scan test in a round, of any kind. */
const scanned = 'scan';

export function mayScan(state: State, crew: Crew): boolean {
  return !crew.usedRound.includes(scanned) && skillOf(state, crew, 'search') > 0;
}

export function noteScan(crew: Crew): void {
  crew.usedRound.push(scanned);
}

/** RDA-SCAN-02, 03, 08: hidden opponents on its tile and in its sight whom somebody has not found yet. */
export function hiddenInSight(state: State, by: Figure): Crew[] {
  const hidden: Crew[] = [];
  for (const crew of state.crew) {
    if (!crew.stealth || !areOpponents(state, by, crew) || by.detected.includes(refOf(crew))) continue;
    if (isConscious(state, crew) && canScan(state, by, crew)) hidden.push(crew);
  }
  return hidden;
}

/** RDA-SCAN-05, RDA-RUL-55: found by this one alone, until the round ends. */
export function detect(t: Renegades, by: Figure, hidden: readonly Crew[]): void {
  for (const crew of hidden) {
    by.detected.push(refOf(crew));
    say(t, 'RDA-SCAN-05', 'scan.detected', { who: nameOf(by), crew: nameOf(crew) });
  }
}

/** RDA-SCAN-01 */
export function* scanRoom(t: Renegades, crew: Crew): Flow {
  noteScan(crew);
  if (yield* takeTest(t, { by: crew, skill: 'search', target: 5, purpose: 'roomScan' })) {
    detect(t, crew, hiddenInSight(t.state, crew));
  }
}
