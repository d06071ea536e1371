import { Silent } from '@starboard/board';
import { memo, useId, useMemo } from 'react';
import type { Board } from '../../../field/board.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import styles from './Orbit.module.css';
import { Mines, OrbitLayers } from './OrbitLayers.tsx';
import { OrbitPatterns } from './OrbitPatterns.tsx';
import { PlanetDefs, Planets } from './Planets.tsx';

interface OrbitGroundProps {
  readonly board: Board;
  /** RDA-TILE-10: mines that have gone off. */
  readonly spentMines: readonly number[];
}

/** Orbit with all that never moves in it, and the mines that are left. */
export function OrbitGround({ board, spentMines }: OrbitGroundProps) {
  return (
    <Silent className={styles['orbit']}>
      <Space board={board} />
      <Mines symbols={board.symbols} width={board.grid.width} spent={spentMines} />
    </Silent>
  );
}

const Space = memo(function Space({ board }: { readonly board: Board }) {
  const id = useId();
  const ground = useMemo(() => groundOf(board), [board]);
  return (
    <>
      <OrbitPatterns ground={ground} id={id} />
      <OrbitLayers ground={ground} id={id} />
      <PlanetDefs id={id} />
      <Planets planets={board.planets} width={ground.width} id={id} />
    </>
  );
});

/** A tile by itself. */
export const OrbitTile = memo(function OrbitTile({ ground }: { readonly ground: Ground }) {
  const id = useId();
  return (
    <g className={styles['orbit']}>
      <OrbitPatterns ground={ground} id={id} />
      <OrbitLayers ground={ground} id={id} />
      <Mines symbols={ground.symbols} width={ground.width} spent={[]} />
    </g>
  );
});
