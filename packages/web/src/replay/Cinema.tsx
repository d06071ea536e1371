import type { GameFace, SeatFace } from '@starboard/board';
import { isResigned, type Journal, type LogEntry, type Viewer } from '@starboard/kernel';
import { useState } from 'react';
import { Frame } from '../app/Frame.tsx';
import { nameOfGame } from '../games/shelf-texts.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { useSettings } from '../settings/settings.ts';
import { useSay, useWord } from '../words/words.tsx';
import { Actions } from './Actions.tsx';
import styles from './Cinema.module.css';
import { Controls } from './controls/Controls.tsx';
import { type Speed, speedOf } from './controls/speed.ts';
import { useMotion } from './controls/use-motion.ts';
import { usePlayer } from './controls/use-player.ts';
import { useReplayKeys } from './controls/use-replay-keys.ts';
import type { Flaw } from './film/film.ts';
import type { Screening } from './film/use-film.ts';
import { type Drawer, PhoneDrawers } from './PhoneDrawers.tsx';
import { type Scenery, Side, type Tab } from './Side.tsx';
import { Stage } from './Stage.tsx';
import type { People, Source } from './source.ts';
import { Log } from './story/Log.tsx';
import { Moments } from './story/Moments.tsx';
import { Now } from './story/Now.tsx';
import { useTelling } from './story/use-telling.ts';
import { turnAfter, turnBefore } from './timeline/chart.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { useChart } from './timeline/use-chart.ts';
import { useSameMoment } from './timeline/use-same-moment.ts';
import { stepInAddress, useAddress, useLine } from './use-address.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useSeatFaces } from './use-seat-faces.ts';
import { useSubtitle } from './use-subtitle.ts';
import { useWhere } from './use-where.ts';

interface CinemaProps {
  readonly face: GameFace;
  readonly source: Source;
  readonly journal: Journal;
  readonly people: People;
  readonly screening: Screening;
  readonly check: { readonly flaw?: Flaw } | undefined;
  readonly eyes: Viewer;
  onEyes(eyes: Viewer): void;
}

/** The board at a step, what happens there, and the way to every other step. */
export function Cinema({ face, source, journal, people, screening, check, eyes, onEyes }: CinemaProps) {
  const word = useWord();
  const say = useSay();
  const isPhone = useIsPhone();
  const settings = useSettings();
  const [speed, setSpeed] = useState<Speed>(speedOf[settings.speed]);
  const [tab, setTab] = useState<Tab>('log');
  const [drawer, setDrawer] = useState<Drawer>();
  const [pointed, setPointed] = useState<LogEntry>();
  const { beats, ending } = screening;
  const player = usePlayer(beats.length, ending !== undefined, speed, stepInAddress() - 1);
  const { at, go } = player;
  const { chart, gone, statusOf } = useChart(face, beats);
  const tell = useTelling(journal);
  const seats: readonly SeatFace[] = useSeatFaces(screening.seats, people);
  const last = beats.length - 1;
  const beat = beats[at]!;
  const lines = tell(beat);
  const happening = beat.lines.at(-1);
  const lineToLight = pointed ?? happening;
  const status = statusOf(beat.view);
  const phase = status.phases.find(({ id }) => id === status.phase)?.name;
  const where = useWhere(face)(status.round, phase);
  const jump = (to: number) => {
    go(to);
    setDrawer(undefined);
  };
  const turn = (by: -1 | 1) => go(by < 0 ? turnBefore(chart, at) : turnAfter(chart, at, last));

  useLine(beats, gone, go);
  useSameMoment(screening, at, go);
  useMotion(speed);
  useAddress(at + 1);
  useReplayKeys({
    ' ': player.toggle,
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    '⇧ArrowLeft': () => turn(-1),
    '⇧ArrowRight': () => turn(1),
    Home: () => go(0),
    End: () => go(last),
    l: () => setTab('log'),
    p: () => setTab('party'),
  });

  const scenery: Scenery = {
    view: beat.view,
    seat: screening.eyes,
    seats,
    say,
    Rule: RuleLink,
    targets: [],
    lit: lineToLight ? face.refsOf(beat.view, lineToLight) : [],
    onPick: () => {},
    onPoint: () => {},
    onAnswer: () => {},
  };
  const isLast = at === last && ending !== undefined;
  const actions = (
    <Actions
      source={source}
      journal={journal}
      step={at + 1}
      entries={beat.entries}
      isOver={isLast && ending.outcome !== undefined && !isResigned(ending.outcome)}
    />
  );
  const log = (
    <Log face={face} beats={beats} chart={chart} at={at} gone={gone} tell={tell} onGo={jump} onPoint={setPointed} />
  );
  const moments = <Moments face={face} chart={chart} at={at} onGo={jump} />;
  const subtitle = useSubtitle(face, statusOf(beats[last]!.view), ending, people);
  const title = say(nameOfGame(journal.game));
  return (
    <Frame title={title} subtitle={subtitle} {...(!isPhone && { actions })}>
      <main className={styles['cinema']}>
        <div className={styles['picture']}>
          <Stage
            face={face}
            scenery={scenery}
            happening={happening}
            where={where}
            eyes={eyes}
            onEyes={onEyes}
            check={check}
          />
          <Now
            face={face}
            lines={lines}
            outcome={isLast ? ending.outcome : undefined}
            isStopped={isLast && ending.stop !== undefined}
          />
        </div>
        {isPhone ? (
          <PhoneDrawers
            face={face}
            scenery={scenery}
            log={log}
            moments={moments}
            actions={actions}
            open={drawer}
            onOpen={setDrawer}
          />
        ) : (
          <Side face={face} tab={tab} onTab={setTab} scenery={scenery} log={log} moments={moments} />
        )}
        <section className={styles['bottom']} aria-label={word('replay.timeline')}>
          <Controls
            isPlaying={player.isPlaying}
            isFirst={at === 0}
            isLast={at === last}
            speed={speed}
            phases={chart.phases}
            onStep={by => go(at + by)}
            onTurn={turn}
            onToggle={player.toggle}
            onSpeed={setSpeed}
          />
          <Timeline
            face={face}
            chart={chart}
            beats={beats.length}
            at={at}
            progress={ending ? 1 : (beats[last]!.entries + 1) / (journal.entries.length + 1)}
            valueText={word('replay.playhead.value', { step: at + 1, steps: beats.length, where })}
            onGo={go}
          />
        </section>
      </main>
    </Frame>
  );
}
