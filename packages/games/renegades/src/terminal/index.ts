import {
  bar,
  capitalised,
  counted,
  labelled,
  legendLines,
  type Pen,
  pointerIf,
  pointersIn,
  type TerminalFace,
} from '@starboard/board/terminal';
import type { Text, Viewer } from '@starboard/kernel';
import '../compose.ts';
import { type Sketch, type SketchedPiece, sketch } from '../show/sketch.ts';
import type { View } from '../view.ts';
import { boardRows, type DrawnBoard, drawAreas, drawBoards } from './map.ts';
import { pieceSigns, signs } from './signs.ts';
import { facingText, placeNames, squareName } from './squares.ts';
import { text, words } from './words/index.ts';

type Ship = View['ships'][number];
type Crew = View['crew'][number];
type Parameter = View['parameters'][number];

/** The table as it is being told: what stands where, under which sign. */
interface Scene {
  readonly view: View;
  readonly eyes: Viewer;
  readonly sketch: Sketch;
  readonly signs: ReadonlyMap<SketchedPiece, string>;
  readonly pen: Pen;
}

/** The boards in characters, then the mission, ships with their crews, and whoever else is there, in words. */
export const renegadesTerminal: TerminalFace<View> = {
  words,
  places: placeNames,
  map: {
    signs: () => signs,
    rows: (view, eyes, pen) => boardsIn(sceneOf(view, eyes, pen)).flatMap(({ rows }) => rows),
  },
  draw(view, eyes, pen) {
    const scene = sceneOf(view, eyes, pen);
    const boards = boardsIn(scene);
    const squares = boards.flatMap(({ rows }) => rows).flat();
    const ships = view.ships.flatMap(ship => drawShip(ship, scene));
    return [
      ...drawTitle(scene),
      ...drawBoards(boards, pen),
      ...legendLines(signs, [...squares, ...pointersIn(ships)], pen),
      ...drawAreas(scene.sketch.boards, pen),
      ...drawMission(scene),
      '',
      ...ships,
      ...drawOthers(scene),
      ...drawStakes(scene),
    ];
  },
};

function sceneOf(view: View, eyes: Viewer, pen: Pen): Scene {
  const sketched = sketch(view);
  return { view, eyes, sketch: sketched, signs: pieceSigns(sketched, pen), pen };
}

function boardsIn({ view, eyes, sketch: sketched, signs: pieces, pen }: Scene): DrawnBoard[] {
  return boardRows(view, sketched, pieces, eyes, pen);
}

function drawTitle({ view, sketch: { phase }, pen: { say, paint, width } }: Scene): string[] {
  const { round, mission, piles, lastRound } = view;
  const title = say(text('terminal.title', { mission: { key: `mission.${mission}` }, round, phase }));
  const clock = say(lastRound ? text('terminal.lastRound') : text('terminal.events', { left: piles.events.left }));
  return [`${paint.strong(title)}  ${clock}`, paint.dim('─'.repeat(width))];
}

/** What it is about, where that is, the order of the phase, and the event that was drawn last. */
function drawMission({ view, sketch: { goal, boards }, pen }: Scene): string[] {
  const { say, width } = pen;
  if (boards.length === 0) return [];
  const { order, ships, piles } = view;
  const event = piles.events.discard.at(-1);
  const names = order.map(no => say(shipName(ships[no - 1]!))).join(', ');
  const told = [
    say(text('terminal.goal', { goal })),
    ...view.parameters.map(parameter => capitalised(say(parameterText(parameter, view, boards)))),
    ...(order.length > 0 ? [say(text('terminal.order', { ships: names }))] : []),
    ...(event === undefined
      ? []
      : [say(text('terminal.event', { event: { key: `event.${event}` }, text: { key: `event.${event}.text` } }))]),
  ];
  return ['', ...told.flatMap(line => labelled('  ', line, width))];
}

function shipName({ no, ship }: Ship): Text {
  return text('terminal.ship', { no, ship: { key: `ship.${ship}` } });
}

function parameterText(
  { what, bearer, hold, marked, cell, atHome, delivered }: Parameter,
  view: View,
  boards: Sketch['boards'],
): Text {
  const name = { key: `parameter.${what}` };
  if (delivered) return text('terminal.delivered', { what: name });
  if (bearer !== null) return text('terminal.borne', { what: name, crew: { key: `crew.${bearer}` } });
  if (hold > 0) return text('terminal.held', { what: name, ship: shipName(view.ships[hold - 1]!) });
  const board = boards.find(each => each.name === (atHome ? 'home' : 'surface'));
  if (cell < 0 || board === undefined) return text('terminal.unknown', { what: name });
  const square = squareName(board, cell);
  if (marked === null) return text('terminal.lies', { what: name, square });
  return text('terminal.marked', { what: name, square, faction: { key: `faction.${marked}` } });
}

const asIs = (plain: string) => plain;

function drawShip(ship: Ship, scene: Scene): string[] {
  const {
    view,
    eyes,
    sketch: { pieces },
    pen,
  } = scene;
  const { say, paint, width } = pen;
  const { no, seat, flipped } = ship;
  const sketched = pieces.find(({ piece }) => piece.kind === 'ship' && piece.no === no)!;
  const isActing = view.turn?.ship === no || view.party?.ship === no;
  const ink = seat === eyes ? paint.strong : asIs;
  const { left, most } = sketched;
  const side = say(text(flipped ? 'terminal.hull' : 'terminal.shields'));
  const state = `${side} ${bar(left, most)} ${left}  ${whereabouts(ship, sketched, scene)}`;
  const crew = pieces.filter(({ piece }) => piece.kind === 'crew' && piece.ship === no);
  const fitted = fittings(ship, pen);
  const label = `${pointerIf(isActing)} ${no} ${say({ key: `ship.${ship.ship}` }).padEnd(16)} `;
  const tone = flipped ? paint.bad : asIs;
  return [
    ...labelled(label, state, width).map(line => ink(line.slice(0, label.length)) + tone(line.slice(label.length))),
    ...(crew.length === 0 ? [] : labelled('    ', crew.map(each => drawCrew(each, scene)).join(' · '), width)),
    ...(fitted.length === 0 ? [] : labelled('    ', fitted.join(' · '), width).map(paint.dim)),
  ];
}

/** RDA-MOVE-01: where a ship is, and in orbit which way it faces. */
function whereabouts(
  { where, facing }: Ship,
  { stand, states }: SketchedPiece,
  { sketch: { boards }, pen }: Scene,
): string {
  const { say } = pen;
  const board = boards.find(({ name }) => name === stand?.board);
  const square = board === undefined || stand === undefined ? '' : squareName(board, stand.cell);
  const pose = where === 'orbit' && square !== '' ? `${square} ${facingText(facing, pen)}` : square;
  const told = [say(text(`terminal.${where}`)), ...(states.includes('overstays') ? [stateText('overstays', pen)] : [])];
  return [pose, told.join(', ')].filter(part => part !== '').join(' ');
}

function stateText(state: string, { say }: Pen): string {
  return say({ key: `board.state.${state}` });
}

/** What the ship itself has: the commander's cards, what is declared, stored and installed. */
function fittings({ orbital, surface, declared, armory, components, upgrades }: Ship, pen: Pen): string[] {
  const { say } = pen;
  const named = (kind: string, ids: readonly string[]) => ids.map(id => say({ key: `${kind}.${id}` }));
  const cards = (held: Ship['armory']) =>
    named(
      'card',
      held.map(({ card }) => card),
    );
  const listed = (key: 'tactics' | 'declared' | 'armory' | 'components' | 'upgrades', names: readonly string[]) =>
    names.length === 0 ? [] : [say(text(`terminal.${key}`, { names: counted(names, pen).join(', ') }))];
  return [
    ...listed(
      'tactics',
      named(
        'tactic',
        [orbital, surface].filter(tactic => tactic !== null),
      ),
    ),
    ...listed('declared', named('ability', declared === null ? [] : [declared])),
    ...listed('armory', cards(armory)),
    ...listed('components', cards(components)),
    ...listed('upgrades', named('upgrade', upgrades)),
  ];
}

/** Whoever is out has a sign and a square, whoever is aboard a post; then how well, and with what. */
function drawCrew(sketched: SketchedPiece, scene: Scene): string {
  const {
    view,
    pen: { say },
  } = scene;
  const crew = sketched.piece as Crew;
  const { id, aboard, ship, post, bearer, cards } = crew;
  const place =
    bearer !== null
      ? say(text('terminal.carried', { crew: { key: `crew.${bearer}` } }))
      : aboard === 0
        ? (standing(sketched, scene)?.square ?? '')
        : `${say({ key: `post.${post}` })}${aboard === ship ? '' : `, ${say(shipName(view.ships[aboard - 1]!))}`}`;
  const held = cards.map(
    ({ card, energy }) => `${say({ key: `card.${card}` })}${energy === undefined ? '' : ` ${energy}`}`,
  );
  return `${pointerIf(view.party?.crew === id).trim()}${figureText(sketched, [place, ...held], scene)}`;
}

/** The sign on the board, the name, how well it is, and whatever else there is to tell. */
function figureText(sketched: SketchedPiece, more: readonly string[], scene: Scene): string {
  const { pen } = scene;
  const { name, left, most, states } = sketched;
  const sign = standing(sketched, scene)?.sign;
  const facts = [`${left}/${most}`, ...more.filter(fact => fact !== ''), ...states.map(state => stateText(state, pen))];
  return `${sign === undefined ? '' : `${sign} `}${pen.say(name)} (${facts.join(', ')})`;
}

function standing(sketched: SketchedPiece, { sketch: { boards }, signs }: Scene) {
  const board = boards.find(({ name }) => name === sketched.stand?.board);
  const sign = signs.get(sketched);
  if (board === undefined || sign === undefined) return undefined;
  return { sign, square: squareName(board, sketched.stand!.cell) };
}

/** Villains, creatures and fighters, and what this seat knows of tokens. */
function drawOthers(scene: Scene): string[] {
  const {
    sketch: { pieces, tokens, boards },
    view,
    pen: { say, width },
  } = scene;
  const figures = (kind: 'npc' | 'fighter') =>
    pieces
      .filter(({ piece }) => piece.kind === kind)
      .map(sketched => figureText(sketched, [placeOfOther(sketched, scene)], scene));
  const at = (name: 'surface' | 'orbit', cell: number) => {
    const board = boards.find(each => each.name === name);
    return board === undefined ? '' : squareName(board, cell);
  };
  const known = tokens
    .filter(({ isKnown }) => isKnown)
    .map(({ board, cell, name }) =>
      say(text('terminal.lies', { what: name, square: at(board as 'surface' | 'orbit', cell) })),
    );
  const dropped = view.dropped.map(({ cell, card }) =>
    say(text('terminal.lies', { what: { key: `card.${card.card}` }, square: at('surface', cell) })),
  );
  const lists = [figures('npc'), figures('fighter'), known, dropped].filter(list => list.length > 0);
  return lists.length === 0 ? [] : ['', ...lists.flatMap(list => labelled('  ', list.join(' · '), width))];
}

function placeOfOther(sketched: SketchedPiece, scene: Scene): string {
  const {
    view,
    pen: { say },
  } = scene;
  const { piece } = sketched;
  if (piece.kind === 'npc' && piece.aboard !== 0) return say(shipName(view.ships[piece.aboard - 1]!));
  return standing(sketched, scene)?.square ?? '';
}

/** RDA-SETUP-33, RDA-BOUNTY-01..03: what each seat has, and the bounties that this one knows. */
function drawStakes({ view, pen: { say, width } }: Scene): string[] {
  const purses = Object.entries(view.purses).map(([seat, digits]) =>
    say(text('terminal.purse', { seat: { key: seat }, digits, earned: view.earned[seat] ?? 0 })),
  );
  const bounties = view.bounties.flatMap(({ seat, crew, met }) =>
    crew === undefined
      ? []
      : [
          say(
            text('terminal.bounty', {
              seat: { key: seat },
              crew: { key: `crew.${crew}` },
              met: met ? 'yes' : 'no',
            }),
          ),
        ],
  );
  return ['', ...labelled('  ', [...purses, ...bounties].join(' · '), width)];
}
