import { acting, type Mark, type Pen, type Signs } from '@starboard/board/terminal';
import type { Sketch, SketchedBoard, SketchedPiece } from '../show/sketch.ts';
import type { View } from '../view.ts';
import { text } from './words/index.ts';

/** What the ground is called; `slope` and `plain` have no words among the game's own. */
type Ground =
  | 'plain'
  | 'wall'
  | 'doorway'
  | 'shut'
  | 'green'
  | 'water'
  | 'high'
  | 'slope'
  | 'low'
  | 'vent'
  | 'mine'
  | 'horizon'
  | 'core'
  | 'dock'
  | 'planet'
  | 'homeBase'
  | 'fire';

/** No letters and no numbers: those are figures and ships. */
const groundLooks: { readonly [G in Ground]: string } = {
  plain: '.',
  wall: '#',
  doorway: '+',
  shut: '╬',
  green: '%',
  water: '~',
  high: '^',
  slope: '/',
  low: '_',
  vent: '¤',
  mine: '×',
  horizon: '≈',
  core: '●',
  dock: '□',
  planet: '○',
  homeBase: '⌂',
  fire: '*',
};

export const looks = {
  ...groundLooks,
  token: '?',
  known: '!',
  parameter: '◆',
  dropped: '"',
  facing: '↑↗→↘↓↙←↖',
};

export type SignName = 'acting' | 'ship' | 'crew' | 'npc' | keyof typeof looks;
export type SquareMark = Mark<SignName>;

function ground(name: Ground) {
  return { looks: looks[name], means: { key: `board.terrain.${name}` } };
}

/** What the signs of the boards mean: figures, what lies there, then the ground. */
export const signs: Signs<SignName> = {
  acting,
  ship: { looks: /^\d$/, means: text('terminal.sign.ship') },
  facing: { looks: looks.facing, means: text('terminal.sign.facing') },
  crew: { looks: /^[A-Z]$/, means: text('terminal.sign.crew') },
  npc: { looks: /^[a-z&]$/, means: text('terminal.sign.npc') },
  token: { looks: looks.token, means: text('terminal.token') },
  known: { looks: looks.known, means: text('terminal.token.known') },
  parameter: { looks: looks.parameter, means: text('terminal.parameter') },
  dropped: { looks: looks.dropped, means: text('terminal.dropped') },
  wall: ground('wall'),
  doorway: ground('doorway'),
  shut: ground('shut'),
  green: ground('green'),
  water: ground('water'),
  high: ground('high'),
  slope: { looks: looks.slope, means: text('terminal.slope') },
  low: ground('low'),
  vent: ground('vent'),
  mine: ground('mine'),
  horizon: ground('horizon'),
  core: ground('core'),
  dock: ground('dock'),
  planet: ground('planet'),
  homeBase: ground('homeBase'),
  fire: ground('fire'),
  plain: { looks: looks.plain, means: text('terminal.sign.plain') },
};

/** The legend of the tiles, where it says more than plain ground. */
const surfaceGround: { readonly [symbol: string]: Ground } = {
  '#': 'wall',
  '+': 'doorway',
  o: 'green',
  '~': 'water',
  e: 'high',
  u: 'slope',
  d: 'slope',
  s: 'low',
  x: 'vent',
  C: 'high',
  P: 'high',
  G: 'high',
  '1': 'low',
  '2': 'low',
  '3': 'low',
  D: 'dock',
  H: 'homeBase',
};

const orbitGround: { readonly [symbol: string]: Ground } = {
  '#': 'wall',
  o: 'green',
  '%': 'green',
  G: 'green',
  x: 'mine',
  h: 'horizon',
  X: 'core',
  P: 'planet',
};

/** What a square is now; nothing outside the board. */
export function groundAt(view: View, { name, symbols }: SketchedBoard, cell: number): Ground | undefined {
  const symbol = symbols[cell]!;
  if (symbol === ' ') return undefined;
  if (name === 'orbit') {
    const isSpent = view.spentMines.includes(cell); // RDA-TILE-10
    return isSpent ? 'plain' : (orbitGround[symbol] ?? 'plain');
  }
  if (name === 'surface' && view.fires.includes(cell)) return 'fire';
  if (name === 'surface' && view.shutDoors.includes(cell)) return 'shut';
  const isClosed = name === 'surface' && view.closedDocks.includes(cell); // RDA-EPIC-09
  return isClosed ? 'plain' : (surfaceGround[symbol] ?? 'plain');
}

/** A sign for each piece on a board: ships by number, crew by a capital of their names, the others by a small letter of theirs. */
export function pieceSigns({ pieces }: Sketch, { say }: Pen): ReadonlyMap<SketchedPiece, string> {
  const signs = new Map<SketchedPiece, string>();
  const taken = new Set<string>();
  for (const sketched of pieces) {
    if (sketched.stand === undefined) continue;
    const { piece, name } = sketched;
    const sign = piece.kind === 'ship' ? String(piece.no) : freeLetter(say(name), piece.kind === 'crew', taken);
    taken.add(sign);
    signs.set(sketched, sign);
  }
  return signs;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** The first letter of the name that is not taken, else any other; more than an alphabet of them share a sign. */
function freeLetter(name: string, isCapital: boolean, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFD').toLowerCase();
  const letters = [...plain, ...alphabet].filter(letter => alphabet.includes(letter));
  const cased = letters.map(letter => (isCapital ? letter.toUpperCase() : letter));
  return cased.find(letter => !taken.has(letter)) ?? '&';
}
