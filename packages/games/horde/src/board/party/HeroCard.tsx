import {
  holderName,
  lookOf,
  MemberName,
  Portrait,
  type Ring,
  type SeatFace,
  type TouchProps,
  touchOf,
} from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { nameOf } from '../../rules/table.ts';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';
import { portraits } from '../portraits.ts';
import { ailmentsOf } from './ailments.ts';
import styles from './HeroCard.module.css';
import { HeroDetails } from './HeroDetails.tsx';
import { HeroTracks } from './HeroTracks.tsx';
import type { Standing } from './standing.ts';
import { Traits } from './Traits.tsx';
import { creditsText, weaponsOf } from './traits.ts';

export interface HeroProps {
  readonly view: View;
  readonly hero: Hero;
  readonly seat: SeatFace | undefined;
  readonly ring: Ring;
  readonly standing: Standing;
  /** In full; otherwise what matters at a glance. */
  readonly isShown: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
  onShow(): void;
}

/** A hero's card: wounds and Power, what ails it, its weapons; in full also all that it can do and has. */
export function HeroCard({ view, hero, seat, ring, standing, isShown, touch, say, onShow }: HeroProps) {
  const touched = touchOf(touch, `hero:${hero.no}`);
  const name = say(nameOf(hero));
  return (
    <article
      className={styles['card']}
      data-ring={ring}
      data-shown={isShown || undefined}
      data-standing={standing}
      data-target={lookOf(touched)}
    >
      <header
        className={styles['head']}
        onPointerEnter={() => touched.onPoint(true)}
        onPointerLeave={() => touched.onPoint(false)}
      >
        <Portrait
          icon={portraits[hero.archetype]}
          ring={ring}
          isActing={standing === 'acting'}
          isGone={standing === 'down'}
        />
        <h2 className={styles['name']}>
          <MemberName name={name} touched={touched} isShown={isShown} say={say} onShow={onShow} />
        </h2>
        <small className={styles['who']}>
          <span>{holderName(seat, say)}</span>
          <span>{say(view.stage === 'shop' ? creditsText(hero) : { key: `face.standing.${standing}` })}</span>
        </small>
        {touched.target?.hotkey && <kbd aria-hidden>{touched.target.hotkey}</kbd>}
        <span className={styles['level']}>{say({ key: 'face.level', params: { level: hero.level } })}</span>
      </header>
      <HeroTracks view={view} hero={hero} say={say} />
      <Traits title={say({ key: 'face.states' })} traits={ailmentsOf(view, hero)} say={say} />
      <div className={styles['more']}>
        <Traits title={say({ key: 'face.arms' })} traits={weaponsOf(view, hero)} say={say} />
        <HeroDetails view={view} hero={hero} say={say} />
      </div>
    </article>
  );
}
