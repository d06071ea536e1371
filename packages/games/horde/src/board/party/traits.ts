import type { Text } from '@starboard/kernel';
import { archetypeOf, catalogue } from '../../catalogue.ts';
import { defenseOf } from '../../rules/attack/hits.ts';
import { rangeOf } from '../../rules/shooting.ts';
import { special, specialsOf } from '../../rules/specials.ts';
import { textOf } from '../../rules/table.ts';
import { isRanged } from '../../rules/weapons.ts';
import { levels } from '../../tables/levels.ts';
import type { ExplainedKey, Hero, Lasting, Weapon } from '../../types.ts';
import type { View } from '../../view.ts';

/** Something that a hero has or is, with its rules. */
export interface Trait {
  readonly id: string;
  readonly label: Text;
  /** A few figures beside it. */
  readonly figures?: Text;
  /** What it is called in full, if not as its label says. */
  readonly name?: Text;
  readonly text: Text;
  /** What is true of it now. */
  readonly note?: Text;
  readonly isOff?: boolean;
}

/** GSQ-HERO-01: what it tests against, gear included. */
export function valuesOf(view: View, hero: Hero): readonly (Trait & { readonly value: number })[] {
  const { quality, str, dex, wil } = hero;
  const values = { quality, defense: defenseOf(view, hero), str, dex, wil };
  return Object.entries(values).map(([id, value]) => ({
    id,
    value,
    label: { key: id === 'quality' || id === 'defense' ? `face.stat.${id}` : `stat.${id}` },
    text: { key: `face.stat.${id}.text` },
  }));
}

export function weaponsOf(view: View, hero: Hero): readonly Trait[] {
  return archetypeOf(hero).weapons.map(weapon => {
    const params = {
      range: isRanged(weapon) ? rangeOf(view, hero, weapon) / 4 : 0,
      attacks: weapon.attacks,
      ap: weapon.ap + boundTo(hero, weapon),
    };
    return {
      id: weapon.name,
      label: { key: `weapon.${weapon.name}` },
      figures: { key: 'face.weapon', params },
      text: [{ key: 'face.weapon.text', params }, ...weaponRules(weapon)].reduceRight<Text | undefined>(
        together,
        undefined,
      )!,
    };
  });
}

/** GSQ-ITEM-27, 28: gear that makes this weapon sharper. */
function boundTo({ gear }: Hero, { name }: Weapon): number {
  return gear.filter(each => each.weapon === name && catalogue.gear[each.gear].pierce !== undefined).length;
}

/** What a weapon can do beyond its figures: what it is called, and what it means. */
export function rulesOfWeapon({ rules }: Weapon): readonly { readonly name: Text; readonly text: Text }[] {
  return Object.entries(rules).map(([rule, x]) => ({
    name: { key: `weaponRule.${rule}`, params: { x } },
    text: { key: `weaponRule.${rule}.text`, params: { x } },
  }));
}

function weaponRules(weapon: Weapon): Text[] {
  return rulesOfWeapon(weapon).map(rule => ({ key: 'face.rule.text', params: { ...rule } }));
}

function together(rest: Text | undefined, first: Text): Text {
  return rest === undefined ? first : { key: 'face.texts', params: { first, rest } };
}

/** What it was given, and what its gear lends it. */
export function specialTraits(view: View, hero: Hero): readonly Trait[] {
  const names = specialsOf(hero);
  const all = hero.caster > 0 && !names.includes('caster') ? [...names, 'caster' as const] : names;
  return all.map(id => {
    const params = { x: special(hero, id) };
    return { id, label: { key: `special.${id}`, params }, text: textOf(view, `special.${id}`, params) };
  });
}

export function skillTraits(view: View, hero: Hero): readonly Trait[] {
  const { activation } = view;
  const used = activation?.hero === hero.no ? activation.usedSkills : [];
  return hero.skills.map(id => {
    const { stat } = catalogue.skills[id];
    return {
      ...named(view, `skill.${id}`, id),
      figures: { key: 'face.skill.note', params: { stat: { key: `stat.${stat}` }, need: hero[stat] } },
      ...(used.includes(id) && off('face.skill.used')),
    };
  });
}

export function featTraits(view: View, hero: Hero): readonly Trait[] {
  const { activation } = view;
  const tried = activation?.hero === hero.no ? activation.triedFeats : [];
  return hero.feats.map(id => ({
    ...named(view, `feat.${id}`, id),
    figures: { key: 'face.feat.note', params: { cost: catalogue.feats[id].cost } },
    ...(tried.includes(id) && off('face.feat.tried')),
  }));
}

function off(key: string): Pick<Trait, 'note' | 'isOff'> {
  return { note: { key }, isOff: true };
}

/** Consumables of one kind together, then gear with the weapon it is bound to. */
export function possessionsOf(view: View, { items, gear }: Hero): readonly Trait[] {
  const kinds = [...new Set(items)].map(id => {
    const count = items.filter(each => each === id).length;
    const trait = named(view, `item.${id}`, id);
    return count === 1
      ? trait
      : { ...trait, label: { key: 'face.item.several', params: { item: trait.label, count } } };
  });
  const pieces = gear.map(({ gear: id, weapon }) => {
    const trait = named(view, `gear.${id}`, id);
    if (weapon === undefined) return trait;
    return {
      ...trait,
      name: { key: 'face.gear.bound', params: { gear: trait.label, weapon: { key: `weapon.${weapon}` } } },
    };
  });
  return [...kinds, ...pieces];
}

/** Anything with a name and a text of its own. */
export function named(view: View, key: ExplainedKey, id: string): Trait {
  return { id, label: { key }, text: textOf(view, key) };
}

/** The words for what goes on: it has the name of the skill, feat or item that does it. */
export function lastingTrait(view: View, { what, weapon, until }: Lasting): Trait {
  const id = weapon === undefined ? what : `${what} ${weapon}`; // several weapons may be overcharged
  return { ...named(view, catalogue.lasting[what]!.of, id), note: { key: `face.state.${until}` } };
}

/** GSQ-LEVEL-17, 22 */
export function xpText({ xp, level }: Hero): Text {
  const next = levels[level]?.xp;
  return next === undefined ? { key: 'face.xp.last', params: { xp } } : { key: 'face.xp', params: { xp, next } };
}

export function creditsText({ credits }: Hero): Text {
  return { key: 'face.credits', params: { credits } };
}
