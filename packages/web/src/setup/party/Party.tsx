import surprise from 'icon:perspective-dice-six-faces-random';
import { Icon } from '@starboard/board';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { listIn, withValue } from '../model/draft.ts';
import type { CardsField } from '../model/fields.ts';
import { type Change, familiesOf, maybeMend, surpriseParty, withCard, withoutCard } from '../model/party.ts';
import { refusedCards } from '../model/problems.ts';
import { Problems } from '../Problems.tsx';
import { ringAt } from '../seats/SeatRing.tsx';
import type { Sheet } from '../use-sheet.ts';
import { Details } from './Details.tsx';
import styles from './Party.module.css';
import { PartyCard } from './PartyCard.tsx';

interface PartyProps {
  readonly sheet: Sheet;
  readonly field: CardsField;
}

/** Several of the cards, each with the ring of the seat it gets. */
export function Party({ sheet, field }: PartyProps) {
  const { judge, entered, draft, usual, change } = sheet;
  const say = useSay();
  const word = useWord();
  const id = useId();
  const families = useMemo(() => familiesOf(field.cards), [field]);
  const refused = useMemo(() => refusedCards(judge, entered, field, usual), [judge, entered, field, usual]);
  const party = listIn(draft, field.name);
  const [looked, setLooked] = useState<string>();
  const set = (next: readonly string[]) => change(field.name, next);

  /** How much is wrong with a party. */
  const wrong = (tried: readonly string[]) =>
    judge(withValue(entered, field.name, tried)).filter(({ field: name }) => name === field.name).length;
  const mend = party.length < field.least ? undefined : maybeMend(field, party, wrong);

  return (
    <section aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{say(field.title)}</h2>
        <span>{word('setup.party.count', { count: party.length, most: field.most })}</span>
        <Problems sheet={sheet} field={field.name} />
        {mend && <Mend change={mend} field={field} onTake={() => set(mend.party)} />}
      </header>
      <div className={styles['cards']}>
        {families.map(family => {
          const values = family.map(({ value }) => value);
          const place = party.findIndex(member => values.includes(member));
          return (
            <PartyCard
              key={family[0].value}
              family={family}
              chosen={party[place]}
              ring={place === -1 ? undefined : ringAt(place)}
              refused={refused}
              isLooked={looked !== undefined && values.includes(looked)}
              onLook={setLooked}
              onChoose={value => set(withCard(field, party, value))}
              onLeave={value => set(withoutCard(party, value))}
            />
          );
        })}
        <button
          type="button"
          className={styles['surprise']}
          onClick={() => set(surpriseParty(field, party, drawn => wrong(drawn) === 0))}
        >
          <Icon of={surprise} />
          <b>{word('setup.surprise')}</b>
          <span>{word('setup.surprise.text')}</span>
        </button>
      </div>
      <Details families={families} value={looked ?? party[0]} />
    </section>
  );
}

interface MendProps {
  readonly change: Change;
  readonly field: CardsField;
  onTake(): void;
}

/** "Take Haddad, Medic instead of Wren, Scout": what is wrong with the party, put right by one click. */
function Mend({ change: { comes, goes }, field, onTake }: MendProps) {
  const say = useSay();
  const word = useWord();
  const titleOf = (value: string) => {
    const card = field.cards.find(each => each.value === value);
    return card === undefined ? value : say(card.title);
  };
  const text =
    goes === undefined
      ? word('setup.party.add', { comes: titleOf(comes) })
      : word('setup.party.swap', { comes: titleOf(comes), goes: titleOf(goes) });
  return (
    <Button kind="plain" onClick={onTake}>
      {text}
    </Button>
  );
}
