import { allZoneDoorsOpen, surveyZones, zoneDistance } from '@starboard/space';
import { codeOf, tileCodes } from '../map/tiles.ts';
import { type Ground, layGround } from '../rules/map/ground.ts';
import { conditionRule } from '../rules/mission-rules.ts';
import { radarTokens } from '../tables/radar-tokens.ts';
import type { Condition, Mission, Referring, TokenFace } from '../types.ts';
import { type MissionProblem, problem } from './problem.ts';
import { allConditions, allObjectives, isBossFace } from './references.ts';

/** ETS-COMP-06, ETS-TILE-13: sixteen doors, two on every tile. */
const mostTiles = 8;
/** ETS-COMP-11 */
const mostCopies = 2;
/** ETS-RTOK-05 */
const objectiveTokens = [
  { colour: 'green', most: 4 },
  { colour: 'red', most: 4 },
  { colour: 'blue', most: 2 },
] as const;

/** A name that stands for a place on the map, and where in the file. */
type PlaceName = readonly [where: string, name: string];

/** What lies on the map, and whether the map itself can be laid. */
export function checkMap(mission: Mission): MissionProblem[] {
  const tiles = tilesOf(mission);
  const wrong = checkTiles(tiles);
  if (wrong.length > 0) return wrong;
  const ground = layGround({ ...mission, exits: [] });
  if (!ground.ok) return [problem('map', 'map', { problems: ground.problems.join(' ') })];
  const exits = mission.exits.flatMap((exit, at) =>
    layGround({ ...mission, exits: [exit] }).ok
      ? []
      : [problem(`exits.${at}`, 'noPort', { tile: exit.tile, side: exit.side })],
  );
  return [
    ...exits,
    ...zonesNamed(mission).flatMap(place => checkZone(ground.value, place)),
    ...doorsNamed(mission).flatMap(place => checkDoor(mission, ground.value, place)),
    ...tilesNamed(mission).flatMap(([where, code]) =>
      tiles.some(name => codeOf(name) === code) ? [] : [problem(where, 'noTile', { tile: code })],
    ),
    ...checkSeals(mission, ground.value),
    ...(exits.length > 0 ? [] : checkWays(mission)),
    ...checkCounts(mission),
  ];
}

function tilesOf({ map }: Mission): string[] {
  return map.flatMap(row => row.split(/\s+/)).flatMap(tile => (tile === '–' ? [] : [tile.split('@')[0]!]));
}

function checkTiles(tiles: readonly string[]): MissionProblem[] {
  const names = countOf(tiles);
  const codes = countOf(tiles.map(codeOf));
  const strangers = [...names.keys()].filter(tile => !tileCodes.some(code => code === codeOf(tile)));
  const twice = [...names].flatMap(([tile, count]) => (count > 1 ? [tile] : []));
  const often = [...codes].flatMap(([code, count]) => (count > mostCopies ? [code] : []));
  return [
    ...strangers.map(tile => problem('map', 'unknownTile', { tile, tiles: tileCodes.join(', ') })),
    ...twice.map(tile => problem('map', 'tileTwice', { tile })),
    ...often.map(tile => problem('map', 'tileTooOften', { tile })),
    ...(tiles.length > mostTiles ? [problem('map', 'tooManyTiles', { most: mostTiles })] : []),
    ...(tiles.length === 0 ? [problem('map', 'noTiles')] : []),
  ];
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Every zone that the mission names. */
function zonesNamed(mission: Mission): PlaceName[] {
  const { start, radar, boss, figures, loader } = mission;
  return [
    ['start', start],
    ...radar.map<PlaceName>((zone, at) => [`radar.${at}`, zone]),
    ...figures.map<PlaceName>(({ zone }, at) => [`figures.${at}.zone`, zone]),
    ...(boss?.zone === undefined ? [] : [['boss.zone', boss.zone] as const]),
    ...(loader === undefined ? [] : [['loader.zone', loader.zone] as const]),
    ...allObjectives(mission).map<PlaceName>(({ where, it }) => [`${where}.zone`, it.zone]),
  ];
}

function doorsNamed(mission: Mission): PlaceName[] {
  return [
    ...mission.locked.map<PlaceName>((door, at) => [`locked.${at}`, door]),
    ...allObjectives(mission).flatMap<PlaceName>(({ where, it: { deed } }) => {
      if (deed.does === 'seal') return [[`${where}.deed.door`, deed.door]];
      return deed.does === 'switch'
        ? deed.unlocks.map((door, at) => [`${where}.deed.unlocks.${at}`, door] as const)
        : [];
    }),
    ...allConditions(mission).flatMap(({ where, it }) => referred(where, referring(it).doors)),
  ];
}

function tilesNamed(mission: Mission): PlaceName[] {
  return allConditions(mission).flatMap(({ where, it }) => referred(where, referring(it).tiles));
}

function referring(condition: Condition): Referring {
  return conditionRule(condition).refersTo?.(condition) ?? {};
}

function referred(where: string, fields: readonly (readonly [string, string])[] = []): PlaceName[] {
  return fields.map(([field, name]) => [`${where}.${field}`, name]);
}

function hasZone({ map }: Ground, name: string): boolean {
  return map.zoneNumbers.has(name);
}

function checkZone(ground: Ground, [where, zone]: PlaceName): MissionProblem[] {
  return hasZone(ground, zone) ? [] : [problem(where, 'noZone', { zone })];
}

function checkDoor({ exits }: Mission, { map }: Ground, [where, door]: PlaceName): MissionProblem[] {
  const isExit = exits.some(({ tile, side }) => `${tile}.exit${side}` === door);
  return isExit || map.doors.some(({ name }) => name === door) ? [] : [problem(where, 'noDoor', { name: door })];
}

/** ETS-CG-0104: the door must be that of the room which is sealed. */
function checkSeals(mission: Mission, { map }: Ground): MissionProblem[] {
  return allObjectives(mission).flatMap(({ where, it: { deed, zone } }) => {
    if (deed.does !== 'seal') return [];
    const door = map.doors.find(({ name }) => name === deed.door);
    const inside = map.zoneNumbers.get(zone);
    if (door === undefined || inside === undefined || door.from === inside || door.to === inside) return [];
    return [problem(`${where}.deed.door`, 'notItsDoor', { name: deed.door, zone })];
  });
}

/** With every door open, everything can be reached from the start. */
function checkWays(mission: Mission): MissionProblem[] {
  const ground = layGround(mission);
  if (!ground.ok || !hasZone(ground.value, mission.start)) return [];
  const { map, exits } = ground.value;
  const survey = surveyZones(map, allZoneDoorsOpen(map));
  const start = map.zoneNumbers.get(mission.start)!;
  const isCutOff = (zone: number | undefined) => zone !== undefined && zoneDistance(survey, start, zone) === Infinity;
  return [
    ...zonesNamed(mission).flatMap(([where, zone]) =>
      isCutOff(map.zoneNumbers.get(zone)) ? [problem(where, 'cutOff', { zone })] : [],
    ),
    ...exits.flatMap(({ zone, name }, at) =>
      isCutOff(zone) ? [problem(`exits.${at}`, 'cutOff', { zone: name })] : [],
    ),
  ];
}

/** Tokens, figures and objectives are those of the box. */
function checkCounts(mission: Mission): MissionProblem[] {
  const colours = objectiveTokens.flatMap(({ colour, most }) => {
    const count = mission.objectives.filter(each => each.colour === colour).length;
    return count > most
      ? [problem('objectives', 'tooManyObjectives', { colour: { key: `colour.${colour}` }, most })]
      : [];
  });
  const rows = Object.entries(mission.tokens).flatMap(([row, faces]) => {
    const few = faces.length > mission.radar.length ? [problem(`tokens.${row}`, 'tooManyTokens')] : [];
    return [...few, ...strangeFaces(mission, faces).map(face => problem(`tokens.${row}`, 'noToken', { face }))];
  });
  return [...colours, ...rows];
}

/** ETS-RTOK-01..03: tokens that the faction does not have, or not so often; bosses are looked at elsewhere. */
function strangeFaces({ faction }: Mission, faces: readonly TokenFace[]): TokenFace[] {
  const left = [...radarTokens[faction]];
  return faces.filter(face => {
    if (isBossFace(face)) return false;
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
