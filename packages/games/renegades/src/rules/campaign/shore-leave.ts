import type { Flow, SeatId } from '@starboard/kernel';
import type { Blocked, Option, Renegades, ShoreLeave, State } from '../../types.ts';
import { askToTurn, prisonersOf } from '../captives.ts';
import { playersOf } from '../mission/begins.ts';
import { initiativeOf } from '../stats.ts';
import { commanderOf, say } from '../table.ts';
import { barredWares, discardGear, gearDeals, shipsOf, turnUpGear } from './buying.ts';
import { returnToPort } from './port.ts';
import { barredRecruits, recruitDeals } from './recruiting.ts';
import { tacticDeals } from './redraw.ts';
import { refitDeals, removalDeals } from './refit.ts';
import { barredSales, discardDepleted, sellDeals } from './selling.ts';
import { tradeDeals } from './trading.ts';
import { barredUpgrades, discardUpgrades, turnUpUpgrades, upgradeDeals } from './upgrading.ts';

/** Something that can be done at this point of a Shore Leave. */
export interface Deal extends Option {
  take(t: Renegades): Flow;
}

type Phase = ShoreLeave['phase'];

/** RDA-SHORE-09: what each player does in turn, once all have traded; tactical cards at the end (RDA-SHORE-07). */
const phases: readonly Phase[] = ['sell', 'gear', 'upgrades', 'recruit', 'refit', 'tactics'];

/** RDA-SHORE-04, RDA-DEC-25 */
const deals: { readonly [P in Phase]: (t: Renegades, seat: SeatId) => Deal[] } = {
  trade: tradeDeals,
  sell: (t, seat) => [...sellDeals(t, seat), ...removalDeals(t, seat)],
  gear: gearDeals,
  upgrades: upgradeDeals,
  recruit: recruitDeals,
  refit: refitDeals,
  tactics: tacticDeals,
};

/** What a player would look for and cannot have. */
const bars: { readonly [P in Phase]?: (state: State, seat: SeatId) => Blocked[] } = {
  sell: barredSales,
  gear: barredWares,
  upgrades: barredUpgrades,
  recruit: barredRecruits,
};

/** RDA-SHORE-02..09, RDA-CAMP-03: the next thing somebody does at Shore Leave. */
export function* shoreLeave(t: Renegades): Flow {
  const { state } = t;
  if (state.shore === null) {
    returnToPort(t);
    yield* turnInPort(t);
    state.shore = { seats: seatsInOrder(state), phase: 'trade', wares: [], offers: [] };
  }
  const { shore } = state;
  if (shore.seats.length === 0 && shore.phase === 'trade') {
    Object.assign(shore, { seats: seatsInOrder(state), phase: phases[0]! });
  }
  const seat = shore.seats[0];
  if (seat === undefined) return sail(t);
  yield* dealOnce(t, shore, seat);
}

/** RDA-SHORE-09: descending initiative of commanders, Renegades first. */
function seatsInOrder(state: State): SeatId[] {
  const initiatives = (seat: SeatId) =>
    shipsOf(state, seat).map(ship => {
      const commander = commanderOf(state, ship);
      return commander === undefined ? 0 : initiativeOf(state, commander);
    });
  return playersOf(state.ships)
    .map(({ seat, faction }) => ({ seat, rank: Math.max(...initiatives(seat)) + (faction === 'renegade' ? 0.5 : 0) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ seat }) => seat);
}

/** RDA-SHORE-08, RDA-PRISONER-09: one attempt per prisoner. */
function* turnInPort(t: Renegades): Flow {
  for (const ship of t.state.ships) {
    for (const prisoner of prisonersOf(t.state, ship)) yield* askToTurn(t, ship, prisoner);
  }
}

/** One deal, or on to the next phase; a phase with nothing to do is passed over. */
function* dealOnce(t: Renegades, shore: ShoreLeave, seat: SeatId): Flow {
  const { phase } = shore;
  const open = deals[phase](t, seat);
  if (open.length > 0) {
    const chosen = yield* t.choose(seat, `shore.${phase}`, [...open, { key: 'next', group: 'next' } as Option], {
      params: { digits: t.state.purses[seat] ?? 0 },
      blocked: () => bars[phase]?.(t.state, seat) ?? [],
    });
    if ('take' in chosen) return yield* (chosen as Deal).take(t);
  }
  leave(t, phase, seat);
  const next = phases[phases.indexOf(phase) + 1];
  if (phase === 'trade' || next === undefined) shore.seats.shift();
  if (phase !== 'trade') shore.phase = next ?? phases[0]!;
  enter(t, shore, seat);
}

/** RDA-BUY-02, 07 */
function leave(t: Renegades, phase: Phase, seat: SeatId): void {
  if (phase === 'sell') discardDepleted(t, seat);
  if (phase === 'gear') discardGear(t);
  if (phase === 'upgrades') discardUpgrades(t);
}

function enter(t: Renegades, { phase }: ShoreLeave, seat: SeatId): void {
  if (phase === 'gear') turnUpGear(t, seat);
  if (phase === 'upgrades') turnUpUpgrades(t, seat);
}

/** RDA-SHORE-05: the next mission, for the whole table. */
function sail(t: Renegades): void {
  const { state } = t;
  const campaign = state.campaign!;
  if (campaign.missions.length === 0) campaign.missions = t.shuffle([...new Set(campaign.played)]);
  state.mission = campaign.missions.pop()!;
  state.shore = null;
  state.stage = 'draft'; // RDA-SOLO-03
  say(t, 'RDA-SHORE-05', 'shore.sails', { mission: { key: `mission.${state.mission}` } });
}
