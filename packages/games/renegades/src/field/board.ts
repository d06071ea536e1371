import type { Grid } from '@starboard/space';
import type { Crew, Faction, Npc, Ship, State, TileId } from '../types.ts';
import { type Planet, planetNames } from './assembly.ts';
import { compileBoard, compileHome } from './compile.ts';
import type { Danger } from './legend.ts';

/** A tile where it lies. */
export interface PlacedTile {
  readonly tile: TileId;
  readonly kind: 'center' | 'side' | 'corner';
  readonly cells: readonly number[];
  /** RDA-DATA-03: where crate or salvage, figures and the objective go; the objective is -1 in orbit. */
  readonly crate: number;
  readonly spawn: number;
  readonly objective: number;
}

/**
 * A board with everything on it that never changes, and the doors that a mission keeps shut. Made once for each assembly and
 * set of shut doors. A cell is the number row × width + column; row and column 0 are the northern and western rim of the
 * caps (RDA-TILE-05 plus 3).
 */
export interface Board {
  readonly name: 'surface' | 'orbit' | 'home';
  readonly grid: Grid;
  /** The symbol of each cell by the legend, ' ' outside. */
  readonly symbols: string;
  /** Which of `tiles` each cell belongs to; -1 on caps and outside. */
  readonly tileAt: Int8Array;
  /** The same with caps numbered on after the tiles, and a home board as one; -1 outside. */
  readonly areaAt: Int8Array;
  readonly tiles: readonly PlacedTile[];
  /** RDA-BOARD-05: the rooms of each cell; a doorway is of each room that it touches, a wall of none. */
  readonly rooms: readonly (readonly number[])[];
  /** By room: its cells. */
  readonly roomCells: readonly (readonly number[])[];
  /** RDA-CREATURE-02, RDA-TILE-07: by room, whether its ceiling is low. */
  readonly low: readonly boolean[];
  /** E15: by room, whether it is enclosed. */
  readonly enclosed: readonly boolean[];
  /** Green squares, tokens on them aside. */
  readonly green: Uint8Array;
  readonly water: Uint8Array;
  /** RDA-TILE-08..10, S6: squares that hurt by themselves. Mines may be spent: see `dangerAt`. */
  readonly dangers: ReadonlyMap<number, Danger>;
  readonly doorway: Uint8Array;
  /** RDA-STEALTH-03, 12: squares next to a wall. */
  readonly sheltered: Uint8Array;
  /** -1, 0, 1; of an incline the lower. */
  readonly level: Int8Array;
  /** Dock squares of the surface (N, E, S, W by their caps) or of a home board, in reading order. */
  readonly docks: readonly number[];
  /** RDA-TIER-06 */
  readonly homeBase: readonly number[];
  readonly planets: { readonly [P in Planet]?: readonly number[] };
  /** Tells it from every other board, for what is remembered of lines on it: see `field/lines.ts`. */
  readonly no: number;
}

/** Boards that are kept: those of a few tables, with their doors shut and open. */
const mostBoards = 8;
const kept = new Map<string, Board>();

interface Latest {
  written: string;
  shut: readonly number[];
  board: Board | null;
}
const latestSurface: Latest = { written: '', shut: [], board: null };
const latestOrbit: Latest = { written: '', shut: [], board: null };

/** The mission planet's surface as it is now. */
export function surfaceOf({ surface, shutDoors }: State): Board {
  return boardFor('surface', surface, shutDoors, latestSurface);
}

const noDoors: readonly number[] = [];

export function orbitOf({ orbit }: State): Board {
  return boardFor('orbit', orbit, noDoors, latestOrbit);
}

/** The one asked for last time, else one that is kept, else a new one. */
function boardFor(name: 'surface' | 'orbit', written: string, shut: readonly number[], latest: Latest): Board {
  if (latest.board !== null && latest.written === written && isSame(latest.shut, shut)) return latest.board;
  const key = `${written} ${shut.join()}`;
  const board = kept.get(key) ?? compileBoard(name, written, shut);
  kept.delete(key);
  kept.set(key, board);
  if (kept.size > mostBoards) kept.delete(kept.keys().next().value!);
  latest.written = written;
  latest.shut = [...shut];
  latest.board = board;
  return board;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

const homes: { [F in Faction]?: Board } = {};

/** RDA-COMP-10: Port Saven for Renegades, Earth for the Coalition. */
export function homeBoardOf(faction: Faction): Board {
  const board = homes[faction] ?? compileHome(faction === 'renegade' ? 'SAVEN' : 'EARTH');
  homes[faction] = board;
  return board;
}

/** The board on which a figure stands, or on which its ship lies. */
export function boardOf(state: State, figure: Crew | Npc): Board {
  if (figure.aboard === 0) return figure.on === 'home' ? chaseBoardOf(state) : surfaceOf(state);
  const { where } = state.ships[figure.aboard - 1]!;
  if (where === 'docked') return surfaceOf(state);
  return where === 'landed' ? chaseBoardOf(state) : orbitOf(state);
}

/** RDA-TIER-08: the home board of those who have ascended with the parameters. */
function chaseBoardOf({ chase }: State): Board {
  return homeBoardOf(chase ?? 'renegade');
}

/** Tiles are laid from the center outwards. */
export function centerOf({ tiles }: Board): PlacedTile {
  return tiles[0]!;
}

/** RDA-BOARDING-01: squares of the ships that lie on a board; whoever ends a Move there is aboard, so that nobody stands there. */
export function berthsOn({ ships }: State, { name }: Board): number[] {
  const berth = name === 'home' ? 'landed' : 'docked';
  const cells: number[] = [];
  for (const { where, cell } of ships) if (where === berth) cells.push(cell);
  return cells;
}

/** RDA-BOARD-07: the planet a ship is at, if it is at one. */
export function planetAt(state: State, ship: Ship): Planet | undefined {
  if (ship.where !== 'orbit' && ship.where !== 'home') return undefined;
  return planetOf(orbitOf(state), ship.cell);
}

/** The planet that a square of the orbit board belongs to. */
function planetOf(orbit: Board, cell: number): Planet | undefined {
  if (orbit.symbols[cell] !== 'P') return undefined;
  return planetNames.find(planet => orbit.planets[planet]?.includes(cell));
}

/** `dist` of the ledger: king-move distance. */
export function dist({ grid: { width } }: Board, a: number, b: number): number {
  const cols = Math.abs((a % width) - (b % width));
  const rows = Math.abs(((a / width) | 0) - ((b / width) | 0));
  return rows > cols ? rows : cols;
}

/** RDA-BOARD-02, RDA-SEARCH-11, RDA-SALVAGE-07: green, or with a token on it. */
export function isObstructed(state: State, board: Board, cell: number): boolean {
  if (board.green[cell] === 1) return true;
  for (const token of tokensOn(state, board)) if (token.cell === cell) return true;
  return false;
}

const noTokens: State['containers'] = [];

/** Containers of the surface, salvage in orbit. */
export function tokensOn(state: State, { name }: Board): State['containers'] {
  return name === 'surface' ? state.containers : name === 'orbit' ? state.salvage : noTokens;
}

/** RDA-TILE-08..10, S6: what hurts on a square by itself now; mines that have gone off do not. */
export function dangerAt(state: State, board: Board, cell: number): Danger | undefined {
  const danger = board.dangers.get(cell);
  return danger === 'mine' && state.spentMines.includes(cell) ? undefined : danger;
}

/** Whether two squares share a room. */
export function isSameRoom({ rooms }: Board, a: number, b: number): boolean {
  const [mine, theirs] = [rooms[a]!, rooms[b]!];
  for (const room of mine) if (theirs.includes(room)) return true;
  return false;
}

/** RDA-SETUP-28 */
export const homePlanets: { readonly [F in Faction]: Planet } = { renegade: 'portSaven', coalition: 'earth' };
