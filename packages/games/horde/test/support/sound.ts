import { units as profiles } from '../../src/cards/units/index.ts';
import { maxPowerOf } from '../../src/rules/power.ts';
import { isConscious, refOf } from '../../src/rules/table.ts';
import { levels } from '../../src/tables/levels.ts';
import type { Fighter, Hero, State, Unit, UnitProfile } from '../../src/types.ts';
import { fieldProblems } from './sound-field.ts';

/** What is said if something does not hold. */
function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

function isFrom(least: number, value: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function areDifferent(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length;
}

/** Numbers that are none, anywhere. */
function brokenNumbers(value: unknown, path: string): string[] {
  if (typeof value === 'number') return unless(Number.isFinite(value), `${path} is ${value}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenNumbers(part, `${path}.${key}`));
}

/** XP comes at the end of a wave and with an event: only there a hero may be on its way to a level. */
function isAwardingXp({ stage }: State): boolean {
  return stage === 'waveEnds' || stage === 'waveBegins';
}

/** GSQ-LEVEL-17, 21, GSQ-PSY-01: level and feats fit the XP and the Caster value, unless they are just being chosen. */
function growthProblems(state: State, { no, xp, level, caster, feats, skills }: Hero): string[] {
  const earned = levels.filter(each => each.xp <= xp).length;
  const awarding = isAwardingXp(state);
  return [
    ...unless(
      level === earned || (awarding && isFrom(1, level, earned)),
      `hero ${no} has level ${level} with ${xp} XP`,
    ),
    ...unless(
      feats.length === caster || (awarding && feats.length === caster - 1),
      `hero ${no} knows ${feats.length} feats, Caster ${caster}`,
    ),
    ...unless(areDifferent([...skills, ...feats]), `hero ${no} knows something twice`),
  ];
}

function heroProblems(state: State, hero: Hero): string[] {
  const { no, at, wounds, tough, power, quality, str, dex, wil, credits, gear, injuries } = hero;
  const gears = gear.map(each => each.gear);
  return [
    ...unless(isFrom(0, wounds, tough), `hero ${no} has ${wounds} wounds of ${tough}`),
    ...unless(isFrom(0, power, maxPowerOf(state, hero)), `hero ${no} has ${power} Power`),
    ...unless(
      [quality, str, dex, wil].every(need => isFrom(2, need, 6)),
      `hero ${no} has an impossible stat`,
    ),
    ...unless(isFrom(0, credits, Number.MAX_SAFE_INTEGER), `hero ${no} has ${credits} credits`),
    ...unless(gears.length <= 2 && areDifferent(gears), `hero ${no} cannot carry ${gears.join(', ')}`),
    ...unless(areDifferent(injuries.map(({ injury }) => injury)), `hero ${no} has an injury twice`),
    ...unless(state.modules.injuries || injuries.length === 0, `hero ${no} is injured without the module`),
    ...unless(
      injuries.every(({ until }) => isFrom(state.wave, until, state.wave + 1)),
      `hero ${no} has an injury that should be over`,
    ),
    ...unless(at >= 0 || state.stage === 'deployment', `hero ${no} was never deployed`),
    ...growthProblems(state, hero),
  ];
}

/** GSQ-CORE-13, GSQ-WOUND-01, 04, GSQ-PREP-04, GSQ-UNIT-02, GSQ-PSY-07 */
function unitProblems(state: State, { no, unit, wave, size, models, tokens }: Unit): string[] {
  const { models: count, tough, boss }: UnitProfile = profiles[unit];
  const numbers = models.map(model => model.no);
  return [
    ...unless(size === count && isFrom(1, models.length, size), `unit ${no} has ${models.length} models of ${size}`),
    ...unless(
      areDifferent(numbers) && numbers.every(each => isFrom(1, each, size)),
      `unit ${no} has models ${numbers.join(', ')}`,
    ),
    ...models
      .filter(({ wounds }) => !isFrom(0, wounds, tough - 1))
      .map(({ wounds }) => `unit ${no} stands with ${wounds} wounds of ${tough}`),
    ...unless(isFrom(0, tokens, 6), `unit ${no} holds ${tokens} tokens`),
    ...unless(state.roster.includes(unit), `unit ${no} is no part of the roster`),
    ...unless(isFrom(1, wave, state.wave) && no < state.nextUnit, `unit ${no} has not come yet`),
    ...unless(!boss || (state.modules.bossFights && [4, 7, 10].includes(wave)), `unit ${no} is a boss out of place`),
  ];
}

/** GSQ-COND-01 */
function conditionProblems(fighter: Fighter): string[] {
  return unless(areDifferent(fighter.conditions), `${refOf(fighter)} has a condition twice`);
}

/** GSQ-TABLE-05, GSQ-OBJ-02, GSQ-PRIO-04 */
function markerProblems({ markers, priority, lastPriority, seized }: State): string[] {
  const numbers = markers.map(({ no }) => no);
  return [
    ...unless(areDifferent(numbers) && numbers.every(no => isFrom(1, no, 5)), `markers ${numbers.join(', ')} stand`),
    ...markers
      .filter(({ damage }) => !isFrom(0, damage, 2))
      .map(({ no, damage }) => `marker ${no} stands with ${damage} damage`),
    ...unless(isFrom(0, priority, 5), `marker ${priority} is the priority`),
    ...unless(priority === 0 || priority !== lastPriority, `marker ${priority} is the priority once more`),
    ...unless(
      seized.every(no => numbers.includes(no)),
      'a marker is seized that does not stand',
    ),
  ];
}

/** GSQ-WAVE-01, 06, GSQ-BOSS-02: what is left of a wave never costs more than the wave might. */
function budgetProblems({ wave, partyPoints, bossFight, units }: State): string[] {
  const budget = wave * partyPoints * 0.25 * (bossFight ? 2 : 1);
  const cost = units.filter(unit => unit.wave === wave).reduce((sum, { unit }) => sum + profiles[unit].cost, 0);
  return unless(cost <= budget, `wave ${wave} costs ${cost}, more than ${budget}`);
}

/** GSQ-PREP-07: what a module brings is there with it, and not without. */
function moduleProblems({ modules, alertLevel, time, weather, event, bossFight, stage }: State): string[] {
  const isSet = stage !== 'deployment';
  const fits = (isOn: boolean, value: unknown) => (isOn ? !isSet || value !== null : value === null);
  return [
    ...unless(fits(modules.alertness, alertLevel), `the alertness level is ${alertLevel}`),
    ...unless(fits(modules.timeOfDay, time), `the time of day is ${time}`),
    ...unless(fits(modules.weather, weather), `the weather is ${weather}`),
    ...unless(modules.events || event === null, 'there is an event without the module'),
    ...unless(modules.bossFights || !bossFight, 'there is a boss fight without the module'),
  ];
}

/** GSQ-FLOW-01, 07, 08, GSQ-ALERT-03, 04, GSQ-SCORE-01, 05, GSQ-END-01..03 */
function flowProblems(state: State): string[] {
  const { stage, wave, alertness, finishedWaves, earned, heroes, activation, result, reason } = state;
  const isAfter = stage === 'waveEnds' || stage === 'shop';
  const xp = heroes.reduce((sum, hero) => sum + hero.xp, 0);
  const endings = [
    ...unless(heroes.some(isConscious), 'end.unconscious'),
    ...unless(state.markers.length > 0, 'end.markers'),
    ...unless(finishedWaves < 10 || isAwardingXp(state), 'end.held'),
  ];
  return [
    ...unless(isFrom(1, wave, 10), `this is wave ${wave}`),
    ...unless(isAfter || isFrom(0, alertness, 5), `alertness is ${alertness} at ${stage}`),
    ...unless(!isAfter || alertness >= 6, `alertness is ${alertness} after the wave`),
    ...unless(finishedWaves === wave - (isAfter ? 0 : 1), `${finishedWaves} waves are finished in wave ${wave}`),
    ...unless(xp === earned, `${earned} XP were earned, but heroes have ${xp}`),
    ...unless(activation === null || stage === 'heroes', `hero ${activation?.hero} activates at ${stage}`),
    ...unless(result !== null || endings.length === 0, `the mission should be over by ${endings.join(' and ')}`),
    ...unless(
      result === null || reason === 'end.held' ? result === null || finishedWaves === 10 : endings.includes(reason),
      `the mission is over by ${reason}`,
    ),
  ];
}

/** Everything that is wrong with a position, in words. */
export function problemsOf(state: State): string[] {
  const { heroes, units } = state;
  return [
    ...brokenNumbers(state, 'state'),
    ...heroes.flatMap(hero => heroProblems(state, hero)),
    ...units.flatMap(unit => unitProblems(state, unit)),
    ...unless(areDifferent(units.map(({ no }) => no)), 'two units have one number'),
    ...[...heroes, ...units].flatMap(conditionProblems),
    ...markerProblems(state),
    ...budgetProblems(state),
    ...moduleProblems(state),
    ...flowProblems(state),
    ...fieldProblems(state),
  ];
}
