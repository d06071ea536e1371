import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Segments } from '../../ui/Switch.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { PhaseName } from '../timeline/chart.ts';
import { hueOf } from '../timeline/hues.ts';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './Controls.module.css';
import type { Speed } from './speed.ts';

interface ControlsProps {
  readonly isPlaying: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly speed: Speed;
  readonly phases: readonly PhaseName[];
  onStep(by: -1 | 1): void;
  onTurn(by: -1 | 1): void;
  onToggle(): void;
  onSpeed(speed: Speed): void;
}

const speeds: readonly Speed[] = ['half', 'normal', 'double', 'none'];

/** Play, pause, step; how fast; and what the colours of the timeline mean. */
export function Controls(props: ControlsProps) {
  const word = useWord();
  const isPhone = useIsPhone();
  const { speed, phases, onSpeed } = props;
  return (
    <div className={styles['controls']}>
      <Transport {...props} />
      {!isPhone && (
        <Segments
          label={word('replay.speed')}
          value={speed}
          options={speeds.map(value => ({ value, text: word(`replay.speed.${value}`) }))}
          onChange={onSpeed}
        />
      )}
      <KeyHelp />
      <PhaseKey phases={phases} />
    </div>
  );
}

function Transport({ isPlaying, isFirst, isLast, speed, onStep, onTurn, onToggle, onSpeed }: ControlsProps) {
  const word = useWord();
  return (
    <fieldset className={styles['transport']}>
      <legend className="heard">{word('replay.controls')}</legend>
      <Key name={word('replay.turnBack')} shortcut="Shift+ArrowLeft" isOff={isFirst} onPress={() => onTurn(-1)}>
        <span className={styles['mirrored']}>
          <Glyph name="skip" />
        </span>
      </Key>
      <Key name={word('replay.back')} shortcut="ArrowLeft" isOff={isFirst} onPress={() => onStep(-1)}>
        <Glyph name="previous" />
      </Key>
      <Key name={word(isPlaying ? 'replay.pause' : 'replay.play')} shortcut="Space" onPress={onToggle}>
        <Glyph name={isPlaying ? 'pause' : 'play'} />
      </Key>
      <Key name={word('replay.forward')} shortcut="ArrowRight" isOff={isLast} onPress={() => onStep(1)}>
        <Glyph name="next" />
      </Key>
      <Key name={word('replay.turnForward')} shortcut="Shift+ArrowRight" isOff={isLast} onPress={() => onTurn(1)}>
        <Glyph name="skip" />
      </Key>
      <SpeedKey speed={speed} onSpeed={onSpeed} />
    </fieldset>
  );
}

interface KeyProps {
  readonly name: string;
  readonly shortcut: string;
  readonly isOff?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

/** It stays in reach of the keyboard when there is nowhere to go: the focus would be lost otherwise. */
function Key({ name, shortcut, isOff = false, children, onPress }: KeyProps) {
  return (
    <Button
      className={styles['key'] ?? ''}
      aria-label={name}
      aria-keyshortcuts={shortcut}
      aria-disabled={isOff}
      title={name}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** Where there is no room for all speeds side by side, each press takes the next. */
function SpeedKey({ speed, onSpeed }: Pick<ControlsProps, 'speed' | 'onSpeed'>) {
  const word = useWord();
  if (!useIsPhone()) return null;
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 'normal';
  return (
    <Button className={`${styles['key']} ${styles['speed']}`} onClick={() => onSpeed(next)}>
      <span className="heard">{word('replay.speed')}</span>
      {word(`replay.speed.${speed}`)}
    </Button>
  );
}

function KeyHelp() {
  const word = useWord();
  return (
    <span className={styles['keys']} aria-hidden>
      <Kbd>{word('replay.keys.space')}</Kbd> {word('replay.keys.play')}
      <Kbd>←</Kbd>
      <Kbd>→</Kbd> {word('replay.keys.step')}
      <Kbd>⇧</Kbd>
      <Kbd>→</Kbd> {word('replay.keys.turn')}
    </span>
  );
}

function PhaseKey({ phases }: { readonly phases: readonly PhaseName[] }) {
  const say = useSay();
  return (
    <ul className={styles['phases']}>
      {phases.map(({ id, name }, at) => (
        <li key={id}>
          <i className={hueOf(at)} aria-hidden />
          {say(name)}
        </li>
      ))}
    </ul>
  );
}
