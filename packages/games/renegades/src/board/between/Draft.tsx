import type { BoardProps } from '@starboard/board';
import { catalogue, idsOf } from '../../catalogue.ts';
import { nameOf } from '../../rules/table.ts';
import type { Faction } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './Between.module.css';
import { CrewCard } from './CrewCard.tsx';

const sides: readonly Faction[] = ['renegade', 'coalition'];

/** RDA-SETUP-05..07: all twenty, those who can be picked now lit, those who were with the ship they joined. */
export function Draft({ view, decision, say, ...touch }: BoardProps<View>) {
  const takenBy = (id: string) => {
    const crew = view.crew.find(each => each.id === id);
    return crew && say(nameOf(view.ships[crew.ship - 1]!));
  };
  const picking = view.ships.find(({ no }) => decision?.about?.includes(`ship:${no}`))?.faction;
  const order = [...sides].sort((a, b) => Number(b === picking) - Number(a === picking));
  return order.map(side => (
    <section key={side} className={styles['section']}>
      <h2>{say({ key: `faction.${side}` })}</h2>
      <ul className={styles['cards']}>
        {idsOf(catalogue.crew)
          .filter(id => catalogue.crew[id].faction === side)
          .map(id => (
            <CrewCard key={id} id={id} taken={takenBy(id)} touch={touch} say={say} />
          ))}
      </ul>
    </section>
  ));
}
