import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Switch.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import controls from '../controls.module.css';
import { botsForTheRest, oneEach, type Seated, type Where } from '../model/seats.ts';
import type { Offer } from '../use-server.ts';
import type { Sheet } from '../use-sheet.ts';
import { ringAt } from './SeatRing.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly sheet: Sheet;
  readonly offer: Offer;
  readonly seated: Seated;
}

/** Where the match is kept, and who plays which seat. */
export function Seats({ sheet, offer, seated }: SeatsProps) {
  const word = useWord();
  const say = useSay();
  const id = useId();
  const { seats, seating, seat, labels } = sheet;
  const [usualBot] = offer.bots;
  const playerName = (number: number) => word('setup.seat.player', { number });
  return (
    <section className={controls['section']} aria-labelledby={id}>
      <header className={controls['head']}>
        <h2 id={id}>{word('setup.seats')}</h2>
        {seats.length > 1 && (
          <>
            <Button className={controls['small'] ?? ''} onClick={() => seat({})}>
              {word('setup.seats.mine')}
            </Button>
            {offer.where === 'device' && (
              <Button className={controls['small'] ?? ''} onClick={() => seat(oneEach(seats, playerName))}>
                {word('setup.seats.each')}
              </Button>
            )}
            {usualBot !== undefined && (
              <Button className={controls['small'] ?? ''} onClick={() => seat(botsForTheRest(seats, usualBot))}>
                {word('setup.seats.bots')}
              </Button>
            )}
          </>
        )}
      </header>
      <Place sheet={sheet} offer={offer} />
      {seats.length === 0 && <p className={controls['note']}>{word('setup.seats.later')}</p>}
      <ul>
        {seated.map(({ seat: one, occupant }, i) => {
          const role = sheet.roleOf(one);
          return (
            <SeatRow
              key={one}
              name={role === undefined ? labels.seat(one) : say(role.name)}
              note={role?.note && say(role.note)}
              number={i + 1}
              ring={ringAt(i)}
              icon={role?.icon ?? labels.card(one)?.icon}
              occupant={occupant}
              offer={offer}
              onSeat={next => seat({ ...seating, [one]: next })}
            />
          );
        })}
      </ul>
    </section>
  );
}

function Place({ sheet, offer }: Omit<SeatsProps, 'seated'>) {
  const word = useWord();
  const { where, hasServer, askAgain } = offer;
  if (!hasServer) {
    return (
      <div className={styles['place']} role="status">
        <p className={controls['note']}>{word('setup.where.unreachable')}</p>
        <Button className={controls['small'] ?? ''} onClick={askAgain}>
          {word('setup.where.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['place']}>
      <Segments<Where>
        label={word('setup.where')}
        value={where}
        options={[
          { value: 'online', text: word('setup.where.online') },
          { value: 'device', text: word('setup.where.device') },
        ]}
        onChange={sheet.keepAt}
      />
      <p className={controls['note']}>{word(`setup.where.${where}.text`)}</p>
    </div>
  );
}
