import { discard, type Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Boss, BossCardId, BossType, Change, Endure, Figure, MoodId, State, Survivor } from '../../types.ts';
import { type Felling, fell } from '../combat/felling.ts';
import { canSee } from '../map/map.ts';
import { loseResolve } from '../resolve/resolve.ts';
import { enemyText, inTurnOrder, say } from '../table.ts';
import { isBoss } from './kinds.ts';

/** What goes with a boss on the map. */
export function bossOf({ bosses }: State, { type }: Pick<Figure, 'type'>): Boss | undefined {
  return bosses.length > 0 && isBoss(type) ? bosses.find(boss => boss.type === type) : undefined;
}

export function bossFigure({ figures }: State, boss: BossType): Figure | undefined {
  return figures.find(({ type }) => type === boss);
}

/** ETS-BOSS-02: the sight of a boss that shows itself costs 1 Resolve, besides the test. */
export function* meetBosses(t: Endure, appeared: readonly Figure[]): Flow {
  const { state } = t;
  for (const figure of appeared) {
    const boss = bossOf(state, figure);
    if (boss === undefined) continue;
    boss.status = 'here';
    for (const survivor of inTurnOrder(state)) {
      if (canSee(state, survivor.zone, figure.zone)) yield* loseResolve(t, survivor, 1, 'ETS-BOSS-02');
    }
  }
}

/** ETS-COMBAT-07, ETS-BOSS-23: its wounds stay; without Health it is dead. */
export function* woundBoss(t: Endure, figure: Figure, damage: number, felling: Felling): Flow {
  const boss = bossOf(t.state, figure);
  if (boss === undefined) return;
  const lost = Math.min(damage, boss.health - figure.hurt);
  if (lost <= 0) return;
  figure.hurt += lost;
  const health = boss.health - figure.hurt;
  say(t, 'ETS-COMBAT-07', 'boss.hurt', { boss: enemyText(figure.type, 1), amount: lost, health });
  yield* effects.react(t, 'bossHurt', { figure });
  if (health > 0) return;
  const gone = yield* fell(t, [figure], felling);
  if (gone.length === 0) return;
  boss.status = 'dead';
  boss.mood = null;
}

/** Health that a boss has lost comes back, never more than it started with. */
export function mendBoss(t: Endure, figure: Figure, amount: number, rule: string): void {
  const regained = Math.min(amount, figure.hurt);
  const boss = bossOf(t.state, figure);
  if (boss === undefined || regained <= 0) return;
  figure.hurt -= regained;
  const health = boss.health - figure.hurt;
  say(t, rule, 'boss.mends', { boss: enemyText(figure.type, 1), amount: regained, health });
}

/** ETS-BOSS-05: only one is in play; it replaces the one before. */
export function setMood(t: Endure, boss: Boss, mood: MoodId): void {
  if (boss.mood !== null) discard(boss.deck, boss.mood);
  boss.mood = mood;
  say(t, 'ETS-BOSS-05', 'boss.mood', { boss: enemyText(boss.type, 1), card: { key: `bossCard.${mood}` } });
}

/** ETS-BDECK table: successes that each attack on it loses. */
export function hideOf({ mood }: Boss): number {
  return mood === null ? 0 : (catalogue.moods[mood].hide ?? 0);
}

/** ETS-BDECK table, Devotion: what the others of its faction deal more in the zone of a boss. */
export function guardBonus({ bosses, figures }: State, { type, zone }: Figure): number {
  if (isBoss(type)) return 0;
  let bonus = 0;
  for (const { type: led, mood } of bosses) {
    const guards = mood === null ? 0 : (catalogue.moods[mood].guards ?? 0);
    if (guards === 0 || catalogue.enemies[led].faction !== catalogue.enemies[type].faction) continue;
    if (figures.some(figure => figure.type === led && figure.zone === zone)) bonus += guards;
  }
  return bonus;
}

/** ETS-BDECK table, Penance: what those who see a boss add to their Resolve tests. */
export function dreadOf(state: State, by: Survivor): readonly Change[] {
  return state.bosses.flatMap(({ type, mood }) => {
    const tests = mood === null ? 0 : (catalogue.moods[mood].tests ?? 0);
    const isSeen = () => state.figures.some(each => each.type === type && canSee(state, by.zone, each.zone));
    return mood !== null && tests !== 0 && isSeen() ? [{ by: tests, name: { key: `bossCard.${mood}` } }] : [];
  });
}

export function isMood(card: BossCardId): card is MoodId {
  return card in catalogue.moods;
}
