import hearts from 'icon:hearts';
import { Icon, MemberPortrait, Portrait, touchOf } from '@starboard/board';
import { nameOf } from '../../rules/table.ts';
import { portraits } from '../portraits.ts';
import { ailmentsOf } from './ailments.ts';
import type { HeroProps } from './HeroCard.tsx';
import styles from './Mini.module.css';
import { Tracks } from './Track.tsx';

/** A hero where there is little room: the portrait, name and what ails it, two bars. On a phone the others shrink to rings. */
export function Mini({ view, hero, ring, standing, isShown, touch, say, onShow }: HeroProps) {
  const touched = touchOf(touch, `hero:${hero.no}`);
  const name = say(nameOf(hero));
  const ailments = ailmentsOf(hero).filter(({ tone }) => tone === 'bad');
  return (
    <li className={styles['mini']} data-shown={isShown || undefined} data-standing={standing}>
      <MemberPortrait name={name} touched={touched} isShown={isShown} onShow={onShow}>
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
      <div className={styles['bars']}>
        <p className={styles['who']}>
          <b aria-hidden>{name}</b>
          {ailments.map(({ id, icon, label }) => (
            <Icon key={id} of={icon} title={say(label)} />
          ))}
        </p>
        <Tracks view={view} hero={hero} say={say} />
      </div>
    </li>
  );
}
