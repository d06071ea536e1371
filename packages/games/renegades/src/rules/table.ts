import type { Ref, SeatId } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import type {
  Anybody,
  Card,
  Crew,
  CrewId,
  Faction,
  Fighter,
  Figure,
  Keyword,
  Npc,
  NpcId,
  Params,
  Renegades,
  Ship,
  ShipId,
  State,
  Station,
  TextKey,
  Vessel,
  Words,
} from '../types.ts';
import { healthOf } from './stats.ts';

/** Writes the log with the rule that made it so. */
export function say(t: Renegades, rule: string, key: TextKey, params?: Params): void {
  t.say(key, params, { rule });
}

export function crewById({ crew }: State, id: CrewId): Crew {
  for (const each of crew) if (each.id === id) return each;
  throw new Error(`${id} is not in play.`);
}

export function shipNo({ ships }: State, no: number): Ship {
  return ships[no - 1]!;
}

/** The ship whose crew somebody belongs to. */
export function shipOf(state: State, { ship }: Crew): Ship {
  return shipNo(state, ship);
}

/** RDA-CREW-10; unhurt is conscious, whatever bends health. */
export function isConscious(state: State, crew: Crew): boolean {
  return crew.wounds === 0 || crew.wounds < healthOf(state, crew);
}

/** Whether somebody stands or lies on a board rather than aboard a ship; carried ones lie where their bearer stands. */
export function isOnBoard({ aboard }: Figure): boolean {
  return aboard === 0;
}

/** RDA-SURFACE-07: conscious crew of a ship outside it, in the order of the crew. */
export function partyOf(state: State, ship: Ship): Crew[] {
  return crewOutside(state).filter(crew => crew.ship === ship.no);
}

/** Conscious crew outside any ship, of both factions. */
export function crewOutside(state: State): Crew[] {
  const outside: Crew[] = [];
  for (const crew of state.crew) if (isOnBoard(crew) && isConscious(state, crew)) outside.push(crew);
  return outside;
}

/** Those aboard a ship who belong to it, prisoners of other factions left out. */
export function crewAboard(state: State, ship: Ship): Crew[] {
  return state.crew.filter(crew => crew.aboard === ship.no && crew.ship === ship.no);
}

/** RDA-STATION-02, 08: who sits at a station. */
export function occupantOf(state: State, ship: Ship, station: Station): Crew | undefined {
  for (const crew of state.crew) if (crew.aboard === ship.no && crew.post === station) return crew;
  return undefined;
}

/** RDA-TACT-09: nobody, once it serves another ship (RDA-PRISONER-07). */
export function commanderOf(state: State, ship: Ship): Crew | undefined {
  for (const crew of state.crew) if (crew.id === ship.commander && crew.ship === ship.no) return crew;
  return undefined;
}

/** Who decides for a piece; nobody where the program does. */
export function deciderOf(state: State, piece: Anybody): SeatId | null {
  if (piece.kind === 'ship') return piece.seat;
  if (piece.kind === 'crew') return shipOf(state, piece).seat;
  return null;
}

/** All seats of a faction, in the order of their ships. */
export function seatsOfFaction({ ships }: State, faction: Faction): SeatId[] {
  const seats = ships.flatMap(ship => (ship.faction === faction && ship.seat !== null ? [ship.seat] : []));
  return [...new Set(seats)];
}

/** The faction of crew and ships; NPCs have none. */
export function factionOf(piece: Anybody): Faction | null {
  return piece.kind === 'crew' || piece.kind === 'ship' ? piece.faction : null;
}

/** RDA-EPIC-04, 07: whether the factions are friends for now. */
export function isTruce(state: State): boolean {
  return effects.holds(state, 'truce', {});
}

/** RDA-NPC-16..18, RDA-ATTACK-21, RDA-MELEE-07: whether the one may attack the other. */
export function areOpponents(state: State, a: Anybody, b: Anybody): boolean {
  if (a === b) return false;
  const one = factionOf(a);
  const other = factionOf(b);
  if (one !== null && other !== null) return one !== other && !isTruce(state);
  if (one !== null || other !== null) return true;
  return (isCreature(a) || isCreature(b)) && !isObject(a) && !isObject(b);
}

/** RDA-NPC-16, 17: friends never block a line, and let each other pass. */
export function areFriends(state: State, a: Anybody, b: Anybody): boolean {
  return a === b || !areOpponents(state, a, b);
}

/** RDA-EPIC-06: the Monolith: crews alone attack it. */
function isObject(piece: Anybody): boolean {
  return piece.kind === 'npc' && catalogue.npcs[piece.npc].rank === 'object';
}

export function isCreature(piece: Anybody): boolean {
  return piece.kind === 'npc' && catalogue.npcs[piece.npc].rank === 'creature';
}

/** RDA-CREW-09, RDA-CREATURE-01 */
export function keywordsOf(piece: Figure): readonly Keyword[] {
  return piece.kind === 'crew' ? catalogue.crew[piece.id].keywords : catalogue.npcs[piece.npc].keywords;
}

/** RDA-CREW-05, 17: including a second one by Cross Training. */
export function specialtiesOf({ id, trained }: Crew): readonly Station[] {
  const { specialties }: { specialties: readonly Station[] } = catalogue.crew[id];
  return trained === null ? specialties : [...specialties, trained];
}

/** `crew:lexxa`, `npc:7`, `ship:1`, `fighter:3`; also the key of an option that is aimed at it. */
export function refOf(piece: Anybody): Ref {
  if (piece.kind === 'crew') return crewRefOf(piece.id);
  const { kind, no } = piece;
  numberedRefs[kind][no] ??= `${kind}:${no}`;
  return numberedRefs[kind][no]!;
}

/** Refs and names of cards are made once: every question and every line of the log has some. */
const numberedRefs: { readonly [K in 'npc' | 'ship' | 'fighter']: Ref[] } = { npc: [], ship: [], fighter: [] };
const crewRefOf = remembered((id: CrewId): Ref => `crew:${id}`);
const crewNameOf = remembered((id: CrewId): Words => ({ key: `crew.${id}` }));
const npcNameOf = remembered((id: NpcId): Words => ({ key: `npc.${id}` }));
const shipNameOf = remembered((id: ShipId): Words => ({ key: `ship.${id}` }));

function remembered<Id extends string, T>(make: (id: Id) => T): (id: Id) => T {
  const made: { [I in Id]?: T } = {};
  return id => {
    const known = made[id];
    if (known !== undefined) return known;
    const one = make(id);
    made[id] = one;
    return one;
  };
}

/** The piece of a ref, if it is still there. */
export function pieceOf(state: State, ref: Ref): Anybody | undefined {
  const all: readonly Anybody[] = [...state.crew, ...state.npcs, ...state.ships, ...state.fighters];
  return all.find(piece => refOf(piece) === ref);
}

/** What a piece is called. */
export function nameOf(piece: Anybody): Words {
  if (piece.kind === 'crew') return crewNameOf(piece.id);
  if (piece.kind === 'npc') return npcName(piece);
  if (piece.kind === 'ship') return shipNameOf(piece.ship);
  return { key: `fighter.${piece.race}`, params: { no: piece.no } };
}

function npcName(npc: Npc): Words {
  const no = numberOf(npc);
  const name = npcNameOf(npc.npc);
  return no === undefined ? name : { key: 'npc.numbered', params: { npc: name, no } };
}

/** Those who come in numbers are told apart by theirs. */
export function numberOf(piece: Anybody): number | undefined {
  if (piece.kind === 'fighter') return piece.no;
  if (piece.kind !== 'npc') return undefined;
  const { rank } = catalogue.npcs[piece.npc];
  return rank === 'warrior' || rank === 'drone' ? piece.no : undefined;
}

export function cardRef({ no }: Card): Ref {
  return `card:${no}`;
}

export function cellRef(cell: number): Ref {
  return `cell:${cell}`;
}

/** Everybody on the surface or a home board: conscious crew, then NPCs. */
export function figuresOutside(state: State): Figure[] {
  const figures: Figure[] = crewOutside(state);
  for (const npc of state.npcs) if (isOnBoard(npc)) figures.push(npc);
  return figures;
}

/** Ships in orbit and fighters. */
export function vesselsInOrbit({ ships, fighters }: State): Vessel[] {
  return [...ships.filter(({ where }) => where === 'orbit'), ...fighters] as (Ship | Fighter)[];
}

/** Every piece in play: crew, NPCs, ships, fighters. */
export function everything({ crew, npcs, ships, fighters }: State): Anybody[] {
  return [...crew, ...npcs, ...ships, ...fighters];
}
