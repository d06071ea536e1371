import type { Flow, Ref } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Attack, Described, Endure, Figure, State, Words } from '../../types.ts';
import { bossOf, hideOf, woundBoss } from '../enemies/bosses.ts';
import { figuresIn } from '../map/map.ts';
import { breakObject, type Target, targetsIn } from '../map/objects.ts';
import { missionMinds } from '../mission-rules.ts';
import { enemyText } from '../table.ts';
import { creditKills, fell } from './felling.ts';
import { isStunnable, stunFigures } from './stun.ts';

/** Something that successes can be given to. */
interface Mark {
  readonly key: string;
  readonly label: Words;
  readonly refs: readonly Ref[];
  /** Successes that it can take. */
  readonly limit: number;
  take(successes: number): Flow;
}

/** Figures of one type in a zone that are alike: what it takes to kill one, and whether they lie stunned. */
interface Group {
  readonly key: string;
  readonly figures: readonly Figure[];
  /** ETS-COMBAT-06: what one attack must deal to kill one of them. */
  readonly health: number;
}

/** ETS-COMBAT-05, 06: the attacker divides its successes; what does not kill a standard enemy does nothing. */
export function* divideHits(t: Endure, made: Attack, hits: number): Flow {
  if (hits === 0) return;
  const killedBefore = made.kills.length;
  const groups = groupsIn(t, made);
  const marks = [
    ...groups.map(group => markOf(t, made, group)),
    ...targetsIn(t.state, made.zone, made.arms).map(target => objectMark(t, made, target)),
  ];
  const stunnable = stunsInstead(made) ? groups.filter(({ figures: [one] }) => isStunnable(t.state, one!)) : [];
  const stuns = stunnable.map(group => stunMark(t, group, hits));
  const needed = marks.reduce((sum, { limit }) => sum + limit, 0);
  if (stuns.length === 0 && (hits >= needed || marks.length === 1)) {
    for (const mark of marks) yield* mark.take(Math.min(hits, mark.limit));
  } else {
    yield* askToDivide(t, made, [...marks, ...stuns], hits);
  }
  const killed = made.kills.length - killedBefore;
  if (killed > 0) yield* creditKills(t, made.by, killed);
}

function groupsIn(t: Endure, { zone, shielded }: Attack): Group[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figuresIn(t.state, zone)) {
    if (shielded?.includes(figure) || !isTargetable(t.state, figure)) continue;
    const key = `${figure.type}${figure.hurt > 0 ? ':hurt' : ''}${figure.stunned ? ':stunned' : ''}`;
    const known = groups.get(key);
    if (known) known.push(figure);
    else groups.set(key, [figure]);
  }
  return [...groups].map(([key, figures]) => {
    const { type, hurt } = figures[0]!;
    return { key, figures, health: (bossOf(t.state, figures[0]!)?.health ?? catalogue.enemies[type].health) - hurt };
  });
}

export function isTargetable(state: State, figure: Figure): boolean {
  return !missionMinds(state).targetable || effects.change(state, 'targetable', true, { figure });
}

function markOf(t: Endure, made: Attack, group: Group): Mark {
  const { key, figures, health } = group;
  const [one] = figures as [Figure];
  const boss = bossOf(t.state, one);
  const enemiesText = enemyText(one.type, figures.length);
  if (boss !== undefined) {
    const hide = hideOf(boss);
    return {
      key,
      label: { key: 'attack.divide.boss', params: { enemies: enemiesText, health, hide } },
      refs: [`group:${key}`],
      limit: health + hide,
      take(successes) {
        return hurtBoss(t, made, one, successes - hide);
      },
    };
  }
  return {
    key,
    label: { key: 'attack.divide.harm', params: { enemies: enemiesText, health } },
    refs: [`group:${key}`],
    limit: health * figures.length,
    take(successes) {
      return kill(t, made, group, successes);
    },
  };
}

/** ETS-ITEM table, Arc Baton: a success may stun one enemy of the zone instead of dealing damage. */
function stunsInstead({ cards }: Attack): boolean {
  const weapon = cards[0] && catalogue.items[cards[0].item];
  return weapon?.kind === 'weapon' && weapon.stuns === true;
}

function stunMark(t: Endure, { key, figures, health }: Group, hits: number): Mark {
  const [one] = figures as [Figure];
  return {
    key: `stun:${key}`,
    label: { key: 'attack.divide.stun', params: { enemies: enemyText(one.type, figures.length), health } },
    refs: [`group:${key}`],
    limit: hits,
    *take(successes) {
      yield* stunFigures(t, figures.filter(figure => t.state.figures.includes(figure)).slice(0, successes));
    },
  };
}

function objectMark(t: Endure, { arms }: Attack, target: Target): Mark {
  return {
    key: target.key,
    label: { key: 'attack.divide.object', params: { object: target.text, health: target.needed } },
    refs: [target.ref],
    limit: target.needed,
    take(successes) {
      return breakObject(t, arms, target, successes);
    },
  };
}

/** Damage is dealt before anybody is stunned. */
function* askToDivide(t: Endure, made: Attack, marks: readonly Mark[], hits: number): Flow {
  const limits = marks.map(({ limit }) => Math.min(hits, limit));
  const amount = Math.min(
    hits,
    limits.reduce((sum, limit) => sum + limit, 0),
  );
  const amounts = yield* t.distribute(made.by.seat, 'attack.divide', marks, {
    amount,
    limits,
    params: { hits: amount },
    describe: describeMark,
  });
  for (const [at, mark] of marks.entries()) if (amounts[at]! > 0) yield* mark.take(amounts[at]!);
}

function describeMark({ label, refs }: Mark): Described {
  return { label, refs };
}

/** As many of a group as the damage kills. */
function* kill(t: Endure, made: Attack, { figures, health }: Group, damage: number): Flow {
  const dead = figures.slice(0, Math.floor(damage / health));
  if (dead.length === 0) return;
  const gone = yield* fell(t, dead, { killer: made.by, attack: made });
  made.kills.push(...gone.map(({ type }) => type));
}

function* hurtBoss(t: Endure, made: Attack, figure: Figure, damage: number): Flow {
  yield* woundBoss(t, figure, damage, { killer: made.by, attack: made });
  if (!t.state.figures.includes(figure)) made.kills.push(figure.type);
}
