import type { PieceKind } from '../types.ts';

/** Corners in inches, around a convex outline. */
type Outline = readonly (readonly [x: number, y: number])[];

/** One footprint of a piece. */
export interface Footprint {
  /** GSQ-TABLE-12: `k` is 1, or 1/2 on the small table, where thin walls keep their thickness. */
  outline(k: number): Outline;
  /** In inches; how far it stops a ray, or how high a ridge lifts whoever stands on it. */
  readonly height: number;
  /** GSQ-TERRAIN-06 */
  readonly impassable?: true;
  /** GSQ-LOS-04 */
  readonly blocksSight?: true;
  /** GSQ-LOS-05 */
  readonly dense?: true;
  /** GSQ-COVER-02 */
  readonly cover?: true;
  /** GSQ-TERRAIN-01 */
  readonly difficult?: true;
  /** GSQ-TERRAIN-02 */
  readonly dangerous?: true;
  /** GSQ-TERRAIN-10: may be crossed but not stood in, and covers whoever is behind it. */
  readonly barrier?: true;
  /** GSQ-TERRAIN-17 */
  readonly ridge?: true;
}

const thin = 0.5;

function box(width: number, depth: number) {
  return (k: number): Outline => rectangle(width * k, depth * k);
}

function rectangle(width: number, depth: number): Outline {
  return [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
}

function shape(outline: Outline) {
  return (k: number): Outline => outline.map(([x, y]) => [x * k, y * k]);
}

const ventOutline: Outline = [
  [1, 0],
  [3, 0],
  [4, 1],
  [4, 3],
  [3, 4],
  [1, 4],
  [0, 3],
  [0, 1],
];

const poolOutline: Outline = [
  [1, 0],
  [3, 0],
  [4, 1.5],
  [3, 3],
  [1, 3],
  [0, 1.5],
];

/** GSQ-TERRAIN-07..17: the pieces, each a list of footprints; they lie in one box whose corner is (0, 0). */
export const pieces: { readonly [K in PieceKind]: readonly Footprint[] } = {
  bunker: [{ outline: box(5, 4), height: 4, impassable: true, blocksSight: true }],
  cargo: [{ outline: box(3, 2), height: 2, impassable: true, blocksSight: true }],
  ruin: [
    { outline: box(5, 5), height: 0, difficult: true, cover: true },
    { outline: k => rectangle(5 * k, thin), height: 3, impassable: true, blocksSight: true },
    { outline: k => rectangle(thin, 5 * k), height: 3, impassable: true, blocksSight: true },
  ],
  barrier: [{ outline: k => rectangle(4 * k, thin), height: 1, difficult: true, barrier: true }],
  thicket: [
    {
      outline: shape([
        [1.5, 0],
        [4.5, 0],
        [6, 1.5],
        [6, 3.5],
        [4.5, 5],
        [1.5, 5],
        [0, 3.5],
        [0, 1.5],
      ]),
      height: 3,
      difficult: true,
      cover: true,
      dense: true,
    },
  ],
  vents: [{ outline: shape(ventOutline), height: 4, cover: true, dense: true }],
  rubble: [
    {
      outline: shape([
        [1, 0],
        [4, 0],
        [5, 2],
        [4, 4],
        [1, 4],
        [0, 2],
      ]),
      height: 0,
      difficult: true,
      cover: true,
    },
  ],
  crater: [{ outline: shape(ventOutline), height: 0, cover: true }],
  pool: [{ outline: shape(poolOutline), height: 0, dangerous: true }],
  scrub: [{ outline: shape(poolOutline), height: 0, difficult: true, dangerous: true }],
  ridge: [
    {
      outline: shape([
        [1.5, 0],
        [5.5, 0],
        [7, 1.5],
        [7, 3.5],
        [5.5, 5],
        [1.5, 5],
        [0, 3.5],
        [0, 1.5],
      ]),
      height: 2,
      ridge: true,
    },
  ],
};
