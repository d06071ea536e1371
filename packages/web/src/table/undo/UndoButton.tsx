import type { ShownUndoPoint } from '@starboard/room';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './Undo.module.css';
import type { Undo } from './use-undo.ts';

interface UndoButtonProps {
  readonly undo: Undo;
  /** Then nothing can be taken back. */
  readonly isOver: boolean;
  onUndo(): void;
  /** How far to go back. */
  onMenu(): void;
}

/** Takes back the last answer at once, if that costs nobody anything; the rest is in its menu. */
export function UndoButton({ undo, isOver, onUndo, onMenu }: UndoButtonProps) {
  const word = useWord();
  const name = useUndoName(undo);
  const [last] = undo.points;
  return (
    <span className={styles['undo']}>
      <Button
        disabled={last === undefined || undo.isBusy || isOver}
        title={last && name(last)}
        aria-keyshortcuts="Z"
        onClick={onUndo}
      >
        <Glyph name="undo" /> <span>{word('table.undo')}</span> <Kbd>Z</Kbd>
      </Button>
      <Button
        kind="icon"
        className={styles['more'] ?? ''}
        disabled={undo.points.length < 2 || isOver}
        aria-label={word('table.undo.menu')}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Glyph name="down" />
      </Button>
    </span>
  );
}

/** What a step back takes back, in words. */
function useUndoName(undo: Undo): (point: ShownUndoPoint) => string {
  const say = useSay();
  const word = useWord();
  return point => {
    const label = undo.labelOf(point);
    return label ? word('table.undo.of', { answer: say(label) }) : word('table.undo.last');
  };
}
