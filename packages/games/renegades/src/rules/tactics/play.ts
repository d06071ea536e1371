import type { Flow, SeatId } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Changed, Effect, Occasion, Offer } from '../../hooks.ts';
import type {
  Crew,
  Option,
  OrbitalTactic,
  Params,
  Renegades,
  Ship,
  State,
  Station,
  SurfaceTactic,
  TacticalCard,
  Words,
} from '../../types.ts';
import { isCritical } from '../ship.ts';
import { stations } from '../stations.ts';
import { noteScan } from '../surface/scan.ts';
import { commanderOf, crewById, isConscious, nameOf, refOf, say, shipNo } from '../table.ts';
import { takeTest } from '../tests.ts';
import { newChanged } from './moments.ts';
import { testersOf } from './testers.ts';

/** The card of a commander that works now, with what it does. */
interface Playable {
  readonly id: OrbitalTactic | SurfaceTactic;
  readonly kind: 'orbital' | 'surface';
  readonly card: TacticalCard;
  readonly commander: Crew;
}

/** RDA-TACT-05, 06: noted for the rest of the round, whichever card it was. */
const used = 'tactic';

/** RDA-TACT-03, 05, 06, 09, 11, 12, RDA-CRIT-04: the orbital card aboard, the surface card in a landing party, one of them once a round. */
function playableOf(state: State, ship: Ship): Playable | undefined {
  const commander = commanderOf(state, ship);
  if (commander === undefined || commander.ship !== ship.no || !isConscious(state, commander)) return undefined;
  if (ship.usedRound.includes(used)) return undefined;
  const kind = commander.aboard === 0 ? 'surface' : 'orbital';
  if (kind === 'surface') {
    const id = ship.surface;
    if (id === null) return undefined;
    return { id, kind, card: catalogue.surfaceTactics[id], commander };
  }
  if (commander.aboard !== ship.no || commander.post === 'brig' || isCritical(state, ship)) return undefined;
  const id = ship.orbital;
  if (id === null) return undefined;
  return { id, kind, card: catalogue.orbitalTactics[id], commander };
}

/** RDA-TACT-07: somebody is there to make its other test, and it would do something. */
function isUsable(state: State, ship: Ship, playable: Playable, occasion: Occasion): boolean {
  const { card } = playable;
  if (card.isUseful !== undefined && !card.isUseful(state, ship, occasion)) return false;
  return card.test === undefined || testersFor(state, ship, playable).length > 0;
}

/** RDA-TACT-07, 08 */
function testersFor(state: State, ship: Ship, { card }: Playable): Crew[] {
  const able = testersOf(state, ship, card);
  return card.isTester === undefined ? able : able.filter(crew => card.isTester!(state, crew));
}

function isStation(by: string): by is Station {
  return (stations as readonly string[]).includes(by);
}

/** RDA-TACT-13: `any` is in the phase of that board. */
function isPhaseOf({ stage }: State, kind: Playable['kind']): boolean {
  return (stage === 'parties' || stage === 'npcs' || stage === 'npcTurns') === (kind === 'surface');
}

/** RDA-TACT-03, 05, 13: the tactical card of a ship’s commander as a free option of its own turn, if it can be used. */
export function tacticOffers(state: State, ship: Ship, where: 'orbit' | 'surface'): Offer[] {
  const playable = playableOf(state, ship);
  if (playable === undefined || (playable.kind === 'surface') !== (where === 'surface')) return [];
  const { id, card } = playable;
  if ((card.moment !== 'own' && card.moment !== 'any') || !isUsable(state, ship, playable, {})) return [];
  return [
    {
      key: `tactic:${id}`,
      group: 'tactic',
      label: { key: `tactic.${id}` },
      cost: 'free',
      *take(t) {
        yield* use(t, ship, playable, {}, newChanged({}));
      },
    },
  ];
}

/** RDA-TACT-13, RDA-DEC-14: asks those who hold a card of this moment, one after the other. */
export const tacticians: Effect = {
  *moment(t, { holders, moment, occasion, changed }) {
    for (const ship of holders) {
      const playable = playableOf(t.state, ship);
      if (playable === undefined || playable.card.moment !== moment) continue;
      if (moment === 'any' && !isPhaseOf(t.state, playable.kind)) continue;
      if (!isUsable(t.state, ship, playable, occasion)) continue;
      if (yield* isWanted(t, ship.seat!, ship, playable)) yield* use(t, ship, playable, occasion, changed);
    }
  },
};

function* isWanted(t: Renegades, seat: SeatId, ship: Ship, { id }: Playable): Flow<boolean> {
  const tactic: Words = { key: `tactic.${id}` };
  const options: Option[] = [{ key: 'pass' }, { key: 'use', label: { key: 'tactic.use', params: { tactic } } }];
  const showing = { params: { ship: nameOf(ship), tactic }, about: [refOf(ship)] };
  return (yield* t.choose(seat, 'tactic', options, showing)).key === 'use';
}

/** RDA-TACT-04..06: the commander's Leadership, then the other test; all must succeed, and a failure uses it up as well. */
function* use(t: Renegades, ship: Ship, playable: Playable, occasion: Occasion, changed: Changed): Flow {
  const { id, card, commander } = playable;
  ship.usedRound.push(used);
  say(t, 'RDA-TACT-04', 'tactic.used', { crew: nameOf(commander), tactic: { key: `tactic.${id}` } });
  const about = `tactic:${id}` as const;
  const lead = { by: commander, skill: 'leadership', target: 5, purpose: 'tactical', about } as const;
  if (!(yield* takeTest(t, lead))) return;
  const tester = card.test === undefined ? undefined : yield* chooseTester(t, ship, playable);
  if (card.test !== undefined) {
    const { skill, target, by } = card.test;
    const station = isStation(by) ? { station: by } : {};
    if (skill === 'search') noteScan(tester!); // RDA-SEARCH-06: of any kind
    if (!(yield* takeTest(t, { by: tester!, skill, target, purpose: 'tactical', about, ...station }))) return;
  }
  yield* card.play(t, shipNo(t.state, ship.no), occasion, changed, tester);
}

function* chooseTester(t: Renegades, ship: Ship, playable: Playable): Flow<Crew> {
  const able = testersFor(t.state, ship, playable);
  const options = able.map(crew => ({ key: refOf(crew), refs: [refOf(crew)], label: nameOf(crew), id: crew.id }));
  const params: Params = { tactic: { key: `tactic.${playable.id}` } };
  const { id } = yield* t.choose(ship.seat!, 'tester', options, { params, takeOnly: true });
  return crewById(t.state, id);
}
