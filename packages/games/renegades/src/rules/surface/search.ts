import type { Flow, SeatId } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { boardOf, dist, surfaceOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { CardId, Crew, GearCard, Renegades, State, Token, Words } from '../../types.ts';
import { hazard } from '../combat/attack.ts';
import { newCard } from '../gear/cards.ts';
import { mayCarry, receiveCard } from '../gear/carrying.ts';
import { dropParameters, giveTo, parameterName } from '../mission/holding.ts';
import { credit } from '../money.ts';
import { inReach } from '../squares/sight.ts';
import { crewOutside, deciderOf, isConscious, nameOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';
import { isScannedBy, noteScanned, useToken } from '../tokens.ts';
import { noteScan } from './scan.ts';

/** RDA-SEARCH-08 */
const trapReach = 2;

/** RDA-SEARCH-03, RDA-SCAN-06: containers that somebody is on or next to. */
export function containersInReach(state: State, crew: Crew): Token[] {
  if (crew.aboard !== 0 || crew.on === 'home') return [];
  const found: Token[] = [];
  const board = boardOf(state, crew);
  for (const token of state.containers) if (inReach(board, crew.cell, token.cell)) found.push(token);
  return found;
}

/** RDA-SEARCH-04, 05, RDA-SCAN-06, 07: free; whoever succeeds looks at it, and disarms it for itself (RDA-SEARCH-09). */
export function* scanContainer(t: Renegades, crew: Crew, token: Token): Flow {
  noteScan(crew);
  const about = `container:${token.cell}` as const;
  if (!(yield* takeTest(t, { by: crew, skill: 'search', target: 5, purpose: 'containerScan', about }))) return;
  noteScanned(token, crew);
  const seat = deciderOf(t.state, crew);
  if (seat !== null) peek(t, seat, token);
}

/** RDA-DEC-02: a player looks at a container; M09: and learns whether the cipher is in it. */
export function peek(t: Renegades, seat: SeatId, token: Token): void {
  t.reveal();
  if (!token.seenBy.includes(seat)) token.seenBy.push(seat);
  const { card, trap = 0 } = catalogue.containerFaces[token.token]!;
  const hides = parameterUnder(t.state, token) === undefined ? 'no' : 'yes';
  const name: Words = { key: card === undefined ? 'container.nothing' : `card.${card}` };
  t.say('container.seen', { card: name, trap, hides }, { rule: 'RDA-SEARCH-04', to: [seat] });
}

function parameterUnder({ parameters }: State, { token }: Token) {
  return parameters.find(({ under }) => under?.bag === 'container' && under.token === token);
}

/** RDA-SEARCH-03, 07..09, 12: turns the token over; its trap goes off unless the opener has scanned it. */
export function* openContainer(t: Renegades, crew: Crew, token: Token): Flow {
  const { state } = t;
  const { card, trap = 0 } = catalogue.containerFaces[token.token]!;
  t.reveal();
  useToken(state, 'containers', token);
  say(t, 'RDA-SEARCH-03', 'container.opened', { crew: nameOf(crew) });
  if (trap > 0) {
    if (isScannedBy(token, crew)) say(t, 'RDA-SEARCH-09', 'trap.disarmed', { crew: nameOf(crew) });
    else yield* springTrap(t, token, trap);
  }
  if (card !== undefined) yield* find(t, crew, card);
  else if (trap === 0) say(t, 'RDA-SEARCH-02', 'container.empty');
  yield* findParameter(t, crew, token);
}

/** RDA-SEARCH-08, 10: everybody within two squares, one after the other. */
function* springTrap(t: Renegades, { cell }: Token, dice: number): Flow {
  const board = surfaceOf(t.state);
  say(t, 'RDA-SEARCH-07', 'trap.sprung', { dice });
  const near = crewOutside(t.state).filter(
    ({ on, cell: at }) => on === 'surface' && dist(board, at, cell) <= trapReach,
  );
  for (const crew of near) yield* hazard(t, crew, dice, 'trap');
}

/** RDA-SEARCH-02, RDA-SETUP-33: a card is taken, digits are credited. Whom the trap has knocked out keeps only what it has room for. */
function* find(t: Renegades, crew: Crew, id: CardId): Flow {
  const { digits }: GearCard = catalogue.gear[id];
  say(t, 'RDA-SEARCH-02', 'container.found', { crew: nameOf(crew), card: { key: `card.${id}` } });
  if (digits !== undefined) {
    const seat = deciderOf(t.state, crew);
    if (seat !== null) credit(t, seat, digits, 'RDA-SETUP-33');
  } else if (isConscious(t.state, crew)) yield* receiveCard(t, crew, newCard(t.state, id));
  else if (mayCarry(crew, id)) crew.cards.push(newCard(t.state, id));
}

/** RDA-PARAM-12 */
function* findParameter(t: Renegades, crew: Crew, token: Token): Flow {
  const parameter = parameterUnder(t.state, token);
  if (parameter === undefined) return;
  giveTo(parameter, crew);
  say(t, 'RDA-PARAM-12', 'parameter.taken', { crew: nameOf(crew), what: parameterName(parameter) });
  if (!isConscious(t.state, crew)) dropParameters(t, crew);
  yield* effects.react(t, 'parameterMoved', { by: crew, parameter });
}

/** RDA-VAR-01, RDA-INTERACT-01: cards that were put down in reach. */
export function droppedInReach(state: State, crew: Crew): State['dropped'] {
  if (state.dropped.length === 0 || crew.aboard !== 0 || crew.on === 'home') return [];
  const board = boardOf(state, crew);
  return state.dropped.filter(({ cell }) => inReach(board, crew.cell, cell));
}

/** RDA-VAR-01: anyone may take it. */
export function* takeDropped(t: Renegades, crew: Crew, dropped: State['dropped'][number]): Flow {
  t.state.dropped.splice(t.state.dropped.indexOf(dropped), 1);
  say(t, 'RDA-VAR-01', 'item.pickedUp', { crew: nameOf(crew), card: { key: `card.${dropped.card.card}` } });
  yield* receiveCard(t, crew, dropped.card);
}
