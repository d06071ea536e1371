import { Icon, type SetupCard } from '@starboard/board';
import { useId, useState } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { RosterField } from '../model/fields.ts';
import { cardOf, type Member, membersIn } from '../model/roster.ts';
import { Problems } from '../Problems.tsx';
import type { Sheet } from '../use-sheet.ts';
import { Details } from './Details.tsx';
import partyStyles from './Party.module.css';
import styles from './Roster.module.css';
import { RosterMember } from './RosterMember.tsx';

interface RosterProps {
  readonly sheet: Sheet;
  readonly field: RosterField;
}

/** A party: who goes, each with choices of its own, and the cards from which it is made up. */
export function Roster({ sheet, field }: RosterProps) {
  const say = useSay();
  const word = useWord();
  const id = useId();
  const { cards, roster } = field;
  const members = membersIn(field, sheet.draft[field.name]);
  const kinds = members.map(member => cardOf(roster, member));
  const [looked, setLooked] = useState<string>();
  const isFull = members.length >= roster.most;
  const set = (next: readonly Member[]) => sheet.change(field.name, next);

  function nameOf(at: number): string {
    const card = cardAt(field, kinds[at]);
    const title = say(card.title);
    if (kinds.filter(kind => kind === card.value).length < 2) return title;
    const nth = kinds.slice(0, at + 1).filter(kind => kind === card.value).length;
    return word('setup.roster.several', { title, nth });
  }

  return (
    <section aria-labelledby={id}>
      <header className={partyStyles['head']}>
        <h2 id={id}>{say(field.title)}</h2>
        <span>{word('setup.party.count', { count: members.length, most: roster.most })}</span>
        <Problems sheet={sheet} field={field.name} />
      </header>
      <ol className={styles['members']}>
        {members.map((member, at) => (
          <RosterMember
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are told apart by their places
            key={at}
            member={member}
            card={cardAt(field, kinds[at])}
            name={nameOf(at)}
            place={at}
            roster={roster}
            onLook={setLooked}
            onChange={next => set(members.with(at, next))}
            onLeave={() => set(members.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <ul className={styles['cards']}>
        {cards.map(card => (
          <li key={card.value}>
            <AddButton card={card} isFull={isFull} onLook={setLooked} onAdd={() => set([...members, card.value])} />
          </li>
        ))}
      </ul>
      <Details families={cards.map(card => [card])} value={looked ?? kinds[0]} />
    </section>
  );
}

/** The card of a member; only members with known cards are listed. */
function cardAt({ cards }: RosterField, value: string | undefined): SetupCard {
  return cards.find(card => card.value === value)!;
}

interface AddButtonProps {
  readonly card: SetupCard;
  readonly isFull: boolean;
  onLook(value: string): void;
  onAdd(): void;
}

function AddButton({ card, isFull, onLook, onAdd }: AddButtonProps) {
  const say = useSay();
  const word = useWord();
  return (
    <button
      type="button"
      className={styles['add']}
      aria-disabled={isFull}
      onPointerEnter={() => onLook(card.value)}
      onFocus={() => onLook(card.value)}
      onClick={() => (isFull ? onLook(card.value) : onAdd())}
    >
      <span className="heard">{word('setup.roster.add', { title: say(card.title) })}</span>
      {card.icon && <Icon of={card.icon} />}
      <b aria-hidden>{say(card.title)}</b>
      {card.facts?.[0] && <small aria-hidden>{say(card.facts[0])}</small>}
      <Glyph name="plus" />
    </button>
  );
}
