import {
  type Checked,
  compileZones,
  layZoneBlocks,
  surveyZones,
  type ZoneBeam,
  type ZoneFreePort,
  type ZoneMap,
  type ZonePlacement,
  type ZoneSide,
  type ZoneSurvey,
  zoneBeams,
  zoneNeighbours,
  zoneNeighboursOn,
  zoneNumber,
  zoneSides,
  zonesTouching,
} from '@starboard/space';
import { codeOf, namesRoom, textOfZone, tileBlocks, tileSize } from '../../map/tiles.ts';
import type { ClassName, Impossible, Mission, State, TileCode, Words, ZoneId } from '../../types.ts';

/** Stands for no distance at all in the tables of a map. */
export const noWay = 65_535;

/** A tile as it lies in a mission. */
interface LaidTile {
  /** Its name on this map: PRIM1 is a copy of PRIM. */
  readonly name: string;
  readonly code: TileCode;
  readonly rooms: readonly ZoneId[];
}

/** The map of a mission: everything about it that never changes. */
export interface Ground {
  readonly mission: Mission;
  readonly map: ZoneMap;
  readonly tiles: readonly LaidTile[];
  readonly isRoom: readonly boolean[];
  /** The keys of moves into each zone. */
  readonly moveKeys: readonly string[];
  /** Every zone in words: its tile and its letter. */
  readonly zoneTexts: readonly Words[];
  /** ETS-MAP-15 */
  readonly capacity: readonly number[];
  /** ETS-CLASS-06: the zones behind any wall of each zone. */
  readonly walledOff: readonly (readonly ZoneId[])[];
  /** ETS-DOOR-08: the zones of the exits, in the mission's order. */
  readonly exits: readonly { readonly zone: ZoneId; readonly side: ZoneSide; readonly name: string }[];
  /** Worked out once for every combination of open doors. */
  readonly ways: Map<string, Ways>;
  /** ETS-EVENT-05: what is seen from where in the dark. */
  readonly darkness: Sights;
  /** Whether there is anything that attacks can destroy. */
  readonly hasObjects: boolean;
  /** ETS-DEATH-08: the objectives with which only one class can do anything. */
  readonly onlyFor: ReadonlyMap<number, ClassName>;
  /** What its objectives and special conditions do at each hook, looked up once. */
  readonly bends: Map<string, readonly object[]>;
  /** At which of the hooks that are for missions alone they do anything, found out once. */
  minds: Minds | undefined;
  /** What wins and loses it, put together once. */
  verdicts: Verdicts | undefined;
  /** The openings that were asked about last: mostly they are asked about again. */
  last: Openings | undefined;
}

/** What a mission asks for and what fails it, as questions about a position. */
export interface Verdicts {
  readonly win: readonly Test[];
  readonly lose: readonly ((state: State) => Impossible | undefined)[];
}

export type Test = (state: State) => boolean;

/** The hooks that are for missions alone. */
export type Minds = {
  readonly [H in 'glimpsed' | 'looked' | 'noticed' | 'hunts' | 'lures' | 'targetable' | 'removed']: boolean;
};

/** What is open at the moment, and what comes of it. */
export interface Openings {
  readonly doors: unknown;
  readonly breaches: unknown;
  readonly event: string;
  readonly standing: string;
  readonly lockdown: boolean;
  readonly ways: Ways;
  readonly sights: Sights;
}

/** What is seen from where, as a table of distances. */
export class Sights {
  readonly #distances: Uint16Array;
  readonly #count: number;
  readonly #rows: readonly Uint16Array[];

  constructor(distances: Uint16Array, count: number) {
    this.#distances = distances;
    this.#count = count;
    this.#rows = Array.from({ length: count }, (_, from) => distances.subarray(from * count, (from + 1) * count));
  }

  has(from: ZoneId, zone: ZoneId): boolean {
    return this.#distances[from * this.#count + zone] !== noWay;
  }

  /** The distances from one zone to all: for whoever looks for many. */
  from(zone: ZoneId): Uint16Array {
    return this.#rows[zone]!;
  }

  distance(from: ZoneId, zone: ZoneId): number {
    const distance = this.#distances[from * this.#count + zone]!;
    return distance === noWay ? Infinity : distance;
  }
}

/** All shortest ways from one zone to another. */
export interface Route {
  readonly firstSteps: readonly ZoneId[];
  /** 1 for every zone that lies on one of them, but for the first. */
  readonly lies: Uint8Array;
}

/** What can be walked and seen while certain doors are open. */
export interface Ways {
  readonly survey: ZoneSurvey;
  readonly count: number;
  /** What is seen by light. */
  readonly sights: Sights;
  /** ETS-MAP-10: the zones one step away. */
  readonly next: readonly (readonly ZoneId[])[];
  /** ETS-MAP-14: the same by side, north first, clockwise. */
  readonly nextOn: readonly (readonly (readonly ZoneId[])[])[];
  /** The shortest ways between two zones, looked up once. */
  readonly routes: Map<number, Route>;
  /** The first steps to as near as one can get where there is no way, looked up once. */
  readonly approaches: Map<number, readonly ZoneId[]>;
  /** Lines between two zones, looked up once. */
  readonly beams: Map<number, readonly ZoneBeam[]>;
}

/** Lays out a mission's tiles, or lists what is wrong with them. */
export function layGround(mission: Mission): Checked<Ground> {
  const placements = mission.map.flatMap((row, down) =>
    row.split(/\s+/).flatMap((written, right) => place(written, down, right)),
  );
  const laid = layZoneBlocks(placements);
  if (!laid.ok) return laid;
  const compiled = compileZones(laid.value.spec);
  if (!compiled.ok) return compiled;
  const map = compiled.value;
  const isRoom = map.zones.map(zone => namesRoom(zone.name));
  const exits = mission.exits.map(exit => findExit(map, laid.value.freePorts, exit.tile, exit.side));
  const problems = exits.flatMap(exit => (typeof exit === 'string' ? [exit] : []));
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      mission,
      map,
      tiles: placements.map(({ name }) => ({
        name,
        code: codeOf(name),
        rooms: map.zones.flatMap((zone, id) => (isRoom[id] && zone.name.startsWith(`${name}.`) ? [id] : [])),
      })),
      isRoom,
      moveKeys: map.zones.map(({ name }) => `move:${name}`),
      zoneTexts: map.zones.map(zone => textOfZone(zone.name)),
      capacity: map.zones.map(zone => 4 + 4 * zone.cells.length),
      walledOff: map.zones.map((_, zone) => zonesTouching(map, zone).filter(other => hasWall(map, zone, other))),
      exits: exits.filter(exit => typeof exit !== 'string'),
      ways: new Map(),
      darkness: ownZonesOnly(map.zones.length),
      hasObjects: mission.objectives.some(({ deed }) => 'health' in deed),
      onlyFor: new Map(
        mission.objectives.flatMap(({ deed }, id) =>
          'only' in deed && deed.only !== undefined ? [[id, deed.only] as const] : [],
        ),
      ),
      bends: new Map(),
      minds: undefined,
      verdicts: undefined,
      last: undefined,
    },
  };
}

/** How the map marks a border with neither wall nor door. */
const noGate = -1;

/** A wall with a door in it is a wall too: an archway stays open in Lockdown (ETS-MAP-09). */
function hasWall({ borders }: ZoneMap, a: ZoneId, b: ZoneId): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  return borders.gate.some((gate, at) => gate !== noGate && borders.low[at] === low && borders.high[at] === high);
}

function ownZonesOnly(count: number): Sights {
  const distances = new Uint16Array(count * count).fill(noWay);
  for (let zone = 0; zone < count; zone++) distances[zone * count + zone] = 0;
  return new Sights(distances, count);
}

function place(written: string, down: number, right: number): ZonePlacement[] {
  if (written === '–') return [];
  const [name = '', degrees = '0'] = written.split('@');
  return [
    { name, block: tileBlocks[codeOf(name)], row: down * tileSize, col: right * tileSize, turns: Number(degrees) / 90 },
  ];
}

function findExit(map: ZoneMap, ports: readonly ZoneFreePort[], tile: string, side: ZoneSide) {
  const port = ports.find(each => each.zone.startsWith(`${tile}.`) && each.side === side);
  if (port === undefined) return `There is no free port on the ${side} side of ${tile}.`;
  return { zone: zoneNumber(map, port.zone), side, name: `${tile}.exit${side}` };
}

/** Works out everything that can be walked and seen. */
export function surveyWays(
  { map }: Ground,
  doors: readonly boolean[],
  breaches: readonly (readonly [ZoneId, ZoneId])[],
): Ways {
  const survey = surveyZones(map, { doors, breaches });
  const zones = map.zones.map((_, zone) => zone);
  return {
    survey,
    count: zones.length,
    sights: new Sights(survey.sights, zones.length),
    next: zones.map(zone => zoneNeighbours(survey, zone)),
    nextOn: zones.map(zone => zoneSides.map(side => zoneNeighboursOn(survey, zone, side))),
    routes: new Map(),
    approaches: new Map(),
    beams: new Map(),
  };
}

/** The straight lines from one zone to another. */
export function beamsBetween({ survey, count, beams }: Ways, from: ZoneId, to: ZoneId): readonly ZoneBeam[] {
  const key = from * count + to;
  const known = beams.get(key);
  if (known !== undefined) return known;
  const found = zoneBeams(survey, from, to);
  beams.set(key, found);
  return found;
}
