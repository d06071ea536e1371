import { ownLine, ownLines } from '@starboard/kernel';
import { z } from 'zod';
import { tileCodes } from '../../../map/tiles.ts';
import type { BossType, ClassName, EnemyType, EventId, Faction, ItemCardId, ItemId, TileCode } from '../../../types.ts';
import { enemies } from '../../enemies.ts';
import { events } from '../../events.ts';
import { items } from '../../items/index.ts';
import { classes } from '../../survivors/index.ts';

/** The words that a mission is written in: those of the cards. A mission is read before there is a table. */

type Some<T> = [T, ...T[]];

export const tileCode = z.enum(tileCodes as Some<TileCode>);

export const className = z.enum(Object.keys(classes) as Some<ClassName>);

export const faction = z.enum(['gep', 'sentry', 'redeemer'] satisfies Faction[]);

const enemyTypes = Object.keys(enemies) as Some<EnemyType>;
export const bossType = z.enum(enemyTypes.filter(type => enemies[type].boss) as Some<BossType>);

/** Every enemy that is not a boss. */
export const standardType = z.enum(
  enemyTypes.filter(type => !enemies[type].boss) as Some<Exclude<EnemyType, BossType>>,
);
const enemyType = z.enum(enemyTypes);

const itemCards = Object.keys(items) as ItemCardId[];
/** Cards that can be laid aside or dealt at the start. */
export const item = z.enum(itemCards.filter(card => items[card].kind !== 'noise') as Some<ItemId>);

const eventCards = Object.keys(events) as EventId[];
/** Events that are not spawns on a tile. */
export const eventName = z.enum(
  eventCards.filter(card => events[card].tile === undefined) as Some<Exclude<EventId, `spawn${TileCode}`>>,
);

/** `LAB.A`: a tile on the map and the letter of a zone on it; `PRIM2.A` on the second copy of a tile. */
export const zoneName = z.string().regex(/^[A-Z]{1,8}\d?\.[A-Za-z]$/, 'check.zone');
/** `LAB.D1`, or `CREW.exitW` for an exit. */
export const doorName = z.string().regex(/^[A-Z]{1,8}\d?\.(D[12]|exit[NESW])$/, 'check.door');

/** ETS-COMP-06: sixteen doors, and the exits. */
export const mostDoors = 20;

/** `4 swarmer`, `1 titan`. */
export const tokenFace = z.templateLiteral([z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]), ' ', enemyType]);

/** ETS-GAME-07: for exactly 3, exactly 4, and 5 or more survivors. */
export function perCrew<T extends z.ZodType>(value: T) {
  return z.strictObject({ 3: value, 4: value, 5: value });
}

/** What a mission says itself, in both languages; those of the box are in the dictionaries. */
const title = ownLine(80, 'check.words');
export const words = z.strictObject({ en: title, fr: title });

const story = ownLines(2_000, 'check.words');
export const stories = z.strictObject({ en: story, fr: story });

/** A name that other parts of the mission refer to. */
export const name = z.string().regex(/^[a-z][A-Za-z0-9]{0,23}$/, 'check.name');

export const smallNumber = z.int().min(1).max(9);
