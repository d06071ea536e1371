import { nameOfCard } from '../../../rules/cards.ts';
import { cardNo, stackNo } from '../../../rules/stacks.ts';
import { firstSideOf, isTurnable } from '../../../show/sides.ts';
import { outposts } from './compose.ts';
import { fixedCards, withBoosted, withCard, withTurned } from './composition.ts';
import type { YardProps } from './part.ts';
import styles from './Shipyard.module.css';
import { Tanks } from './Tanks.tsx';
import { YardCard } from './YardCard.tsx';

/** What goes along: cards, fuel and tanks. */
export function Aboard(props: YardProps) {
  const { state, composition, say, onChange, onCard } = props;
  const { ship, aboard, boosted, turned, flies } = composition;
  const stack = ship === null ? undefined : stackNo(state, ship);
  const fixed = stack === undefined ? [] : fixedCards(state, stack);
  const cards = aboard.flatMap(no => cardNo(state, no) ?? []);
  const isGrounded = stack === undefined || outposts.includes(stack.kind);
  return (
    <section className={styles['part']}>
      <h3>{say({ key: 'fleet.yard.aboardAll' })}</h3>
      {cards.length + boosted.length === 0 && <p className={styles['none']}>{say({ key: 'fleet.yard.choose' })}</p>}
      <ul>
        {cards.map(card => (
          <YardCard
            key={card.no}
            card={turned.includes(card.no) ? { ...card, heavy: !card.heavy } : card}
            state={state}
            say={say}
            to="ashore"
            isFixed={fixed.includes(card.no)}
            onMove={() => onChange(withCard(composition, card.no))}
            onCard={onCard}
          />
        ))}
        {boosted.map((card, at) => (
          <YardCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
            key={`${card} ${at}`}
            card={firstSideOf(card)}
            state={state}
            say={say}
            to="ashore"
            aside={<em className={styles['boosted']}>{say({ key: 'fleet.yard.ifBoosted' })}</em>}
            onMove={() => onChange(withBoosted(composition, card, -1))}
            onCard={onCard}
          />
        ))}
      </ul>
      {cards.filter(isTurnable).map(card => (
        <label key={card.no} className={styles['check']}>
          <input
            type="checkbox"
            checked={card.heavy !== turned.includes(card.no)}
            onChange={() => onChange(withTurned(composition, card.no))}
          />
          {say({ key: 'fleet.yard.heavy', params: { card: nameOfCard(card) } })}
        </label>
      ))}
      <Tanks {...props} />
      {isGrounded && (
        <label className={styles['check']}>
          <input type="checkbox" checked={flies} onChange={() => onChange({ ...composition, flies: !flies })} />
          {say({ key: 'fleet.yard.flies' })}
        </label>
      )}
    </section>
  );
}
