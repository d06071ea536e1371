import { latticeTolerance } from '@starboard/space';
import { gapBetween } from '../../field/measure.ts';
import { isCovered } from '../../field/sight.ts';
import type { Hero, State, Unit } from '../../types.ts';
import { lastingThat } from '../lasting.ts';
import { consciousHeroes } from '../table.ts';
import { woundsLeft } from '../wounds.ts';

/** GSQ-SKILL-29: the hero that taunts a unit. */
export function taunterOf(unit: Unit): number | undefined {
  return lastingThat(unit, 'provokes')?.by;
}

/**
 * GSQ-AI-08: of the heroes that are targets the one it shoots at first: who taunts it, who is without cover, nearest, fewest
 * wounds left, lower number. Rays cost most, so that heroes are looked at in that order until one will do.
 */
export function bestOf(state: State, by: Unit, isTarget: (hero: Hero) => boolean): Hero | undefined {
  const heroes = consciousHeroes(state);
  const taunter = taunterOf(by);
  const taunting = heroes.find(({ no }) => no === taunter);
  if (taunting !== undefined && isTarget(taunting)) return taunting;
  let covered: Hero | undefined;
  for (const hero of nearestFirst(state, by, heroes)) {
    if (!isTarget(hero)) continue;
    if (!isCovered(state, by, hero)) return hero;
    covered ??= hero;
  }
  return covered;
}

/** Heroes come in hero order, so that ties are settled by standing still. */
function nearestFirst(state: State, by: Unit, heroes: readonly Hero[]): Hero[] {
  const ranked = heroes.map(hero => ({ hero, gap: gapBetween(state, by, hero) }));
  ranked.sort((a, b) => {
    const nearer = a.gap - b.gap;
    return Math.abs(nearer) > latticeTolerance ? nearer : woundsLeft(a.hero) - woundsLeft(b.hero); // GSQ-GEO-16
  });
  return ranked.map(({ hero }) => hero);
}
