import { Icon, lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { nameOfCard } from '../../rules/cards.ts';
import { refOfCard, refOfStack } from '../../rules/stacks.ts';
import { nameOfNode } from '../../rules/table.ts';
import type { Card, Stack, State } from '../../types.ts';
import { CardLine } from '../cards/CardLine.tsx';
import { fractionOf } from '../cards/fractions.ts';
import { iconOf } from '../cards/kinds.ts';
import { Figures } from './Figures.tsx';
import { FuelLadder } from './FuelLadder.tsx';
import { bestDrive, performanceOf } from './performance.ts';
import styles from './StackCard.module.css';
import { StackSign } from './StackSign.tsx';
import { cargoOf, statesOf } from './stacks.ts';

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
        <span className={styles['gist']}>{gistOf(performance, stack, say)}</span>
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
          {isShown && performance.drives.length > 0 && <Figures of={performance} say={say} />}
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
          {performance.idle.map(({ card, reasons }) => (
            <p key={card.no} className={styles['idle']}>
              {say({ key: 'fleet.idle', params: { card: nameOfCard(card) } })} {reasons.map(say).join(', ')}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

/** Its weight, thrust and fuel in one line; a Stack that does not fly has but a mass. */
function gistOf(performance: ReturnType<typeof performanceOf>, stack: Stack, say: Formatter): string {
  const { dry, wet, steps } = performance;
  const drive = bestDrive(performance);
  const weight =
    stack.wet === null
      ? { key: 'fleet.gist.mass', params: { mass: dry } }
      : { key: 'fleet.gist.wet', params: { dry, wet: fractionOf(wet) } };
  const texts = [
    weight,
    drive && { key: 'fleet.gist.thrust', params: { thrust: drive.netThrust } },
    stack.wet === null ? undefined : { key: 'fleet.gist.steps', params: { steps } },
    ...cargoOf(stack),
  ];
  return texts
    .filter(text => text !== undefined)
    .map(text => say(text))
    .join(' · ');
}
