import { type Chance, copy, type SeatId, type Viewer } from '@starboard/kernel';
import { boxOf, catalogue } from './catalogue.ts';
import { orbitOf, surfaceOf } from './field/board.ts';
import type { Bounty, Crew, CrewId, Fighter, Npc, Parameter, Ship, State, Token } from './types.ts';

/** RDA-DEC-02: a token on a board, and who has looked; what it is, is there only for them. */
type SeenToken = Pick<Token, 'cell' | 'seenBy' | 'scannedBy'> & { readonly token?: number };

/** A deck as everybody sees it: how many cards it has left, and its open discards. */
interface Pile {
  readonly left: number;
  readonly discard: readonly string[];
}

const piles = ['events', 'enemies', 'creatures', 'gear', 'upgradeDeck', 'orbitalTactics', 'surfaceTactics'] as const;

/** What the table shows of itself; the secrets are seen by those whose they are (RDA-DEC-01..05). */
export type View = Pick<State, (typeof open)[number] | 'ships' | 'crew' | 'npcs' | 'fighters'> & {
  readonly containers: readonly SeenToken[];
  readonly salvage: readonly SeenToken[];
  readonly parameters: readonly Omit<Parameter, 'under' | 'blank'>[];
  readonly bounties: readonly (Pick<Bounty, 'seat' | 'met' | 'shownTo'> & { readonly crew?: CrewId })[];
  readonly piles: { readonly [P in (typeof piles)[number]]: Pile };
  readonly campaign: Omit<NonNullable<State['campaign']>, 'missions'> | null;
};

/** RDA-DEC-05: everything on the table that anybody may know, but for pieces and what is seen by some alone. */
const open = [
  'variants',
  'tier',
  'clock',
  'start',
  'mission',
  'stage',
  'round',
  'surface',
  'orbit',
  'fires',
  'shutDoors',
  'spentMines',
  'closedDocks',
  'dropped',
  'used',
  'notes',
  'purses',
  'earned',
  'experience',
  'order',
  'turn',
  'party',
  'lasting',
  'drawing',
  'lastRound',
  'chase',
  'shore',
  'result',
  'over',
] as const satisfies readonly (keyof State)[];

/** RDA-DEC-05: of pieces too, only what is named here is seen; no secret may be written into any of it. */
const ofPieces = ['kind', 'lasting', 'usedTurn', 'usedRound', 'usedMission', 'hurtBy'] as const;
const ofFigures = [...ofPieces, 'on', 'cell', 'aboard', 'wounds', 'stunned', 'detected'] as const;
const ofCrew = [
  ...ofFigures,
  'id',
  'faction',
  'ship',
  'post',
  'bearer',
  'cards',
  'upgrades',
  'trained',
  'turned',
  'infected',
  'stealth',
  'exposed',
  'held',
  'admitted',
] as const satisfies readonly (keyof Crew)[];
const ofNpcs = [
  ...ofFigures,
  'no',
  'npc',
  'placed',
  'asleep',
  'culprit',
  'primary',
  'lastSeen',
  'lastTarget',
  'lastInRange',
  'shared',
  'ignored',
] as const satisfies readonly (keyof Npc)[];
const ofFighters = [
  ...ofPieces,
  'no',
  'race',
  'placed',
  'cell',
  'damage',
] as const satisfies readonly (keyof Fighter)[];
const ofShips = [
  ...ofPieces,
  'no',
  'ship',
  'faction',
  'seat',
  'commander',
  'where',
  'cell',
  'facing',
  'flipped',
  'damage',
  'landed',
  'overstays',
  'orbital',
  'surface',
  'declared',
  'armory',
  'components',
  'upgrades',
] as const satisfies readonly (keyof Ship)[];

/** A copy of these fields, and of nothing else. */
function only<T extends object, F extends keyof T>(fields: readonly F[], of: T): Pick<T, F> {
  const shown: Partial<T> = {};
  for (const field of fields) shown[field] = copy(of[field]);
  return shown as Pick<T, F>;
}

export function view(state: State, viewer: Viewer): View {
  return {
    ...only(open, state),
    ships: state.ships.map(ship => only(ofShips, ship)),
    crew: state.crew.map(crew => only(ofCrew, crew)),
    npcs: state.npcs.map(npc => only(ofNpcs, npc)),
    fighters: state.fighters.map(fighter => only(ofFighters, fighter)),
    containers: state.containers.map(token => seen(token, viewer)),
    salvage: state.salvage.map(token => seen(token, viewer)),
    parameters: state.parameters.map(shownParameter),
    bounties: state.bounties.map(bounty => shownBounty(bounty, viewer)),
    piles: Object.fromEntries(piles.map(name => [name, pileOf(state[name])])) as View['piles'],
    campaign: campaignOf(state),
  };
}

/** What lies face down is seen by some and not by others. */
export function seesAs({ containers, salvage, bounties }: State, viewer: Viewer): Viewer {
  const hasLooked = [...containers, ...salvage].some(({ seenBy }) => seenBy.includes(viewer));
  return hasLooked || bounties.some(bounty => isInOnBounty(bounty, viewer)) ? viewer : 'spectator';
}

function seen({ cell, token, seenBy, scannedBy }: Token, viewer: Viewer): SeenToken {
  return {
    cell,
    seenBy: [...seenBy],
    ...(scannedBy && { scannedBy: [...scannedBy] }),
    ...(seenBy.includes(viewer) && { token }),
  };
}

/** RDA-DEC-04: neither where it is hidden nor whether it is a sample. */
function shownParameter(parameter: Parameter): View['parameters'][number] {
  const { no, what, kind, cell, atHome, fallen, bearer, hold, marked, delivered } = parameter;
  return {
    ...{ no, what, kind, cell, bearer, hold, marked, delivered },
    ...(atHome && { atHome }),
    ...(fallen && { fallen }),
  };
}

/** RDA-DEC-01: once it is met all know it, yet not to whom it was shown before. */
function shownBounty(bounty: Bounty, viewer: Viewer): View['bounties'][number] {
  const { seat, crew, met, shownTo } = bounty;
  if (isInOnBounty(bounty, viewer)) return { seat, crew, met, ...(shownTo && { shownTo: [...shownTo] }) };
  return met ? { seat, crew, met } : { seat, met };
}

function isInOnBounty({ seat, shownTo }: Bounty, viewer: Viewer): boolean {
  return seat === viewer || (shownTo?.includes(viewer) ?? false);
}

function pileOf({ draw, discard }: { readonly draw: readonly string[]; readonly discard: readonly string[] }): Pile {
  return { left: draw.length, discard: [...discard] };
}

function campaignOf({ campaign }: State): View['campaign'] {
  if (campaign === null) return null;
  const { of, length, credits, played, unfinished = 0, ending } = campaign;
  return { of, length, credits: { ...credits }, played: [...played], unfinished, ending };
}

/** RDA-DEC-01..04: whatever this viewer may not know is drawn anew. */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  for (const name of piles) chance.shuffle<string>(state[name].draw);
  redrawEvents(state.events, chance);
  if (state.campaign !== null) chance.shuffle(state.campaign.missions);
  redrawTokens(state.containers, state.containerBag, viewer, chance);
  redrawTokens(state.salvage, state.salvageBag, viewer, chance);
  rehide(state, viewer, chance);
  redrawBounties(state, viewer, chance);
}

/** RDA-SETUP-14: those that a clock leaves out were never seen either. */
function redrawEvents({ draw, discard }: State['events'], chance: Chance): void {
  const unseen = boxOf(catalogue.events);
  for (const event of discard) unseen.splice(unseen.indexOf(event), 1);
  draw.splice(0, draw.length, ...chance.shuffle(unseen).slice(0, draw.length));
}

/** Unseen tokens on the board and those in the bag change places. */
function redrawTokens(tokens: Token[], bag: number[], viewer: Viewer, chance: Chance): void {
  const unseen = tokens.filter(({ seenBy }) => !seenBy.includes(viewer));
  const pool = chance.shuffle([...bag, ...unseen.map(({ token }) => token)]);
  for (const token of unseen) Object.assign(token, { token: pool.pop()! });
  bag.splice(0, bag.length, ...pool);
}

/** Hidden parameters are under any token that might hide one; blanks and samples change places. */
function rehide(state: State, viewer: Viewer, chance: Chance): void {
  const { parameters, containers } = state;
  const looked = containers.filter(({ seenBy }) => seenBy.includes(viewer)).map(({ token }) => token);
  rehideUnder(state, 'container', looked, chance); // M09: a look tells whether it is the one
  rehideUnder(state, 'salvage', [], chance); // RDA-DEC-04: a scan does not
  const closed = parameters.filter(({ blank, cell }) => blank !== undefined && cell >= 0);
  const blanks = chance.shuffle(closed.map(({ blank }) => blank!));
  for (const parameter of closed) parameter.blank = blanks.pop()!;
}

/** RDA-PARAM-12: under tokens that were laid out with the boards, but for those of which the viewer knows. */
function rehideUnder(state: State, bag: 'container' | 'salvage', known: readonly number[], chance: Chance): void {
  const hidden = state.parameters.filter(({ under }) => under?.bag === bag && !known.includes(under.token));
  if (hidden.length === 0) return;
  const [{ tiles }, tokens] =
    bag === 'container' ? [surfaceOf(state), state.containers] : [orbitOf(state), state.salvage];
  const laid = tokens.filter(({ cell, token }) => !known.includes(token) && tiles.some(({ crate }) => crate === cell));
  const places = chance.shuffle(laid.map(({ token }) => token));
  for (const parameter of hidden) if (places.length > 0) parameter.under = { bag, token: places.pop()! };
}

/** Others' bounties that are not met might be on anybody of the faction that nobody else is known to hunt. */
function redrawBounties({ bounties, crew, ships }: State, viewer: Viewer, chance: Chance): void {
  const hidden = bounties.filter(bounty => !bounty.met && !isInOnBounty(bounty, viewer));
  const known = bounties.filter(bounty => !hidden.includes(bounty)).map(bounty => bounty.crew);
  for (const bounty of hidden) {
    const hunter = factionOfSeat(ships, bounty.seat);
    const wanted = crew.filter(({ id, faction }) => faction !== hunter && !known.includes(id)).map(({ id }) => id);
    if (wanted.length === 0) continue;
    const id = chance.pick(wanted);
    known.push(id);
    Object.assign(bounty, { crew: id });
  }
  for (const bounty of bounties) reshow(bounty, ships, viewer, chance);
}

/** RDA-BOUNTY-03: nobody but teammates knows whether it was shown to them, not even once it is met. */
function reshow(bounty: Bounty, ships: State['ships'], viewer: Viewer, chance: Chance): void {
  const faction = factionOfSeat(ships, bounty.seat);
  const team = new Set(ships.flatMap(ship => (ship.faction === faction && ship.seat !== null ? [ship.seat] : [])));
  if (team.has(viewer) || team.size < 2) return;
  team.delete(bounty.seat);
  if (chance.below(2) === 0) bounty.shownTo = [...team];
  else delete bounty.shownTo;
}

function factionOfSeat(ships: State['ships'], seat: SeatId) {
  return ships.find(ship => ship.seat === seat)!.faction;
}

/** A state as far as it can be seen: hidden tokens are number 0, decks are empty, secrets are nowhere. For whoever thinks ahead with the rules. */
export function asState(view: View): State {
  const { containers, salvage, parameters, bounties, piles: _piles, campaign, ...shown } = view;
  const token = ({ token: face = 0, ...rest }: SeenToken): Token => ({ ...rest, token: face });
  const none = { draw: [], discard: [] };
  return {
    ...shown,
    containers: containers.map(token),
    salvage: salvage.map(token),
    parameters: [...parameters],
    bounties: bounties.flatMap(({ seat, crew, met }) => (crew === undefined ? [] : [{ seat, crew, met }])),
    campaign: campaign === null ? null : { ...campaign, missions: [] },
    nextNo: 0,
    nextCard: 0,
    containerBag: [],
    salvageBag: [],
    events: none,
    enemies: none,
    creatures: none,
    gear: none,
    upgradeDeck: none,
    orbitalTactics: none,
    surfaceTactics: none,
  };
}
