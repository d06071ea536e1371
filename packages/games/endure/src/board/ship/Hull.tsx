import { memo } from 'react';
import type { ShipPlan } from '../../plan.ts';
import { cellSize } from './drawing.ts';
import styles from './Ship.module.css';

function cutCorners(width: number, height: number, out: number, cut: number): string {
  const [w, h] = [width + out, height + out];
  return `M${-out} ${cut}L${cut} ${-out}H${width - cut}L${w} ${cut}V${height - cut}L${width - cut} ${h}H${cut}L${-out} ${height - cut}Z`;
}

/** The skin of the ship around all tiles. */
export const Hull = memo(function Hull({ plan }: { readonly plan: ShipPlan }) {
  const width = plan.width * cellSize;
  const height = plan.height * cellSize;
  const ribs = plan.tiles.flatMap(({ row, col }) => [
    ...(row === 0 && col > 0 ? [`M${col * cellSize} -22v8M${col * cellSize} ${height + 14}v8`] : []),
    ...(col === 0 && row > 0 ? [`M-22 ${row * cellSize}h8M${width + 14} ${row * cellSize}h8`] : []),
  ]);
  return (
    <>
      <path className={styles['outerHull']} d={cutCorners(width, height, 22, 20)} />
      <path className={styles['hull']} d={cutCorners(width, height, 14, 26)} />
      <path className={styles['ribs']} d={ribs.join('')} />
    </>
  );
});
