import type { ShownOption, Text } from '@starboard/kernel';
import { rangeOf } from '../rules/gear/weapons.ts';
import { attackDiceOf, shipRangeOf } from '../rules/ship.ts';
import { attackOf, skillOf } from '../rules/stats.ts';
import { occupantOf } from '../rules/table.ts';
import { leftOf } from '../show/names.ts';
import { actorOf, gapBetween, pieceAt, shotsOf } from '../show/outlook.ts';
import type { Anybody, Crew, Ship, Skill, Station } from '../types.ts';
import { asState, type View } from '../view.ts';

interface Figure {
  readonly value: string;
  readonly text: Text;
}

type Finder = (view: View, actor: Anybody, option: ShownOption) => readonly Figure[];

/** What an option means in a few figures: how far, with how many dice, against what. */
export function figuresOf(view: View, option: ShownOption): readonly Figure[] {
  const find = option.group === undefined ? undefined : figures[option.group];
  const actor = actorOf(view, undefined);
  if (view.shore !== null) return dealFigures(view, option);
  return (actor && find?.(view, actor, option)) ?? [];
}

const figures: { readonly [group: string]: Finder } = {
  attack(view, actor, option) {
    const target = pieceAt(view, option.refs?.[0]);
    if (target === undefined) return [];
    const arms =
      actor.kind === 'ship' ? shipArms(view, actor) : actor.kind === 'crew' ? crewArms(view, actor, option) : [];
    const gap = gapBetween(view, actor, target);
    const [shot] = shotsOf(view, [option], actor);
    return [
      ...(gap === undefined ? [] : [counted(gap, 'gap')]),
      ...arms,
      figure(leftOf(view, target).left, 'left'),
      ...(shot?.isObstructed ? [figure('✓', 'obstructed')] : []),
    ];
  },
  scanForWeaknesses: (view, actor) => stationFigures(view, actor, 'communications', 'tech'),
  overclock: (view, actor) => stationFigures(view, actor, 'engineering', 'tech'),
  scan: (view, actor) => (actor.kind === 'crew' ? testFigures(view, actor, 'search', 5) : []),
  cure: (view, actor) => (actor.kind === 'crew' ? testFigures(view, actor, 'medical', 5) : []),
  interact(view, actor, { label: { params = {} } }) {
    const { skill, target } = params;
    if (actor.kind !== 'crew' || typeof skill !== 'object' || typeof target !== 'number' || target === 0) return [];
    return testFigures(view, actor, skill.key.slice('skill.'.length) as Skill, target);
  },
};

/** RDA-SHIP-07, 15 */
function shipArms(view: View, ship: Ship): readonly Figure[] {
  const state = asState(view);
  return [figure(shipRangeOf(state, ship), 'reach'), counted(attackDiceOf(state, ship), 'dice')];
}

/** RDA-CREW-13, RDA-GEAR-02: `ranged:npc:7:card:3` names the weapon where there are several. */
function crewArms(view: View, crew: Crew, { key, label }: ShownOption): readonly Figure[] {
  const weapon = label.params?.['weapon'];
  const named = typeof weapon === 'object' ? weapon.key.slice('card.'.length) : undefined;
  const card =
    crew.cards.find(each => key.endsWith(`:card:${each.no}`)) ?? crew.cards.find(each => each.card === named);
  const reach = key.startsWith('ranged') && card ? [figure(rangeOf(asState(view), crew, card), 'reach')] : [];
  return [...reach, counted(attackOf(crew), 'dice')];
}

/** RDA-ABIL-05, 07, 11 */
function stationFigures(view: View, actor: Anybody, station: Station, skill: Skill): readonly Figure[] {
  const by = actor.kind === 'ship' ? occupantOf(asState(view), actor, station) : undefined;
  return by === undefined ? [] : testFigures(view, by, skill, (actor as Ship).flipped ? 6 : 5);
}

/** RDA-TEST-01, 02 */
function testFigures(view: View, by: Crew, skill: Skill, target: number): readonly Figure[] {
  return [counted(skillOf(asState(view), by, skill), 'dice'), figure(`${target}+`, 'needs')];
}

/** RDA-BUY-09: what is left then of the purse of whoever shops. */
function dealFigures(view: View, { group, label: { params = {} } }: ShownOption): readonly Figure[] {
  const price = params['digits'];
  const seat = view.shore?.seats[0];
  if (typeof price !== 'number' || seat === undefined) return [];
  const paid = group === 'sell' ? -price : price;
  return [counted(price, 'price'), counted((view.purses[seat] ?? 0) - paid, 'purse')];
}

/** A figure whose word depends on it. */
function counted(count: number, name: 'dice' | 'gap' | 'price' | 'purse'): Figure {
  return { value: `${count}`, text: { key: `face.figure.${name}`, params: { count } } };
}

function figure(value: number | string, name: string): Figure {
  return { value: `${value}`, text: { key: `face.figure.${name}` } };
}
