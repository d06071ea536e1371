import person from 'icon:person';
import type { SeatRole } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import { partyOf, seatOfHero } from '../rules/setup/party.ts';
import type { Setup } from '../setup.ts';
import type { Hero } from '../types.ts';
import type { View } from '../view.ts';
import { portraits } from './portraits.ts';

type Held = Pick<Hero, 'no' | 'archetype' | 'twin'>;

export function seatOf(seat: SeatId, view?: View): SeatRole {
  const own = view?.heroes.filter(hero => hero.seat === seat) ?? [];
  return roleOf(seat, own, view?.activation?.hero);
}

/** GSQ-PREP-12, 13: heroes go round the seats. */
export function seatIn(seat: SeatId, setup: unknown): SeatRole {
  const party = partyOf(setup as Setup).map((hero, at) => ({ ...hero, no: at + 1 }));
  return roleOf(
    seat,
    party.filter(({ no }) => seatOfHero(setup as Setup, no) === seat),
  );
}

/** GSQ-PREP-13: a seat is its hero; one that holds several is a player, with the sign of the hero that acts, or of the first. */
function roleOf(seat: SeatId, own: readonly Held[], acting?: number): SeatRole {
  const [first, ...others] = own;
  if (first === undefined) return { name: { key: seat }, icon: person };
  const shown = own.find(({ no }) => no === acting) ?? first;
  const icon = portraits[shown.archetype];
  if (others.length === 0) return { name: heroName(first), icon };
  const note = own.map(heroName).reduceRight((rest, hero) => ({ key: 'face.seat.heroes', params: { hero, rest } }));
  return { name: { key: seat }, icon, note };
}

function heroName({ archetype, twin }: Held): Text {
  return { key: `hero.${archetype}`, params: { twin } };
}
