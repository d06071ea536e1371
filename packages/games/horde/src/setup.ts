import type { Params, Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { featIds } from './content/feats.ts';
import { archetypeIds, archetypes } from './content/heroes.ts';
import { skillIds } from './content/skills.ts';
import { factions } from './content/units/index.ts';
import { terrainProblems } from './rules/setup/layout.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import type { Archetype, ArchetypeId, FeatId, SkillId } from './types.ts';

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
  archetype: enumOf<ArchetypeId>(archetypeIds),
  skill: enumOf<SkillId>(skillIds).optional(),
  feats: z.array(enumOf<FeatId>(featIds)).max(featIds.length).optional(),
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
      .union([z.int().min(1).max(9), z.array(z.union([enumOf<ArchetypeId>(archetypeIds), heroSchema])).max(mostNamed)])
      .default(2),
    /** GSQ-PREP-13: how many people hold them; heroes go round the seats. Somebody alone has one seat and all heroes. */
    seats: z.int().min(1).max(mostHeroes).default(1),
    /** GSQ-PREP-11 */
    factions: z.array(enumOf(factions)).max(factions.length).default(['corsairs']),
    table: z.enum(['standard', 'small']).default('standard'),
    bossFights: switchSchema,
    injuries: switchSchema,
    events: switchSchema,
    alertness: pick(['assault', 'alarmed', 'vigilant']).default('off'),
    timeOfDay: pick(['dusk', 'night', 'dawn', 'day']).default('off'),
    weather: pick(['worsening', 'bad', 'improving', 'good']).default('off'),
    /** GSQ-CORE-08 */
    activationMode: z.enum(['alternate', 'heroesFirst']).default('alternate'),
    /** A layout of one's own instead of the generator's: `bunker 48 32 1`, kind, x, y in quarter inches, quarter turns. */
    terrain: z.array(z.string().max(40)).max(mostPieces).optional(),
  })
  .check(context => {
    const refuse = (path: string, text: Text) =>
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
  readonly text: Text;
}

/** Everything that is wrong with a set-up (GSQ-PREP-02..04, 13, GSQ-TABLE-01..03, GSQ-GEN-05, 07, GSQ-HERO-02, GSQ-PSY-01). */
function problemsOf(setup: Setup): Problem[] {
  const { heroes, seats, factions: chosen, terrain } = setup;
  const problems: Problem[] = [];
  const refuse = (where: string, key: string, params: Params = {}) => problems.push({ where, text: { key, params } });
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
  const { skills, specials }: Archetype = archetypes[archetype];
  const problems: Problem[] = [];
  const refuse = (key: string, params: Params = {}) => {
    const name = { key: `archetype.${archetype}` };
    problems.push({ where: 'heroes', text: { key, params: { hero: name, no, ...params } } });
  };
  if (level !== 1) refuse('setup.wrong.level', { level });
  if (skill !== undefined && skills.includes(skill)) refuse('setup.wrong.skill', { skill: { key: `skill.${skill}` } });
  const caster = specials.caster ?? 0;
  if (feats !== undefined && feats.length !== caster) refuse('setup.wrong.feats', { count: feats.length, caster });
  if (feats !== undefined && new Set(feats).size < feats.length) refuse('setup.wrong.featTwice');
  return problems;
}

/** A hero as it was chosen, nothing left open. */
export interface ChosenHero {
  readonly archetype: ArchetypeId;
  readonly skill: SkillId;
  readonly feats: readonly FeatId[];
  /** GSQ-PREP-12: which of several of its archetype; 0 if it is the only one. */
  readonly twin: number;
}

/** Who goes if nobody says otherwise. */
const usualParty: readonly ArchetypeId[] = ['breacher', 'medic', 'sharpshooter', 'bulwark'];

/** The extra skill of those who do not choose (GSQ-HERO-02). */
const usualSkills: { readonly [A in ArchetypeId]: SkillId } = {
  bulwark: 'taunt',
  sharpshooter: 'evade',
  breacher: 'secondWind',
  duelist: 'sprint',
  medic: 'rally',
  technician: 'markTarget',
  psion: 'mend',
  infiltrator: 'aim',
  heavyGunner: 'overpower',
  envoy: 'markTarget',
};

const usualFeats: readonly FeatId[] = ['forceBolt', 'barrierField', 'lifeSurge', 'hurl'];

/** The party in hero order (GSQ-PREP-12). */
export function partyOf({ heroes }: Pick<Setup, 'heroes'>): ChosenHero[] {
  const named = typeof heroes === 'number' ? usualParty.slice(0, heroes) : heroes;
  const kinds = named.map(each => (typeof each === 'string' ? each : each.archetype));
  return named.map((each, at) => {
    const written = typeof each === 'string' ? { archetype: each } : each;
    const { archetype } = written;
    const twins = kinds.filter(kind => kind === archetype).length;
    const { specials }: Archetype = archetypes[archetype];
    return {
      archetype,
      skill: ('skill' in written ? written.skill : undefined) ?? usualSkills[archetype],
      feats: ('feats' in written ? written.feats : undefined) ?? usualFeats.slice(0, specials.caster ?? 0),
      twin: twins > 1 ? kinds.slice(0, at + 1).filter(kind => kind === archetype).length : 0,
    };
  });
}

/** GSQ-PREP-13: seats are `p1` to `p4`. */
export function seatsOf(setup: Pick<Setup, 'seats'>): string[] {
  return Array.from({ length: setup.seats }, (_, at) => `p${at + 1}`);
}

/** The seat of each hero: they go round. */
export function seatOfHero(setup: Setup, no: number): string {
  const seats = seatsOf(setup);
  return seats[(no - 1) % seats.length]!;
}
