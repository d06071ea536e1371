import { outlinePath } from '@starboard/board';
import { box, cornerOf, stamp } from '../path.ts';
import { square } from '../square.ts';
import styles from './Ground.module.css';
import { cellsWith, type Ground, symbolNextTo } from './ground.ts';

const planks = [-20, -10, 0, 10].map(y => box(-17, y + 1, 34, 8)).join('');
const rails = 'M-18 -20L-18 20M18 -20L18 20';

/** Water with a shore, and bridges over it. */
export function Waters({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const { width } = ground;
  const wet = cellsWith(ground, '~=');
  if (wet.length === 0) return null;
  const shape = (inset: number) => outlinePath({ cells: wet, columns: width, cellSize: square, inset, radius: 13 });
  const bridges = cellsWith(ground, '=');
  const drawn = (drawing: string) =>
    bridges
      .map(cell => {
        const { x, y } = cornerOf(width, cell);
        const isNorthward = [1, 3].some(side => symbolNextTo(ground, cell, side as 1 | 3) === '~');
        const isEastward = !isNorthward && [0, 2].some(side => symbolNextTo(ground, cell, side as 0 | 2) === '~');
        return stamp(drawing, { x: x + square / 2, y: y + square / 2, turn: isEastward ? 1 : 0 });
      })
      .join('');
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
