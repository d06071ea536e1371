import type { SetupCard } from '@starboard/board';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Eyebrow } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { cardValue, textIn } from '../model/draft.ts';
import type { CardField } from '../model/fields.ts';
import { refusedCards } from '../model/problems.ts';
import { Problems } from '../Problems.tsx';
import type { Sheet } from '../use-sheet.ts';
import styles from './CardList.module.css';
import { CardRow } from './CardRow.tsx';
import { OpenOwn } from './OpenOwn.tsx';

interface CardListProps {
  readonly sheet: Sheet;
  readonly field: CardField;
}

/** All cards of a field, one of which is chosen. On a phone the chosen one stands for the list until it is opened. */
export function CardList({ sheet, field }: CardListProps) {
  const { judge, entered, draft, usual, change } = sheet;
  const say = useSay();
  const word = useWord();
  const id = useId();
  const [filter, setFilter] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const refused = useMemo(() => refusedCards(judge, entered, field, usual), [judge, entered, field, usual]);
  const chosen = textIn(draft, field.name);
  const groups = groupsOf(field.cards);
  const listed = groups.filter(({ key }) => filter === undefined || key === filter);

  function toggle() {
    setFilter(undefined); // What is filtered away cannot stand for the list.
    setOpen(!isOpen);
  }

  return (
    <section className={styles['list']} aria-labelledby={id} data-open={isOpen}>
      <h2 id={id}>{say(field.title)}</h2>
      {groups.length > 1 && (
        <fieldset className={styles['filter']}>
          <legend className="heard">{word('setup.filter')}</legend>
          <button type="button" aria-pressed={filter === undefined} onClick={() => setFilter(undefined)}>
            {word('setup.filter.all', { count: field.cards.length })}
          </button>
          {groups.map(({ key, title }) => (
            <button key={key} type="button" aria-pressed={filter === key} onClick={() => setFilter(key)}>
              {title && say(title)}
            </button>
          ))}
        </fieldset>
      )}
      <Problems sheet={sheet} field={field.name} />
      <div role="radiogroup" aria-labelledby={id}>
        {listed.map(({ key, title, cards }) => (
          <div key={key} className={styles['group']} data-chosen={cards.some(({ value }) => value === chosen)}>
            {title && <Eyebrow>{say(title)}</Eyebrow>}
            {cards.map(card => (
              <CardRow
                key={card.value}
                group={id}
                card={card}
                isChosen={card.value === chosen}
                refusal={refused.get(card.value)}
                onChoose={() => change(field.name, cardValue(field, card.value))}
                onTap={() => setOpen(false)}
              />
            ))}
          </div>
        ))}
      </div>
      {field.cards.length > 1 && (
        <Button kind="ghost" className={styles['more'] ?? ''} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? word('setup.list.close') : word('setup.list.open', { count: field.cards.length })}
        </Button>
      )}
      {sheet.own?.card.field === field.name && <OpenOwn own={sheet.own} onOpen={sheet.open} />}
    </section>
  );
}

interface Group {
  readonly key: string;
  readonly title: SetupCard['group'];
  readonly cards: readonly SetupCard[];
}

function groupsOf(cards: readonly SetupCard[]): readonly Group[] {
  const keyOf = ({ group }: SetupCard) => (group === undefined ? '' : JSON.stringify(group));
  return [...new Set(cards.map(keyOf))].map(key => {
    const members = cards.filter(card => keyOf(card) === key);
    return { key, title: members[0]?.group, cards: members };
  });
}
