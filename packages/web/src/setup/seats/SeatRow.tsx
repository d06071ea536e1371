import type { IconDrawing, Ring } from '@starboard/board';
import { useId } from 'react';
import { botName } from '../../lobby/bot-name.ts';
import { useWord } from '../../words/words.tsx';
import controls from '../controls.module.css';
import { kindsAt, type Occupant, type OccupantKind } from '../model/seats.ts';
import type { Offer } from '../use-server.ts';
import { SeatRing } from './SeatRing.tsx';
import styles from './SeatRow.module.css';

interface SeatRowProps {
  /** What the seat is called. */
  readonly name: string;
  /** What else there is to whom it plays. */
  readonly note: string | undefined;
  /** Its place at the table, from 1. */
  readonly number: number;
  readonly ring: Ring;
  readonly icon: IconDrawing | undefined;
  readonly occupant: Occupant;
  readonly offer: Offer;
  onSeat(occupant: Occupant): void;
}

/** A seat, and who plays it. */
export function SeatRow({ name, note, number, ring, icon, occupant, offer, onSeat }: SeatRowProps) {
  const word = useWord();
  const id = useId();
  const choices = useChoices(offer, number);
  const chosen = choices.findIndex(({ occupant: one }) => isLike(one, occupant));
  return (
    <li className={styles['seat']}>
      <SeatRing ring={ring} icon={icon} />
      <div>
        <label htmlFor={id} className={controls['name']}>
          <span className="heard">{word('setup.seat.who', { seat: name })}</span>
          <span aria-hidden>{name}</span>
        </label>
        <select
          id={id}
          className={controls['select']}
          value={chosen}
          onChange={event => {
            const choice = choices[Number(event.target.value)];
            if (choice !== undefined) onSeat(choice.occupant);
          }}
        >
          {choices.map(({ text }, i) => (
            <option key={text} value={i}>
              {text}
            </option>
          ))}
        </select>
        {occupant.kind === 'person' && (
          <input
            className={controls['select']}
            aria-label={word('setup.seat.name', { seat: name })}
            value={occupant.name}
            maxLength={40}
            onChange={event => onSeat({ kind: 'person', name: event.target.value })}
          />
        )}
        {note && <p className={controls['note']}>{note}</p>}
      </div>
    </li>
  );
}

interface Choice {
  readonly text: string;
  readonly occupant: Occupant;
}

function useChoices({ where, bots }: Offer, number: number): readonly Choice[] {
  const word = useWord();
  const textOf = (name: string, isUsual: boolean) => {
    if (name === 'random') return word('setup.bot.random');
    return isUsual ? word('setup.bot.usual') : word('setup.bot.other', { name: botName(word, name) });
  };
  const choices: { readonly [K in OccupantKind]: readonly Choice[] } = {
    you: [{ text: word('setup.seat.you'), occupant: { kind: 'you' } }],
    invite: [{ text: word('setup.seat.invite'), occupant: { kind: 'invite' } }],
    person: [
      {
        text: word('setup.seat.person'),
        occupant: { kind: 'person', name: word('setup.seat.player', { number }) },
      },
    ],
    bot: bots.map((bot, i) => ({ text: textOf(bot, i === 0), occupant: { kind: 'bot', bot } })),
  };
  return kindsAt[where].flatMap(kind => choices[kind]);
}

function isLike(one: Occupant, other: Occupant): boolean {
  if (one.kind === 'bot' && other.kind === 'bot') return one.bot === other.bot;
  return one.kind === other.kind;
}
