import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { type Strike, sumOf } from '../../hooks.ts';
import type { Fighter, Horde, Lasting, Model, Weapon } from '../../types.ts';
import { succeeds } from '../dice.ts';
import { isUp, nameOf, say } from '../table.ts';
import type { Harm } from '../wounds.ts';
import { type Aim, aimsOf, ignoresRegeneration, pierceOf } from './aim.ts';
import { blastHits } from './blast.ts';
import { coverHelps } from './cover.ts';
import { type Hits, rendingPierce, takeAllHits } from './hits.ts';
import { pickByKeenEye } from './keen-eye.ts';
import { neededText } from './needed.ts';

export { isWorn } from './aim.ts';

/** A weapon and the models of the attacker that use it. */
export interface Blows {
  readonly weapon: Weapon;
  readonly models: readonly Model[];
}

/** GSQ-CORE-16: everything that one fighter aims at one target in one attack. */
export interface Assault extends Pick<Strike, 'by' | 'target' | 'how' | 'charging' | 'moved'> {
  readonly blows: readonly Blows[];
}

/** Hits on everybody who is struck: the target, and others under a Blast. */
type Struck = Map<Fighter, Hits[]>;

/**
 * GSQ-SHOOT-05..07, 09, 10, GSQ-MELEE-05: all dice to hit, then all Defense dice, then wounds. Tells how many wounds the
 * target and a Guardian in its place really suffered (GSQ-MELEE-09). Fatigue is read from the attacker (see `isWorn`).
 */
export function* strikeTarget(t: Horde, assault: Assault): Flow<number> {
  const { by, target, how } = assault;
  if (!isUp(target)) return 0;
  const struck: Struck = new Map([[target, []]]);
  for (const blows of assault.blows) if (blows.models.length > 0) rollToHit(t, assault, blows, struck);
  const harm: Harm = { rule: how === 'shooting' ? 'GSQ-SHOOT-06' : 'GSQ-MELEE-05', cause: how };
  let suffered = 0;
  for (const [fighter, hits] of struck) {
    const isTarget = fighter === target;
    const pick = isTarget && how === 'shooting' ? () => pickByKeenEye(t, by, target) : undefined;
    const wounds = yield* takeAllHits(t, fighter, hits, harm, pick);
    if (isTarget) suffered = wounds;
  }
  return suffered;
}

/** GSQ-SHOOT-05, 09: the dice of one weapon, and what its hits become. */
function rollToHit(t: Horde, assault: Assault, { weapon, models }: Blows, struck: Struck): void {
  const { by, target, how, charging, moved } = assault;
  const strikes = models.map((model): Strike => ({ by, model, weapon, target, how, charging, moved }));
  let plain = 0;
  let rending = 0;
  for (const { aim, dice } of alike(aimsOf(t.state, strikes))) {
    const { hits, sixes } = rollDice(t, assault, weapon, aim, dice);
    const rends = weapon.rules.rending ? sixes : 0;
    rending += rends;
    plain += hits - rends + sixes * aim.extra; // GSQ-SPECIAL-34
  }
  if (plain + rending === 0) return;
  const ap = pierceOf(t.state, strikes[0]!);
  const covered = how === 'shooting' && coverHelps(t.state, by, weapon, target, models);
  land(t, target, weapon, hitsOf(weapon, plain, ap, covered), struck);
  land(t, target, weapon, hitsOf(weapon, rending, ap + rendingPierce, covered), struck);
}

function hitsOf(weapon: Weapon, count: number, ap: number, covered: boolean): Hits {
  const { deadly, bane } = weapon.rules;
  return { count, ap, deadly, bane: bane !== undefined, ignoresRegeneration: ignoresRegeneration(weapon), covered };
}

/** Models whose dice are rolled alike roll together. */
function alike(aims: readonly Aim[]): { readonly aim: Aim; dice: number }[] {
  const groups: { readonly aim: Aim; dice: number }[] = [];
  for (const aim of aims) {
    const group = groups.find(
      each => each.aim.extra === aim.extra && sumOf(each.aim.modifiers) === sumOf(aim.modifiers),
    );
    if (group === undefined) groups.push({ aim, dice: aim.dice });
    else group.dice += aim.dice;
  }
  return groups;
}

function rollDice(t: Horde, { by, target, how }: Assault, weapon: Weapon, aim: Aim, count: number) {
  const dice = t.roll(count);
  const { need, modifiers, onlySixes, extra } = aim;
  const modifier = sumOf(modifiers);
  const sixes = dice.filter(die => die === 6).length;
  const hits = onlySixes ? sixes : dice.filter(die => succeeds(die, need, modifier)).length;
  say(t, how === 'shooting' ? 'GSQ-SHOOT-05' : 'GSQ-MELEE-05', how === 'shooting' ? 'shot.rolled' : 'blow.rolled', {
    who: nameOf(by),
    target: nameOf(target),
    weapon: { key: `weapon.${weapon.name}` },
    dice: dice.join(' '),
    needed: onlySixes ? { key: 'needed.sixes' } : neededText(need, modifiers),
    hits,
    extra: sixes * extra,
  });
  return { hits, sixes };
}

/** GSQ-SPECIAL-03 */
function land(t: Horde, target: Fighter, { rules: { blast } }: Weapon, hits: Hits, struck: Struck): void {
  if (hits.count === 0) return;
  if (blast === undefined) {
    struck.get(target)!.push(hits);
    return;
  }
  for (const share of blastHits(t.state, target, hits.count, blast)) {
    const so = { ...hits, count: share.hits };
    const before = struck.get(share.target);
    if (before === undefined) struck.set(share.target, [so]);
    else before.push(so);
    say(t, 'GSQ-SPECIAL-03', 'blast.hits', { who: nameOf(share.target), hits: share.hits });
  }
}

/** GSQ-CORE-16, GSQ-SKILL-04: the attack is over, and with it what was for the "next attack". Call it once all is struck. */
export function attackEnds(_t: Horde, by: Fighter, how: Strike['how'], weapons: readonly Weapon[]): void {
  const isUsedUp = ({ what, until, weapon }: Lasting) =>
    until === 'attack' &&
    (catalogue.lasting[what]?.attack ?? how) === how &&
    (weapon === undefined || weapons.some(({ name }) => name === weapon));
  if (by.lasting.some(isUsedUp)) by.lasting = by.lasting.filter(each => !isUsedUp(each));
}
