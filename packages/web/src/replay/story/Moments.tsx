import type { GameFace } from '@starboard/board';
import { useSay, useWord } from '../../words/words.tsx';
import type { Chart } from '../timeline/chart.ts';
import { roundOf } from '../timeline/Milestones.tsx';
import styles from './Moments.module.css';
import { SaidLine } from './SaidLine.tsx';

interface MomentsProps {
  readonly face: GameFace;
  readonly chart: Chart;
  readonly at: number;
  onGo(at: number): void;
}

/** The moments worth remembering in words, also those for which the timeline has no room. */
export function Moments({ face, chart, at, onGo }: MomentsProps) {
  const say = useSay();
  const word = useWord();
  const { milestones } = chart;
  if (milestones.length === 0) return <p className={styles['none']}>{word('replay.moments.none')}</p>;
  const current = milestones.findLast(each => each.at <= at);
  return (
    <ol className={styles['moments']} aria-label={word('replay.milestones')}>
      {milestones.map(milestone => (
        <li key={milestone.at} aria-current={milestone === current ? 'step' : undefined}>
          <button type="button" onClick={() => onGo(milestone.at)}>
            <small>{say(face.roundName(roundOf(chart, milestone.at)))}</small>
            <SaidLine face={face} line={milestone.line} />
          </button>
        </li>
      ))}
    </ol>
  );
}
