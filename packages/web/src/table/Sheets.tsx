import type { ShownBlocked } from '@starboard/kernel';
import type { ShownUndoPoint } from '@starboard/room';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWord } from '../words/words.tsx';
import { PhaseTracker } from './bars/PhaseTracker.tsx';
import type { Sheet } from './bars/TopBar.tsx';
import { Explain } from './help/Explain.tsx';
import { KeysHelp } from './help/KeysHelp.tsx';
import { SinceLastTurn } from './log/SinceLastTurn.tsx';
import { Chat } from './people/Chat.tsx';
import { People } from './people/People.tsx';
import styles from './Sheets.module.css';
import { UndoAsk, UndoDialog } from './undo/UndoDialog.tsx';
import type { TableState } from './use-table.ts';

interface SheetsProps {
  readonly table: TableState;
  readonly sheet: Sheet | undefined;
  /** What cannot be done, if one asked why. */
  readonly explained: ShownBlocked | undefined;
  /** The step back that the others must agree to, if one is about to ask them. */
  readonly asked: ShownUndoPoint | undefined;
  onOpen(sheet: Sheet): void;
  onClose(): void;
}

/** Whatever stands above the table, one at a time. */
export function Sheets({ table, sheet, explained, asked, onOpen, onClose }: SheetsProps) {
  const { sitting, picture, position, face, seats, outcome, since } = table;
  if (explained) return <Explain blocked={explained} onClose={onClose} />;
  if (asked) return <UndoAsk undo={table.undo} seats={seats} point={asked} onClose={onClose} />;
  switch (sheet) {
    case undefined:
      return null;
    case 'keys':
      return <KeysHelp onClose={onClose} />;
    case 'people':
      return (
        <People
          sitting={sitting}
          table={picture.table}
          seats={seats}
          isOver={outcome !== undefined}
          onClose={onClose}
        />
      );
    case 'chat':
      return (
        <Chat
          match={sitting.id}
          messages={picture.chat}
          isSeated={seats.some(seat => seat.isYours)}
          onClose={onClose}
        />
      );
    case 'briefing':
      return <BriefingDrawer table={table} onOpen={onOpen} onClose={onClose} />;
    case 'undo':
      return <UndoDialog undo={table.undo} seats={seats} onClose={onClose} />;
    case 'since':
      return <SinceLastTurn face={face} view={position.view} lines={picture.log.slice(since ?? 0)} onClose={onClose} />;
  }
}

/** What stands beside the board where there is a column for it. */
function BriefingDrawer({ table, onOpen, onClose }: Pick<SheetsProps, 'table' | 'onOpen' | 'onClose'>) {
  const word = useWord();
  const { face, faceProps, status, seats } = table;
  const { Briefing, Legend } = face;
  return (
    <Dialog title={word('table.briefing')} isDrawer onClose={onClose}>
      <div className={styles['briefing']}>
        <PhaseTracker face={face} status={status} seats={seats} />
        <Briefing {...faceProps} />
        <Legend {...faceProps} />
        <div className={styles['links']}>
          <Button onClick={() => onOpen('people')}>{word('table.people')}</Button>
          <Button onClick={() => onOpen('keys')}>{word('table.keys')}</Button>
          <ButtonLink href="/settings">{word('app.nav.settings')}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
