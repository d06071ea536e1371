import type { SetupCard } from '@starboard/board';
import { Ruled } from '../../rulebook/Ruled.tsx';
import { Panel } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { Family } from '../model/party.ts';
import styles from './Details.module.css';

interface DetailsProps {
  readonly families: readonly Family[];
  /** The card that has the attention. */
  readonly value: string | undefined;
}

/** What a card has room only to name, in full. */
export function Details({ families, value }: DetailsProps) {
  const say = useSay();
  const word = useWord();
  const family = families.find(cards => cards.some(card => card.value === value));
  const place = family?.findIndex(card => card.value === value) ?? -1;
  const card = family?.[place];
  if (family === undefined || card?.details === undefined) return null;
  const title = say(card.title);
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h3>
        {family.length === 1 ? title : word('setup.party.set', { title, letter: String.fromCharCode(65 + place) })}
      </h3>
      <DetailsOf card={card} />
    </Panel>
  );
}

export function DetailsOf({ card }: { readonly card: SetupCard }) {
  const say = useSay();
  return (
    <dl className={styles['details']}>
      {card.details?.map(detail => (
        <div key={say(detail.title)}>
          <dt>{say(detail.title)}</dt>
          <dd>
            <Ruled sentence={say(detail.text)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
