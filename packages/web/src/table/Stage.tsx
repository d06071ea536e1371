import type { ShownBlocked } from '@starboard/kernel';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { ActionBar } from './actions/ActionBar.tsx';
import { ConnectionLost, NotTaken, OthersLeft, WishDropped } from './bars/Banners.tsx';
import type { Sheet } from './bars/TopBar.tsx';
import type { OddsShown } from './decision/Prospects.tsx';
import { EndScreen } from './EndScreen.tsx';
import { partId } from './keys/use-table-keys.ts';
import { useLeft } from './people/use-left.ts';
import styles from './TableView.module.css';
import { UndoVote } from './undo/UndoVote.tsx';
import type { TableState } from './use-table.ts';

/** The board, and what must be known before one looks at it. */
export function Stage({ table }: { readonly table: TableState }) {
  const word = useWord();
  const { sitting, picture, face, faceProps, outcome } = table;
  const [isLooking, setLooking] = useState(false);
  const { Board } = face;
  return (
    <main id={partId('board')} className={styles['stage']} tabIndex={-1} aria-label={word('table.board')}>
      <Board {...table.boardProps} />
      <div className={styles['above']}>
        <Warnings table={table} />
      </div>
      {outcome && !isLooking && (
        <div className={styles['over']}>
          <EndScreen
            sitting={sitting}
            face={face}
            faceProps={faceProps}
            table={picture.table}
            outcome={outcome}
            onClose={() => setLooking(true)}
          />
        </div>
      )}
    </main>
  );
}

function Warnings({ table }: { readonly table: TableState }) {
  const { sitting, picture, showing, seats, answering, undo, onRetry } = table;
  const { failed } = answering;
  const wish = picture.table.undo;
  const { left, dismiss } = useLeft(seats);
  return (
    <>
      {sitting.where === 'server' && !showing.isConnected && (
        <ConnectionLost trouble={showing.trouble} onRetry={onRetry} />
      )}
      {failed && <NotTaken {...failed} seats={seats} onDismiss={answering.dismiss} />}
      {undo.failed !== undefined && <NotTaken thrown={undo.failed} asked={[]} seats={seats} onDismiss={undo.dismiss} />}
      {left.length > 0 && <OthersLeft left={left} seats={seats} onDismiss={dismiss} />}
      {undo.dropped && <WishDropped dropped={undo.dropped} seats={seats} onDismiss={undo.dismiss} />}
      {wish && <UndoVote undo={undo} wish={wish} seats={seats} />}
    </>
  );
}

/** What is asked in a line, and what the shapes on the board mean. */
export function Strip({ table, onOpen }: { readonly table: TableState; onOpen(sheet: Sheet): void }) {
  const say = useSay();
  const word = useWord();
  const { question, face, faceProps, since, showing } = table;
  const verb = question?.opened?.verb;
  const options = question?.options ?? [];
  const numbered = Math.min(9, options.length);
  const isLit = options.some(option => option.refs?.length) ? 'yes' : 'no';
  const { Legend } = face;
  return (
    <section className={styles['strip']} aria-label={word('table.legend')}>
      {question && (
        <b className={styles['asking']}>
          {verb
            ? word(question.chosen ? 'table.decision.confirm' : 'table.strip.choose', { verb: say(verb.name), isLit })
            : say(question.decision.prompt)}
        </b>
      )}
      {verb && numbered > 0 && !question?.chosen && <span>{word('table.strip.keys', { count: numbered })}</span>}
      {question && since !== undefined && showing.isLive && (
        <Button kind="ghost" className={styles['since'] ?? ''} onClick={() => onOpen('since')}>
          {word('table.since')}
        </Button>
      )}
      <div className={styles['legend']}>
        <Legend {...faceProps} />
      </div>
    </section>
  );
}

interface BelowProps {
  readonly table: TableState;
  readonly odds: OddsShown;
  onExplain(blocked: ShownBlocked): void;
}

/** What can be done. */
export function Below({ table: { question, face, faceProps, prospects }, odds, onExplain }: BelowProps) {
  const word = useWord();
  return (
    <section className={styles['actions']} aria-label={word('table.now')}>
      {question && (
        <ActionBar
          question={question}
          face={face}
          faceProps={faceProps}
          prospects={prospects}
          odds={odds}
          onExplain={onExplain}
        />
      )}
    </section>
  );
}
