import water from 'icon:water-drop';
import { Icon } from '@starboard/board';
import { isBank } from '../../../rules/bernals.ts';
import { boostFare } from '../../../rules/operations/boost.ts';
import { stacksAt } from '../../../rules/stacks.ts';
import { firstSideOf } from '../../../show/sides.ts';
import { cargoOf } from '../../../show/stacks.ts';
import type { Card } from '../../../types.ts';
import { fixedCards, withBoosted, withCard } from './composition.ts';
import type { YardProps } from './part.ts';
import styles from './Shipyard.module.css';
import { YardCard } from './YardCard.tsx';

/** What lies at the node and does not go along, and what of the Hand could be boosted there. */
export function Here({ state, composition, composed, say, onChange, onCard }: YardProps) {
  const { node, ship, aboard, boosted } = composition;
  const others = stacksAt(state, node).filter(({ no, kind }) => no !== ship && kind !== 'mobile');
  const left = stacksAt(state, node)
    .filter(({ no }) => no === ship)
    .flatMap(({ cards }) => cards.filter(({ no }) => !aboard.includes(no)));
  const hand = state.hand
    .map((card, at) => ({ card, at, fare: boostFare(state, [card], node) }))
    .filter(({ fare }) => fare !== undefined);
  const rowOf = (card: Card, isFixed = false) => (
    <YardCard
      key={card.no}
      card={card}
      state={state}
      say={say}
      to="aboard"
      isFixed={isFixed}
      onMove={() => onChange(withCard(composition, card.no))}
      onCard={onCard}
    />
  );
  const isNothing = others.every(({ cards }) => cards.every(({ no }) => aboard.includes(no))) && left.length === 0;
  return (
    <section className={styles['part']}>
      <h3>{say({ key: 'fleet.yard.stays' })}</h3>
      {isNothing && <p className={styles['none']}>{say({ key: 'fleet.yard.nothing' })}</p>}
      {others.map(stack => {
        const fixed = fixedCards(state, stack);
        const cards = stack.cards.filter(({ no }) => !aboard.includes(no));
        const cargo = cargoOf(composed.state.stacks.find(({ no }) => no === stack.no) ?? stack);
        if (cards.length === 0 && cargo.length === 0) return null;
        return (
          <div key={stack.no}>
            <h4>
              {say({ key: `stack.${stack.kind}` })} <span>{cargo.map(say).join(', ')}</span>
            </h4>
            <ul>{cards.map(card => rowOf(card, fixed.includes(card.no)))}</ul>
          </div>
        );
      })}
      {left.length > 0 && (
        <div>
          <h4>{say({ key: 'fleet.yard.putOff' })}</h4>
          <ul>{left.map(card => rowOf(card))}</ul>
        </div>
      )}
      {isBank(state, node) && (
        <h4>
          {say({ key: 'fleet.yard.bank' })}{' '}
          <span>{say({ key: 'face.counter.aqua', params: { aqua: composed.state.bank } })}</span>
        </h4>
      )}
      {hand.length > boosted.length && (
        <div>
          <h4>{say({ key: 'fleet.yard.hand' })}</h4>
          <ul>
            {hand
              .filter(
                ({ card, at }) => countBefore(state.hand, card, at) >= boosted.filter(each => each === card).length,
              )
              .map(({ card, at, fare }) => (
                <YardCard
                  key={at}
                  card={firstSideOf(card)}
                  state={state}
                  say={say}
                  to="aboard"
                  aside={
                    <span className={styles['fare']}>
                      {fare}
                      <Icon of={water} title={say({ key: 'fleet.fare', params: { node: { key: `node.${node}` } } })} />
                    </span>
                  }
                  onMove={() => onChange(withBoosted(composition, card, 1))}
                  onCard={onCard}
                />
              ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** How many cards like this one lie before it in the Hand: of several, the first are boosted. */
function countBefore(hand: readonly string[], card: string, at: number): number {
  return hand.slice(0, at).filter(each => each === card).length;
}
