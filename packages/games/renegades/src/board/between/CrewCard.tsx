import { lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { catalogue } from '../../catalogue.ts';
import type { CrewId, CrewCard as Printed, Skill } from '../../types.ts';
import { CrewPortrait, StationIcon } from '../art/index.ts';
import styles from './Cards.module.css';

interface CrewCardProps {
  readonly id: CrewId;
  /** Whose it is already. */
  readonly taken?: string | undefined;
  /** What it costs to hire. */
  readonly price?: string;
  /** It cannot be had now. */
  readonly isOff?: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** RDA-CREW-01: somebody's card: stations, figures, skills, and what it can do in orbit and on the ground. */
export function CrewCard({ id, taken, price, isOff = taken !== undefined, touch, say }: CrewCardProps) {
  const card: Printed = catalogue.crew[id];
  const touched = touchOf(touch, `crew:${id}`);
  const { target } = touched;
  return (
    <li className={styles['card']} data-target={lookOf(touched)} data-off={(isOff && !target) || undefined}>
      <header>
        <i className={styles['face']}>
          <CrewPortrait member={id} isFoe={card.faction === 'coalition'} />
        </i>
        <span>
          <b>{say({ key: `crew.${id}` })}</b>
          <small>
            {card.specialties.map(station => (
              <span key={station}>
                <StationIcon kind={station} /> {say({ key: `station.${station}` })}
              </span>
            ))}
          </small>
        </span>
        {taken !== undefined && <em>{taken}</em>}
        {price !== undefined && <span className={styles['price']}>{price}</span>}
      </header>
      <dl className={styles['figures']}>
        {(['health', 'speed', 'attack', 'initiative'] as const).map(name => (
          <div key={name}>
            <dt>{say({ key: `face.card.${name}` })}</dt>
            <dd>{card[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['skills']}>
        {bestSkills(card).map(([skill, value]) => (
          <span key={skill}>{say({ key: 'face.skill', params: { skill: { key: `skill.${skill}` }, value } })}</span>
        ))}
      </p>
      <p>{say({ key: `crew.${id}.orbit` })}</p>
      <p>{say({ key: `crew.${id}.surface` })}</p>
      {target && (
        <button
          type="button"
          className={styles['take']}
          aria-pressed={target.isChosen}
          aria-keyshortcuts={target.hotkey}
          onClick={touched.onPick}
          onPointerEnter={() => touched.onPoint(true)}
          onPointerLeave={() => touched.onPoint(false)}
        >
          <span className="heard">{target.label}</span>
          {target.hotkey && <kbd aria-hidden>{target.hotkey}</kbd>}
        </button>
      )}
    </li>
  );
}

/** What somebody is good at: three dice or more. */
function bestSkills({ skills }: Printed): readonly (readonly [Skill, number])[] {
  const all = Object.entries(skills) as [Skill, number][];
  return all.filter(([, value]) => value >= 3).sort((a, b) => b[1] - a[1]);
}
