import type { Flow, Ref, SeatId } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Blocked, Crew, Described, Params, PartyTurn, Renegades, Ship, State } from '../../types.ts';
import { coalitionPartyTurn } from '../coalition/turn.ts';
import { end, turnIsOver } from '../lasting.ts';
import { ascend } from '../orbit/landing.ts';
import { sortByInitiative } from '../orbit/turn.ts';
import { crewById, isConscious, nameOf, refOf, say, shipNo } from '../table.ts';
import { offerTactics } from '../tactics/moments.ts';
import { tacticOffers } from '../tactics/play.ts';
import { tendTheFallen } from './boarding.ts';
import { burn } from './danger.ts';
import { Deed, pay, type Verb } from './deeds.ts';
import { deedsOf, shipsToAscend } from './options.ts';
import { actorsOf, isBerthed, newActor, newPartyTurn, partyInitiative } from './party.ts';
import { shipLabel, taking } from './verbs.ts';
import { barredDeeds } from './why-not.ts';

/** RDA-ORDER-05..08, 12, 14: the order of parties. */
export function* surfacePhase(t: Renegades): Flow {
  const { state } = t;
  const initiatives = state.ships.map(ship => partyInitiative(state, ship));
  const acting = state.ships.filter((_, at) => initiatives[at] !== undefined);
  const sorted = yield* sortByInitiative(t, acting, ship => initiatives[ship.no - 1]!);
  state.order = sorted.map(({ no }) => no);
  state.party = null;
  state.stage = 'parties';
}

/** RDA-SURFACE-01..09: the next thing that the party whose turn it is does; a party that the program runs has its `coalitionPartyTurn`. */
export function* partiesTurn(t: Renegades): Flow {
  const { state } = t;
  const no = state.order[0];
  if (no === undefined) {
    state.stage = 'npcs'; // RDA-SURFACE-08
    return;
  }
  const ship = shipNo(state, no);
  if (state.party === null) yield* beginParty(t, ship);
  else if (state.party.crew === null) yield* whoActs(t, ship, state.party, ship.seat!);
  else yield* act(t, ship, state.party, crewById(state, state.party.crew), ship.seat!);
}

/** RDA-ORDER-12: a party that was wiped out loses its turn. */
function* beginParty(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  if (actorsOf(state, ship).length === 0) return void state.order.shift();
  yield* offerTactics(t, 'any', { ship });
  for (const crew of state.crew) {
    if (crew.ship !== ship.no) continue;
    end(crew, 'nextTurn');
    if (crew.usedTurn.length > 0) crew.usedTurn = [];
  }
  say(t, 'RDA-ORDER-05', 'party.turn', { ship: nameOf(ship) });
  state.party = newPartyTurn(ship);
  if (ship.seat !== null) return;
  yield* coalitionPartyTurn(t, ship);
  endParty(t, ship);
}

/** The turn of a party is over, and with it whatever lasted for it. Those who did not act return their Stun tokens, too (RDA-GEAR-19). */
function endParty(t: Renegades, ship: Ship): void {
  const { state } = t;
  for (const crew of actorsOf(state, ship)) if (!state.party!.done.includes(crew.id)) crew.stunned = false;
  for (const crew of state.crew) if (crew.ship === ship.no && crew.usedTurn.length > 0) crew.usedTurn = [];
  turnIsOver(state);
  for (const each of state.ships) if (isBerthed(each)) tendTheFallen(t, each);
  state.party = null;
  state.order.shift();
}

/** RDA-SURFACE-02: the player chooses who is next; one finishes before the next begins. */
function* whoActs(t: Renegades, ship: Ship, party: PartyTurn, seat: SeatId): Flow {
  const waiting = actorsOf(t.state, ship).filter(({ id }) => !party.done.includes(id));
  if (waiting.length === 0) return endParty(t, ship);
  if (waiting.length === 1) return yield* beginActor(t, party, waiting[0]!);
  const deeds = [
    ...waiting.map(crew => new Deed(refOf(crew), acting, crew)),
    ...shipDeeds(t.state, ship),
    ...tacticOffers(t.state, ship, 'surface').map(offer => new Deed(offer.key, taking, offer, offer.cost)),
    done,
  ] as Deed<never>[];
  const chosen = yield* t.choose(seat, 'who', deeds, {
    params: { ship: nameOf(ship) },
    describe: deed => deed.describe(t.state, waiting[0]!),
  });
  if (chosen.key === done.key) endParty(t, ship);
  else yield* chosen.do(t, waiting[0]!);
}

const acting: Verb<Crew> = {
  cost: 'free',
  group: 'crew',
  describe: crew => ({ label: nameOf(crew), refs: [refOf(crew)] }),
  do: (t, _, crew) => beginActor(t, t.state.party!, crew),
};

/** RDA-TERRAIN-14: whoever begins on fire is burnt. */
function* beginActor(t: Renegades, party: PartyTurn, crew: Crew): Flow {
  newActor(party, crew);
  if (crew.lasting.length > 0) party.attacksAllowed = effects.change(t.state, 'attacksAllowed', 1, { by: crew });
  yield* burn(t, crew);
  if (!isConscious(t.state, crew)) endActor(party);
}

function endActor(party: PartyTurn): void {
  party.done.push(party.crew!);
  party.crew = null;
}

const done = new Deed<undefined>(
  'done',
  {
    cost: 'free',
    group: 'done',
    describe: () => ({ label: { key: 'crewAct.done' } }),
    *do(t) {
      endActor(t.state.party!);
    },
  },
  undefined,
);

/** RDA-DEPLOY-04, RDA-ORBIT-09, RDA-BOARDING-15 */
const ascending: Verb<Ship> = {
  cost: 'free',
  group: 'ascend',
  describe: shipLabel,
  do: (t, _, ship) => ascend(t, ship, shipNo(t.state, t.state.party!.ship).seat!),
};

function shipDeeds(state: State, ship: Ship): Deed<Ship>[] {
  return shipsToAscend(state, ship).map(each => new Deed(`ascend:${refOf(each)}`, ascending, each));
}

/** RDA-SURFACE-01..06: one thing that somebody does, or the end of its turn. */
function* act(t: Renegades, ship: Ship, party: PartyTurn, crew: Crew, seat: SeatId): Flow {
  const deeds = deedsOf(t.state, crew, party);
  for (const deed of shipDeeds(t.state, ship)) deeds.push(deed as Deed<never>);
  deeds.push(done as Deed<never>);
  const chosen = yield* t.choose(seat, 'crewAct', deeds, new DeedsShown(t.state, crew, party, deeds));
  const { aboard } = crew;
  const came = yield* chosen.do(t, crew);
  if (came !== false) pay(chosen.cost, party);
  if (aboard !== 0) tendTheFallen(t, shipNo(t.state, aboard));
  if (party.crew !== null && !mayGoOn(t.state, ship, crew)) endActor(party);
}

/** Whoever is knocked out or flies off is done. */
function mayGoOn(state: State, ship: Ship, crew: Crew): boolean {
  return (
    actorsOf(state, ship).includes(crew) || (crew.aboard === ship.no && isBerthed(ship) && isConscious(state, crew))
  );
}

/** How the question for the next deed is shown; worked out when somebody looks. */
class DeedsShown {
  readonly takeOnly = true;
  readonly state: State;
  readonly crew: Crew;
  readonly party: PartyTurn;
  readonly deeds: readonly Deed<never>[];

  constructor(state: State, crew: Crew, party: PartyTurn, deeds: readonly Deed<never>[]) {
    this.state = state;
    this.crew = crew;
    this.party = party;
    this.deeds = deeds;
  }

  get params(): Params {
    const { actions, peacefulActions } = this.party;
    return { crew: nameOf(this.crew), actions: actions + peacefulActions };
  }

  get about(): Ref[] {
    return [refOf(this.crew)];
  }

  describe(deed: Deed<never>): Described {
    return deed.describe(this.state, this.crew);
  }

  blocked(): Blocked[] {
    return barredDeeds(this.state, this.crew, this.party, this.deeds);
  }
}
