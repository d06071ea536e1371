import type { TableView } from '@starboard/room';
import { useState } from 'react';
import { Problem } from '../app/Problem.tsx';
import { useOutsideOrigin } from '../play/outside.ts';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import { invitationsOf, theTable } from './invitations.ts';
import { ShareLink } from './ShareLink.tsx';
import { seatLink, watchLink } from './seat-link.ts';
import styles from './TableLinks.module.css';
import { useSeatDeeds } from './use-seat-deeds.ts';

/** The links that are for everybody: one with which arrivals choose a seat, one to watch. */
export function TableLinks({ table }: { readonly table: TableView }) {
  const word = useWord();
  const origin = useOutsideOrigin();
  const deeds = useSeatDeeds(table.id);
  const [key, setKey] = useState(() => invitationsOf(table.id)[theTable]);
  const hasFree = table.seats.some(({ held }) => held === 'nobody');
  return (
    <div className={styles['links']}>
      {hasFree && (
        <section className={styles['link']}>
          <h2>{word('lobby.table')}</h2>
          <p>{word('lobby.table.text')}</p>
          {key !== undefined && (
            <ShareLink
              link={seatLink(origin, table.id, key)}
              label={word('lobby.table.link')}
              qrLabel={word('lobby.table.qr')}
            />
          )}
          <Button kind="ghost" disabled={deeds.isBusy} onClick={() => deeds.invite(undefined, setKey)}>
            <Glyph name="link" />
            {word(key === undefined ? 'lobby.invite' : 'lobby.renew')}
          </Button>
          {deeds.naming}
          {deeds.problem !== undefined && <Problem thrown={deeds.problem} />}
        </section>
      )}
      {table.watchable && (
        <section className={styles['link']}>
          <h2>{word('lobby.watch')}</h2>
          <p>{word('lobby.watch.text')}</p>
          <ShareLink
            link={watchLink(origin, table.id)}
            label={word('lobby.watch.link')}
            qrLabel={word('lobby.watch.qr')}
          />
        </section>
      )}
    </div>
  );
}
