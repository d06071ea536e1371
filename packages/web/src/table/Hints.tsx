import type { FaceProps, GameFace, Hint } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { useState } from 'react';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './Hints.module.css';
import type { TableState } from './use-table.ts';

interface HintsProps extends Omit<FaceProps<unknown>, 'say' | 'Rule'> {
  readonly game: string;
  readonly face: GameFace;
  readonly log: readonly LogEntry[];
}

/** One sentence at the moment it matters. It never stands in the way, and each comes once. */
function Hints({ game, face, ...now }: HintsProps) {
  const say = useSay();
  const word = useWord();
  const { showsHints } = useSettings();
  const [known, setKnown] = useState(() => readKnown(game));
  const hint = showsHints ? dueHint(face.hints, known, now) : undefined;
  if (hint === undefined) return null;
  const gotIt = () => {
    const next = [...known, hint.id];
    writeKnown(game, next);
    setKnown(next);
  };
  return (
    <section className={styles['hint']} aria-label={word('table.hint')}>
      <Glyph name="info" size={18} />
      <p>
        {say(hint.text)} {hint.rule && <RuleLink rule={hint.rule} />}
      </p>
      <Button kind="icon" className={styles['close'] ?? ''} aria-label={word('table.hint.got')} onClick={gotIt}>
        <Glyph name="cross" />
      </Button>
      <div className={styles['buttons']}>
        <Button onClick={gotIt}>{word('table.hint.got')}</Button>
        <Button kind="ghost" onClick={() => changeSettings({ showsHints: false })}>
          {word('table.hint.none')}
        </Button>
      </div>
    </section>
  );
}

/** The hint that is due at a table, unless something is being shown or it is over. */
export function DueHint({
  table: { face, picture, position, seats, showing, outcome },
}: {
  readonly table: TableState;
}) {
  if (!showing.isLive || outcome) return null;
  const { view, seat, decision } = position;
  return (
    <Hints
      game={picture.table.game}
      face={face}
      view={view}
      seat={seat}
      seats={seats}
      decision={decision}
      log={picture.log}
    />
  );
}

function dueHint(
  hints: readonly Hint<unknown>[],
  known: readonly string[],
  now: Parameters<Hint<unknown>['isDue']>[0],
): Hint<unknown> | undefined {
  return hints.find(hint => !known.includes(hint.id) && hint.isDue(now));
}

const storageKey = (game: string) => `starboard.hints.${game}`;

function readKnown(game: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(game)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function writeKnown(game: string, known: readonly string[]): void {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(known));
  } catch {
    // They come again the next time.
  }
}
