import { createFormatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { feats as featCards } from './cards/feats/heroes.ts';
import { archetypes } from './cards/heroes.ts';
import { skills } from './cards/skills/index.ts';
import { alertLevels, times, weathers } from './cards/surroundings.ts';
import { factions } from './cards/units/index.ts';
import { idsOf } from './catalogue.ts';
import { terrainProblems } from './rules/setup/layout.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import type { ArchetypeId, Params, TextKey, Words } from './types.ts';

/** GSQ-PREP-02 */
const fewestHeroes = 2;
const mostHeroes = 4;
/** More than that are not even read, to be told what is wrong with them. */
const mostNamed = 12;
const mostPieces = 120;

/** What is wrong is told in English where nobody asks for the text itself. */
const english = createFormatter({ en, fr }, 'en');

const enumOf = <T extends string>(values: readonly T[]) => z.enum(values as [T, ...T[]]);

/** GSQ-HERO-02: an archetype, one more skill, and as many feats as its Caster says. Left out, the usual ones are taken. */
const heroSchema = z.strictObject({
  archetype: enumOf(idsOf(archetypes)),
  skill: enumOf(idsOf(skills)).optional(),
  feats: z
    .array(enumOf(idsOf(featCards)))
    .max(idsOf(featCards).length)
    .optional(),
  /** GSQ-PREP-03: there is but one level to begin at. */
  level: z.int().default(1),
});

const switchSchema = z.boolean().default(false);

/** A module that is set by choice or by die (GSQ-ALERT-06, GSQ-TIME-01, GSQ-WEATHER-01). */
const pick = <T extends string>(values: readonly T[]) => enumOf(['off', 'roll', ...values] as ('off' | 'roll' | T)[]);

/** What is chosen before a mission (GSQ-PREP-08, GSQ-DEC-01). */
export const setupSchema = z
  .strictObject({
    /** The party in hero order: by archetype, or in full; a number takes so many of the usual party. */
    heroes: z
      .union([z.int().min(1).max(9), z.array(z.union([enumOf(idsOf(archetypes)), heroSchema])).max(mostNamed)])
      .default(2),
    /** GSQ-PREP-13: how many people hold them; heroes go round the seats. Somebody alone has one seat and all heroes. */
    seats: z.int().min(1).max(mostHeroes).default(1),
    /** GSQ-PREP-11 */
    factions: z.array(enumOf(factions)).max(factions.length).default(['corsairs']),
    table: z.enum(['standard', 'small']).default('standard'),
    bossFights: switchSchema,
    injuries: switchSchema,
    events: switchSchema,
    alertness: pick(idsOf(alertLevels)).default('off'),
    timeOfDay: pick(idsOf(times)).default('off'),
    weather: pick(idsOf(weathers)).default('off'),
    /** GSQ-CORE-08 */
    activationMode: z.enum(['alternate', 'heroesFirst']).default('alternate'),
    /** A layout of one's own instead of the generator's: `bunker 48 32 1`, kind, x, y in quarter inches, quarter turns. */
    terrain: z.array(z.string().max(40)).max(mostPieces).optional(),
  })
  .check(context => {
    const refuse = (path: string, text: Words) =>
      context.issues.push({
        code: 'custom',
        path: [path],
        message: english(text),
        params: { text },
        input: context.value,
      });
    for (const { where, text } of problemsOf(context.value)) refuse(where, text);
  });

export type Setup = z.output<typeof setupSchema>;

interface Problem {
  readonly where: string;
  readonly text: Words;
}

/** Everything that is wrong with a set-up (GSQ-PREP-02..04, 13, GSQ-TABLE-01..03, GSQ-GEN-05, 07, GSQ-HERO-02, GSQ-PSY-01). */
function problemsOf(setup: Setup): Problem[] {
  const { heroes, seats, factions: chosen, terrain } = setup;
  const problems: Problem[] = [];
  const refuse = (where: string, key: TextKey, params: Params = {}) => problems.push({ where, text: { key, params } });
  const count = typeof heroes === 'number' ? heroes : heroes.length;
  if (count < fewestHeroes || count > mostHeroes) refuse('heroes', 'setup.wrong.heroes', { count });
  else if (seats > count) refuse('seats', 'setup.wrong.seats', { seats, count });
  if (chosen.length === 0) refuse('factions', 'setup.wrong.roster');
  if (new Set(chosen).size < chosen.length) refuse('factions', 'setup.wrong.factionTwice');
  if (typeof heroes !== 'number') problems.push(...heroes.flatMap((hero, at) => heroProblems(hero, at + 1)));
  if (terrain !== undefined) {
    problems.push(...terrainProblems(terrain, setup.table === 'small').map(text => ({ where: 'terrain', text })));
  }
  return problems;
}

function heroProblems(hero: ArchetypeId | z.output<typeof heroSchema>, no: number): Problem[] {
  if (typeof hero === 'string') return [];
  const { archetype, skill, feats, level } = hero;
  const { skills: known, specials } = archetypes[archetype];
  const problems: Problem[] = [];
  const refuse = (key: TextKey, params: Params = {}) => {
    const name: Words = { key: `archetype.${archetype}` };
    problems.push({ where: 'heroes', text: { key, params: { hero: name, no, ...params } } });
  };
  if (level !== 1) refuse('setup.wrong.level', { level });
  if (skill !== undefined && known.includes(skill)) refuse('setup.wrong.skill', { skill: { key: `skill.${skill}` } });
  const caster = specials.caster ?? 0;
  if (feats !== undefined && feats.length !== caster) refuse('setup.wrong.feats', { count: feats.length, caster });
  if (feats !== undefined && new Set(feats).size < feats.length) refuse('setup.wrong.featTwice');
  return problems;
}
