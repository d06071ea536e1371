import type { Ring } from '../face.ts';
import styles from './pieces.module.css';

/** Dashes and gaps on a ring of length 120, so that they close evenly; seats are told apart without their hues. */
const dashes: { readonly [R in Ring]?: string } = {
  3: '8.5 3.5',
  4: '0.1 4.9',
  5: '15.5 4.5',
  6: '16 3 2 3 2 4',
};

/** The ring of a seat, in the colour of its surroundings. */
export function SeatRing({ ring, radius }: { readonly ring: Ring; readonly radius: number }) {
  if (ring === 2) {
    return (
      <>
        <circle className={styles['fine']} r={radius} />
        <circle className={styles['fine']} r={radius - 3.5} />
      </>
    );
  }
  return <circle className={styles['ring']} r={radius} pathLength={120} strokeDasharray={dashes[ring]} />;
}
