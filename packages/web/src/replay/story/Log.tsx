import type { GameFace } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { memo, useEffect, useRef } from 'react';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { useWord } from '../../words/words.tsx';
import type { Beat } from '../film/film.ts';
import type { Chart, Scene } from '../timeline/chart.ts';
import { useWhere } from '../use-where.ts';
import styles from './Log.module.css';
import { SaidLine } from './SaidLine.tsx';

interface LogProps {
  readonly face: GameFace;
  readonly beats: readonly Beat[];
  readonly chart: Chart;
  readonly at: number;
  readonly gone: ReadonlySet<number>;
  tell(beat: Beat): readonly LogEntry[];
  onGo(at: number): void;
  onPoint(line: LogEntry | undefined): void;
}

/** Everything that was said, phase by phase. A click shows the table as it was then. */
export function Log({ chart, at, ...rest }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A drawer that is just opening has no size before the next frame, and rows that were out of sight none before another.
    let frame = requestAnimationFrame(() => {
      showRow(box.current, at);
      frame = requestAnimationFrame(() => showRow(box.current, at));
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <div ref={box} className={styles['log']}>
      {chart.rounds
        .flatMap(({ scenes }) => scenes)
        .map(scene => (
          <SceneLog
            key={scene.from}
            {...rest}
            from={scene.from}
            to={scene.to}
            round={scene.round}
            phase={scene.phase}
            chart={chart}
            at={at >= scene.from && at < scene.to ? at : undefined}
          />
        ))}
    </div>
  );
}

/** Scrolls the log, and never the page around it. */
function showRow(box: HTMLElement | null, at: number): void {
  const row = box?.querySelector<HTMLElement>(`[data-beat="${at}"]`);
  if (!box || !row) return;
  const { top, bottom } = row.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const margin = frame.height / 4;
  if (top < frame.top + margin) box.scrollTop -= frame.top + margin - top;
  else if (bottom > frame.bottom - margin) box.scrollTop += bottom - frame.bottom + margin;
}

type SceneProps = Omit<LogProps, 'at'> & Scene & { readonly at: number | undefined };

const SceneLog = memo(function SceneLog({ chart, from, to, round, phase, beats, at, gone, ...rest }: SceneProps) {
  const where = useWhere(rest.face);
  return (
    <section>
      <h2>{where(round, chart.phases.find(({ id }) => id === phase)?.name)}</h2>
      <ol>
        {numbersBetween(from, to).map(number => (
          <Row
            key={number}
            {...rest}
            beat={beats[number]!}
            number={number}
            isCurrent={at === number}
            isGone={gone.has(number)}
          />
        ))}
      </ol>
    </section>
  );
}, sameScene);

function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

/** A scene that neither is shown now nor was before need not be drawn again. */
function sameScene(before: SceneProps, now: SceneProps): boolean {
  const isSame = before.at === now.at && before.from === now.from && before.to === now.to;
  return isSame && before.beats === now.beats && before.tell === now.tell && before.gone === now.gone;
}

interface RowProps extends Pick<LogProps, 'face' | 'tell' | 'onGo' | 'onPoint'> {
  readonly beat: Beat;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isGone: boolean;
}

const Row = memo(function Row({ face, beat, number, isCurrent, isGone, tell, onGo, onPoint }: RowProps) {
  const word = useWord();
  const lines = tell(beat);
  if (lines.length === 0) return null;
  const rules = new Set(lines.flatMap(({ rule }) => rule ?? []));
  const point = () => onPoint(lines.at(-1));
  return (
    <li
      className={`${styles['row']} ${isGone ? styles['gone'] : ''}`}
      data-beat={number}
      aria-current={isCurrent ? 'step' : undefined}
      onPointerEnter={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      <button
        type="button"
        className={styles['jump']}
        onClick={() => onGo(number)}
        onFocus={point}
        onBlur={() => onPoint(undefined)}
      >
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be said twice, and none ever moves
          <SaidLine key={at} face={face} line={line} />
        ))}
        {isGone && <span className="heard">{word('replay.log.takenBack')}</span>}
      </button>
      <span className={styles['rules']}>
        {[...rules].map(rule => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </span>
    </li>
  );
});
