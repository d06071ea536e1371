import { Icon, lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { nameOfCard } from '../../rules/cards.ts';
import { isSpacecraft, refOfCard, refOfStack } from '../../rules/stacks.ts';
import { nameOfNode } from '../../rules/table.ts';
import { performanceOf } from '../../show/performance.ts';
import { cargoOf, gistOf, statesOf } from '../../show/stacks.ts';
import type { Card, Stack, State } from '../../types.ts';
import { CardLine } from '../cards/CardLine.tsx';
import { iconOf } from '../cards/kinds.ts';
import { Figures } from './Figures.tsx';
import { FuelLadder } from './FuelLadder.tsx';
import styles from './StackCard.module.css';
import { StackSign } from './StackSign.tsx';

interface StackCardProps {
  readonly state: State;
  readonly stack: Stack;
  readonly say: Formatter;
  readonly touch: TouchProps;
  /** It is looked at: it stands in full. */
  readonly isShown: boolean;
  onShow(): void;
  onCard(card: Card): void;
}

/** A Stack: where it is, what it weighs, what it can do, and what is in it. */
export function StackCard({ state, stack, say, touch, isShown, onShow, onCard }: StackCardProps) {
  const performance = useMemo(() => performanceOf(state, stack), [state, stack]);
  const isCraft = isSpacecraft(state, stack);
  const touched = touchOf(touch, refOfStack(stack));
  const isAsked = stack.cards.some(card => touch.targets.some(({ ref }) => ref === refOfCard(card)));
  return (
    <li className={styles['stack']} data-shown={isShown || undefined}>
      <button
        type="button"
        className={styles['head']}
        aria-pressed={touched.target?.isChosen ?? isShown}
        aria-keyshortcuts={touched.target?.hotkey}
        data-target={lookOf(touched)}
        data-member={isShown ? 'shown' : ''}
        onClick={touched.target === undefined ? onShow : touched.onPick}
        onPointerEnter={() => touched.onPoint(true)}
        onPointerLeave={() => touched.onPoint(false)}
      >
        <StackSign kind={stack.kind} />
        <span className={styles['name']}>
          <b>{say({ key: `stack.${stack.kind}` })}</b>{' '}
          {stack.node !== null && stack.kind !== 'leo' && <span>{say(nameOfNode(stack.node))}</span>}
          {statesOf(stack).map(text => (
            <em key={text.key}>{say(text)}</em>
          ))}
        </span>
        <span className={styles['gist']}>
          {(isShown && isCraft ? cargoOf(stack) : gistOf(state, stack, performance)).map(say).join(' · ')}
        </span>
        <span className={styles['icons']}>
          {stack.cards.map(card => (
            <Icon
              key={card.no}
              of={iconOf(card.card)}
              title={say(nameOfCard(card))}
              data-bad={card.damaged || undefined}
            />
          ))}
        </span>
        {touched.target?.hotkey && <kbd aria-hidden>{touched.target.hotkey}</kbd>}
      </button>
      {(isShown || isAsked) && (
        <div className={styles['whole']}>
          {isShown && isCraft && <Figures of={performance} say={say} />}
          {isShown && stack.wet !== null && <FuelLadder of={performance} say={say} />}
          {stack.cards.length > 0 && (
            <div className={styles['cards']}>
              <p aria-hidden="true">
                <span>{say({ key: 'fleet.column.mass' })}</span>
                <span>{say({ key: 'fleet.column.rad' })}</span>
              </p>
              {stack.cards.map(card => (
                <CardLine
                  key={card.no}
                  card={card}
                  state={state}
                  say={say}
                  touched={touchOf(touch, refOfCard(card))}
                  onTouch={() => onCard(card)}
                />
              ))}
            </div>
          )}
          {isCraft &&
            performance.idle.map(({ card, reasons }) => (
              <p key={card.no} className={styles['idle']}>
                {say({ key: 'fleet.idle', params: { card: nameOfCard(card) } })} {reasons.map(say).join(', ')}
              </p>
            ))}
        </div>
      )}
    </li>
  );
}
