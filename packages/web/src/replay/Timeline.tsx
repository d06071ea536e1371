import { type PointerEvent, useRef } from 'react';
import { useWord } from '../words/words.tsx';
import { beatAt, type Chart, placeOf, type RoundSpan } from './chart.ts';
import { hueOf } from './hues.ts';
import { Milestones } from './Milestones.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly chart: Chart;
  readonly beats: number;
  readonly at: number;
  /** How much of the film has come in, from 0 to 1. */
  readonly progress: number;
  /** This step in words, for those who do not see it. */
  readonly valueText: string;
  onGo(at: number): void;
}

/** The whole match from left to right: its rounds and phases, what is worth remembering, and the playhead. */
export function Timeline({ chart, beats, at, progress, valueText, onGo }: TimelineProps) {
  const word = useWord();
  const slider = useRef<HTMLDivElement>(null);
  const seek = ({ clientX }: PointerEvent) => {
    const { left, width } = slider.current!.getBoundingClientRect();
    onGo(beatAt((clientX - left) / width, beats));
  };
  return (
    <div className={styles['timeline']}>
      <div className={styles['reel']} style={{ width: percent(progress) }}>
        <div
          ref={slider}
          className={styles['slider']}
          role="slider"
          tabIndex={0}
          aria-label={word('replay.playhead')}
          aria-valuemin={1}
          aria-valuemax={beats}
          aria-valuenow={at + 1}
          aria-valuetext={valueText}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId);
            seek(event);
          }}
          onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
        >
          {chart.rounds.map(round => (
            <Round key={round.from} round={round} chart={chart} beats={beats} />
          ))}
        </div>
        <Milestones milestones={chart.milestones} chart={chart} beats={beats} onGo={onGo} />
        <div className={styles['playhead']} style={{ left: percent(placeOf(at, beats)) }} aria-hidden />
        <div className={styles['label']} style={{ '--x': percent(placeOf(at, beats)) } as object} aria-hidden>
          {word('replay.step', { step: at + 1, steps: beats })}
        </div>
      </div>
    </div>
  );
}

function Round({
  round: { from, to, round, scenes },
  chart,
  beats,
}: {
  round: RoundSpan;
  chart: Chart;
  beats: number;
}) {
  const word = useWord();
  return (
    <div className={styles['round']} style={span(from, to, beats)}>
      <span className={styles['name']}>{word('replay.round', { round })}</span>
      <span className={styles['number']}>{round}</span>
      {scenes.map(scene => (
        <i
          key={scene.from}
          className={`${styles['scene']} ${hueOf(chart.phases.findIndex(({ id }) => id === scene.phase))}`}
          style={span(scene.from - from, scene.to - from, to - from)}
        />
      ))}
    </div>
  );
}

function span(from: number, to: number, all: number) {
  return { left: percent(from / all), width: percent((to - from) / all) };
}

function percent(share: number): string {
  return `${share * 100}%`;
}
