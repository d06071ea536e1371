import { box, stampAll } from '../path.ts';
import { cellsWith, type Ground, symbolNextTo } from './ground.ts';
import styles from './Standing.module.css';

/** Drawn for a wall that runs from west to east. */
const jambs = box(-20, -11, 6, 22) + box(14, -11, 6, 22);
const ajar = box(-14, -5, 6, 10) + box(8, -5, 6, 10);
const threshold = 'M-8 0L8 0';
const shutLeaves = box(-14, -6, 13.5, 12) + box(0.5, -6, 13.5, 12);
const stripes = 'M-12 5L-5 -5M-6 5L-1 -2M2 5L9 -5M8 5L13 -2';
const lock = box(-3.5, -1, 7, 5.5);
const shackle = 'M-2.2 -1L-2.2 -3.2C-2.2 -5.6 2.2 -5.6 2.2 -3.2L2.2 -1';

/** Doorways: slid open unless they are kept shut, which has bars and a lock. */
export function Doors({ ground }: { readonly ground: Ground }) {
  const doorways = cellsWith(ground, '+');
  if (doorways.length === 0) return null;
  const shut = doorways.filter(cell => ground.shut.includes(cell));
  const open = doorways.filter(cell => !ground.shut.includes(cell));
  const drawn = (cells: readonly number[], drawing: string) =>
    stampAll(ground.width, cells, drawing, cell => (isAlong(ground, cell) ? 0 : 1));
  const upright = (drawing: string) => stampAll(ground.width, shut, drawing);
  return (
    <>
      <path className={styles['sill']} d={drawn(doorways, box(-20, -11, 40, 22))} />
      <path className={styles['threshold']} d={drawn(open, threshold)} />
      <path className={styles['leaves']} d={drawn(open, ajar)} />
      <path className={styles['shutLeaves']} d={drawn(shut, shutLeaves)} />
      <path className={styles['bars']} d={drawn(shut, stripes)} />
      <path className={styles['jambs']} d={drawn(doorways, jambs)} />
      <path className={styles['lockPlate']} d={upright(box(-7, -7, 14, 14))} />
      <path className={styles['lock']} d={upright(lock)} />
      <path className={styles['shackle']} d={upright(shackle)} />
    </>
  );
}

/** Whether the wall runs from west to east. */
function isAlong(ground: Ground, cell: number): boolean {
  return symbolNextTo(ground, cell, 1) === '#' && symbolNextTo(ground, cell, 3) === '#';
}
