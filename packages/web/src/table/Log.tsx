import type { GameFace, SeatFace } from '@starboard/board';
import { Icon } from '@starboard/board';
import type { LogEntry, Ref } from '@starboard/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import type { Passage } from '../play/playback.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { Button } from '../ui/Button.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './Log.module.css';
import { type Chapter, chaptersOf } from './log-chapters.ts';
import { nameOf } from './seats.ts';

/** More is shown on request: a long match has thousands of lines. */
const usualLines = 80;

interface LogProps {
  readonly face: GameFace;
  readonly view: unknown;
  readonly log: readonly LogEntry[];
  readonly trail: readonly Passage[];
  readonly seats: readonly SeatFace[];
  /** How many lines were there when this person last answered, if others have acted since. */
  readonly since: number | undefined;
  onLight(refs: readonly Ref[]): void;
}

/** What happened, the newest first. */
export function Log({ face, view, log, trail, seats, since, onLight }: LogProps) {
  const word = useWord();
  const [isWhole, setWhole] = useState(false);
  const chapters = useMemo(() => chaptersOf(log.length, trail, face.status), [log.length, trail, face]);
  const first = isWhole ? 0 : Math.max(0, log.length - usualLines);
  const shown = chapters.filter(({ to }) => to > first).reverse();
  return (
    <>
      {shown.map(chapter => (
        <section key={chapter.from} className={styles['chapter']}>
          <ChapterHeading chapter={chapter} seats={seats} />
          <ol reversed className={styles['lines']}>
            {linesOf(chapter, first).map(at => (
              <LineAt key={at} at={at} since={since}>
                <Line face={face} view={view} entry={log[at]} onLight={onLight} />
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
}

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

function ChapterHeading({ chapter, seats }: { readonly chapter: Chapter; readonly seats: readonly SeatFace[] }) {
  const say = useSay();
  const word = useWord();
  const { round, phase, acting } = chapter;
  if (round === undefined) return <h3 className={styles['heading']}>{word('table.log.earlier')}</h3>;
  const name = nameOf(seats, acting);
  return (
    <h3 className={styles['heading']}>
      <span>{phase && say(phase)}</span>
      <span>
        {name && `${name} · `}
        {word('table.round', { round })}
      </span>
    </h3>
  );
}

interface LineProps {
  readonly face: GameFace;
  readonly view: unknown;
  readonly entry: LogEntry | undefined;
  onLight(refs: readonly Ref[]): void;
}

/** One thing that happened: what it speaks of is lit while one points at it. */
export function Line({ face, view, entry, onLight }: LineProps) {
  const say = useSay();
  if (entry === undefined) return null;
  const { icon, tone } = face.markOf(entry);
  const light = () => onLight(face.refsOf(view, entry));
  const putOut = () => onLight([]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only lights what is named; the text says the same
    <div className={styles['line']} onPointerEnter={light} onPointerLeave={putOut} onFocus={light} onBlur={putOut}>
      <Icon of={icon} className={styles[tone]} />
      <p>
        {say(entry)} {entry.rule && <RuleLink rule={entry.rule} />}
      </p>
    </div>
  );
}
