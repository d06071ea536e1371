import { smallRecord } from '@starboard/kernel';
import { z } from 'zod';
import { conditionSchema } from './conditions.ts';
import { goalSchema, lossSchema } from './goals.ts';
import { objectiveSchema } from './objectives.ts';
import {
  bossType,
  className,
  doorName,
  eventName,
  faction,
  item,
  mostDoors,
  name,
  perCrew,
  standardType,
  stories,
  tokenFace,
  words,
  zoneName,
} from './words.ts';

/** ETS-DOOR-08: a port without a neighbouring tile. */
const exitSchema = z.strictObject({
  tile: z.string().regex(/^[A-Z]{1,8}\d?$/, 'check.tile'),
  side: z.enum(['N', 'E', 'S', 'W']),
  locked: z.literal(true).optional(),
});

/** Up to a dozen places in a row, far more than there are tiles. */
const tileAt = /^(–|[A-Z]{1,8}\d?@(0|90|180|270))( {1,8}(–|[A-Z]{1,8}\d?@(0|90|180|270))){0,11}$/;

const mostObjectives = 12;
const mostTokens = 20;
const most = { conditions: 40, figures: 40, pools: 12, missions: 24 } as const;

/** What is on the map or in force only after a certain mission of the campaign (ETS-CAMP-19). */
const afterSchema = z.strictObject({
  objectives: z.array(objectiveSchema).max(mostObjectives).default([]),
  conditions: z.array(conditionSchema).max(most.conditions).default([]),
});

/** A mission as its page tells it: map, tokens, objectives, special conditions, and what wins it. */
export const missionSchema = z.strictObject({
  id: z.string().regex(/^[A-Z][A-Z0-9-]{1,15}$/, 'check.id'),
  title: words.optional(),
  premise: stories.optional(),
  faction,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  minutes: z.int().min(1).max(600),
  /** ETS-SETUP-04: classes that must take part. */
  needs: z.array(className).max(7).default([]),
  /** Rows of tiles, north at the top: `CODE@rotation`, a number after the code for copies, `–` for none. */
  map: z.array(z.string().regex(tileAt, 'check.row')).min(1).max(6),
  start: zoneName,
  /** Where the tokens lie, in order. */
  radar: z.array(zoneName).max(mostTokens),
  /** ETS-GAME-07 */
  tokens: perCrew(z.array(tokenFace).max(mostTokens)),
  /** ETS-BOSS-22: its Health; and where it stands, if it is not among the tokens. */
  boss: z
    .strictObject({ type: bossType, health: perCrew(z.int().min(1).max(99)), zone: zoneName.optional() })
    .optional(),
  /** Enemies that stand on the map from the start; a boss has a place of its own. */
  figures: z
    .array(z.strictObject({ type: standardType, zone: zoneName }))
    .max(most.figures)
    .default([]),
  /** ETS-COMP-04 */
  loader: z.strictObject({ zone: zoneName, piloted: z.literal(true).optional() }).optional(),
  objectives: z.array(objectiveSchema).max(mostObjectives),
  exits: z.array(exitSchema).max(2),
  locked: z.array(doorName).max(mostDoors).default([]),
  /** ETS-SETUP-06: the first weapons, and what everybody else gets; ETS-ROP-1807, 1903: in a campaign the usual ones. */
  weapons: z
    .strictObject({ first: z.array(item).max(6), rest: item, aloneOnly: z.literal(true).optional() })
    .optional(),
  /** ETS-MISSION-03: cards laid aside, in pools that objectives give from. */
  aside: smallRecord(name, z.array(item).min(1).max(40), most.pools).default({}),
  /** ETS-CG-1104: a card that the pilot starts with. */
  pilotHas: item.optional(),
  /** ETS-SETUP-16: event cards that are left out: by name, all spawns, or spawns on tiles that are not in play. */
  withoutEvents: z
    .array(z.union([eventName, z.enum(['spawns', 'spawnsElsewhere'])]))
    .max(12)
    .default([]),
  conditions: z.array(conditionSchema).max(most.conditions).default([]),
  after: smallRecord(z.string().max(64), afterSchema, most.missions).default({}),
  win: z.array(goalSchema).min(1).max(12),
  lose: z.array(lossSchema).max(12).default([]),
});

export type Mission = z.output<typeof missionSchema>;
/** As somebody writes it: what is usual can be left out. */
export type WrittenMission = z.input<typeof missionSchema>;

export type { Condition, ConditionName, ConditionOf } from './conditions.ts';
export type { Goal, Loss, PlainGoal } from './goals.ts';
export type { Deed, DeedOf, MissionObjective } from './objectives.ts';
