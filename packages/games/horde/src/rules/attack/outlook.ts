import { modelsOf, printed } from '../../field/measure.ts';
import { type Modifier, type Strike, sumOf } from '../../hooks.ts';
import type { Fighter, State, Weapon } from '../../types.ts';
import { succeeds } from '../dice.ts';
import { isHero } from '../table.ts';
import { improvised, isRanged } from '../weapons.ts';
import { woundsLeft } from '../wounds.ts';
import { type Aim, aimsOf, ignoresRegeneration, pierceOf } from './aim.ts';
import { blastFactor } from './blast.ts';
import { coverHelps } from './cover.ts';
import { blockModifiers, defenseOf, type Hits, rendingPierce } from './hits.ts';
import { mayRegenerate } from './regeneration.ts';

/** What to expect of an attack with one weapon before any die is rolled. */
export interface Outlook {
  readonly weapon: string;
  readonly dice: number;
  /** Quality, or 2 with Reliable; what is added to the dice; and the lowest die that hits with all that. */
  readonly need: number;
  readonly modifiers: readonly Modifier[];
  readonly toHit: number;
  /** The target's Defense; what is added to its dice, AP and cover included; and the lowest die that blocks. */
  readonly block: number;
  readonly blockModifiers: readonly Modifier[];
  readonly toBlock: number;
  readonly isCovered: boolean;
  /** Wounds on average. */
  readonly expected: number;
}

/** How the attack is made; a shot with the first ranged weapon from where it stands, unless said. */
type Manner = Partial<Pick<Strike, 'weapon' | 'how' | 'charging' | 'moved'>>;

/** What an attack promises: for a person who picks a target, and for whoever weighs one. */
export function outlookOf(
  state: State,
  by: Fighter,
  target: Fighter,
  { how = 'shooting', weapon = weaponFor(by, how), charging = false, moved = false }: Manner = {},
): Outlook {
  const models = modelsOf(by);
  const strike: Strike = { by, model: models[0]!, weapon, target, how, charging, moved };
  const aim = aimsOf(state, [strike])[0]!;
  const dice = aim.dice * models.length;
  const covered = how === 'shooting' && coverHelps(state, by, weapon, target);
  const hits: Hits = { count: dice, ap: pierceOf(state, strike), covered };
  const block = defenseOf(state, target);
  const added = blockModifiers(state, target, hits);
  return {
    weapon: weapon.name,
    dice,
    need: aim.need,
    modifiers: aim.modifiers,
    toHit: aim.onlySixes ? 6 : lowest(aim.need, sumOf(aim.modifiers)),
    block,
    blockModifiers: added,
    toBlock: lowest(block, sumOf(added)),
    isCovered: covered,
    expected: Math.min(woundsLeft(target), dice * woundsPerDie(state, strike, aim, block, sumOf(added))),
  };
}

function weaponFor(by: Fighter, how: Strike['how']): Weapon {
  const { weapons } = printed(by);
  return weapons.find(each => isRanged(each) === (how === 'shooting')) ?? improvised;
}

/** GSQ-CORE-03: the lowest natural die that succeeds; 2 to 6. */
function lowest(need: number, modifier: number): number {
  return Math.min(6, Math.max(2, need - modifier));
}

function woundsPerDie(state: State, strike: Strike, aim: Aim, block: number, modifier: number): number {
  const { weapon, target, how } = strike;
  const { rending, blast, bane } = weapon.rules;
  const hitFaces = aim.onlySixes ? 1 : 7 - lowest(aim.need, sumOf(aim.modifiers));
  const rends = rending ? 1 : 0;
  const plain = (hitFaces - rends + aim.extra) / 6;
  const isBane = bane !== undefined;
  const through =
    plain * shareThrough(block, modifier, isBane) + (rends / 6) * shareThrough(block, modifier - rendingPierce, isBane);
  const harm = { rule: '', cause: how, ignoresRegeneration: ignoresRegeneration(weapon) };
  const kept = mayRegenerate(target, harm) ? 2 / 3 : 1;
  return through * kept * woundsPerHit(weapon, target) * (blast ? blastFactor(state, target, blast) : 1);
}

/** The share of hits that are not blocked. */
function shareThrough(block: number, modifier: number, isBane: boolean): number {
  let failing = 0;
  for (let die = 1; die < 6; die++) if (!succeeds(die, block, modifier)) failing += 1;
  return isBane ? failing / 6 + failing / 36 : failing / 6;
}

/** GSQ-SPECIAL-07: what a model cannot suffer is lost. */
function woundsPerHit({ rules: { deadly = 1 } }: Weapon, target: Fighter): number {
  return isHero(target) ? deadly : Math.min(deadly, printed(target).tough);
}
