import { Silent } from '@starboard/board';
import { memo, useId, useMemo } from 'react';
import type { Board } from '../../../field/board.ts';
import { Covers } from './Cover.tsx';
import { Doors } from './Doors.tsx';
import { Floors, Lines } from './Floors.tsx';
import styles from './Ground.module.css';
import { type Ground, groundOf } from './ground.ts';
import { Heights } from './Heights.tsx';
import { Marks } from './Marks.tsx';
import { Patterns } from './Patterns.tsx';
import { Walls } from './Walls.tsx';
import { Waters } from './Waters.tsx';

/** A surface or a home board with all that never moves on it, and the doors as they are. Drawn once for each board. */
export const SurfaceGround = memo(function SurfaceGround({ board }: { readonly board: Board }) {
  const ground = useMemo(() => groundOf(board), [board]);
  return <DrawnGround ground={ground} />;
});

export const DrawnGround = memo(function DrawnGround({ ground }: { readonly ground: Ground }) {
  const id = useId();
  return (
    <Silent className={styles['world']}>
      <Patterns id={id} />
      <Layers ground={ground} id={id} />
    </Silent>
  );
});

/** From the floor up: whatever throws a shade comes after what it falls on. */
export function Layers({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  return (
    <>
      <Floors ground={ground} id={id} />
      <Waters ground={ground} id={id} />
      <Heights ground={ground} id={id} />
      <Lines ground={ground} />
      <Marks ground={ground} id={id} />
      <Covers ground={ground} id={id} />
      <Walls ground={ground} id={id} />
      <Doors ground={ground} />
    </>
  );
}
