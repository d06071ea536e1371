import { otherHolder, type PartyProps, shownMember } from '@starboard/board';
import { useState } from 'react';
import type { Hero } from '../types.ts';
import type { View } from '../view.ts';
import styles from './Party.module.css';
import { HeroCard } from './party/HeroCard.tsx';
import { Mini } from './party/Mini.tsx';
import { standingOf } from './party/standing.ts';
import { ringOf } from './rings.ts';

/** All heroes. One card stands in full: that of whoever acts or is asked about, or one's own while others do, unless another was asked for. */
export function Party({ view, seats, decision, say, isCompact, ...touch }: PartyProps<View>) {
  const acting = view.activation?.hero ?? null;
  const [asked, askFor] = useState<{ readonly no: number; readonly during: number | null }>();
  const about = view.heroes.find(({ no }) => decision?.about?.includes(`hero:${no}`));
  const usual = shownMember(seats, {
    members: view.heroes,
    seatOf: ({ seat }) => seat,
    acting: view.heroes.find(({ no }) => no === acting) ?? about,
    asked: decision?.waitingFor ?? [],
  });
  const shown = asked?.during === acting ? asked.no : (usual?.no ?? 1);

  function partOf(hero: Hero) {
    return {
      view,
      hero,
      seat: seats.find(({ id }) => id === hero.seat),
      ring: ringOf(view, hero.no, seats),
      standing: standingOf(view, hero),
      isShown: hero.no === shown,
      touch,
      say,
      onShow: () => askFor({ no: hero.no, during: acting }),
    };
  }

  if (isCompact) {
    return (
      <div className={styles['party']}>
        <ul className={styles['minis']} aria-label={say({ key: 'face.party' })}>
          {view.heroes.map(hero => (
            <Mini key={hero.no} {...partOf(hero)} holder={otherHolder(seats, partOf(hero).seat, say)} />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <section className={styles['party']} aria-label={say({ key: 'face.party' })}>
      <div className={styles['cards']}>
        {view.heroes.map(hero => (
          <HeroCard key={hero.no} {...partOf(hero)} />
        ))}
      </div>
    </section>
  );
}
