import type { Formatter } from '@starboard/kernel/text';
import type { ReactNode } from 'react';
import { nameOfCard } from '../../../rules/cards.ts';
import type { Card, State } from '../../../types.ts';
import { CardLine } from '../../cards/CardLine.tsx';
import styles from './YardCard.module.css';

interface YardCardProps {
  readonly card: Card;
  readonly state: State;
  readonly say: Formatter;
  /** Where a touch takes it. */
  readonly to: 'aboard' | 'ashore';
  /** It stays where it is. */
  readonly isFixed?: boolean;
  readonly aside?: ReactNode;
  onMove(): void;
  onCard(card: Card): void;
}

/** A card that changes sides by a touch; its own sign shows it in full. */
export function YardCard({ card, state, say, to, isFixed = false, aside, onMove, onCard }: YardCardProps) {
  const name = nameOfCard(card);
  return (
    <li className={styles['row']} data-to={isFixed ? undefined : to}>
      <CardLine
        card={card}
        state={state}
        say={say}
        does={say({ key: isFixed ? 'fleet.yard.fixed' : `fleet.yard.${to}` })}
        isOff={isFixed}
        aside={aside}
        onTouch={onMove}
      />
      <button
        type="button"
        className={styles['more']}
        aria-label={say({ key: 'fleet.yard.show', params: { card: name } })}
        onClick={() => onCard(card)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 7V12M8 4V4.200" />
        </svg>
      </button>
    </li>
  );
}
