import { catalogue } from '../../catalogue.ts';
import type { Arms, Attack, Change, Endure, State, ZoneId } from '../../types.ts';
import { diceCountText, neededText, upTo } from '../arithmetic.ts';
import { figuresIn } from '../map/map.ts';
import { diceText, say } from '../table.ts';

/** ETS-ENEMYSTAT-10: as the log tells it. */
export const weaknessChange: Change = { by: -1, name: { key: 'sum.sentries' } };

/** ETS-COMBAT-03: the dice, and where their number and the number to hit come from if something has changed them. */
export function sayRoll(
  t: Endure,
  arms: Arms,
  rolled: readonly number[],
  hit: number,
  changes: Attack['changes'],
): void {
  say(t, 'ETS-COMBAT-03', 'attack.rolled', {
    dice: diceText(rolled),
    count: diceCountText(arms.dice, changes.dice),
    hit,
    needed: neededText(arms.hit, upTo(arms.hit, changes.hit, hit)),
  });
}

/** The dice of what attacks with bare numbers, against what may be easier to hit. */
export function rollPlainly(t: Endure, arms: Arms, zone: ZoneId): number {
  const weakness = weaknessOf(t.state, zone);
  const needed = arms.hit - weakness;
  const rolled = t.roll(arms.dice);
  sayRoll(t, arms, rolled, needed, { dice: [], hit: weakness === 0 ? [] : [weaknessChange] });
  return rolled.filter(die => die >= needed).length;
}

/** ETS-ENEMYSTAT-10: what is added to each die where all enemies are of a kind that is easier to hit. */
export function weaknessOf(state: State, zone: ZoneId): number {
  const here = figuresIn(state, zone);
  return here.length > 0 && here.every(({ type }) => catalogue.enemies[type].machine) ? 1 : 0;
}
