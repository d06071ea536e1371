import hearts from 'icon:hearts';
import { MemberMini, touchOf } from '@starboard/board';
import { nameOf } from '../../rules/table.ts';
import { portraits } from '../portraits.ts';
import { ailmentsOf } from './ailments.ts';
import type { HeroProps } from './HeroCard.tsx';
import { HeroTracks } from './HeroTracks.tsx';

interface MiniProps extends HeroProps {
  /** Who plays it, where that must be said. */
  readonly holder: string | undefined;
}

/** A hero where there is little room: what ails it beside the name, two bars. */
export function Mini({ view, hero, ring, holder, standing, isShown, touch, say, onShow }: MiniProps) {
  const name = say(nameOf(hero));
  const ailments = ailmentsOf(view, hero).filter(({ tone }) => tone === 'bad');
  return (
    <MemberMini
      icon={portraits[hero.archetype]}
      ring={ring}
      name={name}
      shortName={name}
      holder={holder}
      isActing={standing === 'acting'}
      isGone={standing === 'down'}
      isShown={isShown}
      touched={touchOf(touch, `hero:${hero.no}`)}
      left={{ icon: hearts, title: say({ key: 'face.wounds' }), value: hero.tough - hero.wounds }}
      signs={ailments.map(({ id, icon, label }) => ({ id, icon, title: say(label), isBad: true }))}
      onShow={onShow}
    >
      <HeroTracks view={view} hero={hero} say={say} />
    </MemberMini>
  );
}
