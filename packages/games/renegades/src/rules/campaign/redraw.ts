import { type Deck, drawAndRenew, type SeatId } from '@starboard/kernel';
import type { OrbitalTactic, Renegades, Ship, SurfaceTactic } from '../../types.ts';
import { nameOf, say } from '../table.ts';
import { shipsOf } from './buying.ts';
import type { Deal } from './shore-leave.ts';

/** RDA-TACT-10, RDA-SHORE-07: each card may be discarded once and another drawn. */
export function tacticDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return shipsOf(state, seat).flatMap(ship =>
    (['orbital', 'surface'] as const)
      .filter(kind => !ship.usedMission.includes(`redraw:${kind}`))
      .flatMap(kind => (ship[kind] === null ? [] : redraw(ship, kind, ship[kind]))),
  );
}

function redraw(ship: Ship, kind: 'orbital' | 'surface', card: OrbitalTactic | SurfaceTactic): Deal {
  return {
    key: `redraw:${kind}:${ship.no}`,
    group: 'redraw',
    label: { key: 'deal.redraw', params: { tactic: { key: `tactic.${card}` }, ship: nameOf(ship) } },
    refs: [`tactic:${card}`],
    *take(t) {
      ship.usedMission.push(`redraw:${kind}`);
      if (kind === 'orbital') ship.orbital = another(t, t.state.orbitalTactics, ship.orbital!);
      else ship.surface = another(t, t.state.surfaceTactics, ship.surface!);
      say(t, 'RDA-TACT-10', 'shore.redrawn', { ship: nameOf(ship), tactic: { key: `tactic.${ship[kind]!}` } });
    },
  };
}

function another<C extends OrbitalTactic | SurfaceTactic>(t: Renegades, deck: Deck<C>, card: C): C {
  const drawn = drawAndRenew(t, deck) ?? card;
  if (drawn !== card) deck.discard.push(card);
  return drawn;
}
