import { type GameFace, Icon } from '@starboard/board';
import { memo, useRef } from 'react';
import { useSay, useWord } from '../../words/words.tsx';
import { type Chart, type Milestone, placeOf, withRoom } from './chart.ts';
import styles from './Milestones.module.css';
import { useWidth } from './use-width.ts';

interface MilestonesProps {
  readonly face: GameFace;
  readonly milestones: readonly Milestone[];
  readonly chart: Chart;
  readonly beats: number;
  onGo(at: number): void;
}

/** How far apart they stand, for a mouse and for a thumb. */
const gaps = { fine: 24, coarse: 44 };

/** The moments worth remembering, below the timeline. */
export const Milestones = memo(function Milestones({ face, milestones, chart, beats, onGo }: MilestonesProps) {
  const word = useWord();
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  const gap = matchMedia('(pointer: coarse)').matches ? gaps.coarse : gaps.fine;
  return (
    <ul ref={list} className={styles['milestones']} aria-label={word('replay.milestones')}>
      {withRoom(milestones, beats, width, gap).map(({ at, line, mark }) => {
        const name = word('replay.milestone', { round: say(face.roundName(roundOf(chart, at))), line: say(line) });
        return (
          <li key={at} style={{ left: `${placeOf(at, beats) * 100}%` }} className={styles[mark.tone]}>
            <button type="button" aria-label={name} title={name} onClick={() => onGo(at)}>
              <Icon of={mark.icon} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}, sameMilestones);

function sameMilestones(before: MilestonesProps, now: MilestonesProps): boolean {
  return before.milestones === now.milestones && before.beats === now.beats;
}

export function roundOf({ rounds }: Chart, at: number): number {
  return rounds.find(({ from, to }) => at >= from && at < to)?.round ?? 0;
}
