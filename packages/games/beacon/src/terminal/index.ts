import { bar, capitalised, counted, labelled, type Pen, type TerminalFace, you } from '@starboard/board/terminal';
import type { Text, Viewer } from '@starboard/kernel';
import type { View } from '../view.ts';
import { text, words } from './words/index.ts';

type SeatName = keyof View['crew'];
type Crew = View['crew'][SeatName];
type Storm = View['passed'][number];

const seatNames: readonly SeatName[] = ['keeper', 'engineer'];
const thinHull = 2;

export const beaconTerminal: TerminalFace<View> = {
  words,
  draw(view, eyes, pen) {
    return [
      ...drawTitle(view, pen),
      ...drawTracks(view, pen),
      '',
      ...drawStorms(view, pen),
      ...seatNames.flatMap(seat => ['', ...drawCrew(view, seat, eyes, pen)]),
    ];
  },
};

function drawTitle({ round, phase }: View, { say, paint, width }: Pen): string[] {
  const title = say(text('terminal.title', { title: { key: 'title' }, round, phase }));
  return [paint.strong(title), paint.dim('─'.repeat(width))];
}

function drawTracks({ charge, goal, hull, fullHull }: View, pen: Pen): string[] {
  const { say, paint } = pen;
  const numbers = (value: number, most: number) => say(text('terminal.of', { value, most }));
  const hullInk = hull <= thinHull ? paint.bad : paint.good;
  return [
    `${label(text('terminal.charge'), pen)}${paint.accent(bar(charge, goal))}  ${numbers(charge, goal)}`,
    `${label(text('terminal.hull'), pen)}${hullInk(bar(hull, fullHull))}  ${numbers(hull, fullHull)}`,
  ];
}

function drawStorms({ stormsLeft, passed, inForce }: View, pen: Pen): string[] {
  const left = text('terminal.storms.left', { left: stormsLeft });
  const cards = passed.length === 0 ? left : text('terminal.storms.passed', { left, cards: stormNames(passed, pen) });
  return [...entry(text('terminal.storms'), cards, pen), ...entry(text('terminal.inForce'), lasting(inForce), pen)];
}

function lasting(storm: Storm | null): Text {
  return storm === null ? text('terminal.inForce.nothing') : { key: `lasting.${storm}` };
}

function stormNames(storms: readonly Storm[], pen: Pen): string {
  return counted(
    storms.map(storm => pen.say({ key: `storm.${storm}` })),
    pen,
  ).join(', ');
}

function drawCrew({ crew, phase }: View, seat: SeatName, eyes: Viewer, pen: Pen): string[] {
  const { tool, used, foreseen } = crew[seat];
  const name = eyes === seat ? you(seat) : { key: seat };
  const known = tool === null ? text('terminal.tool.hidden') : { key: `tool.${tool}` };
  return [
    pen.paint.strong(capitalised(pen.say(name))),
    ...entry(text('terminal.job'), jobOf(crew[seat], phase), pen),
    ...entry(text('terminal.tool'), used ? text('terminal.tool.used', { tool: known }) : known, pen),
    ...(foreseen === null ? [] : entry(text('terminal.foreseen'), { key: `storm.${foreseen}` }, pen)),
  ];
}

/** While the round is planned, the jobs on the table are those of the round before. */
function jobOf({ job }: Crew, phase: View['phase']): Text {
  if (job === null) return text('terminal.job.none');
  const now = text(`terminal.job.${job}`);
  return phase === 'plan' ? text('terminal.job.lastRound', { job: now }) : now;
}

function entry(name: Text, value: Text, pen: Pen): string[] {
  return labelled(label(name, pen), pen.say(value), pen.width);
}

function label(name: Text, { say }: Pen): string {
  return `  ${say(name).padEnd(12)}`;
}
