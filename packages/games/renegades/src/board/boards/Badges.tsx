import { memo } from 'react';
import type { Board } from '../../field/board.ts';
import { standOfPiece } from '../../plan.ts';
import { refOf } from '../../rules/table.ts';
import type { Anybody } from '../../types.ts';
import type { View } from '../../view.ts';
import { spotOf as middleOfCell, square } from '../art/index.ts';
import styles from './Badges.module.css';
import { leftOf } from './names.ts';

/** How much those can still take who were hurt; of ships always. */
export const Badges = memo(function Badges({ view, board }: { readonly view: View; readonly board: Board }) {
  const pieces: readonly Anybody[] = [...view.ships, ...view.fighters, ...view.npcs, ...view.crew];
  return pieces.map(piece => {
    const stand = standOfPiece(piece);
    if (stand?.board !== board.name) return null;
    const { left, most } = leftOf(view, piece);
    const isShip = piece.kind === 'ship';
    if (left === 0 || (left === most && !isShip)) return null;
    const { x, y } = middleOfCell(board, stand.cell);
    return (
      <g
        key={refOf(piece)}
        className={styles['left']}
        data-kind={isShip ? (piece.flipped ? 'hull' : 'shields') : 'health'}
        transform={`translate(${x - square * 0.33} ${y + square * 0.36})`}
      >
        <rect x={-9} y={-7} width={18} height={14} rx={7} />
        <text y={4.3}>{left}</text>
      </g>
    );
  });
});
