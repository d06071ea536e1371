import { outlinePath } from '@starboard/board';
import { box, polygon, round, rowsPath, stampAll } from '../path.ts';
import { square } from '../square.ts';
import { cellsWith, type Ground } from './ground.ts';
import styles from './Standing.module.css';

const brackets = 'M-14 -8L-14 -14L-8 -14M8 -14L14 -14L14 -8M14 8L14 14L8 14M-8 14L-14 14L-14 8';
const aim =
  round(0, 0, 12) +
  polygon([
    [0, -6],
    [6, 0],
    [0, 6],
    [-6, 0],
  ]);
const burrow = 'M-9 6L0 -9L9 6ZM-4 3L0 -4L4 3Z';
const pad = round(0, 0, 17) + round(0, 0, 13.5);
const lights = [
  [0, -15.2],
  [10.8, -10.8],
  [15.2, 0],
  [10.8, 10.8],
  [0, 15.2],
  [-10.8, 10.8],
  [-15.2, 0],
  [-10.8, -10.8],
]
  .map(([x = 0, y = 0]) => round(x, y, 1.5))
  .join('');
const keel = 'M0 -9L6 7L0 3.5L-6 7Z';
const grate = [-11, -5.5, 0, 5.5, 11].map(x => box(x - 1.5, -12, 3, 24)).join('');
const flame = 'M0 -11C7 -4 9 0 7 6C6 10 3 12 0 12C-3 12 -6 10 -7 6C-8 2 -5 0 -4 -3C-3 0 -2 1 -1 1C1 -3 -1 -7 0 -11Z';
const roof = 'M-11 1L0 -10L11 1M-7 -1L-7 10L7 10L7 -1';

/** What is printed on squares: where crates lie, where others appear, where a mission has its business; docks, home, vents. */
export function Marks({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const drawn = (symbols: string, drawing: string) => stampAll(ground.width, cellsWith(ground, symbols), drawing);
  const vents = cellsWith(ground, 'x');
  const home = cellsWith(ground, 'H');
  return (
    <>
      <path className={styles['crateSpot']} d={drawn('cC1', brackets)} />
      <path className={styles['objectiveSpot']} d={drawn('pP2', aim)} />
      <path className={styles['spawnSpot']} d={drawn('gG3', burrow)} />
      <path className={styles['pad']} d={drawn('D', pad)} />
      <path className={styles['padLights']} d={drawn('D', lights)} />
      <path className={styles['keel']} d={drawn('D', keel)} />
      {home.length > 0 && (
        <>
          <path
            className={styles['home']}
            d={outlinePath({ cells: home, columns: ground.width, cellSize: square, inset: 3, radius: 8 })}
          />
          <path className={styles['roof']} d={drawn('H', roof)} />
        </>
      )}
      {vents.length > 0 && (
        <>
          <path className={styles['vent']} d={rowsPath(vents, ground.width)} />
          <path d={rowsPath(vents, ground.width)} fill={`url(#${id}danger)`} />
          <path className={styles['grate']} d={drawn('x', grate)} />
          <path className={styles['flame']} d={drawn('x', flame)} />
        </>
      )}
    </>
  );
}
