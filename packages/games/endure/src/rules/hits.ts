import type { Flow } from '@starboard/kernel';
import { enemies } from '../content/enemies.ts';
import { items } from '../content/items/index.ts';
import { react } from '../effects.ts';
import type { Attack, Endure, EnemyType, Figure, Survivor } from '../types.ts';
import { figuresIn } from './map.ts';
import { stunFigures } from './stun.ts';
import { enemyText, say } from './table.ts';

/** Figures of one type in a zone that are alike: what it takes to kill one, and whether they lie stunned. */
interface Group {
  readonly key: string;
  readonly type: EnemyType;
  readonly figures: readonly Figure[];
  /** ETS-COMBAT-06: what one attack must deal to kill one of them. */
  readonly health: number;
}

/** ETS-COMBAT-05, 06: the attacker divides its successes; what does not kill does nothing. */
export function* divideHits(t: Endure, made: Attack, hits: number): Flow {
  const groups = groupsIn(t, made.zone);
  if (hits === 0 || groups.length === 0) return;
  const stunning = stunsInstead(made) && groups.some(group => !group.figures[0]!.stunned);
  const needed = groups.reduce((sum, group) => sum + group.health * group.figures.length, 0);
  if (!stunning && (hits >= needed || groups.length === 1)) {
    for (const group of groups) kill(t, made, group, Math.min(hits, needed));
  } else {
    yield* askToDivide(t, made, groups, hits, stunning);
  }
  if (made.kills.length > 0) yield* creditKills(t, made.by, made.kills.length);
}

function groupsIn(t: Endure, zone: number): Group[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figuresIn(t.state, zone)) {
    const key = `${figure.type}${figure.hurt > 0 ? ':hurt' : ''}${figure.stunned ? ':stunned' : ''}`;
    const known = groups.get(key);
    if (known) known.push(figure);
    else groups.set(key, [figure]);
  }
  return [...groups].map(([key, figures]) => {
    const { type, hurt } = figures[0]!;
    return { key, type, figures, health: enemies[type].health - hurt };
  });
}

/** ETS-ITEM table, Arc Baton: a success may stun one enemy of the zone instead of dealing damage. */
function stunsInstead({ cards }: Attack): boolean {
  const weapon = cards[0] && items[cards[0].item];
  return weapon?.kind === 'weapon' && weapon.stuns === true;
}

function* askToDivide(t: Endure, made: Attack, groups: readonly Group[], hits: number, stunning: boolean): Flow {
  const harm = groups.map(group => ({
    key: group.key,
    those: group,
    stun: false,
    limit: group.health * group.figures.length,
  }));
  const stuns = groups
    .filter(group => stunning && !group.figures[0]!.stunned)
    .map(group => ({ key: `stun:${group.key}`, those: group, stun: true, limit: hits }));
  const options = [...harm, ...stuns];
  const limits = options.map(option => Math.min(hits, option.limit));
  const amount = Math.min(
    hits,
    limits.reduce((sum, limit) => sum + limit, 0),
  );
  const amounts = yield* t.distribute(made.by.seat, 'attack.divide', options, {
    amount,
    limits,
    params: { hits: amount },
    describe: ({ those, stun }) => ({
      label: {
        key: stun ? 'attack.divide.stun' : 'attack.divide.harm',
        params: { enemies: enemyText(those.type, those.figures.length), health: those.health },
      },
      refs: [`group:${those.key}` as const],
    }),
  });
  options.forEach(({ those, stun }, at) => {
    if (!stun) kill(t, made, those, amounts[at]!);
  });
  options.forEach(({ those, stun }, at) => {
    if (stun) stunFigures(t, those.figures.filter(figure => t.state.figures.includes(figure)).slice(0, amounts[at]));
  });
}

/** As many of a group as the damage kills. */
function kill(t: Endure, made: Attack, { type, figures, health }: Group, damage: number): void {
  const dead = figures.slice(0, Math.floor(damage / health));
  if (dead.length === 0) return;
  removeFigures(t, dead);
  made.kills.push(...dead.map(() => type));
  say(t, 'ETS-COMBAT-05', 'killed', { enemies: enemyText(type, dead.length) });
}

/** ETS-COMBAT-10: back to the supply. */
export function removeFigures({ state }: Endure, dead: readonly Figure[]): void {
  state.figures = state.figures.filter(figure => !dead.includes(figure));
}

/** Kills by survivors count for the round (ETS-ODD-23: what enemies lose to events is nobody's kill). */
function* creditKills(t: Endure, killer: Survivor, count: number): Flow {
  t.state.tally.kills += count;
  yield* react(t, 'enemiesKilled', { killer, count });
}
