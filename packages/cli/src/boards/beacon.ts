import type { View } from '@starboard/beacon';
import type { Text, Viewer } from '@starboard/kernel';
import { bar, capitalised, labelled, type Pen } from '../layout.ts';
import { text } from '../text/index.ts';
import type { Board } from './board.ts';
import { counted } from './counted.ts';

type SeatName = keyof View['crew'];
type Crew = View['crew'][SeatName];
type Storm = View['passed'][number];

const seatNames: readonly SeatName[] = ['keeper', 'engineer'];
const thinHull = 2;

export const beaconBoard: Board<View> = {
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
  const title = say(text('cli.beacon.title', { title: { key: 'title' }, round, phase }));
  return [paint.strong(title), paint.dim('─'.repeat(width))];
}

function drawTracks({ charge, goal, hull, fullHull }: View, pen: Pen): string[] {
  const { say, paint } = pen;
  const numbers = (value: number, most: number) => say(text('cli.beacon.of', { value, most }));
  const hullInk = hull <= thinHull ? paint.bad : paint.good;
  return [
    `${label(text('cli.beacon.charge'), pen)}${paint.accent(bar(charge, goal))}  ${numbers(charge, goal)}`,
    `${label(text('cli.beacon.hull'), pen)}${hullInk(bar(hull, fullHull))}  ${numbers(hull, fullHull)}`,
  ];
}

function drawStorms({ stormsLeft, passed, inForce }: View, pen: Pen): string[] {
  const left = text('cli.beacon.storms.left', { left: stormsLeft });
  const cards = passed.length === 0 ? left : text('cli.beacon.storms.passed', { left, cards: stormNames(passed, pen) });
  return [...entry(text('cli.beacon.storms'), cards, pen), ...entry(text('cli.beacon.inForce'), lasting(inForce), pen)];
}

function lasting(storm: Storm | null): Text {
  return storm === null ? text('cli.beacon.inForce.nothing') : { key: `lasting.${storm}` };
}

function stormNames(storms: readonly Storm[], pen: Pen): string {
  return counted(
    storms.map(storm => pen.say({ key: `storm.${storm}` })),
    pen,
  ).join(', ');
}

function drawCrew({ crew, phase }: View, seat: SeatName, eyes: Viewer, pen: Pen): string[] {
  const { tool, used, foreseen } = crew[seat];
  const name = eyes === seat ? text('cli.you', { seat: { key: seat } }) : { key: seat };
  const known = tool === null ? text('cli.beacon.tool.hidden') : { key: `tool.${tool}` };
  return [
    pen.paint.strong(capitalised(pen.say(name))),
    ...entry(text('cli.beacon.job'), jobOf(crew[seat], phase), pen),
    ...entry(text('cli.beacon.tool'), used ? text('cli.beacon.tool.used', { tool: known }) : known, pen),
    ...(foreseen === null ? [] : entry(text('cli.beacon.foreseen'), { key: `storm.${foreseen}` }, pen)),
  ];
}

/** While the round is planned, the jobs on the table are those of the round before. */
function jobOf({ job }: Crew, phase: View['phase']): Text {
  if (job === null) return text('cli.beacon.job.none');
  const now = text(`cli.beacon.job.${job}`);
  return phase === 'plan' ? text('cli.beacon.job.lastRound', { job: now }) : now;
}

function entry(name: Text, value: Text, pen: Pen): string[] {
  return labelled(label(name, pen), pen.say(value), pen.width);
}

function label(name: Text, { say }: Pen): string {
  return `  ${say(name).padEnd(12)}`;
}
