import type { FaceProps, GameFace } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { TableState } from '../use-table.ts';
import styles from './Hints.module.css';
import { isKnown, readMet, withClosed, withMet, writeMet } from './known-hints.ts';

interface HintsProps extends Omit<FaceProps<unknown>, 'say' | 'Rule'> {
  readonly game: string;
  readonly face: GameFace;
  readonly log: readonly LogEntry[];
  /** Which question this person is asked, if any. */
  readonly question: string | undefined;
}

/** One sentence at the moment it matters. It never stands in the way, and goes with the question it came with. */
function Hints({ game, question, face, ...now }: HintsProps) {
  const say = useSay();
  const word = useWord();
  const { showsHints } = useSettings();
  const [met, setMet] = useState(() => readMet(game));
  const hint = face.hints.find(({ id, isDue }) => showsHints && !isKnown(met, id, question) && isDue(now));
  const shown = hint?.id;
  useEffect(() => {
    if (shown !== undefined && question !== undefined) setMet(before => withMet(before, shown, question));
  }, [shown, question]);
  useEffect(() => writeMet(game, met), [game, met]);
  if (hint === undefined) return null;
  const gotIt = () => setMet(withClosed(met, hint.id));
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
  table: { sitting, face, picture, position, seats, showing, outcome },
}: {
  readonly table: TableState;
}) {
  if (!showing.isLive || outcome) return null;
  const { view, seat, decision } = position;
  return (
    <Hints
      game={picture.table.game}
      question={decision?.ask && `${sitting.id} ${decision.id}`}
      face={face}
      view={view}
      seat={seat}
      seats={seats}
      decision={decision}
      log={picture.log}
    />
  );
}
