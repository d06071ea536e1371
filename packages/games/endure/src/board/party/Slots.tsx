import achievement from 'icon:achievement';
import { Explained, Icon, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { Card, Space } from '../../types.ts';
import type { SurvivorView } from '../../view.ts';
import { itemIcons } from '../icons/item-icons.ts';
import { accomplishmentNeeds } from './accomplishment-needs.ts';
import { itemNote } from './item-note.ts';
import styles from './Slots.module.css';

const spaces: readonly Space[] = ['body', 'head', 0, 1, 2];

interface SlotsProps {
  readonly survivor: SurvivorView;
  readonly say: Formatter;
  /** None if the cards are not those that the question is about. */
  readonly touch: TouchProps | undefined;
}

/** ETS-INV-01: the five spaces with what lies in them, and the accomplishment card. */
export const Slots = memo(function Slots({ survivor, say, touch }: SlotsProps) {
  return (
    <ul className={styles['slots']} aria-label={say({ key: 'face.inventory' })}>
      {spaces.map(space => {
        const cards = survivor.cards.filter(card => card.space === space);
        return (
          <li key={space}>
            {cards.length > 0 ? <Item cards={cards} say={say} touch={touch} /> : <Empty space={space} say={say} />}
          </li>
        );
      })}
      {survivor.accomplishment && (
        <li>
          <Accomplishment accomplishment={survivor.accomplishment} say={say} />
        </li>
      )}
    </ul>
  );
});

interface ItemProps {
  readonly cards: readonly Readonly<Card>[];
  readonly say: Formatter;
  readonly touch: TouchProps | undefined;
}

function Item({ cards, say, touch }: ItemProps) {
  const { item, space } = cards[0]!;
  const card = say({ key: `item.${item}` });
  const name = cards.length > 1 ? say({ key: 'face.item.pair', params: { item: card } }) : card;
  const key = `card:${item}:${space}` as const;
  const isJammed = cards.some(({ jammed }) => jammed);
  return (
    <Explained
      className={styles['slot']}
      name={name}
      text={say({ key: `item.${item}.text` })}
      note={isJammed ? say({ key: 'bar.jammed' }) : undefined}
      isOff={isJammed}
      touched={touch && touchOf(touch, key, `${key}:pair`)}
    >
      <Icon of={itemIcons[item]} />
      {cards.length > 1 && (
        <b className={styles['count']} aria-hidden>
          2
        </b>
      )}
      <span className={styles['words']}>
        <b>{name}</b>
        <small>{say(itemNote(cards))}</small>
      </span>
    </Explained>
  );
}

function Empty({ space, say }: { readonly space: Space; readonly say: Formatter }) {
  const name = typeof space === 'number' ? 'general' : space;
  return (
    <div className={styles['empty']}>
      <span className={styles['words']}>
        <b>{say({ key: `face.space.${name}` })}</b>
        <small>{say({ key: 'face.space.empty' })}</small>
      </span>
    </div>
  );
}

interface AccomplishmentProps {
  readonly accomplishment: NonNullable<SurvivorView['accomplishment']>;
  readonly say: Formatter;
}

function Accomplishment({ accomplishment: { card, count, unlocked, inForce }, say }: AccomplishmentProps) {
  const needed = accomplishmentNeeds[card];
  const progress = inForce
    ? say({ key: 'face.accomplishment.inForce' })
    : unlocked
      ? say({ key: 'face.accomplishment.unlocked' })
      : say({ key: 'face.accomplishment.progress', params: { count, needed } });
  const name = say({ key: `accomplishment.${card}` });
  return (
    <Explained
      className={`${styles['slot']} ${styles['goal']}`}
      name={name}
      text={say({ key: `accomplishment.${card}.text` })}
      note={progress}
    >
      <Icon of={achievement} />
      <span className={styles['words']}>
        <b>{name}</b>
        <small data-ready={unlocked || undefined}>{progress}</small>
      </span>
    </Explained>
  );
}
