import { Silent, useFading } from '@starboard/board';
import { memo, useMemo } from 'react';
import styles from '../Ship.module.css';
import { allyPieces, loaderPieces, survivorPieces } from './Crew.tsx';
import { packPieces, sleepingPieces, tokenPieces } from './Enemies.tsx';
import type { OnBoard } from './on-board.ts';
import { devicePieces, noisePieces, objectivePieces } from './Things.tsx';

/** Everything that lies or stands on the ship. The list of places speaks of it, so it says nothing itself. */
export const Pieces = memo(function Pieces({ view, packs, spots, ways, seats, say }: OnBoard) {
  const pieces = useMemo(() => {
    const things = { view, packs, spots, ways, seats, say };
    return [
      ...noisePieces(things),
      ...devicePieces(things),
      ...loaderPieces(things),
      ...sleepingPieces(things),
      ...tokenPieces(things),
      ...packs.flatMap(pack => packPieces(things, pack)),
      ...allyPieces(things),
      ...survivorPieces(things),
      // What is carried lies over its carrier.
      ...objectivePieces(things),
    ];
  }, [view, packs, spots, ways, seats, say]);
  return <Silent className={styles['still']}>{useFading(pieces)}</Silent>;
});
