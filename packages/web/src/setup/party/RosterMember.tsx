import type { MemberChoice, Roster, SetupCard } from '@starboard/board';
import { useId } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import controls from '../controls.module.css';
import { chosenFor, type Member, withChoice } from '../model/roster.ts';
import { ringAt, SeatRing } from '../seats/SeatRing.tsx';
import styles from './Roster.module.css';

interface RosterMemberProps {
  readonly member: Member;
  readonly card: SetupCard;
  /** With its number, if there are several of its kind. */
  readonly name: string;
  readonly place: number;
  readonly roster: Roster;
  onLook(value: string): void;
  onChange(member: Member): void;
  onLeave(): void;
}

/** One member: its figures, and what is chosen for it. */
export function RosterMember({ member, card, name, place, roster, onLook, onChange, onLeave }: RosterMemberProps) {
  const say = useSay();
  const word = useWord();
  return (
    <li className={styles['member']} onPointerEnter={() => onLook(card.value)}>
      <SeatRing ring={ringAt(place)} icon={card.icon} />
      <h3>
        {name}
        {card.facts?.map(fact => (
          <small key={say(fact)}>{say(fact)}</small>
        ))}
      </h3>
      <button
        type="button"
        className={styles['leave']}
        aria-label={word('setup.roster.remove', { title: name })}
        onClick={onLeave}
      >
        <Glyph name="cross" />
      </button>
      <div className={styles['choices']}>
        {roster.choicesOf(card.value).map(choice => (
          <Choices
            key={choice.name}
            choice={choice}
            chosen={chosenFor(member, choice)}
            name={name}
            onChoose={(at, value) => onChange(withChoice(roster, member, choice, at, value))}
          />
        ))}
      </div>
    </li>
  );
}

interface ChoicesProps {
  readonly choice: MemberChoice;
  readonly chosen: readonly string[];
  /** Of the member. */
  readonly name: string;
  onChoose(place: number, value: string): void;
}

function Choices({ choice, chosen, name, onChoose }: ChoicesProps) {
  const say = useSay();
  const word = useWord();
  const id = useId();
  const title = say(choice.title);
  return chosen.map((value, at) => {
    const nth = word('setup.roster.nth', { choice: title, nth: at + 1 });
    const label = chosen.length === 1 ? title : nth;
    const told = choice.values.find(each => each.value === value)?.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is chosen has a place, and may be anything
      <div key={at}>
        <label htmlFor={`${id}${at}`}>
          <span aria-hidden>{label}</span>
          <span className="heard">{word('setup.roster.choice', { choice: label, title: name })}</span>
        </label>
        <select
          id={`${id}${at}`}
          className={controls['select']}
          value={value}
          onChange={event => onChoose(at, event.target.value)}
        >
          {choice.values.map(each => (
            <option key={each.value} value={each.value}>
              {say(each.title)}
            </option>
          ))}
        </select>
        {told && <small>{say(told)}</small>}
      </div>
    );
  });
}
