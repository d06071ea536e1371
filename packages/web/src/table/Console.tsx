import type { Ref, ShownBlocked } from '@starboard/kernel';
import { useDeferredValue, useMemo } from 'react';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Eyebrow } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { ActionBar } from './actions/ActionBar.tsx';
import { replayOf } from './address.ts';
import { PlaybackBar } from './bars/PlaybackBar.tsx';
import { DecisionCard } from './decision/DecisionCard.tsx';
import { Peek } from './decision/Peek.tsx';
import type { OddsShown } from './decision/Prospects.tsx';
import { Waiting } from './decision/Waiting.tsx';
import { DiceTray } from './dice/DiceTray.tsx';
import { rollKeyOf } from './dice/roll-key.ts';
import { DueHint } from './help/Hints.tsx';
import { type Part, partId } from './keys/use-table-keys.ts';
import { Log } from './log/Log.tsx';
import { LogLine } from './log/LogLine.tsx';
import { useReason } from './question/use-reason.ts';
import styles from './TableView.module.css';
import type { TableState } from './use-table.ts';

interface ConsoleProps {
  readonly table: TableState;
  /** Where there is room for one part at a time: which. */
  readonly part: Part | undefined;
  /** What can be done stands with the question, so that the board has the room below it. */
  readonly hasActions: boolean;
  onExplain(blocked: ShownBlocked): void;
  readonly odds: OddsShown;
  onShow(refs: readonly Ref[]): void;
}

/** What is asked, what was rolled, what happened. */
export function Console({ table, part, hasActions, odds, onExplain, onShow }: ConsoleProps) {
  const word = useWord();
  const { face, picture, position, playback, showing, seats, since, light, sitting, outcome, question, prospects } =
    table;
  const { log } = picture;
  const roll = useMemo(() => face.lastRoll(log), [face, log]);
  const rollKey = useMemo(() => rollKeyOf(log, face.lastRoll), [face, log]);
  const hasBegun = question?.hasBegun === true;
  // An answer of several parts needs the room, and what gives it stands at the foot.
  const isPutTogether = question !== undefined && !['one', 'place'].includes(question.ask.shape);
  const { chapters } = table;
  const { view } = position;
  const replayAt = useMemo(() => outcome && ((line: number) => replayOf(sitting, line)), [outcome, sitting]);
  // After a round there are many lines to draw: whoever waits for the next question does not wait for them.
  const told = useDeferredValue(
    useMemo(() => ({ log, chapters, view, since, replayAt }), [log, chapters, view, since, replayAt]),
  );
  return (
    <aside className={styles['console']} aria-label={word('table.console')}>
      {(part === undefined || part === 'board') && (
        <section id={partId('decision')} className={styles['decision']} data-yours={question && ''} tabIndex={-1}>
          {!showing.isLive && <PlaybackBar playback={playback} showing={showing} />}
          <Asked table={table} odds={odds} onExplain={onExplain} />
          {hasActions && question && (
            <ActionBar
              question={question}
              face={face}
              faceProps={table.faceProps}
              prospects={prospects}
              odds={odds}
              onExplain={onExplain}
            />
          )}
          {question && <Peek question={question} prospects={prospects} odds={odds} />}
          {part !== undefined && !hasBegun && <DueHint table={table} />}
          {part !== undefined && showing.isLive && !hasBegun && !isPutTogether && (
            <ol reversed className={styles['latest']}>
              {latestOf(log).map(at => (
                <li key={at}>
                  <LogLine face={face} view={position.view} entry={log[at]} />
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
      {part === undefined && !hasBegun && (
        // Below the question, not in it: what confirms an answer stays in view there, and must cover nothing.
        <div className={styles['hint']}>
          <DueHint table={table} />
        </div>
      )}
      {(part === undefined || part === 'dice') && (
        <section id={partId('dice')} className={styles['dice']} tabIndex={-1}>
          <DiceTray roll={roll} rollKey={rollKey} />
        </section>
      )}
      {(part === undefined || part === 'log') && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section id={partId('log')} className={styles['log']} tabIndex={0} aria-label={word('table.log')}>
          <h2 className={styles['title']}>{word('table.log')}</h2>
          <Log {...told} face={face} seats={seats} onLight={light} onShow={onShow} />
        </section>
      )}
    </aside>
  );
}

/** Where the last three lines are, the newest first. */
function latestOf({ length }: readonly unknown[]): readonly number[] {
  return [length - 1, length - 2, length - 3].filter(at => at >= 0);
}

function Asked({ table, odds, onExplain }: Pick<ConsoleProps, 'table' | 'odds' | 'onExplain'>) {
  const say = useSay();
  const word = useWord();
  const reasonOf = useReason();
  const { question, position, picture, seats, face, faceProps, prospects, outcome, showing, sitting } = table;
  if (outcome) {
    return (
      <>
        <Eyebrow>{word('table.end')}</Eyebrow>
        <h2>{reasonOf(outcome)}</h2>
        <ButtonLink href={replayOf(sitting)}>{word('table.end.replay')}</ButtonLink>
      </>
    );
  }
  if (!showing.isLive) {
    return (
      <>
        <Eyebrow>{word('table.playback')}</Eyebrow>
        <h2>{showing.happening && say(showing.happening)}</h2>
        {showing.happening?.rule && (
          <p>
            <RuleLink rule={showing.happening.rule} />
          </p>
        )}
      </>
    );
  }
  if (question) {
    return (
      <DecisionCard
        question={question}
        face={face}
        faceProps={faceProps}
        prospects={prospects}
        odds={odds}
        onExplain={onExplain}
      />
    );
  }
  const { decision } = position;
  return decision ? <Waiting decision={decision} table={picture.table} seats={seats} /> : null;
}
