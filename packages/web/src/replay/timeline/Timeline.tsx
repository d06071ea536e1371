import type { GameFace } from '@starboard/board';
import { type PointerEvent, useRef } from 'react';
import { useSay, useWord } from '../../words/words.tsx';
import { beatAt, type Chart, placeOf, type RoundSpan, roundLabels } from './chart.ts';
import { hueOf } from './hues.ts';
import { Milestones } from './Milestones.tsx';
import styles from './Timeline.module.css';
import { useWidth } from './use-width.ts';

interface TimelineProps {
  readonly face: GameFace;
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
export function Timeline({ face, chart, beats, at, progress, valueText, onGo }: TimelineProps) {
  const word = useWord();
  const say = useSay();
  const slider = useRef<HTMLDivElement>(null);
  const width = useWidth(slider);
  const labels = roundLabels(chart.rounds, beats, width, round => say(face.roundName(round)), widthOf);
  const seek = ({ clientX }: PointerEvent) => {
    const { left, width } = slider.current!.getBoundingClientRect();
    onGo(beatAt((clientX - left) / width, beats));
  };
  return (
    <div className={styles['timeline']}>
      <div className={styles['reel']} style={{ width: percent(progress) }}>
        {chart.chapters.length > 0 && (
          <ol className={styles['chapters']} aria-label={word('replay.chapters')}>
            {chart.chapters.map(({ from, to, title }) => (
              <li key={from} style={span(from, to, beats)}>
                <button type="button" title={say(title)} onClick={() => onGo(from)}>
                  {say(title)}
                </button>
              </li>
            ))}
          </ol>
        )}
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
          {labels.map(({ from, text }) => (
            <span key={from} className={styles['name']} style={{ left: percent(from / beats) }} aria-hidden>
              {text}
            </span>
          ))}
        </div>
        <Milestones face={face} milestones={chart.milestones} chart={chart} beats={beats} onGo={onGo} />
        <div className={styles['playhead']} style={{ left: percent(placeOf(at, beats)) }} aria-hidden />
        <div className={styles['label']} style={{ '--x': percent(placeOf(at, beats)) } as object} aria-hidden>
          {word('replay.step', { step: at + 1, steps: beats })}
        </div>
      </div>
    </div>
  );
}

function Round({ round: { from, to, scenes }, chart, beats }: { round: RoundSpan; chart: Chart; beats: number }) {
  return (
    <div className={styles['round']} style={span(from, to, beats)}>
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

/** How much room a name takes, roughly and rather too much: its letters, and some air after it. */
function widthOf(text: string): number {
  return text.length * 7.5 + 8;
}

function span(from: number, to: number, all: number) {
  return { left: percent(from / all), width: percent((to - from) / all) };
}

function percent(share: number): string {
  return `${share * 100}%`;
}
