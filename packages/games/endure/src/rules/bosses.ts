import type { Flow } from '@starboard/kernel';
import { moods } from '../content/bosses.ts';
import { isBoss } from '../content/enemies.ts';
import { react } from '../effects.ts';
import type { Boss, BossType, Endure, Figure, State } from '../types.ts';
import { type Felling, fell } from './felling.ts';
import { enemyText, say } from './table.ts';

/** What goes with a boss on the map. */
export function bossOf({ bosses }: State, { type }: Pick<Figure, 'type'>): Boss | undefined {
  return isBoss(type) ? bosses.find(boss => boss.type === type) : undefined;
}

export function bossFigure({ figures }: State, boss: BossType): Figure | undefined {
  return figures.find(({ type }) => type === boss);
}

/** ETS-COMBAT-07, ETS-BOSS-23: its wounds stay; without Health it is dead. */
export function* woundBoss(t: Endure, figure: Figure, damage: number, felling: Felling): Flow {
  const boss = bossOf(t.state, figure);
  if (boss === undefined || damage <= 0) return;
  figure.hurt = Math.min(boss.health, figure.hurt + damage);
  const health = boss.health - figure.hurt;
  say(t, 'ETS-COMBAT-07', 'boss.hurt', { boss: enemyText(figure.type, 1), amount: damage, health });
  yield* react(t, 'bossHurt', { figure });
  if (health > 0) return;
  const gone = yield* fell(t, [figure], felling);
  if (gone.length === 0) return;
  boss.status = 'dead';
  boss.mood = null;
}

/** ETS-BDECK table: successes that each attack on it loses. */
export function hideOf({ mood }: Boss): number {
  return mood === null ? 0 : (moods[mood].hide ?? 0);
}
