import type { TableView } from '@starboard/room';
import { codeOf, problemText } from '../../app/problem-text.ts';
import { useSeatDeeds } from '../../lobby/use-seat-deeds.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { Banner } from '../bars/Banner.tsx';
import styles from './EmptySeats.module.css';
import type { Seat } from './seats.ts';

/** Seats that whoever looks has handed over, and may take back. */
export function LentSeats({ table, seats }: { readonly table: TableView; readonly seats: readonly Seat[] }) {
  const say = useSay();
  const word = useWord();
  const deeds = useSeatDeeds(table.id);
  const lent = seats.filter(({ id }) => table.seats.some(seat => seat.id === id && seat.lent));
  return (
    <>
      {lent.map(({ id, plays }) => (
        // biome-ignore lint/a11y/useSemanticElements: a section would be one of the parts of the table
        <div key={id} className={styles['empty']} role="region" aria-label={word('table.lent', { seat: say(plays) })}>
          <p>{word('table.lent', { seat: say(plays) })}</p>
          <div className={styles['actions']}>
            <Button kind="primary" disabled={deeds.isBusy} onClick={() => deeds.take(id)}>
              <Glyph name="hand" />
              {word('lobby.takeBack')}
            </Button>
          </div>
        </div>
      ))}
      {deeds.problem !== undefined && (
        <Banner tone="bad" title={word('table.refused')} code={codeOf(deeds.problem)}>
          {say(problemText(deeds.problem))}
        </Banner>
      )}
    </>
  );
}
