import { createFormatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { campaigns } from './cards/campaigns.ts';
import { missionIds, missionSchema, missions } from './cards/missions/index.ts';
import { survivors } from './cards/survivors/index.ts';
import { checkOwn } from './check/index.ts';
import { campaignOf } from './rules/campaigns.ts';
import { crewOf, expansionsOf, needsOf } from './rules/setup/crew.ts';
import { expansionOf } from './rules/setup/expansions.ts';
import { classOf } from './rules/table.ts';
import { expansions } from './tables/expansions.ts';
import { usual, variants } from './tables/variants.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import type { CampaignId, SurvivorId, Words } from './types.ts';

const variantSchema = z.strictObject(
  Object.fromEntries(Object.entries(variants).map(([name, choices]) => [name, z.enum(choices).default(choices[0])])),
);

const survivor = z.enum(Object.keys(survivors) as [SurvivorId, ...SurvivorId[]]);

/** ETS-COMP-03 */
const most = 6;

/** What is wrong is told in English where nobody asks for the text itself. */
const english = createFormatter({ en, fr }, 'en');

const fields = z.strictObject({
  /** A mission, or a campaign of several in a row (ETS-CAMP-08..11). */
  mission: z.enum([...missionIds, ...(Object.keys(campaigns) as CampaignId[]), 'custom']).default('CG00'),
  /** A mission of one's own, to be played instead. */
  custom: missionSchema.optional(),
  /** ETS-CAMP-19: as if this mission had gone before. */
  after: z.enum(missionIds).optional(),
  /** By name, or how many of the usual crew. */
  survivors: z.union([z.int().min(1).max(most), z.array(survivor).min(1).max(most)]).default(4),
  firstPlayer: survivor.optional(),
  /** ETS-GAME-10: what of the expansions is on the table. */
  expansions: z
    .array(z.enum(expansions))
    .max(expansions.length)
    .default([...expansions]),
  // Where none is given, none need be checked. It is shown as such, too: nobody wants to read all of them.
  variants: variantSchema.default(() => ({ ...usual })).meta({ default: {} }),
});

export type Setup = z.output<typeof fields>;

/** What is chosen before a game: the mission or campaign, who goes, and the switches of the editions. */
export const setupSchema = fields.check(({ value, issues }) => {
  for (const { where, text } of mistakesIn(value)) {
    issues.push({ code: 'custom', path: [where], message: english(text), params: { text }, input: value });
  }
});

/** What is wrong with a set-up although each field of it is right by itself. */
function* mistakesIn(setup: Setup): Generator<{ readonly where: string; readonly text: Words }> {
  const { mission, custom, after, firstPlayer, expansions: owned, variants: chosen } = setup;
  const ofCampaign = campaignOf(setup) !== undefined;
  const crew = crewOf(setup);
  const present = crew.map(classOf);
  if (crew.length < 3 && chosen['minSurvivors'] !== 'free') yield { where: 'survivors', text: { key: 'setup.tooFew' } };
  if (new Set(crew).size < crew.length) yield { where: 'survivors', text: { key: 'setup.twice' } };
  if (firstPlayer !== undefined && !crew.includes(firstPlayer)) {
    yield { where: 'firstPlayer', text: { key: 'setup.firstPlayer' } };
  }
  if (present.map(expansionOf).some(name => name !== undefined && !owned.includes(name))) {
    yield { where: 'survivors', text: { key: 'setup.expansion' } };
  }
  for (const name of needsOf(setup).filter(each => !present.includes(each))) {
    const key = ofCampaign ? 'setup.needs.campaign' : 'setup.needs';
    yield { where: 'survivors', text: { key, params: { class: { key: `class.${name}` } } } };
  }
  for (const name of expansionsOf(setup).filter(each => !owned.includes(each))) {
    const key = ofCampaign ? 'setup.expansion.campaign' : 'setup.expansion.mission';
    yield { where: 'mission', text: { key, params: { expansion: { key: `expansion.${name}` } } } };
  }
  if ((mission === 'custom') !== (custom !== undefined)) yield { where: 'mission', text: { key: 'setup.custom' } };
  for (const { where, text } of custom === undefined ? [] : checkOwn(custom)) yield { where: `custom.${where}`, text };
  if (after !== undefined && missions[mission]?.after[after] === undefined) {
    yield { where: 'after', text: { key: 'setup.after' } };
  }
}
