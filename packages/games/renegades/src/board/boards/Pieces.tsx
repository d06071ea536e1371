import { Silent, useFading } from '@starboard/board';
import { memo, useMemo } from 'react';
import { Badges } from './Badges.tsx';
import styles from './Marks.module.css';
import { figurePieces, type Scene, thingPieces, vesselPieces } from './piece-list.tsx';

/** Everything on a board that may move or go. The list of places speaks of it, so it says nothing itself. */
export const Pieces = memo(function Pieces({ view, board, seat, seats, acting }: Scene) {
  const pieces = useMemo(() => {
    const scene = { view, board, seat, seats, acting };
    return [...thingPieces(scene), ...vesselPieces(scene), ...(board.name === 'orbit' ? [] : figurePieces(scene))];
  }, [view, board, seat, seats, acting]);
  return (
    <Silent className={styles['still']}>
      {useFading(pieces)}
      <Badges view={view} board={board} />
    </Silent>
  );
});
