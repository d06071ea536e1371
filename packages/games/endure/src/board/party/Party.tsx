import { otherHolder, type PartyProps, shownMember } from '@starboard/board';
import { useState } from 'react';
import type { SurvivorId } from '../../types.ts';
import type { SurvivorView, View } from '../../view.ts';
import { isBetween } from '../between.ts';
import { turnOrder } from '../order.ts';
import { Allies } from './Allies.tsx';
import { burdensOf } from './burdens.ts';
import { Mini } from './Mini.tsx';
import styles from './Party.module.css';
import { Sheet, type Standing } from './Sheet.tsx';

/** What every survivor has before it. One sheet stands in full: that of whoever acts, or one's own while others do, unless another was asked for. */
export function Party({ view, seats, decision, isOver, say, isCompact, ...touch }: PartyProps<View>) {
  const [asked, askFor] = useState<{ readonly id: SurvivorId; readonly during: SurvivorId | null }>();
  const asking = decision?.waitingFor ?? [];
  const usual = shownMember(seats, {
    members: view.survivors,
    seatOf: ({ seat }) => seat,
    acting: view.survivors.find(({ id }) => id === view.acting),
    asked: asking,
  });
  const shown = asked?.during === view.acting ? asked.id : (usual?.id ?? view.firstPlayer);
  const next = turnOrder(view).find(({ id, isDone }) => !isDone && id !== view.acting)?.id;

  const seatOf = (survivor: SurvivorView) => seats.find(each => each.id === survivor.seat);

  function partOf(survivor: SurvivorView) {
    const { id } = survivor;
    return {
      survivor,
      burdens: burdensOf(view, survivor),
      seat: seatOf(survivor),
      standing: standingOf(view, survivor, next, isOver),
      isShown: id === shown,
      touch,
      say,
      onShow: () => askFor({ id, during: view.acting }),
    };
  }

  if (isCompact) {
    return (
      <div className={styles['party']}>
        <ul className={styles['minis']} aria-label={say({ key: 'face.party' })}>
          {view.survivors.map(survivor => (
            <Mini key={survivor.id} {...partOf(survivor)} holder={otherHolder(seats, seatOf(survivor), say)} />
          ))}
          <Allies view={view} touch={touch} say={say} isCompact />
        </ul>
      </div>
    );
  }
  return (
    <section className={styles['party']} aria-label={say({ key: 'face.party' })}>
      <div className={styles['sheets']} data-count={view.survivors.length}>
        {view.survivors.map(survivor => (
          <Sheet key={survivor.id} {...partOf(survivor)} isAsked={asking.includes(survivor.seat)} />
        ))}
        <Allies view={view} touch={touch} say={say} />
      </div>
    </section>
  );
}

function standingOf(view: View, { id, status }: SurvivorView, next: SurvivorId | undefined, isOver = false): Standing {
  if (status !== 'alive') return status;
  if (isOver) return 'waiting';
  if (isBetween(view)) return view.campaign?.refuge?.visited.some(visit => visit.id === id) ? 'done' : 'waiting';
  if (id === view.acting) return 'acting';
  if (id === next && view.phase === 'survivors') return 'next';
  return turnOrder(view).some(turn => turn.id === id && turn.isDone) ? 'done' : 'waiting';
}
