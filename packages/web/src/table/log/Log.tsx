import type { GameFace } from '@starboard/board';
import type { LogEntry, Ref } from '@starboard/kernel';
import { memo, type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { type Seat, seatOf } from '../people/seats.ts';
import { useSeatName } from '../people/use-seat-name.ts';
import styles from './Log.module.css';
import { LogLine } from './LogLine.tsx';
import type { Chapter } from './log-chapters.ts';

/** More is shown on request: a long match has thousands of lines. */
const usualLines = 80;

interface LogProps {
  readonly face: GameFace;
  readonly view: unknown;
  readonly log: readonly LogEntry[];
  readonly chapters: readonly Chapter[];
  readonly seats: readonly Seat[];
  /** How many lines were there when this person last answered, if others have acted since. */
  readonly since: number | undefined;
  onLight(refs: readonly Ref[]): void;
  /** Shows where a line happened, on the board. */
  onShow(refs: readonly Ref[]): void;
  /** Where a line can be watched again, once the match is over. */
  replayAt?: ((line: number) => string) | undefined;
}

/** What happened, the newest first. */
export const Log = memo(function Log(props: LogProps) {
  const { face, view, log, chapters, seats, since, onLight, onShow, replayAt } = props;
  const word = useWord();
  const [isWhole, setWhole] = useState(false);
  const first = isWhole ? 0 : Math.max(0, log.length - usualLines);
  const shown = chapters.filter(({ to }) => to > first).reverse();
  return (
    <>
      {shown.map(chapter => (
        <section key={chapter.from} className={styles['chapter']}>
          <ChapterHeading face={face} chapter={chapter} seats={seats} />
          <ol reversed className={styles['lines']}>
            {linesOf(chapter, first).map(at => (
              <LineAt key={at} at={at} since={since}>
                <LogLine
                  face={face}
                  view={view}
                  entry={log[at]}
                  onLight={onLight}
                  onShow={onShow}
                  href={replayAt?.(at + 1)}
                />
              </LineAt>
            ))}
          </ol>
        </section>
      ))}
      {first > 0 && (
        <Button kind="ghost" onClick={() => setWhole(true)}>
          {word('table.log.all', { count: first })}
        </Button>
      )}
    </>
  );
});

function linesOf({ from, to }: Chapter, first: number): readonly number[] {
  const start = Math.max(from, first);
  return Array.from({ length: to - start }, (_, i) => to - 1 - i);
}

/** The divider stands below the first line that is news. */
function LineAt({
  at,
  since,
  children,
}: {
  readonly at: number;
  readonly since: number | undefined;
  readonly children: ReactNode;
}) {
  const word = useWord();
  return (
    <li>
      {children}
      {at === since && <div className={styles['since']}>{word('table.log.since')}</div>}
    </li>
  );
}

interface HeadingProps extends Pick<LogProps, 'face' | 'seats'> {
  readonly chapter: Chapter;
}

/** Whose turn it was, or else which phase. */
function ChapterHeading({ face, chapter, seats }: HeadingProps) {
  const say = useSay();
  const word = useWord();
  const nameOf = useSeatName(seats);
  const { from, isOthers, round, phase, acting } = chapter;
  if (round === undefined) {
    const when = isOthers ? 'earlier' : from > 0 ? 'meanwhile' : 'soFar';
    return <h3 className={styles['heading']}>{word(`table.log.${when}`)}</h3>;
  }
  const seat = seatOf(seats, acting);
  const when = say(face.roundName(round));
  const what = seat ? nameOf(seat) : phase && say(phase);
  return (
    <h3 className={styles['heading']}>
      <span>{what}</span>
      {what !== when && <span>{when}</span>}
    </h3>
  );
}
