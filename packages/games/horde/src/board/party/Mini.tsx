import hearts from 'icon:hearts';
import { Icon, MemberPortrait, Portrait, touchOf } from '@starboard/board';
import { nameOf } from '../../rules/table.ts';
import { portraits } from '../portraits.ts';
import { ailmentsOf } from './ailments.ts';
import type { HeroProps } from './HeroCard.tsx';
import styles from './Mini.module.css';
import { Tracks } from './Track.tsx';

interface MiniProps extends HeroProps {
  /** Who plays it, where that must be said. */
  readonly holder: string | undefined;
}

/** A hero where there is little room: the portrait, name and what ails it, two bars. On a phone the others shrink to rings that name their player. */
export function Mini({ view, hero, ring, holder, standing, isShown, touch, say, onShow }: MiniProps) {
  const touched = touchOf(touch, `hero:${hero.no}`);
  const name = say(nameOf(hero));
  const ailments = ailmentsOf(view, hero).filter(({ tone }) => tone === 'bad');
  return (
    <li className={styles['mini']} data-shown={isShown || undefined} data-standing={standing}>
      <MemberPortrait
        name={holder === undefined ? name : `${name}, ${holder}`}
        touched={touched}
        isShown={isShown}
        onShow={onShow}
      >
        <Portrait
          icon={portraits[hero.archetype]}
          ring={ring}
          isActing={standing === 'acting'}
          isGone={standing === 'down'}
        />
      </MemberPortrait>
      <span className={styles['wounds']}>
        <Icon of={hearts} title={say({ key: 'face.wounds' })} />
        {hero.tough - hero.wounds}
      </span>
      <span className={styles['tag']} aria-hidden>
        {holder ?? name}
      </span>
      <div className={styles['bars']}>
        <p className={styles['who']}>
          <b aria-hidden>{name}</b>
          {holder !== undefined && <small>{holder}</small>}
          {ailments.map(({ id, icon, label }) => (
            <Icon key={id} of={icon} title={say(label)} />
          ))}
        </p>
        <Tracks view={view} hero={hero} say={say} />
      </div>
    </li>
  );
}
