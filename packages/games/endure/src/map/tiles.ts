import { type ZoneBlock, type ZoneSide, zoneRows } from '@starboard/space';
import type { TileCode, Words } from '../types.ts';

interface Tile {
  /** ETS-MAP-06: the edges whose middle cell is open. */
  readonly ports: string;
  /** ETS-MAP-04: capitals are rooms, small letters corridor zones. */
  readonly rows: string;
  /** `room-side>zone`: the opening lies in that side of the room and leads to the zone. */
  readonly doors: { readonly [door: string]: string };
  readonly archways: readonly string[];
}

/** ETS-MAP: the tiles of the box. */
export const printed = {
  ROBO: {
    ports: 'ESW',
    rows: `R R R R R
           R R R R R
           w R R R e
           w C s D e
           w w s e e`,
    doors: { D1: 'R-S>s', D2: 'D-E>e' },
    archways: ['C-W>w', 'D-N>R'],
  },
  SEC: {
    ports: 'NESW',
    rows: `a n n n b
           w A A A e
           w A A A e
           w B B B e
           d s s s c`,
    doors: { D1: 'A-N>n', D2: 'B-S>s' },
    archways: ['A-S>B'],
  },
  LIFE: {
    ports: 'NESW',
    rows: `A A n B B
           A w n n B
           w w M e e
           D s s e C
           D D s C C`,
    doors: { D1: 'M-N>n', D2: 'C-W>e' },
    archways: ['A-E>w', 'B-S>n', 'D-N>s'],
  },
  SHR: {
    ports: 'ESW',
    rows: `A S S S B
           A S S S B
           w S S S e
           w w x e e
           C C s D D`,
    doors: { D1: 'S-S>x', D2: 'A-S>w' },
    archways: ['A-E>S', 'B-W>S', 'C-N>w', 'D-N>e'],
  },
  CREW: {
    ports: 'NESW',
    rows: `A A n B B
           A A n B B
           w w x e e
           C C s D D
           C C s D D`,
    doors: { D1: 'A-S>w', D2: 'D-N>e' },
    archways: ['B-W>n', 'C-E>s'],
  },
  ARM: {
    ports: 'NEW',
    rows: `A A n B B
           A A n B B
           w w x e e
           C C C C C
           C C C C C`,
    doors: { D1: 'C-N>x', D2: 'B-S>e' },
    archways: ['A-E>n'],
  },
  PRIM: {
    ports: 'ESW',
    rows: `A A A A A
           A A A A A
           w w x e e
           B B s C C
           B B s C C`,
    doors: { D1: 'A-S>x', D2: 'B-E>s' },
    archways: ['C-W>s'],
  },
  MED: {
    ports: 'ESW',
    rows: `A A A B B
           A A A B B
           w w x e e
           C C s D D
           C C s D D`,
    doors: { D1: 'A-S>x', D2: 'D-N>e' },
    archways: ['A-E>B', 'C-E>s'],
  },
  NAV: {
    ports: 'NSW',
    rows: `A A n B B
           A A n B B
           w w x B B
           C C s D D
           C C s D D`,
    doors: { D1: 'B-W>x', D2: 'C-N>w' },
    archways: ['A-E>n', 'D-W>s'],
  },
  LAB: {
    ports: 'NES',
    rows: `A A n B B
           A A n B B
           A A x e e
           A A s C C
           A A s C C`,
    doors: { D1: 'A-E>x', D2: 'B-S>e' },
    archways: ['C-W>s'],
  },
  REC: {
    ports: 'NESW',
    rows: `A A n B B
           A R R R B
           w R R R e
           C R R R D
           C C s D D`,
    doors: { D1: 'R-N>n', D2: 'R-S>s' },
    archways: ['R-E>e', 'R-W>w', 'A-E>R', 'B-W>R', 'C-E>R', 'D-W>R'],
  },
  ENG: {
    ports: 'NE',
    rows: `E E n C C
           E E n C C
           E E x e e
           E E E F F
           E E E F F`,
    doors: { D1: 'E-N>x', D2: 'C-S>e' },
    archways: ['F-W>E'],
  },
} as const satisfies { readonly [tile: string]: Tile };

export const tileCodes = Object.keys(printed) as TileCode[];

/** ETS-MAP-04: a tile is a grid of 5×5 cells. */
export const tileSize = 5;
const middle = 2;
const portSpots: { readonly [S in ZoneSide]: { readonly row: number; readonly col: number } } = {
  N: { row: 0, col: middle },
  E: { row: middle, col: tileSize - 1 },
  S: { row: tileSize - 1, col: middle },
  W: { row: middle, col: 0 },
};

/** ETS-MAP-01: capitals name rooms. */
export function namesRoom(zone: string): boolean {
  return /[A-Z]$/.test(zone);
}

function readOpening(written: string): { from: string; side: ZoneSide; to: string } {
  const [, from, side, to] = /^(\w)-([NESW])>(\w)$/.exec(written) ?? [];
  if (from === undefined || side === undefined || to === undefined) throw new Error(`Not an opening: ${written}`);
  return { from, side: side as ZoneSide, to };
}

/** ETS-COMP-11: copies of a tile are told apart by a number. */
export function codeOf(name: string): TileCode {
  return name.replace(/\d+$/, '') as TileCode;
}

/** ETS-COMP-11: of a tile that lies there twice, with the number of the copy. */
export function textOfZone(zone: string): Words {
  const [tile = '', letter = ''] = zone.split('.');
  const code = codeOf(tile);
  const copy = tile.slice(code.length);
  return { key: 'zone', params: { tile: { key: `tile.${code}` }, letter: copy === '' ? letter : `${copy} ${letter}` } };
}

/** The room that a door of a tile leads out of, and the zone it leads to. */
export function sidesOfDoor(tile: TileCode, door: string): { readonly from: string; readonly to: string } | undefined {
  const { doors }: { readonly doors: { readonly [name: string]: string } } = printed[tile];
  const written = doors[door];
  return written === undefined ? undefined : readOpening(written);
}

/** ETS-MAP-08: corridor cells of a tile are open to each other; rooms open only by doors and archways. */
export const tileBlocks = Object.fromEntries(
  tileCodes.map(code => {
    const { ports, rows: text, doors, archways } = printed[code];
    const rows = zoneRows(text);
    const corridors = [...new Set(rows.flat())].filter(zone => zone !== null && !namesRoom(zone)) as string[];
    const block: ZoneBlock = {
      rows,
      halls: [corridors],
      doorways: [
        ...Object.entries(doors).map(([door, written]) => ({ ...readOpening(written), door })),
        ...archways.map(readOpening),
      ],
      ports: ([...ports] as ZoneSide[]).map(side => ({ ...portSpots[side], side })),
    };
    return [code, block];
  }),
) as { readonly [T in TileCode]: ZoneBlock };
