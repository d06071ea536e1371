import { outlinePath } from '@starboard/board';
import { box, stampAll } from '../path.ts';
import { square } from '../square.ts';
import styles from './Ground.module.css';
import { cellsWith, type Ground, type Side, symbolNextTo } from './ground.ts';

const planks = [-20, -10, 0, 10].map(y => box(-17, y + 1, 34, 8)).join('');
const rails = 'M-18 -20L-18 20M18 -20L18 20';

/** Water with a shore, and bridges over it. */
export function Waters({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const { width } = ground;
  const wet = cellsWith(ground, '~=');
  if (wet.length === 0) return null;
  const shape = (inset: number) => outlinePath({ cells: wet, columns: width, cellSize: square, inset, radius: 13 });
  const bridges = cellsWith(ground, '=');
  const drawn = (drawing: string) => stampAll(width, bridges, drawing, cell => (isEastward(ground, cell) ? 1 : 0));
  return (
    <>
      <path className={styles['shore']} d={shape(0)} />
      <path className={styles['water']} d={shape(3)} />
      <path className={styles['deep']} d={shape(11)} />
      <path d={shape(3)} fill={`url(#${id}waves)`} />
      {bridges.length > 0 && (
        <>
          <path className={styles['bridgeShade']} d={drawn(box(-18, -20, 42, 40))} />
          <path className={styles['planks']} d={drawn(planks)} />
          <path className={styles['rails']} d={drawn(rails)} />
        </>
      )}
    </>
  );
}

/** A bridge leads across the water beside it. */
function isEastward(ground: Ground, cell: number): boolean {
  const isWet = (side: Side) => symbolNextTo(ground, cell, side) === '~';
  return !isWet(1) && !isWet(3) && (isWet(0) || isWet(2));
}
