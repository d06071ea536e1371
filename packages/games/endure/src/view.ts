import type { Chance, SeatId, Viewer } from '@starboard/kernel';
import { healthOf } from './content/classes.ts';
import type { Mission } from './content/missions/index.ts';
import { resolveCards } from './content/resolve-cards.ts';
import { variant } from './content/variants.ts';
import { doorName, isOpen } from './rules/doors.ts';
import { groundOf, missionOf } from './rules/mission.ts';
import type {
  Accomplishment,
  AccomplishmentId,
  Card,
  Direction,
  EnemyType,
  EventId,
  Injury,
  ItemCardId,
  ItemId,
  Lasting,
  Phase,
  ResolveCard,
  ResolveCardId,
  State,
  Stun,
  Survivor,
  SurvivorId,
  Tally,
  Token,
  TokenFace,
  TurnRecord,
} from './types.ts';

/** Zones are named in a view as the map names them: a merged zone by the first of its names. */
type ZoneName = string;

export interface SurvivorView {
  readonly id: SurvivorId;
  readonly seat: SeatId;
  readonly status: Survivor['status'];
  readonly zone: ZoneName;
  readonly health: number;
  readonly fullHealth: number;
  readonly resolve: number;
  readonly injuries: readonly Injury[];
  readonly cards: readonly Readonly<Card>[];
  /** ETS-RCARD-08: the numbers are open, the text only once a card is turned. */
  readonly resolveCards: readonly {
    readonly number: number;
    readonly card: ResolveCardId | null;
    readonly shown: boolean;
  }[];
  readonly accomplishment: Readonly<Accomplishment> | null;
  readonly crisisUsed: boolean;
  readonly stun: Stun;
  readonly held: boolean;
  /** Actions that its next turn has more, or less. */
  readonly nextActions: number;
  readonly lasting: readonly (Omit<Lasting, 'zone'> & { readonly zone?: ZoneName })[];
  readonly turn: Readonly<Omit<TurnRecord, 'searched'>> & { readonly searched: readonly ZoneName[] };
}

export interface View {
  readonly mission: string;
  /** A mission that is not of the box. */
  readonly custom: Mission | null;
  readonly round: number;
  readonly phase: Phase;
  readonly acting: SurvivorId | null;
  readonly firstPlayer: SurvivorId;
  /** How many have finished their turn in this phase. */
  readonly turnsTaken: number;
  readonly map: {
    readonly rows: readonly string[];
    readonly doors: readonly { readonly name: string; readonly open: boolean; readonly locked: boolean }[];
    readonly exits: readonly {
      readonly name: string;
      readonly zone: ZoneName;
      readonly side: Direction;
      readonly open: boolean;
    }[];
    /** Walls that were opened. */
    readonly breaches: readonly (readonly [ZoneName, ZoneName])[];
  };
  readonly survivors: readonly SurvivorView[];
  readonly figures: readonly {
    readonly id: number;
    readonly type: EnemyType;
    readonly zone: ZoneName;
    readonly hurt: number;
    readonly stunned: boolean;
  }[];
  readonly tokens: readonly { readonly id: number; readonly zone: ZoneName; readonly face: TokenFace | null }[];
  /** ETS-ODD-17: what lay on the map at set-up is an open list; so is what came from the pile, by its number. */
  readonly pile: number;
  readonly noises: readonly { readonly zone: ZoneName; readonly level: number }[];
  readonly bubbles: readonly ZoneName[];
  readonly decoys: readonly ZoneName[];
  readonly turrets: readonly { readonly by: SurvivorId; readonly zone: ZoneName; readonly left: number }[];
  readonly objectives: readonly {
    readonly id: number;
    readonly colour: string;
    readonly zone: ZoneName;
    readonly carrier: SurvivorId | null;
    readonly done: boolean;
  }[];
  readonly event: EventId | null;
  /** An event that the mission keeps in force besides. */
  readonly standing: EventId | null;
  /** The next event card is drawn without effect. */
  readonly purged: boolean;
  /** ETS-ODD-14: how many cards lie in a deck, and its discards. */
  readonly decks: {
    readonly items: number;
    readonly itemDiscards: readonly ItemCardId[];
    readonly events: number;
    readonly eventDiscards: readonly EventId[];
    readonly resolve: number;
    readonly resolveDiscards: readonly ResolveCardId[];
    readonly accomplishments: number;
    readonly accomplishmentDiscards: readonly AccomplishmentId[];
  };
  /** ETS-INV-10: item cards out of play. */
  readonly removed: readonly ItemId[];
  readonly tally: Readonly<Tally>;
  readonly result: State['result'];
}

/** ETS-ODD-13..17: everything open, and what this viewer alone has looked at. */
export function view(state: State, viewer: Viewer): View {
  const { map, exits } = groundOf(state);
  const nameOf = (zone: number): ZoneName => map.zones[zone]!.name;
  const objectives = missionOf(state).objectives;
  return {
    mission: state.mission,
    custom: state.custom,
    round: state.round,
    phase: state.phase,
    acting: state.survivors[state.acting]?.id ?? null,
    firstPlayer: state.survivors[state.firstPlayer]!.id,
    turnsTaken: state.turnsTaken,
    map: {
      rows: missionOf(state).map,
      doors: map.doors.map(({ name }, door) => ({
        name,
        open: isOpen(state, door),
        locked: state.doors[door]!.locked,
      })),
      exits: exits.map(({ zone, side }, at) => {
        const door = map.doors.length + at;
        return { name: doorName(state, door), zone: nameOf(zone), side, open: isOpen(state, door) };
      }),
      breaches: state.breaches.map(([a, b]) => [nameOf(a), nameOf(b)]),
    },
    survivors: state.survivors.map(survivor => survivorView(state, survivor, nameOf)),
    figures: state.figures.map(({ id, type, zone, hurt, stunned }) => ({
      id,
      type,
      zone: nameOf(zone),
      hurt,
      stunned,
    })),
    tokens: state.tokens.map(token => ({
      id: token.id,
      zone: nameOf(token.zone),
      face: isKnown(token, viewer) ? token.face : null,
    })),
    pile: state.pile.length,
    noises: state.noises.map(({ zone, level }) => ({ zone: nameOf(zone), level })),
    bubbles: state.bubbles.map(nameOf),
    decoys: state.decoys.map(nameOf),
    turrets: state.turrets.map(({ by, zone, left }) => ({ by, zone: nameOf(zone), left })),
    objectives: state.objectives.map(({ id, zone, carrier, done }) => ({
      id,
      colour: objectives[id]!.colour,
      zone: nameOf(zone),
      carrier,
      done,
    })),
    event: state.event,
    standing: state.standing,
    purged: state.purged,
    decks: {
      items: state.items.draw.length,
      itemDiscards: [...state.items.discard],
      events: state.events.draw.length,
      eventDiscards: [...state.events.discard],
      resolve: state.resolveDeck.draw.length,
      resolveDiscards: [...state.resolveDeck.discard],
      accomplishments: state.accomplishments.draw.length,
      accomplishmentDiscards: [...state.accomplishments.discard],
    },
    removed: [...state.removed],
    tally: { ...state.tally },
    result: state.result,
  };
}

function survivorView(state: State, survivor: Survivor, nameOf: (zone: number) => ZoneName): SurvivorView {
  const open = variant(state, 'hiddenResolve') === 'open'; // ETS-VAR-35
  const { accomplishment, turn } = survivor;
  return {
    id: survivor.id,
    seat: survivor.seat,
    status: survivor.status,
    zone: nameOf(survivor.zone),
    health: survivor.health,
    fullHealth: healthOf(survivor.id),
    resolve: survivor.resolve,
    injuries: [...survivor.injuries],
    cards: survivor.cards.map(card => ({ ...card })),
    resolveCards: survivor.resolveCards.map(({ card, shown }) => ({
      number: numberOn(card),
      card: shown || open ? card : null,
      shown,
    })),
    accomplishment: accomplishment && { ...accomplishment, marks: [...accomplishment.marks] },
    crisisUsed: survivor.crisisUsed,
    stun: survivor.stun,
    held: survivor.heldIn === survivor.zone,
    nextActions: survivor.nextActions,
    lasting: survivor.lasting.map(({ zone, covers, ...rest }) => ({
      ...rest,
      ...(zone !== undefined && { zone: nameOf(zone) }),
      ...(covers !== undefined && { covers: [...covers] }),
    })),
    turn: { ...turn, searched: turn.searched.map(nameOf), used: [...turn.used] },
  };
}

/** What peeps out from under the dashboard; nothing, if the card is none of the deck. */
function numberOn(card: ResolveCardId): number {
  return resolveCards[card]?.number ?? 0;
}

function isKnown({ knownTo }: Token, viewer: Viewer): boolean {
  return knownTo.some(id => id === viewer);
}

/**
 * Draws anew what this viewer may not know: faces of tokens (those of the set-up among themselves, those of the pile among
 * themselves), the order of decks, and which of the Resolve cards with a number lies where. Tokens and cards stay the
 * same things, for a rule may be in the middle of handling one.
 */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  for (const spawned of [false, true]) dealFaces(state, viewer, chance, spawned);
  chance.shuffle(state.items.draw);
  chance.shuffle(state.events.draw);
  chance.shuffle(state.accomplishments.draw);
  if (variant(state, 'hiddenResolve') === 'hidden') dealResolveCards(state, chance);
  chance.shuffle(state.resolveDeck.draw);
}

type Redrawn<T> = { -readonly [K in keyof T]: T[K] };

function dealFaces({ tokens, pile }: State, viewer: Viewer, chance: Chance, spawned: boolean): void {
  const unknown: Redrawn<Token>[] = tokens.filter(token => token.spawned === spawned && !isKnown(token, viewer));
  const faces = chance.shuffle([...unknown.map(token => token.face), ...(spawned ? pile : [])]);
  for (const token of unknown) token.face = faces.pop()!;
  if (spawned) pile.splice(0, pile.length, ...faces);
}

function dealResolveCards({ survivors, resolveDeck: { draw } }: State, chance: Chance): void {
  const hidden: Redrawn<ResolveCard>[] = survivors.flatMap(({ resolveCards: cards }) =>
    cards.filter(({ shown }) => !shown),
  );
  const pool = chance.shuffle([...hidden.map(({ card }) => card), ...draw]);
  for (const each of hidden) {
    const number = numberOn(each.card);
    const at = pool.findIndex(card => numberOn(card) === number);
    each.card = pool.splice(at, 1)[0]!;
  }
  draw.splice(0, draw.length, ...pool);
}
