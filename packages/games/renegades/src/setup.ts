import type { Seat } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { type CrewId, crewIds } from './content/crew.ts';
import { type MissionId, missionIds } from './content/missions/index.ts';
import { type ShipId, shipIds, ships } from './content/ships.ts';
import { problemsOf } from './rules/setup/problems.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import type { Faction } from './types.ts';

/** What is wrong is told in English where nobody asks for the text itself. */
const english = createFormatter({ en, fr }, 'en');

const enumOf = <T extends string>(values: readonly T[]) => z.enum(values as [T, ...T[]]);
const switchSchema = z.boolean().default(false);
const shipSchema = enumOf<ShipId>(shipIds);

/** What is chosen before a match (RDA-SETUP-12, RDA-DEC-06, 07). */
const choices = z.strictObject({
  players: z.int().min(1).max(4).default(1),
  /** RDA-VAR-15: with one or two players the program may run the Coalition; with one it must. */
  coalition: z.enum(['people', 'program']).optional(),
  /** RDA-SETUP-30: with three players, whose side is played by one alone; the Coalition if left out. */
  lone: z.enum(['renegade', 'coalition']).optional(),
  /** RDA-VAR-14: with three players, one ship each. */
  twoAgainstOne: switchSchema,
  /** RDA-SETUP-01..04: ships in play, alone or with their crew of five; those left out are the usual ones. */
  ships: z
    .array(
      z.union([
        shipSchema,
        z.strictObject({ ship: shipSchema, crew: z.array(enumOf<CrewId>(crewIds)).max(crewIds.length).optional() }),
      ]),
    )
    .max(shipIds.length)
    .optional(),
  /** RDA-SETUP-05, 06: crews are picked one by one at the table instead. */
  draft: switchSchema,
  /** RDA-SETUP-13 */
  mission: enumOf<MissionId | 'random'>(['random', ...missionIds]).default('random'),
  /** RDA-VAR-06: a campaign of all missions or of one title. */
  campaign: z.enum(['none', 'any', 'crown', 'monolith', 'rust']).default('none'),
  /** RDA-VAR-07 */
  length: z.int().min(3).max(5).default(3),
  /** RDA-VAR-08 */
  tier: z.literal([1, 2, 3]).default(1),
  /** RDA-VAR-02, 03 */
  clock: z.enum(['full', 'timed', 'quick']).default('full'),
  /** How many event cards a timed or quick mission has; 8 and 6 if left out. */
  events: z.int().min(1).max(32).optional(),
  /** RDA-VAR-02: where ships start in a timed mission; quick ones start docked, full ones in orbit. */
  start: z.enum(['orbit', 'docked']).optional(),
  dropping: switchSchema,
  creatureMates: switchSchema,
  greenOnEntering: switchSchema,
  lateBonuses: switchSchema,
  experience: switchSchema,
  noDieForPenetrating: switchSchema,
  figuresNeverBlock: switchSchema,
  saleRoundsUp: switchSchema,
  strictLanding: switchSchema,
  unlimitedDice: switchSchema,
  adjacentPassage: switchSchema,
  /** RDA-VAR-20 */
  turnedCenter: switchSchema,
});

export type Setup = z.output<typeof choices>;

/** A set-up that can be played; whatever is wrong with one is told in words. */
export const setupSchema = choices.check(({ value, issues }) => {
  for (const { where, text } of problemsOf(value, fleetOf(value))) {
    issues.push({ code: 'custom', path: [where], message: english(text), params: { text }, input: value });
  }
});

/** A ship as it was chosen. */
export interface ChosenShip {
  readonly ship: ShipId;
  readonly faction: Faction;
  /** Null if the program runs it. */
  readonly seat: string | null;
  /** Empty if crews are drafted. */
  readonly crew: readonly CrewId[];
}

/** RDA-SETUP-02..04: who goes if nobody says otherwise. */
export const usualCrews: { readonly [S in ShipId]: readonly CrewId[] } = {
  icarus: ['lexxa', 'ronara', 'prak', 'maeve', 'icheb'],
  cerberus: ['ragnar', 'vex', 'korrin', 'sarn', 'juno'],
  destinyAurora: ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
  argusPrime: ['adira', 'tomas', 'brakk', 'ouro', 'tinn'],
};

/** RDA-VAR-15 */
function isSolo({ players, coalition }: Setup): boolean {
  return players === 1 || (players === 2 && coalition === 'program');
}

/** Seats of each ship, Renegades first (RDA-SETUP-30, RDA-SOLO-02). */
function crewedShips(setup: Setup): readonly (readonly [Faction, string | null])[] {
  const { players, lone = 'coalition', twoAgainstOne } = setup;
  if (players === 1)
    return [
      ['renegade', 'p1'],
      ['coalition', null],
    ];
  if (isSolo(setup))
    return [
      ['renegade', 'p1'],
      ['renegade', 'p2'],
      ['coalition', null],
      ['coalition', null],
    ];
  if (players === 2)
    return [
      ['renegade', 'p1'],
      ['coalition', 'p2'],
    ];
  if (players === 4)
    return [
      ['renegade', 'p1'],
      ['renegade', 'p2'],
      ['coalition', 'p3'],
      ['coalition', 'p4'],
    ];
  const alone: readonly (readonly [Faction, string])[] = twoAgainstOne
    ? [[lone, 'p3']]
    : [
        [lone, 'p3'],
        [lone, 'p3'],
      ];
  const pair = (faction: Faction): readonly (readonly [Faction, string])[] => [
    [faction, 'p1'],
    [faction, 'p2'],
  ];
  return lone === 'coalition' ? [...pair('renegade'), ...alone] : [...alone, ...pair('coalition')];
}

/** A ship as it is written in a set-up, in full. */
export function chosenShips({
  ships: chosen = [],
}: Setup): readonly { ship: ShipId; crew?: readonly CrewId[] | undefined }[] {
  return chosen.map(each => (typeof each === 'string' ? { ship: each } : each));
}

/** The ships in play, Renegades first: those that were chosen, then the usual ones. */
export function fleetOf(setup: Setup): ChosenShip[] {
  const chosen = chosenShips(setup);
  const all = [...new Set([...chosen.map(({ ship }) => ship), ...shipIds])];
  const left = { renegade: all.filter(isOf('renegade')), coalition: all.filter(isOf('coalition')) };
  return crewedShips(setup).map(([faction, seat]) => {
    const ship = left[faction].shift()!;
    const crew = chosen.find(each => each.ship === ship)?.crew ?? usualCrews[ship];
    return { ship, faction, seat, crew: setup.draft ? [] : crew };
  });
}

const isOf = (faction: Faction) => (ship: ShipId) => ships[ship].faction === faction;

/** Seats win with their side. */
export function seatsOf(setup: Setup): Seat[] {
  const seats = new Map<string, Seat>();
  for (const { seat, faction } of fleetOf(setup)) if (seat !== null) seats.set(seat, { id: seat, side: faction });
  return [...seats.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
