import { Icon, lookOf, type touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { ReactNode } from 'react';
import { nameOfCard } from '../../rules/cards.ts';
import { hardnessOf } from '../../rules/hardness.ts';
import { massOf } from '../../rules/mass.ts';
import { figuresOf, gistOf } from '../../show/figures.ts';
import type { Card, State } from '../../types.ts';
import styles from './CardLine.module.css';
import { iconOf } from './kinds.ts';

interface CardLineProps {
  readonly card: Card;
  readonly state: State;
  readonly say: Formatter;
  /** What a touch does, for those who do not see where it stands. */
  readonly does?: string;
  readonly isChosen?: boolean;
  readonly isOff?: boolean;
  readonly touched?: ReturnType<typeof touchOf> | undefined;
  /** What stands at the end instead of mass and rad-hardness. */
  readonly aside?: ReactNode;
  onTouch(): void;
}

/** A card in a row: what it is, what it does in a few words, its mass and rad-hardness. */
export function CardLine({ card, state, say, does, isChosen, isOff, touched, aside, onTouch }: CardLineProps) {
  const gist = figuresOf(card).map(gistOf).map(say);
  const states = (['damaged', 'lonely'] as const).filter(each => card[each]);
  const target = touched?.target;
  return (
    <button
      type="button"
      className={styles['line']}
      aria-pressed={target?.isChosen ?? isChosen}
      aria-keyshortcuts={target?.hotkey}
      data-target={lookOf(touched)}
      data-side={card.side}
      disabled={isOff}
      onClick={target === undefined ? onTouch : touched?.onPick}
      onPointerEnter={() => touched?.onPoint(true)}
      onPointerLeave={() => touched?.onPoint(false)}
      onFocus={() => touched?.onPoint(true)}
      onBlur={() => touched?.onPoint(false)}
    >
      <Icon of={iconOf(card.card)} className={styles['icon']} />
      <span className={styles['words']}>
        {does && <span className={styles['spoken']}>{does}</span>}
        <b>{say(nameOfCard(card))}</b>
        {states.map(each => (
          <em key={each}>{say({ key: `fleet.${each}` })}</em>
        ))}
        {gist.length > 0 && <small>{gist.join(' · ')}</small>}
      </span>
      {aside ?? (
        <span className={styles['figures']}>
          <span title={say({ key: 'figure.mass' })}>{massOf(state, card)}</span>
          <span title={say({ key: 'figure.hardness' })}>{hardnessOf(state, card)}</span>
        </span>
      )}
      {target?.hotkey && <kbd aria-hidden>{target.hotkey}</kbd>}
    </button>
  );
}
