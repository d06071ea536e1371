import { isConscious } from '../../rules/table.ts';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';

/** Where a hero stands in the round. */
export type Standing = 'acting' | 'acted' | 'waiting' | 'down';

export function standingOf({ activation }: View, hero: Hero): Standing {
  if (!isConscious(hero)) return 'down';
  if (activation?.hero === hero.no) return 'acting';
  return hero.activated ? 'acted' : 'waiting';
}
