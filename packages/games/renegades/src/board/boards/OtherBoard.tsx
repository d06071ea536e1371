import type { BoardProps } from '@starboard/board';
import { memo } from 'react';
import { refOf } from '../../rules/table.ts';
import { actorOf } from '../../show/outlook.ts';
import { boardsOf } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { boardBox } from '../art/index.ts';
import { Ground } from './Ground.tsx';
import { Targets } from './Lights.tsx';
import styles from './OtherBoard.module.css';
import { Pieces } from './Pieces.tsx';
import { boardAfter, useBoardToSee, useShownBoard } from './shown.ts';
import { useBoard } from './use-board.ts';

/** The board that does not stand in the middle, small: a touch brings it there. */
export function OtherBoard(props: BoardProps<View>) {
  const names = boardsOf(props.view);
  const { shown, isBoth, show } = useShownBoard(names, useBoardToSee(props).inPlay);
  const name = boardAfter(names, shown);
  return name === undefined || isBoth ? null : <Small {...props} name={name} onShow={() => show(name)} />;
}

interface SmallProps extends BoardProps<View> {
  readonly name: ReturnType<typeof boardsOf>[number];
  onShow(): void;
}

const Small = memo(function Small({ name, view, seat, seats, decision, targets, say, onShow }: SmallProps) {
  const board = useBoard(view, name);
  const { x, y, width, height } = boardBox(board);
  const actor = actorOf(view, decision);
  return (
    <button type="button" className={styles['other']} aria-keyshortcuts="B" onClick={onShow}>
      <span className={styles['title']}>
        {say({ key: `board.${name}.short` })} <kbd>B</kbd>
      </span>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <Ground board={board} spentMines={view.spentMines} />
        <Targets view={view} board={board} targets={targets} />
        <Pieces view={view} board={board} seat={seat} seats={seats} acting={actor && refOf(actor)} />
      </svg>
    </button>
  );
});
