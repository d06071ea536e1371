import { outlinePath } from '@starboard/board';
import { cornerOf, rowsPath, short, strewn } from '../path.ts';
import { square } from '../square.ts';
import { type Dress, dresses, plainDress } from './dress.ts';
import styles from './Ground.module.css';
import { gridLines } from './grid-lines.ts';
import { allCells, type Ground, isIndoors, tileAt } from './ground.ts';

const grounds: readonly Dress['ground'][] = ['dust', 'moss', 'rust', 'rock', 'sand', 'paving'];

/** What everything stands on: a plate under the whole board, open ground by its hue, decks of plates indoors. */
export function Floors({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const { width } = ground;
  const cells = allCells(ground);
  const outdoors = cells.filter(cell => !isIndoors(ground, cell));
  const indoors = cells.filter(cell => isIndoors(ground, cell));
  return (
    <>
      <clipPath id={`${id}board`}>
        <path d={rowsPath(cells, width)} />
      </clipPath>
      <path
        className={styles['plate']}
        d={outlinePath({ cells, columns: width, cellSize: square, inset: -7, radius: 9 })}
      />
      {grounds.map(hue => {
        const those = outdoors.filter(cell => hueAt(ground, cell) === hue);
        return those.length > 0 && <path key={hue} className={styles[hue]} d={rowsPath(those, width)} />;
      })}
      <Drifts ground={ground} cells={outdoors} id={id} />
      <path d={rowsPath(outdoors, width)} fill={`url(#${id}grain)`} />
      <path
        d={rowsPath(
          outdoors.filter(cell => hueAt(ground, cell) === 'paving'),
          width,
        )}
        fill={`url(#${id}paving)`}
      />
      <path className={styles['deck']} d={rowsPath(indoors, width)} />
      <path d={rowsPath(indoors, width)} fill={`url(#${id}deck)`} />
      <path
        d={rowsPath(
          ground.low.filter(cell => ground.symbols[cell] !== '#'),
          width,
        )}
        fill={`url(#${id}beams)`}
      />
    </>
  );
}

interface DriftsProps {
  readonly ground: Ground;
  readonly cells: readonly number[];
  readonly id: string;
}

/** Where the wind has left lighter dust: a few soft spots within each open tile. */
function Drifts({ ground: { width, areaAt }, cells, id }: DriftsProps) {
  const areas = new Map<number, number[]>();
  for (const cell of cells) areas.set(areaAt[cell]!, [...(areas.get(areaAt[cell]!) ?? []), cell]);
  return [...areas].flatMap(([area, those]) => {
    const next = strewn(area + 3);
    const from = cornerOf(width, Math.min(...those));
    const to = cornerOf(width, Math.max(...those));
    return ['first', 'second', 'third'].map(spot => {
      const [across, down] = [to.x + square - from.x, to.y + square - from.y];
      const [rx, ry] = [across * (0.2 + next() * 0.2), down * (0.18 + next() * 0.2)];
      const cx = from.x + rx + next() * (across - 2 * rx);
      const cy = from.y + ry + next() * (down - 2 * ry);
      const ellipse = { cx: short(cx), cy: short(cy), rx: short(rx), ry: short(ry) };
      return <ellipse key={`${area} ${spot}`} {...ellipse} fill={`url(#${id}soft)`} />;
    });
  });
}

function hueAt(ground: Ground, cell: number): Dress['ground'] {
  const tile = tileAt(ground, cell);
  return ((tile && dresses[tile]) ?? plainDress).ground;
}

/** Lines between squares, and the seams of the tiles. */
export function Lines({ ground }: { readonly ground: Ground }) {
  const { lines, seams } = gridLines(ground);
  return (
    <>
      <path className={styles['lines']} d={lines} />
      <path className={styles['seams']} d={seams} />
    </>
  );
}
