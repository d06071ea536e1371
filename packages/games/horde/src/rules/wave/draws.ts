import type { Hero, Horde } from '../../types.ts';
import { consciousHeroes, say } from '../table.ts';

const quarters = 4;

/** GSQ-EVENT-03: which of so many each result of the die names, from 1; 0 is rolled again. */
const shares: { readonly [heroes: number]: readonly number[] } = {
  2: [1, 1, 1, 2, 2, 2],
  3: [1, 1, 2, 2, 3, 3],
  4: [1, 2, 3, 4, 0, 0],
};

/** GSQ-EVENT-03: one of the conscious heroes. */
export function drawHero(t: Horde): Hero {
  const heroes = consciousHeroes(t.state);
  if (heroes.length === 1) return heroes[0]!;
  for (;;) {
    const die = t.chance.die();
    const drawn = heroes[shares[heroes.length]![die - 1]! - 1];
    say(t, 'GSQ-EVENT-03', 'event.drawRolled', { die, again: drawn === undefined ? 'yes' : 'no' });
    if (drawn !== undefined) return drawn;
  }
}

/** GSQ-EVENT-07, 08: a table quarter, other than those drawn already. */
export function drawQuarter(t: Horde, drawn: readonly number[] = []): number {
  for (;;) {
    const die = t.chance.die();
    const again = die > quarters || drawn.includes(die);
    say(t, 'GSQ-EVENT-07', 'event.quarterRolled', { die, again: again ? 'yes' : 'no' });
    if (!again) return die;
  }
}

/** GSQ-EVENT-08: several different quarters. */
export function drawQuarters(t: Horde, count: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(drawQuarter(t, drawn));
  return drawn;
}

/** GSQ-EVENT-08: any of a list, each equally likely; nothing out of an empty one. */
export function drawOne<T>(t: Horde, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[t.chance.die(list.length) - 1];
}
