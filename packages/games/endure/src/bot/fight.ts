import { catalogue } from '../catalogue.ts';
import { isBoss } from '../rules/enemies/kinds.ts';
import { loaderArms } from '../rules/map/objects.ts';
import type { EnemyType, WeaponId } from '../types.ts';
import { type Insight, threat } from './insight.ts';

/** Something that can be hit: what its end is worth, and the hits that it takes. */
interface Target {
  readonly worth: number;
  readonly health: number;
  /** Hits that do not end it are worth something too. */
  readonly keepsWounds?: true;
}

/** What an attack with so many dice is worth against a zone: the enemies it kills, weighed, on average. */
export function killValue(insight: Insight, zone: number, dice: number, hit: number): number {
  const targets = [...enemiesIn(insight, zone), ...objectsIn(insight, zone)].sort(
    (a, b) => b.worth / b.health - a.worth / a.health,
  );
  const chance = (7 - Math.min(6, Math.max(2, hit))) / 6;
  let value = 0;
  for (let hits = 1; hits <= dice; hits++) value += binomial(dice, hits, chance) * worthOfHits(targets, hits);
  return value;
}

function enemiesIn(insight: Insight, zone: number): Target[] {
  return insight.enemiesIn(zone).flatMap(figure => {
    const { type } = figure;
    if (isSpared(insight, type)) return [];
    const health = Math.max(1, insight.healthOf(figure));
    return [{ worth: threat[type], health, ...(isBoss(type) && { keepsWounds: true as const }) }];
  });
}

/** ETS-CG-1109: a boss that is needed alive, and is beaten enough. */
function isSpared({ goals, view: { bosses } }: Insight, type: string): boolean {
  if (!goals.some(({ goal }) => goal === 'bossHeld')) return false;
  return bosses.some(boss => boss.type === type && boss.left * 2 < boss.health);
}

/** Things that the mission wants broken. */
function objectsIn(insight: Insight, zone: number): Target[] {
  return insight.open().flatMap(({ deed, zone: at, hurt }) => {
    if (deed.does === 'break') return at === zone ? [{ worth: 3, health: Math.max(1, deed.health - hurt) }] : [];
    if (deed.does !== 'seal' || insight.view.loader?.pilot !== insight.me.id) return [];
    return insight.before(deed.door, at) === zone ? [{ worth: 4, health: deed.health }] : [];
  });
}

function worthOfHits(targets: readonly Target[], hits: number): number {
  let left = hits;
  let worth = 0;
  for (const target of targets) {
    if (target.health > left) {
      if (target.keepsWounds) return worth + (target.worth * left) / target.health;
      continue;
    }
    left -= target.health;
    worth += target.worth;
  }
  return worth;
}

function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}

/** An attack as it is offered: `attack:pistol:0:pair@REC.R`. */
interface Offered {
  readonly weapon: WeaponId | 'loader';
  readonly pair: boolean;
  readonly zone: string;
}

function readAttack(key: string): Offered {
  const [wielded = '', zone = ''] = key.replace(/^attack:/, '').split('@');
  const [weapon, , pair] = wielded.split(':');
  return { weapon: weapon as Offered['weapon'], pair: pair === 'pair', zone };
}

export interface Judged {
  readonly key: string;
  readonly value: number;
}

/** The best of the attacks offered, with what it is worth; friends in the line of fire count against it. */
export function bestAttack(insight: Insight, keys: readonly string[]): Judged | undefined {
  return best(keys.map(key => ({ key, value: attackValue(insight, readAttack(key)) })));
}

function attackValue(insight: Insight, { weapon, pair, zone }: Offered): number {
  const { dice: single, hit, range } = weapon === 'loader' ? loaderArms : catalogue.items[weapon];
  const ammo = weapon !== 'loader' && catalogue.items[weapon].ammo !== undefined;
  const dice = pair ? 2 * single : single;
  const number = insight.zone(zone);
  const others = insight.crewIn(number).filter(({ id }) => id !== insight.me.id).length;
  const failed = dice * (1 - (7 - hit) / 6);
  const stray = range > 0 && others > 0 ? 1.2 * failed : 0;
  return (
    killValue(insight, number, dice, hit) * care(insight, range) -
    stray -
    blast(insight, number, dice) -
    (ammo ? 0.3 : 0)
  );
}

/** ETS-CO-1305: Sentries that shall walk home must not be shot; ETS-CO-1304: but they can be struck. */
function care({ goals, view }: Insight, range: number): number {
  const goal = goals.find(each => each.goal === 'alliesOut');
  if (goal === undefined) return 1;
  const enough = view.allies.filter(({ status }) => status !== 'gone').length >= goal.least;
  return range > 0 && !enough ? 0.15 : 1;
}

/** ETS-ENEMYSTAT-15: a six sets off every vest in the zone, with all who stand there. */
function blast(insight: Insight, zone: number, dice: number): number {
  const vests = insight.enemiesIn(zone).filter(({ type }) => catalogue.enemies[type].vest).length;
  if (vests === 0) return 0;
  const chance = 1 - (5 / 6) ** dice;
  const friends = insight.crewIn(zone).length;
  const foes = insight.enemiesIn(zone).reduce((sum, { type }) => sum + threat[type], 0);
  return chance * (friends * 3 * vests * 0.8 - foes * 0.7);
}

function best(judged: readonly Judged[]): Judged | undefined {
  return judged.reduce<Judged | undefined>((top, each) => (top && top.value >= each.value ? top : each), undefined);
}

/** How successes are spread: whole kills first, the worst enemies before the others; the rest anywhere. */
export function divide(
  insight: Insight,
  options: readonly { readonly key: string; readonly limit: number }[],
  amount: number,
) {
  const given: Record<string, number> = Object.fromEntries(options.map(({ key }) => [key, 0]));
  let left = amount;
  const groups = options
    .filter(({ key }) => !key.startsWith('stun:'))
    .map(option => ({ ...option, ...markOf(insight, option) }))
    .sort((a, b) => b.worth / b.health - a.worth / a.health);
  for (const { key, limit, health } of groups) {
    const kills = Math.min(Math.floor(left / health), Math.floor(limit / health));
    given[key] = kills * health;
    left -= kills * health;
  }
  for (const { key, limit } of [...groups, ...options]) {
    const more = Math.min(left, limit - given[key]!);
    given[key]! += more;
    left -= more;
  }
  return given;
}

/** What a mark in the question stands for: a group of enemies, a boss whose wounds stay, a thing to be broken. */
function markOf(insight: Insight, { key, limit }: { readonly key: string; readonly limit: number }): Target {
  if (key.startsWith('objective:')) return { worth: 4, health: limit };
  const [type, hurt] = key.split(':') as [EnemyType, string | undefined];
  if (isBoss(type)) return { worth: isSpared(insight, type) ? 0 : threat[type] / 2, health: 1 };
  return { worth: threat[type], health: Math.max(1, catalogue.enemies[type].health - (hurt === 'hurt' ? 1 : 0)) };
}
