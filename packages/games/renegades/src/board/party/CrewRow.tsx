import hearts from 'icon:hearts';
import { Explained, Icon, lookOf, touchOf } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { nameOf } from '../../rules/table.ts';
import { leftOf, statesOf } from '../../show/names.ts';
import type { Crew, Post } from '../../types.ts';
import { CrewPortrait } from '../art/index.ts';
import styles from './CrewRow.module.css';
import type { ShipProps } from './ShipCard.tsx';

interface CrewRowProps extends ShipProps {
  readonly crew: Crew;
  readonly post: Post | undefined;
  readonly duty: Text | undefined;
  readonly note: Text | undefined;
}

/** Somebody of the crew: where, what it is good for there, how well, and what ails it. */
export function CrewRow({ view, crew, ring, isFoe, post, duty, note, touch, say }: CrewRowProps) {
  const touched = touchOf(touch, `crew:${crew.id}`);
  const { left, most } = leftOf(view, crew);
  const name = say(nameOf(crew));
  const states = statesOf(view, crew).map(state => say({ key: `board.state.${state}` }));
  const wielded = post === undefined ? new Set(crew.cards.filter(card => card.wielded).map(({ card }) => card)) : [];
  const where = post === undefined ? undefined : say({ key: `post.${post}` });
  return (
    <li className={styles['row']} data-target={lookOf(touched)} data-down={left === 0 || undefined}>
      <Explained
        className={styles['inside']}
        name={name}
        text={say({ key: post === undefined ? `crew.${crew.id}.surface` : `crew.${crew.id}.orbit` })}
        note={states.join(', ') || undefined}
        touched={touched}
      >
        <i className={styles['face']}>
          <CrewPortrait member={crew.id} ring={ring} isFoe={isFoe} />
        </i>
        <span className={styles['who']}>
          <b>{name}</b>
          <small>
            {where && <span>{where}</span>}
            {duty && <span>{say(duty)}</span>}
            {[...wielded].map(card => (
              <span key={card}>{say({ key: `card.${card}` })}</span>
            ))}
            {states.map(state => (
              <em key={state}>{state}</em>
            ))}
          </small>
        </span>
        {note && <span className={styles['note']}>{say(note)}</span>}
        <span className={styles['health']} data-hurt={left < most || undefined}>
          <Icon of={hearts} title={say({ key: 'face.health' })} />
          {left}
        </span>
      </Explained>
    </li>
  );
}
