import type { TableView } from '@starboard/room';
import { useState } from 'react';
import { codeOf, problemText } from '../../app/problem-text.ts';
import { ShareLink } from '../../lobby/ShareLink.tsx';
import { seatLink } from '../../lobby/seat-link.ts';
import { useSeatDeeds } from '../../lobby/use-seat-deeds.ts';
import { useOutsideOrigin } from '../../play/outside.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { Banner } from '../bars/Banner.tsx';
import styles from './EmptySeats.module.css';
import type { Seat } from './seats.ts';

interface EmptySeatsProps {
  readonly table: TableView;
  /** Those that are waited for. */
  readonly seats: readonly Seat[];
}

/** Nobody sits where everybody waits: whoever is at the table can do something about it. */
export function EmptySeats({ table, seats }: EmptySeatsProps) {
  const mayGive = table.host || table.seats.some(({ yours }) => yours);
  const empty = seats.filter(seat => seat.held === 'nobody');
  return empty.map(seat => {
    const isLent = table.seats.some(({ id, lent }) => id === seat.id && lent);
    if (!mayGive && !isLent) return null;
    return <EmptySeat key={seat.id} match={table.id} seat={seat} mayGive={mayGive} />;
  });
}

interface EmptySeatProps {
  readonly match: string;
  readonly seat: Seat;
  readonly mayGive: boolean;
}

function EmptySeat({ match, seat, mayGive }: EmptySeatProps) {
  const say = useSay();
  const word = useWord();
  const origin = useOutsideOrigin();
  const deeds = useSeatDeeds(match);
  const [key, setKey] = useState<string>();
  const called = say(seat.plays);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one of the parts of the table
    <div className={styles['empty']} role="region" aria-label={word('table.empty', { seat: called })}>
      <p>{word('table.empty', { seat: called })}</p>
      <div className={styles['actions']}>
        <Button kind="primary" disabled={deeds.isBusy} onClick={() => deeds.take(seat.id)}>
          <Glyph name="hand" />
          {word('table.empty.take')}
        </Button>
        {mayGive && (
          <>
            <Button disabled={deeds.isBusy} onClick={() => deeds.invite(seat.id, setKey)}>
              <Glyph name="link" />
              {word('table.people.invite')}
            </Button>
            <Button disabled={deeds.isBusy} onClick={() => deeds.handToBot(seat.id)}>
              <Glyph name="bot" />
              {word('lobby.bot')}
            </Button>
          </>
        )}
      </div>
      {key !== undefined && (
        <ShareLink
          link={seatLink(origin, match, key)}
          label={word('lobby.link', { seat: called })}
          qrLabel={word('lobby.qr', { seat: called })}
        />
      )}
      {deeds.naming}
      {deeds.problem !== undefined && (
        <Banner tone="bad" title={word('table.refused')} code={codeOf(deeds.problem)}>
          {say(problemText(deeds.problem))}
        </Banner>
      )}
    </div>
  );
}
