import type { GameFace, SeatFace } from '@starboard/board';
import type { LogEntry, Viewer } from '@starboard/kernel';
import { useId } from 'react';
import { Glyph } from '../ui/glyphs.tsx';
import { Chip } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import type { Flaw } from './film/film.ts';
import type { Scenery } from './Side.tsx';
import styles from './Stage.module.css';
import { useIsPhone } from './use-is-phone.ts';

interface StageProps {
  readonly face: GameFace;
  readonly scenery: Scenery;
  readonly happening: LogEntry | undefined;
  readonly where: string;
  /** Through whose eyes the board is to be shown. */
  readonly eyes: Viewer;
  onEyes(eyes: Viewer): void;
  readonly check: { readonly flaw?: Flaw } | undefined;
}

/** The board at this step. Nothing on it can be chosen. */
export function Stage({ face, scenery, happening, where, eyes, onEyes, check }: StageProps) {
  const word = useWord();
  return (
    <section className={styles['stage']} aria-label={word('replay.stage')}>
      <header className={styles['head']}>
        <h1>{where}</h1>
        <Eyes eyes={eyes} seats={scenery.seats} onEyes={onEyes} />
        <Check check={check} />
      </header>
      <div className={styles['board']}>
        <face.Board {...scenery} happening={happening} />
      </div>
    </section>
  );
}

function Eyes({ eyes, seats, onEyes }: Pick<StageProps, 'eyes' | 'onEyes'> & Pick<Scenery, 'seats'>) {
  const word = useWord();
  const say = useSay();
  const isPhone = useIsPhone();
  const id = useId();
  const nameOf = ({ id: key, name }: SeatFace) => {
    const seat = say({ key });
    return name === word('replay.somebody') || name === seat
      ? seat
      : word('replay.eyes.person', { seat, person: name });
  };
  return (
    <span className={styles['eyes']}>
      <label htmlFor={id} className={isPhone ? 'heard' : ''}>
        {word('replay.eyes')}
      </label>
      <select id={id} value={eyes} onChange={event => onEyes(event.target.value)}>
        <option value="spectator">{word('replay.eyes.spectator')}</option>
        {seats.map(each => (
          <option key={each.id} value={each.id}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

function Check({ check }: Pick<StageProps, 'check'>) {
  const word = useWord();
  const isPhone = useIsPhone();
  return (
    <span className={styles['check']} role="status">
      {check === undefined ? (
        <Chip>{word('replay.check.going')}</Chip>
      ) : check.flaw === undefined ? (
        <Chip tone="good">
          <Glyph name="check" />
          <span className={isPhone ? 'heard' : ''}>{word('replay.check.fine')}</span>
        </Chip>
      ) : (
        <Chip tone="bad">
          <Glyph name="cross" />
          {check.flaw.entry === undefined
            ? word('replay.check.wrongSomewhere')
            : word('replay.check.wrong', { entry: check.flaw.entry + 1 })}
        </Chip>
      )}
    </span>
  );
}
