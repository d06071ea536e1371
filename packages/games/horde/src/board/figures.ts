import type { ShownOption, Text } from '@starboard/kernel';
import { archetypeOf, catalogue } from '../catalogue.ts';
import { priceOf, sellingPrice, type Ware } from '../rules/after/wares.ts';
import { allowance } from '../rules/allowance.ts';
import { outlookOf } from '../rules/attack/outlook.ts';
import { rangeOf } from '../rules/shooting.ts';
import { isRanged } from '../rules/weapons.ts';
import { fighterAt, gapInInches } from '../show/outlook.ts';
import type { FeatId, Fighter, Hero, Weapon } from '../types.ts';
import type { View } from '../view.ts';

interface Figure {
  readonly value: string;
  readonly text: Text;
}

/** What an option means in a few figures: range, dice and what they need, cost. */
export function figuresOf(view: View, option: ShownOption): readonly Figure[] {
  const hero = view.heroes.find(({ no }) => no === view.activation?.hero);
  const find = option.group === undefined ? undefined : figures[option.group];
  return find?.(view, hero, option) ?? [];
}

type Finder = (view: View, hero: Hero | undefined, option: ShownOption) => readonly Figure[];

const figures: { readonly [group: string]: Finder } = {
  shoot(view, hero, { key }) {
    const target = fighterAt(view, key);
    const weapon = hero && armsOf(hero).find(isRanged);
    return hero && target && weapon ? shotFigures(view, hero, target, weapon) : [];
  },
  charge(view, hero, { key }) {
    const target = fighterAt(view, key.replace('charge', 'unit'));
    return hero && target ? chargeFigures(view, hero, target) : [];
  },
  skill: (_, __, { label }) => needFigures(label.params?.['need']),
  feat(view, hero, { key }) {
    const { cost, range } = catalogue.feats[key.slice('feat:'.length) as FeatId];
    const left = hero === undefined ? [] : [figure(Math.max(0, hero.power - cost), 'powerLeft')];
    return [figure(cost, 'power'), ...left, figure(`${inches(view, range)}″`, 'range'), figure('4+', 'works')];
  },
  extra: (_, hero, { label }) => extraFigures(hero, label.params?.['power']),
  buy: (view, _, option) => dealFigures(view, option, -1),
  sell: (view, _, option) => dealFigures(view, option, 1),
};

function armsOf(hero: Hero): readonly Weapon[] {
  return archetypeOf(hero).weapons;
}

function inches({ small }: View, printed: number): number {
  return small ? printed / 2 : printed;
}

/** GSQ-SHOOT-05..08 */
function shotFigures(view: View, hero: Hero, target: Fighter, weapon: Weapon): Figure[] {
  const { dice, toHit, toBlock, isCovered } = outlookOf(view, hero, target, { weapon });
  return [
    figure(`${Math.round(gapInInches(view, hero, target) * 10) / 10}″`, 'gap'),
    figure(`${rangeOf(view, hero, weapon) / 4}″`, 'range'),
    figure(dice, 'dice', dice),
    figure(`${toHit}+`, 'hit'),
    figure(`${toBlock}+`, isCovered ? 'blockCovered' : 'block'),
  ];
}

/** GSQ-MELEE-05 */
function chargeFigures(view: View, hero: Hero, target: Fighter): Figure[] {
  const { dice, toHit, toBlock } = outlookOf(view, hero, target, { how: 'melee', charging: true });
  return [
    figure(`${Math.round(gapInInches(view, hero, target) * 10) / 10}″`, 'gap'),
    figure(`${allowance(view, hero, 'charge') / 4}″`, 'move'),
    figure(dice, 'dice', dice),
    figure(`${toHit}+`, 'hit'),
    figure(`${toBlock}+`, 'block'),
  ];
}

function needFigures(need: unknown): Figure[] {
  return typeof need === 'number' ? [figure(`${need}+`, 'works')] : [];
}

/** GSQ-POWER-04: what is missing is paid in wounds. */
function extraFigures(hero: Hero | undefined, price: unknown): Figure[] {
  if (hero === undefined || typeof price !== 'number') return [];
  const missing = Math.max(0, price - hero.power);
  return [
    figure(price, 'power'),
    figure(Math.max(0, hero.power - price), 'powerLeft'),
    ...(missing > 0 ? [figure(missing, 'wounds', missing)] : []),
  ];
}

/** GSQ-SHOP-04, 05: `buy:1:medKit` */
function dealFigures({ heroes }: View, { key }: ShownOption, sign: 1 | -1): Figure[] {
  const [, no, ware] = key.split(':');
  const hero = heroes.find(each => each.no === Number(no));
  if (hero === undefined || ware === undefined) return [];
  const price = sign < 0 ? priceOf(ware as Ware) : sellingPrice(ware as Ware);
  const left = hero.credits + sign * price;
  return [figure(price, 'price', price), figure(left, 'creditsLeft', left)];
}

function figure(value: number | string, name: string, count = 0): Figure {
  return { value: `${value}`, text: { key: `face.figure.${name}`, params: { count } } };
}
