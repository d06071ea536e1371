import { memo } from 'react';
import type { Board } from '../../field/board.ts';
import { numberOf, refOf } from '../../rules/table.ts';
import { leftOf } from '../../show/names.ts';
import { standOfPiece } from '../../show/plan.ts';
import type { Anybody } from '../../types.ts';
import type { View } from '../../view.ts';
import { spotOf as middleOfCell, square } from '../art/index.ts';
import styles from './Badges.module.css';

interface Badge {
  readonly kind: 'shields' | 'hull' | 'health' | 'number';
  readonly value: number;
}

/** How much those can still take who were hurt, of ships always; and the number that the log calls somebody by. */
export function badgesOf(view: View, piece: Anybody): readonly Badge[] {
  const { left, most } = leftOf(view, piece);
  const isShip = piece.kind === 'ship';
  const isShown = left > 0 && (left < most || isShip);
  const no = numberOf(piece);
  return [
    ...(isShown ? [{ kind: isShip ? (piece.flipped ? 'hull' : 'shields') : 'health', value: left } as const] : []),
    ...(no === undefined ? [] : [{ kind: 'number', value: no } as const]),
  ];
}

export const Badges = memo(function Badges({ view, board }: { readonly view: View; readonly board: Board }) {
  const pieces: readonly Anybody[] = [...view.ships, ...view.fighters, ...view.npcs, ...view.crew];
  return pieces.flatMap(piece => {
    const stand = standOfPiece(piece);
    if (stand?.board !== board.name) return [];
    const { x, y } = middleOfCell(board, stand.cell);
    return badgesOf(view, piece).map(({ kind, value }) => (
      <g
        key={`${refOf(piece)} ${kind}`}
        className={styles['badge']}
        data-kind={kind}
        transform={`translate(${x + square * (kind === 'number' ? 0.33 : -0.33)} ${y + square * 0.36})`}
      >
        <rect x={-9} y={-7} width={18} height={14} rx={kind === 'number' ? 3 : 7} />
        <text y={4.3}>{value}</text>
      </g>
    ));
  });
});
