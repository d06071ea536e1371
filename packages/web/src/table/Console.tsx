import type { ShownBlocked } from '@starboard/kernel';
import { useMemo } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { Eyebrow } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { DiceTray } from './DiceTray.tsx';
import { DecisionCard } from './decision/DecisionCard.tsx';
import { Waiting } from './decision/Waiting.tsx';
import { Log } from './Log.tsx';
import styles from './TableView.module.css';
import { useReason } from './use-reason.ts';
import type { TableState } from './use-table.ts';
import { type Part, partId } from './use-table-keys.ts';

interface ConsoleProps {
  readonly table: TableState;
  /** Where there is room for one part at a time: which. */
  readonly part: Part | undefined;
  onExplain(blocked: ShownBlocked): void;
}

/** What is asked, what was rolled, what happened. */
export function Console({ table, part, onExplain }: ConsoleProps) {
  const word = useWord();
  const { face, picture, position, showing, seats, since, light } = table;
  const yours = table.question ? '' : undefined;
  const roll = useMemo(() => face.lastRoll(picture.log), [face, picture.log]);
  return (
    <aside className={styles['console']} aria-label={word('table.console')}>
      {(part === undefined || part === 'board') && (
        <section id={partId('decision')} className={styles['decision']} data-yours={yours} tabIndex={-1}>
          <Asked table={table} onExplain={onExplain} />
        </section>
      )}
      {(part === undefined || part === 'dice') && (
        <section id={partId('dice')} className={styles['dice']} tabIndex={-1}>
          <DiceTray roll={roll} rollKey={JSON.stringify(roll)} />
        </section>
      )}
      {(part === undefined || part === 'log') && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section id={partId('log')} className={styles['log']} tabIndex={0} aria-label={word('table.log')}>
          <h2 className={styles['title']}>{word('table.log')}</h2>
          <Log
            face={face}
            view={position.view}
            log={picture.log}
            trail={showing.trail}
            seats={seats}
            since={since}
            onLight={light}
          />
        </section>
      )}
    </aside>
  );
}

function Asked({ table, onExplain }: Omit<ConsoleProps, 'part'>) {
  const say = useSay();
  const word = useWord();
  const reasonOf = useReason();
  const { question, position, picture, seats, face, prospects, outcome, showing, sitting } = table;
  if (outcome) {
    return (
      <>
        <Eyebrow>{word('table.end')}</Eyebrow>
        <h2>{reasonOf(outcome)}</h2>
        <ButtonLink href={`/replay/${sitting.where}/${sitting.id}`}>{word('table.end.replay')}</ButtonLink>
      </>
    );
  }
  if (!showing.isLive) {
    return (
      <>
        <Eyebrow>{word('table.playback')}</Eyebrow>
        <h2>{showing.happening && say(showing.happening)}</h2>
      </>
    );
  }
  if (question) {
    return (
      <DecisionCard question={question} face={face} view={position.view} prospects={prospects} onExplain={onExplain} />
    );
  }
  const { decision } = position;
  return decision ? <Waiting decision={decision} table={picture.table} seats={seats} /> : null;
}
