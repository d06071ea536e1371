import { otherHolder, type PartyProps, shownMember } from '@starboard/board';
import { useState } from 'react';
import type { Crew, Ship } from '../types.ts';
import type { View } from '../view.ts';
import styles from './Party.module.css';
import { CrewMini } from './party/CrewMini.tsx';
import { ShipCard } from './party/ShipCard.tsx';
import { ShipMini } from './party/ShipMini.tsx';
import { ownFaction, sideOf } from './sides.ts';

/** All ships with who is aboard and ashore. One stands in full: that of whoever acts or is asked, or one's own while others do, unless another was asked for. */
export function Party({ view, seat, seats, decision, say, isCompact, ...touch }: PartyProps<View>) {
  const acting = view.turn?.ship ?? view.party?.ship;
  const [asked, askFor] = useState<{ readonly no: number; readonly during: number | undefined }>();
  const usual = shownMember(seats, {
    members: view.ships,
    seatOf: ship => ship.seat,
    acting: acting === undefined ? undefined : view.ships[acting - 1],
    asked: decision?.waitingFor ?? [],
  });
  const shown = asked !== undefined && asked.during === acting ? asked.no : (usual ?? view.ships[0])?.no;

  const holderOf = (no: number) => seats.find(({ id }) => id === view.ships[no - 1]?.seat);

  function partOf(ship: Ship) {
    return {
      view,
      ship,
      holder: holderOf(ship.no),
      ...sideOf(view, { ship: ship.no, faction: ship.faction }, seat, seats),
      isActing: ship.no === acting,
      isShown: ship.no === shown,
      touch,
      say,
      onShow: () => askFor({ no: ship.no, during: acting }),
    };
  }

  // On the ground it is those ashore who matter, one's own before the others.
  const ashore = isGroundPhase(view) ? partiesOf(view, seat) : [];
  const label = say({ key: 'face.party' });
  if (isCompact) {
    return (
      <div className={styles['party']}>
        <ul className={styles['minis']} aria-label={label}>
          {ashore.map(crew => (
            <CrewMini
              key={crew.id}
              view={view}
              crew={crew}
              {...sideOf(view, crew, seat, seats)}
              player={otherHolder(seats, holderOf(crew.ship), say)}
              touch={touch}
              say={say}
            />
          ))}
          {(ashore.length === 0 ? view.ships : []).map(ship => (
            <ShipMini key={ship.no} {...partOf(ship)} player={otherHolder(seats, partOf(ship).holder, say)} />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <section className={styles['party']} aria-label={label}>
      <div className={styles['cards']}>
        {[...view.ships]
          // Whoever looks at another unfolds it where it stands: what took the keyboard's focus must not change places.
          .sort((a, b) => Number(b === usual) - Number(a === usual))
          .map(ship => (
            <ShipCard key={ship.no} {...partOf(ship)} />
          ))}
      </div>
    </section>
  );
}

function isGroundPhase({ stage }: View): boolean {
  return stage === 'parties' || stage === 'npcs' || stage === 'npcTurns';
}

function partiesOf(view: View, seat: PartyProps<View>['seat']): readonly Crew[] {
  const own = ownFaction(view, seat);
  const outside = view.crew.filter(({ aboard }) => aboard === 0);
  return [...outside.filter(({ faction }) => faction === own), ...outside.filter(({ faction }) => faction !== own)];
}
