import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { type Ground, groundOf, groundOfTile } from '../../src/board/art/ground/ground.ts';
import { Layers } from '../../src/board/art/ground/SurfaceGround.tsx';
import { boardBox, Die, spotOf, square, TilePreview } from '../../src/board/art/index.ts';
import '../../src/compose.ts';
import { Mines, OrbitLayers } from '../../src/board/art/orbit/OrbitLayers.tsx';
import { shapes } from '../../src/board/art/pieces/creatures.ts';
import { fighterHulls, hulls } from '../../src/board/art/pieces/hulls.ts';
import { bustOf, portraits } from '../../src/board/art/pieces/portraits.ts';
import { turnedTo } from '../../src/board/art/pieces/ShipToken.tsx';
import { tintOf } from '../../src/board/art/pieces/side.ts';
import { findDrawings, parameterDrawings } from '../../src/board/art/pieces/signs.ts';
import { insideOf } from '../../src/board/art/pieces/Tokens.tsx';
import { stationDrawings } from '../../src/board/art/stations.ts';
import { containerFaces, salvageFaces } from '../../src/cards/tokens.ts';
import { compileBoard, compileHome } from '../../src/field/compile.ts';
import { orbitLegend, surfaceLegend } from '../../src/field/legend.ts';
import { locations } from '../../src/field/tiles.ts';
import type { TileId } from '../../src/types.ts';

const surfaces = [
  'CT1 S2 S3 S7 S5 C2 C4 C5 C7 DK2 DK1 DK4 DK3 0',
  'CT2 S4 S5 S6 S8 C3 C1 C6 C8 DK2 DK1 DK4 DK3 0',
  'CT3 S1 S3 S5 S8 C5 C3 C8 C2 DK1 DK2 DK3 DK4 1',
];
const orbits = [
  'BH OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven neutral mission earth 0',
  'NB OS3 OS1 OS4 OS2 OC3 OC1 OC4 OC2 portSaven neutral mission earth 0',
];

/** Squares by themselves, on no tile. */
function groundWith(rows: readonly string[], shut: readonly number[] = []): Ground {
  const symbols = rows.join('');
  const areaAt = new Int8Array(symbols.length);
  return { width: rows[0]!.length, height: rows.length, symbols, areaAt, tiles: [], shut, low: [] };
}

/** The shapes of a drawing, one in each line. Their colours are left out: what differs in them alone is the same. */
function shapesOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(shapesOf);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'object') return []; // one that remembers what it has drawn, and is looked at by itself
  if (typeof type === 'function') return shapesOf((type as (all: typeof props) => ReactNode)(props));
  const { children, className: _class, fill: _fill, style: _style, ...shape } = props;
  const inner = shapesOf(children as ReactNode);
  return typeof type === 'string' ? [`${type} ${JSON.stringify(shape)}`, ...inner] : inner;
}

const surfaceShapes = (ground: Ground) => shapesOf(<Layers ground={ground} id="" />);
const orbitShapes = (ground: Ground) => [
  ...shapesOf(<OrbitLayers ground={ground} id="" />),
  ...shapesOf(<Mines symbols={ground.symbols} width={ground.width} spent={[]} />),
];

function expectAllDifferent(pictures: readonly (readonly [name: string, picture: unknown])[]) {
  const seen = new Map<string, string>();
  for (const [name, picture] of pictures) {
    const written = JSON.stringify(picture);
    expect(seen.get(written), `${name} looks like`).toBeUndefined();
    seen.set(written, name);
  }
}

describe('grounds', () => {
  test('[RDA-BOARD-02] every kind of square of a surface has a drawing of its own', () => {
    const around = (symbol: string) => groundWith(['.....', `..${symbol}..`, '.....']);
    expectAllDifferent(Object.keys(surfaceLegend).map(symbol => [symbol, surfaceShapes(around(symbol))]));
  });

  test('[RDA-BOARD-02] every kind of square in orbit has one; planets are drawn as a whole', () => {
    const symbols = Object.keys(orbitLegend).filter(symbol => symbol !== 'P');
    const around = (symbol: string) => groundWith(['X....', `..${symbol}..`, '.....']);
    expectAllDifferent(symbols.map(symbol => [symbol, orbitShapes(around(symbol))]));
  });

  test('[RDA-TERRAIN-07] arrows on inclines point up: to high ground, and out of a hollow', () => {
    expect(arrowOf(['.ue'])).toBe('east');
    expect(arrowOf(['eu.'])).toBe('west');
    expect(arrowOf(['.ds'])).toBe('west');
    expect(arrowOf(['sd.'])).toBe('east');
  });

  test('[RDA-TERRAIN-12] a doorway that is kept shut has a lock, others have none', () => {
    const board = compileBoard('surface', surfaces[0]!, []);
    const door = board.doorway.indexOf(1);
    expect(groundOf(board).shut).toEqual([]);
    expect(groundOf(compileBoard('surface', surfaces[0]!, [door])).shut).toEqual([door]);
    const shapesWith = (shut: readonly number[]) =>
      surfaceShapes(groundWith(['#+#'], shut)).filter(shape => !shape.includes('"d":""'));
    expect(shapesWith([1]).length).toBeGreaterThan(shapesWith([]).length);
  });

  test('[RDA-TILE-10] a mine that has gone off is a mine no more', () => {
    const drawn = (spent: readonly number[]) => shapesOf(<Mines symbols="x..x" width={4} spent={spent} />);
    expect(drawn([])[0]).not.toBe(drawn([3])[0]);
    expect(drawn([3])[0]).toBe(shapesOf(<Mines symbols="x..." width={4} spent={[]} />)[0]);
  });

  test('[RDA-BOARD-01] a whole board is few shapes, so that it can be moved about', () => {
    const grounds = [
      ...surfaces.map(written => surfaceShapes(groundOf(compileBoard('surface', written, [])))),
      ...orbits.map(written => orbitShapes(groundOf(compileBoard('orbit', written, [])))),
      surfaceShapes(groundOf(compileHome('SAVEN'))),
    ];
    for (const drawn of grounds) {
      expect(drawn.length).toBeLessThan(150);
      expect(drawn.join()).not.toMatch(/NaN|undefined|null/);
    }
  });

  test('[RDA-TILE-02] [RDA-TILE-03] no two tiles look alike', () => {
    const tiles = Object.keys(locations) as TileId[];
    expectAllDifferent(
      tiles.map(tile => {
        const draw = locations[tile]!.board === 'orbit' ? orbitShapes : surfaceShapes;
        return [tile, draw(groundOfTile(tile))];
      }),
    );
  });

  test('[RDA-TILE-01] a preview is as wide and as high as its tile', () => {
    const box = (tile: TileId) => shapesOf(TilePreview.type({ tile }))[0];
    const [center, side, corner] = [box('CT1'), box('OS2'), box('C3')];
    expect(center).toContain('"viewBox":"-10 -10 420 420"');
    expect(side).toContain('"viewBox":"-10 -10 420 340"');
    expect(corner).toContain('"viewBox":"-10 -10 340 340"');
  });

  test('[RDA-TILE-05] a square is where its number says, inside the box of its board', () => {
    const board = compileBoard('surface', surfaces[0]!, []);
    expect(spotOf(board, 0)).toEqual({ x: square / 2, y: square / 2 });
    expect(spotOf(board, 34)).toEqual({ x: square * 2.5, y: square * 1.5 });
    const { x, y, width, height } = boardBox(board);
    const last = spotOf(board, 32 * 32 - 1);
    expect(x < 0 && y < 0 && last.x + square / 2 < x + width && last.y + square / 2 < y + height).toBe(true);
  });
});

/** Which way the chevrons of the only incline point: they are the last strokes of two lines each. */
function arrowOf(rows: readonly string[]): 'east' | 'west' {
  const chevrons = surfaceShapes(groundWith(rows)).find(shape =>
    /"M[^MZ]*L[^MZ]*L[^MZ]*M[^MZ]*L[^MZ]*L[^MZ]*"/.test(shape),
  );
  const [from, tip] = /"M([^"]*)"/
    .exec(chevrons!)![1]!
    .split('L')
    .map(point => Number(point.split(' ')[0]));
  return tip! > from! ? 'east' : 'west';
}

describe('pieces', () => {
  test('[RDA-COMP-03] the twenty of the crews can be told apart by their faces', () => {
    expect(Object.keys(portraits)).toHaveLength(20);
    expectAllDifferent(Object.entries(portraits).map(([id, portrait]) => [id, bustOf(portrait, 'renegade')]));
  });

  test('[RDA-CREW-18] Renegades and the Coalition are dressed differently', () => {
    const { suit } = bustOf(portraits.lexxa, 'renegade');
    expect(bustOf(portraits.lexxa, 'coalition').suit).not.toBe(suit);
  });

  test('[RDA-COMP-11] [RDA-VILLAIN-02] every creature and villain has a shape of its own, leaders differ from their warriors', () => {
    expectAllDifferent(Object.entries(shapes));
  });

  test('[RDA-SHIP-01] [RDA-COMP-02] four ships and three kinds of fighters have silhouettes of their own', () => {
    expectAllDifferent([...Object.entries(hulls), ...Object.entries(fighterHulls)]);
  });

  test('[RDA-MOVE-01] a ship is turned the way it faces', () => {
    expect(turnedTo('N')).toBe('rotate(0)');
    expect(turnedTo('SE')).toBe('rotate(135)');
  });

  test('pieces have the colour of their seat, else of friends or of enemies', () => {
    expect(tintOf({ ring: 2, isFoe: true })).toBe('var(--seat-2)');
    expect(tintOf({})).toBe('var(--friend)');
    expect(tintOf({ isFoe: true })).toBe('var(--enemy)');
  });

  test('[RDA-DEC-02] [RDA-SEARCH-07] tokens show what is inside to those who have looked', () => {
    expect(insideOf(undefined)).toBe('unknown');
    const insides = (faces: typeof containerFaces) => new Set(faces.slice(1).map(insideOf));
    expect(insides(containerFaces)).toEqual(new Set(['item', 'digits', 'weapon', 'trap']));
    expect(insides(salvageFaces)).toEqual(new Set(['component', 'weapon', 'item', 'digits', 'trap']));
    expectAllDifferent(Object.entries(findDrawings));
  });

  test('[RDA-COMP-13] [RDA-STATION-01] signs of parameters and of places aboard are all different', () => {
    expectAllDifferent(Object.entries(parameterDrawings));
    expectAllDifferent(Object.entries(stationDrawings));
  });

  test('[RDA-ATTACK-05] [RDA-ATTACK-08] a die has as many pips as it shows', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const pips = shapesOf(<Die value={value} side="red" />).filter(shape => shape.startsWith('circle'));
      expect(pips).toHaveLength(value);
    }
  });
});
