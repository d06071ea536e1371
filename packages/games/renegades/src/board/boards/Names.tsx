import { Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { Board } from '../../field/board.ts';
import { nameOf } from '../../rules/table.ts';
import { standOfPiece } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { spotOf as middleOfCell, square } from '../art/index.ts';
import styles from './Names.module.css';

interface NamesProps {
  readonly view: View;
  readonly board: Board;
  readonly say: Formatter;
}

/** What planets and ships are called. The list of places says it to those who listen. */
export const Names = memo(function Names({ view, board, say }: NamesProps) {
  const ships = view.ships.filter(ship => standOfPiece(ship)?.board === board.name);
  return (
    <Silent className={styles['names']}>
      {Object.entries(board.planets).map(([planet, cells]) => {
        const { x, y, isBelow, anchor } = planetSpot(board, cells);
        const text = say({ key: `planet.${planet}` });
        return <Name key={planet} x={x} y={y} shift={isBelow ? 14 : -6} anchor={anchor} text={text} />;
      })}
      {ships.map(ship => {
        const { x, y } = middleOfCell(board, ship.cell);
        return <Name key={ship.no} x={x} y={y + square * 0.6} shift={12} text={say(nameOf(ship))} />;
      })}
    </Silent>
  );
});

interface NameProps {
  readonly x: number;
  readonly y: number;
  /** In pixels, however near one is. */
  readonly shift: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly text: string;
}

function Name({ x, y, shift, anchor = 'middle', text }: NameProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className={styles['name']} y={shift} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}

/** Towards the middle of the board, where there is room for a word. */
function planetSpot(board: Board, cells: readonly number[]) {
  const spots = cells.map(cell => middleOfCell(board, cell));
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const isSouthern = spots[0]!.y > (board.grid.height * square) / 2;
  const ys = spots.map(spot => spot.y);
  const isSide = Math.max(...ys) - Math.min(...ys) > square * 1.5;
  const y = isSouthern && !isSide ? Math.min(...ys) - square * 0.8 : Math.max(...ys) + square * 0.8;
  if (!isSide) return { x, y, isBelow: !isSouthern, anchor: 'middle' } as const;
  // Beside the rim a word goes inwards, lest it be cut off.
  const isWestern = x < (board.grid.width * square) / 2;
  const edge = isWestern ? 0 : board.grid.width * square;
  return { x: edge, y, isBelow: true, anchor: isWestern ? 'start' : 'end' } as const;
}
