import { enemies } from '../content/enemies.ts';
import { items } from '../content/items/index.ts';
import type { WeaponId } from '../types.ts';
import { type Insight, threat } from './insight.ts';

/** What an attack with so many dice is worth against a zone: the enemies it kills, weighed, on average. */
export function killValue(insight: Insight, zone: number, dice: number, hit: number): number {
  const targets = insight
    .enemiesIn(zone)
    .map(({ type, hurt }) => ({ worth: threat[type], health: enemies[type].health - hurt }))
    .sort((a, b) => b.worth / b.health - a.worth / a.health);
  const chance = (7 - Math.min(6, Math.max(2, hit))) / 6;
  let value = 0;
  for (let hits = 1; hits <= dice; hits++) value += binomial(dice, hits, chance) * worthOfHits(targets, hits);
  return value;
}

function worthOfHits(targets: readonly { worth: number; health: number }[], hits: number): number {
  let left = hits;
  let worth = 0;
  for (const target of targets) {
    if (target.health > left) continue;
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
  readonly key: string;
  readonly weapon: WeaponId;
  readonly pair: boolean;
  readonly zone: string;
}

function readAttack(key: string): Offered {
  const [wielded = '', zone = ''] = key.replace(/^attack:/, '').split('@');
  const [weapon, , pair] = wielded.split(':');
  return { key, weapon: weapon as WeaponId, pair: pair === 'pair', zone };
}

export interface Judged {
  readonly key: string;
  readonly value: number;
}

/** The best of the attacks offered, with what it is worth; friends in the line of fire count against it. */
export function bestAttack(insight: Insight, keys: readonly string[]): Judged | undefined {
  const judged = keys.map(key => {
    const { weapon, pair, zone } = readAttack(key);
    const { dice: single, hit, range, ammo } = items[weapon];
    const dice = pair ? 2 * single : single;
    const number = insight.zone(zone);
    const stray = range > 0 && insight.crewIn(number).some(({ id }) => id !== insight.me.id);
    const failed = dice * (1 - (7 - hit) / 6);
    const value = killValue(insight, number, dice, hit) - (stray ? 0.9 * failed : 0) - (ammo ? 0.3 : 0);
    return { key, value };
  });
  return best(judged);
}

function best(judged: readonly Judged[]): Judged | undefined {
  return judged.reduce<Judged | undefined>((top, each) => (top && top.value >= each.value ? top : each), undefined);
}

/** How successes are spread: whole kills first, the worst enemies before the others; the rest anywhere. */
export function divide(options: readonly { readonly key: string; readonly limit: number }[], amount: number) {
  const given: Record<string, number> = Object.fromEntries(options.map(({ key }) => [key, 0]));
  let left = amount;
  const groups = options
    .filter(({ key }) => !key.startsWith('stun:'))
    .map(option => ({ ...option, ...typeOf(option.key) }))
    .sort((a, b) => b.worth / b.health - a.worth / a.health);
  for (const { key, limit, health } of groups) {
    const kills = Math.min(Math.floor(left / health), Math.floor(limit / health));
    given[key] = kills * health;
    left -= kills * health;
  }
  for (const { key, limit } of [...options].reverse()) {
    const more = Math.min(left, limit - given[key]!);
    given[key]! += more;
    left -= more;
  }
  return given;
}

function typeOf(key: string): { readonly worth: number; readonly health: number } {
  const [type, hurt] = key.split(':') as [keyof typeof enemies, string | undefined];
  return { worth: threat[type], health: enemies[type].health - (hurt === 'hurt' ? 1 : 0) };
}
