import type { Viewer } from '@starboard/kernel';
import { type Sketched, sketch, type View } from '@starboard/renegades';
import { bar, labelled, type Pen } from '../../layout.ts';
import { text } from '../../text/index.ts';
import type { Board } from '../board.ts';

type Ship = View['ships'][number];
type Crew = View['crew'][number];

/** RDA-SHIP-02, 03 */
const shields = 10;
const hull = 6;

/** Both boards in characters side by side, then ships, parties, and what the mission is about, in words. */
export const renegadesBoard: Board<View> = {
  draw(view, eyes, pen) {
    return [
      ...drawTitle(view, pen),
      ...drawBoards(view, eyes, pen),
      ...view.ships.flatMap(ship => drawShip(ship, view, eyes, pen)),
      ...drawParameters(view, pen),
    ];
  },
};

function drawTitle({ round, mission, piles }: View, { say, paint, width }: Pen): string[] {
  const title = say(text('cli.renegades.title', { mission: { key: `mission.${mission}` }, round }));
  const clock = say(text('cli.renegades.events', { left: piles.events.left }));
  return [`${paint.strong(title)}  ${clock}`, paint.dim('─'.repeat(width))];
}

/** Side by side where there is room, else one below the other. */
function drawBoards(view: View, eyes: Viewer, pen: Pen): string[] {
  const names = view.chase === null ? (['orbit', 'surface'] as const) : (['orbit', 'home'] as const);
  const [orbit, ground] = names.map(name =>
    sketch(view, name).map(row => row.map(square => draw(square, eyes, pen)).join('')),
  );
  const widest = 32;
  if (pen.width < 2 * widest + 6) return [...orbit!, '', ...ground!].map(row => `  ${row}`);
  const rows = Math.max(orbit!.length, ground!.length);
  return Array.from({ length: rows }, (_, at) => `  ${orbit![at] ?? ' '.repeat(widest)}  ${ground![at] ?? ''}`);
}

function draw({ kind, sign, seat }: Sketched, eyes: Viewer, { paint }: Pen): string {
  if (kind === 'ground') return paint.dim(sign === '.' ? '·' : sign);
  if (kind === 'npc' || kind === 'fighter' || kind === 'fire') return paint.bad(sign);
  if (kind === 'token' || kind === 'parameter') return paint.accent(sign);
  return seat === eyes ? paint.strong(sign) : kind === 'body' ? paint.dim('†') : sign;
}

function drawShip(ship: Ship, view: View, eyes: Viewer, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const { no, seat, flipped, damage, where } = ship;
  const isActing = view.turn?.ship === no || view.party?.ship === no;
  const ink = seat === eyes ? paint.strong : (plain: string) => plain;
  const most = flipped ? hull : shields;
  const side = say(text(flipped ? 'cli.renegades.hull' : 'cli.renegades.shields'));
  const state = `${side} ${bar(Math.max(0, most - damage), most)} ${say(text(`cli.renegades.${where}`))}`;
  const crew = view.crew.filter(each => each.ship === no);
  return [
    `${isActing ? '▶' : ' '} ${no} ${ink(say({ key: `ship.${ship.ship}` }).padEnd(16))} ${flipped ? paint.bad(state) : state}`,
    ...labelled('    ', crew.map(each => drawCrew(each, pen)).join(' · '), width).map(paint.dim),
  ];
}

function drawCrew({ id, wounds, aboard, post, stealth, cards }: Crew, { say }: Pen): string {
  const place = aboard === 0 ? say(text('cli.renegades.outside')) : say({ key: `post.${post}` });
  const held = cards.map(({ card }) => say({ key: `card.${card}` })).join(', ');
  const hurt = wounds > 0 ? ` −${wounds}` : '';
  const hidden = stealth ? `, ${say(text('cli.renegades.hidden'))}` : '';
  return `${say({ key: `crew.${id}` })}${hurt} (${[place + hidden, held].filter(part => part !== '').join(': ')})`;
}

function drawParameters({ parameters }: View, { say, width }: Pen): string[] {
  const told = parameters.map(({ what, bearer, hold, marked, cell }) => {
    const name = { key: `parameter.${what}` };
    if (bearer !== null) return say(text('cli.renegades.borne', { what: name, crew: { key: `crew.${bearer}` } }));
    if (hold > 0) return say(text('cli.renegades.held', { what: name, ship: hold }));
    if (marked !== null)
      return say(text('cli.renegades.marked', { what: name, faction: { key: `faction.${marked}` } }));
    return say(text(cell >= 0 ? 'cli.renegades.lies' : 'cli.renegades.unknown', { what: name }));
  });
  return told.length === 0 ? [] : labelled('  ', told.join(' · '), width);
}
