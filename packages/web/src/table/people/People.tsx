import type { TableView } from '@starboard/room';
import { useState } from 'react';
import { codeOf, problemText } from '../../app/problem-text.ts';
import { botName } from '../../lobby/bot-name.ts';
import { HandOver } from '../../lobby/HandOver.tsx';
import { ShareLink } from '../../lobby/ShareLink.tsx';
import { seatLink } from '../../lobby/seat-link.ts';
import { useSeatDeeds } from '../../lobby/use-seat-deeds.ts';
import { useOutsideOrigin } from '../../play/outside.ts';
import type { Sitting } from '../../play/sitting.ts';
import { useSettings } from '../../settings/settings.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { Banner } from '../bars/Banner.tsx';
import { afterResigning, othersOf } from './after-resigning.ts';
import { CallMe } from './CallMe.tsx';
import styles from './People.module.css';
import { SeatMark } from './SeatMark.tsx';
import type { Seat } from './seats.ts';

interface PeopleProps {
  readonly sitting: Sitting;
  readonly table: TableView;
  readonly seats: readonly Seat[];
  readonly isOver: boolean;
  onClose(): void;
}

/** Who sits where, and giving up; for a match on the server also invitations and bots. */
export function People({ sitting, table, seats, isOver, onClose }: PeopleProps) {
  const say = useSay();
  const word = useWord();
  const [failed, setFailed] = useState<unknown>();
  const [invited, setInvited] = useState<Invited>();
  const deeds = useSeatDeeds(sitting.id);
  const problem = failed ?? deeds.problem;
  const isServer = sitting.where === 'server' && !isOver;
  const resign = () => {
    setFailed(undefined);
    sitting.resign().then(onClose, setFailed);
  };
  return (
    <Dialog title={word('table.people')} onClose={onClose}>
      <ul className={styles['seats']}>
        {seats.map(seat => (
          <li key={seat.id}>
            <SeatMark seat={seat} />
            <SeatHolder seat={seat} isAway={table.seats.some(each => each.id === seat.id && each.away === true)} />
            {isServer && <SeatActions table={table} seat={seat} deeds={deeds} onInvited={setInvited} />}
          </li>
        ))}
      </ul>
      {invited && isStillFree(seats, invited.seat) && (
        <Invitation match={sitting.id} seat={invited.seat} secret={invited.key} />
      )}
      {deeds.naming}
      {problem !== undefined && (
        <Banner tone="bad" title={word('table.refused')} code={codeOf(problem)}>
          {say(problemText(problem))}
        </Banner>
      )}
      <div className={styles['foot']}>
        {isServer && (
          <ButtonLink kind="ghost" href={`/match/${sitting.id}/lobby`}>
            <Glyph name="link" />
            {word('table.people.links')}
          </ButtonLink>
        )}
        {isServer && <CallMe />}
        {!isOver && seats.some(seat => seat.isYours) && <Resign seats={table.seats} onResign={resign} />}
      </div>
    </Dialog>
  );
}

/** An invitation is good until somebody sits there. */
function isStillFree(seats: readonly Seat[], { id }: Seat): boolean {
  return seats.some(seat => seat.id === id && seat.held === 'nobody');
}

interface Invited {
  readonly seat: Seat;
  readonly key: string;
}

interface SeatActionsProps {
  readonly table: TableView;
  readonly seat: Seat;
  readonly deeds: ReturnType<typeof useSeatDeeds>;
  onInvited(invited: Invited): void;
}

/** One's own seat can be handed over, after a question; one that nobody or a bot has, taken or given. */
function SeatActions({ table, seat, deeds, onInvited }: SeatActionsProps) {
  const say = useSay();
  const word = useWord();
  const [asking, setAsking] = useState<'bot' | 'somebody'>();
  const shown = table.seats.find(({ id }) => id === seat.id);
  const isAtTable = table.host || table.seats.some(({ yours }) => yours);
  const isFree = seat.held !== 'person' || shown?.away === true;
  const invite = () => deeds.invite(seat.id, key => onInvited({ seat, key }));
  const handToBot = () => deeds.handToBot(seat.id);
  const mayGive = isAtTable && (seat.isYours || isFree);
  return (
    <>
      {(shown?.lent || (isAtTable && seat.held === 'nobody')) && (
        <Button disabled={deeds.isBusy} onClick={() => deeds.take(seat.id)}>
          {word(shown?.lent ? 'lobby.takeBack' : 'lobby.take')}
        </Button>
      )}
      {mayGive && (
        <Button disabled={deeds.isBusy} onClick={seat.isYours ? () => setAsking('somebody') : invite}>
          {word(seat.isYours ? 'table.people.giveAway' : 'table.people.invite')}
        </Button>
      )}
      {mayGive && seat.held !== 'bot' && (
        <Button kind="ghost" disabled={deeds.isBusy} onClick={seat.isYours ? () => setAsking('bot') : handToBot}>
          {word('table.people.bot')}
        </Button>
      )}
      {asking && (
        <HandOver
          seat={say(seat.plays)}
          to={asking}
          onYes={asking === 'bot' ? handToBot : invite}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function SeatHolder({ seat, isAway }: { readonly seat: Seat; readonly isAway: boolean }) {
  const say = useSay();
  const word = useWord();
  const name =
    seat.held === 'bot' ? botName(word, seat.name) : seat.name || word(seat.isYours ? 'table.you' : 'games.somebody');
  return (
    <span className={styles['holder']}>
      <b>{say(seat.plays)}</b>
      {seat.note && <small>{say(seat.note)}</small>}
      {word('table.people.holder', {
        name,
        held: seat.held,
        yours: seat.isYours && !seat.isNeighbours && seat.name !== '' ? 'yes' : 'no',
      })}
      {isAway && <small>{word('table.people.away')}</small>}
    </span>
  );
}

function Invitation({ match, seat, secret }: { readonly match: string; readonly seat: Seat; readonly secret: string }) {
  const say = useSay();
  const word = useWord();
  const origin = useOutsideOrigin();
  const called = say(seat.plays);
  return (
    <section className={styles['invitation']}>
      <p>{word('table.people.link')}</p>
      <ShareLink
        link={seatLink(origin, match, secret)}
        label={word('lobby.link', { seat: called })}
        qrLabel={word('lobby.qr', { seat: called })}
      />
    </section>
  );
}

/** Giving up ends the match for these seats, and perhaps for all: it is asked twice. */
function Resign({ seats, onResign }: { readonly seats: TableView['seats']; onResign(): void }) {
  const word = useWord();
  const { language } = useSettings();
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
      <p>
        {word('table.people.resign.text', {
          after: afterResigning(seats),
          names: new Intl.ListFormat(language, { type: 'conjunction' }).format(othersOf(seats)),
        })}
      </p>
      <Button onClick={onResign}>{word('table.people.resign')}</Button>
      <Button kind="ghost" onClick={() => setSure(false)}>
        {word('app.cancel')}
      </Button>
    </div>
  );
}
