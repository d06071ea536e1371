import { type LatticeIndex, runsPoints } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import { gapToPoint, isNear } from '../field/measure.ts';
import { distance } from '../field/scale.ts';
import type { Blocked, ConsumableId, Described, FeatId, Hero, Named, SkillId, State, WhyNot, Words } from '../types.ts';
import { actionsOf } from './actions.ts';
import { allowance } from './allowance.ts';
import { canHeal } from './conditions.ts';
import { reachOf } from './move/reach.ts';
import { canSpend } from './power.ts';
import { takingReach } from './search.ts';
import { hasAction, hasSkillAction, mayRest } from './slots.ts';
import { keyOn } from './table.ts';
import { featLabel, itemLabel, moveLabel, priceOfExtra, restLabel, skillLabel } from './verbs.ts';

type Barred = Described & { readonly key: string; readonly group: string; readonly whyNot: WhyNot };

/** Offered once for each of those that they are aimed at. */
const aimed: readonly string[] = ['charge', 'reveal', 'collect'];

/** What a hero cannot do now and its player may look for: shown greyed, with its rule. */
export function barredActions(state: State, hero: Hero): Blocked[] {
  const actions = actionsOf(state, hero);
  const offered = new Set(actions.map(({ key, group }) => (aimed.includes(group) ? group : key)));
  const barred: Barred[] = [
    ...barredMoves(state, hero),
    ...hero.skills.map(skill => barredSkill(state, hero, skill)),
    ...[...new Set(hero.items)].map(item => barredItem(state, item)),
    ...hero.feats.map(feat => barredFeat(state, hero, feat)),
    ...barredSearches(state, hero),
    { key: 'rest', group: 'rest', ...restLabel(), whyNot: whyNotRest(state, hero) },
    ...barredExtra(state, hero),
  ];
  return barred.flatMap(({ whyNot, ...verb }) => (offered.has(verb.key) ? [] : [{ ...verb, ...whyNot }]));
}

function because(key: Named<'bar'>, rule: string): WhyNot {
  return { reason: { key: `bar.${key}` }, rule };
}

function notBeside(state: State, rule: string): WhyNot {
  return { reason: { key: keyOn(state, 'bar.notBeside') }, rule };
}

const noAction = because('noAction', 'GSQ-ACT-01');
const noSkillAction = because('noSkillAction', 'GSQ-ACT-01');

function barredMoves(state: State, hero: Hero): Barred[] {
  const spent = hasAction(state.activation!) ? undefined : noAction;
  const stuck = (move: 'advance' | 'rush'): Barred => ({
    key: move,
    group: move,
    ...moveLabel(move, move)(undefined, state, hero),
    whyNot: spent ?? because('noWay', 'GSQ-MOVE-02'),
  });
  const isStill = allowance(state, hero, 'charge') <= 0;
  return [
    { key: 'hold', group: 'hold', label: { key: 'act.hold' }, whyNot: spent ?? because('noShot', 'GSQ-SHOOT-02') },
    stuck('advance'),
    stuck('rush'),
    {
      key: 'charge',
      group: 'charge',
      label: { key: 'act.chargeAny' },
      whyNot: spent ?? (isStill ? because('noWay', 'GSQ-MOVE-02') : because('noCharge', 'GSQ-MELEE-01')),
    },
  ];
}

function barredSkill(state: State, hero: Hero, skill: SkillId): Barred {
  const { activation } = state;
  const used = activation!.usedSkills.includes(skill) ? because('usedSkill', 'GSQ-ACT-11') : undefined;
  const spent = hasSkillAction(activation!) ? undefined : noSkillAction;
  const why = used ?? spent ?? because('noUse', 'GSQ-SKILL-03');
  return { key: `skill:${skill}`, group: 'skill', ...skillLabel(state, skill, hero), whyNot: why };
}

function barredItem(state: State, item: ConsumableId): Barred {
  const why = hasSkillAction(state.activation!) ? because('noUse', 'GSQ-ITEM-02') : noSkillAction;
  return { key: `item:${item}`, group: 'item', ...itemLabel(state, item), whyNot: why };
}

function barredFeat(state: State, hero: Hero, feat: FeatId): Barred {
  return { key: `feat:${feat}`, group: 'feat', ...featLabel(state, feat), whyNot: whyNotFeat(state, hero, feat) };
}

function whyNotFeat(state: State, hero: Hero, feat: FeatId): WhyNot {
  const { attacked, triedFeats } = state.activation!;
  if (triedFeats.includes(feat)) return because('triedFeat', 'GSQ-PSY-02');
  if (attacked) return because('attacked', 'GSQ-PSY-02');
  if (!canSpend(state, hero, catalogue.feats[feat].cost)) return because('noPower', 'GSQ-POWER-05');
  return because('noTarget', 'GSQ-PSY-03');
}

/** GSQ-SEARCH-15, 16: what lies beside the hero and cannot be had now, and what it could walk up to first. */
function barredSearches(state: State, hero: Hero): Barred[] {
  const { tokens, treasures, activation } = state;
  const isBeside = (at: LatticeIndex) => isNear(state, hero, at, takingReach);
  const isWithinAMove = cameNear(state, hero);
  const barred: Barred[] = [];
  const bar = (verb: 'reveal' | 'collect', why: WhyNot) =>
    barred.push({ key: verb, group: verb, label: { key: `act.${verb}` }, whyNot: why });
  if (!hasSkillAction(activation!)) {
    if (tokens.some(isBeside)) bar('reveal', noSkillAction);
  } else if (tokens.some(isWithinAMove)) bar('reveal', notBeside(state, 'GSQ-SEARCH-15'));
  if (treasures.some(({ at }) => isWithinAMove(at))) bar('collect', notBeside(state, 'GSQ-SEARCH-16'));
  return barred;
}

/** Whether a move that is left would bring a hero within reach of something. */
function cameNear(state: State, hero: Hero): (at: LatticeIndex) => boolean {
  const limit = hasAction(state.activation!) ? allowance(state, hero, 'rush') : 0;
  const taking = distance(state, takingReach);
  let ends: readonly LatticeIndex[] | undefined;
  return at => {
    if (gapToPoint(state, hero, at) > limit + taking) return false;
    ends ??= runsPoints(reachOf(state, hero, hero, { limit }).ends);
    return ends.some(end => isNear(state, { ...hero, at: end }, at, takingReach));
  };
}

function whyNotRest({ activation }: State, hero: Hero): WhyNot {
  if (!mayRest(activation!)) return because('noRest', 'GSQ-ACT-03');
  return canHeal(hero) ? because('powerFull', 'GSQ-POWER-02') : because('diseased', 'GSQ-COND-03');
}

/** GSQ-ACT-02: of no interest before the first action is taken. */
function barredExtra(state: State, hero: Hero): Barred[] {
  const { acted, extra } = state.activation!;
  if (!acted) return [];
  const isDear = extra === 'no' && !canSpend(state, hero, priceOfExtra);
  const label: Words = { key: 'act.extra', params: { power: priceOfExtra } };
  const why = isDear ? because('noPower', 'GSQ-POWER-05') : because('extraTaken', 'GSQ-ACT-02');
  return [{ key: 'extra', group: 'extra', label, whyNot: why }];
}
