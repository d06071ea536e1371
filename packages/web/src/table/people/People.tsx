import type { Table } from '@starboard/server/client';
import { useState } from 'react';
import { codeOf, problemText } from '../../app/problem-text.ts';
import { ShareLink } from '../../lobby/ShareLink.tsx';
import { seatLink } from '../../lobby/seat-link.ts';
import { outsideOrigin } from '../../play/outside.ts';
import { server } from '../../play/server.ts';
import type { Sitting } from '../../play/sitting.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { Banner } from '../Banner.tsx';
import { SeatMark } from '../SeatMark.tsx';
import type { Seat } from '../seats.ts';
import styles from './People.module.css';

interface PeopleProps {
  readonly sitting: Sitting;
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly isOver: boolean;
  onClose(): void;
}

/** Who sits where, and giving up; for a match on the server also invitations and bots. */
export function People({ sitting, table, seats, isOver, onClose }: PeopleProps) {
  const say = useSay();
  const word = useWord();
  const [failed, setFailed] = useState<unknown>();
  const [invited, setInvited] = useState<{ readonly seat: Seat; readonly link: string }>();
  const isServer = sitting.where === 'server' && !isOver;
  const attempt = (deed: () => Promise<unknown>) => {
    setFailed(undefined);
    deed().catch(setFailed);
  };
  const invite = async (seat: Seat) => {
    const { key } = await server.invite(sitting.id, seat.id);
    setInvited({ seat, link: seatLink(await outsideOrigin(), sitting.id, key) });
  };
  return (
    <Dialog title={word('table.people')} onClose={onClose}>
      <ul className={styles['seats']}>
        {seats.map(seat => (
          <li key={seat.id}>
            <SeatMark seat={seat} />
            <SeatHolder seat={seat} isAway={table.seats.some(each => each.id === seat.id && each.away === true)} />
            {isServer && table.host && !seat.isYours && (
              <Button onClick={() => attempt(() => invite(seat))}>{word('table.people.invite')}</Button>
            )}
            {isServer && (seat.isYours || table.host) && seat.held !== 'bot' && (
              <Button kind="ghost" onClick={() => attempt(() => server.handToBot(sitting.id, seat.id))}>
                {word('table.people.bot')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {invited && <Invitation {...invited} />}
      {failed !== undefined && (
        <Banner tone="bad" title={word('table.refused')} code={codeOf(failed)}>
          {say(problemText(failed))}
        </Banner>
      )}
      {!isOver && seats.some(seat => seat.isYours) && (
        <Resign onResign={() => attempt(() => sitting.resign().then(onClose))} />
      )}
    </Dialog>
  );
}

function SeatHolder({ seat, isAway }: { readonly seat: Seat; readonly isAway: boolean }) {
  const say = useSay();
  const word = useWord();
  const name = seat.name || word('table.nobody');
  return (
    <span className={styles['holder']}>
      <b>{say(seat.plays)}</b>
      {word('table.people.holder', { name, held: seat.held, yours: seat.isYours ? 'yes' : 'no' })}
      {isAway && <small>{word('table.people.away')}</small>}
    </span>
  );
}

function Invitation({ seat, link }: { readonly seat: Seat; readonly link: string }) {
  const say = useSay();
  const word = useWord();
  const called = say(seat.plays);
  return (
    <section className={styles['invitation']}>
      <p>{word('table.people.link')}</p>
      <ShareLink
        link={link}
        label={word('lobby.link', { seat: called })}
        qrLabel={word('lobby.qr', { seat: called })}
      />
    </section>
  );
}

/** Giving up ends the match for these seats: it is asked twice. */
function Resign({ onResign }: { onResign(): void }) {
  const word = useWord();
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <Button kind="ghost" onClick={() => setSure(true)}>
        {word('table.people.resign')}
      </Button>
    );
  }
  return (
    <div className={styles['resign']}>
      <p>{word('table.people.resign.text')}</p>
      <Button onClick={onResign}>{word('table.people.resign')}</Button>
      <Button kind="ghost" onClick={() => setSure(false)}>
        {word('app.cancel')}
      </Button>
    </div>
  );
}
