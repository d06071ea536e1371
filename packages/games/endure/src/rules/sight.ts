import type { Flow } from '@starboard/kernel';
import { lastingEffects } from '../content/abilities/index.ts';
import { typeBit } from '../content/enemies.ts';
import type { Endure, State, Survivor, Token, ZoneId } from '../types.ts';
import { canSee, isDark, waysOf } from './map.ts';
import { checkEnd } from './mission.ts';
import { reveal } from './radar.ts';
import { resolveTest } from './resolve.ts';
import { inTurnOrder, placeOf } from './table.ts';

/**
 * ETS-LOS-15, ETS-ODD-03: what has come into view takes effect at once, tokens first, until nothing new is seen. Ends the
 * mission if that is what it came to.
 */
export function* lookAround(t: Endure, except?: Token): Flow {
  for (;;) {
    const token = t.state.tokens.find(each => each !== except && isInView(t.state, each.zone));
    if (token !== undefined) {
      yield* reveal(t, token);
      continue;
    }
    const due = noticeEnemies(t.state);
    if (due.length === 0) break;
    for (const survivor of due) yield* resolveTest(t, survivor, 'ETS-RESOLVE-02');
  }
  checkEnd(t);
}

/** Whether any survivor sees a zone. */
export function isInView(state: State, zone: ZoneId): boolean {
  for (const survivor of state.survivors) {
    if (survivor.status === 'alive' && canSee(state, survivor.zone, zone)) return true;
  }
  return false;
}

/** ETS-RESOLVE-06..09: who sees a type that it did not see before, in turn order, one entry for each such type. */
function noticeEnemies(state: State): Survivor[] {
  const due: Survivor[] = [];
  for (const survivor of inTurnOrder(state)) {
    const seen = look(state, survivor);
    for (let news = seen & ~survivor.inView; news !== 0; news &= news - 1) due.push(survivor);
    survivor.inView = seen;
  }
  return due;
}

/** The types that a survivor sees. ETS-ENEMY-08: in the Survivor phase, whoever sees is seen. */
function look(state: State, survivor: Survivor): number {
  const { figures, phase } = state;
  const { survey, count } = waysOf(state);
  const row = survivor.zone * count;
  const dark = isDark(state);
  const noticed = phase === 'survivors' ? 1 << placeOf(state, survivor) : 0;
  const hidden = noticed !== 0 && isHidden(survivor);
  let seen = 0;
  for (const figure of figures) {
    const here = figure.zone === survivor.zone;
    if (!here && (dark || survey.sights[row + figure.zone] === 65_535)) continue;
    seen |= typeBit(figure.type);
    if (here || !hidden) figure.saw |= noticed;
  }
  return seen;
}

/** ETS-CLASS-08: enemies outside its zone do not see it. */
export function isHidden(survivor: Survivor): boolean {
  return survivor.lasting.some(({ what }) => lastingEffects[what]?.hides === true);
}

/** ETS-ENEMY-02: whether an enemy in a zone sees a survivor. */
export function isSeenFrom(state: State, survivor: Survivor, zone: ZoneId): boolean {
  if (survivor.zone === zone) return true;
  return canSee(state, zone, survivor.zone) && !isHidden(survivor);
}
