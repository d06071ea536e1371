import {
  counted,
  type Ink,
  labelled,
  legendLines,
  type Pen,
  printed,
  type TerminalFace,
} from '@starboard/board/terminal';
import { type Digest, digest } from '../digest.ts';
import type { View } from '../view.ts';
import { looks, signs, type TableMark } from './signs.ts';
import { text, words } from './words/index.ts';

/** The year and its Sun, the Stacks, the places where anything is, the missions with what they still want, the Hand. */
export const endeavoursTerminal: TerminalFace<View> = {
  words,
  map: {
    signs: () => signs,
    rows: view => [sunRow(digest(view)), ...digest(view).missions.map(mission => [missionMark(mission)])],
  },
  draw(view, _, pen) {
    const told = digest(view);
    return [
      ...drawTitle(view, told, pen),
      ...drawSun(view, told, pen),
      ...legendLines(signs, [...sunRow(told), ...told.missions.map(missionMark)], pen),
      '',
      ...told.stacks.flatMap(stack => drawStack(stack, view, pen)),
      ...drawPlaces(told, pen),
      ...drawMissions(told, pen),
      ...drawUnlocked(told, pen),
      ...drawHand(told, pen),
    ];
  },
};

function drawTitle({ year, bank }: View, told: Digest, { say, paint, width }: Pen): string[] {
  const { season, score, scoreNeeded, missionsDone, missionsNeeded } = told;
  const title = say(text('terminal.title', { year, last: lastYear, season: text(`terminal.${season}`) }));
  const standing = { aqua: bank, score, scoreNeeded, missionsDone, missionsNeeded };
  return [
    paint.strong(title),
    ...labelled('', say(text('terminal.standing', standing)), width),
    paint.dim('─'.repeat(width)),
  ];
}

/** END-CORE-17 */
const lastYear = 84;

/** END-SUNSPOT-01: twelve years of the Sun, this one in brackets. */
function sunRow({ sun: { seasons, slot } }: Digest): TableMark[] {
  const [before, behind] = [...looks.year].map((bracket): TableMark => ({ text: bracket, sign: 'year' }));
  return seasons.flatMap((season, at): TableMark[] => {
    const mark: TableMark = { text: looks[season], sign: season };
    return at === slot ? [before!, mark, behind!] : [mark];
  });
}

/** The Sun, and when its season turns; then what the sky does. */
function drawSun({ year }: View, told: Digest, { say, width }: Pen): string[] {
  const {
    sun: { seasons, slot },
    season,
    skies,
  } = told;
  const cycle = printed(sunRow(told));
  const turned = [...seasons, ...seasons].findIndex((each, at) => at > slot && each !== season);
  const next = { season: text(`terminal.${seasons[turned % seasons.length]!}`), year: year + turned - slot };
  const sun = say(
    next.year > lastYear ? text('terminal.sun', { cycle }) : text('terminal.sun.turns', { cycle, ...next }),
  );
  const sky = skies.map(({ name, until }) => say(text('terminal.sky', { name, until })));
  return [sun, ...sky].flatMap(line => labelled('  ', line, width));
}

function drawStack(stack: Digest['stacks'][number], view: View, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const { no, name, place, dry, wet, fuel, steps, thrust, cargo, states } = stack;
  const where = say(place ?? text('terminal.transit'));
  const facts = [
    say(text('terminal.dry', { dry })),
    ...(wet === null || fuel === null
      ? []
      : [say(text('terminal.wet', { wet: Math.round(wet * 10) / 10, steps, fuel }))]),
    ...(thrust === null ? [] : [say(text('terminal.thrust', { thrust }))]),
    ...(cargo.length === 0 ? [] : [say(text('terminal.cargo', { cargo: cargo.map(tanks => say(tanks)).join(', ') }))]),
    ...states.map(state => say(state)),
  ];
  const held = view.stacks.find(each => each.no === no)!.cards;
  const cards = stack.cards.map((card, at) => cardText(say(card), held[at]!, pen));
  const [first = '', ...rest] = labelled(`${say(name)} · `, `${where} · ${facts.join(', ')}`, width);
  return [
    paint.accent(say(name)) + first.slice(say(name).length),
    ...rest,
    ...(cards.length === 0 ? [] : labelled('    ', counted(cards, pen).join(' · '), width).map(paint.dim)),
  ];
}

type Held = View['stacks'][number]['cards'][number];

function cardText(name: string, { damaged, lonely }: Held, { say }: Pen): string {
  const states = [...(damaged ? ['fleet.damaged'] : []), ...(lonely ? ['fleet.lonely'] : [])];
  return states.length === 0 ? name : `${name} (${states.map(key => say({ key })).join(', ')})`;
}

/** From the Sun outwards: what each place is like, what stands there, and whose Stacks. */
function drawPlaces({ places }: Digest, { say, paint, width }: Pen): string[] {
  if (places.length === 0) return [];
  const lines = places.flatMap(({ name, stacks, about }) => {
    const told = [...stacks, ...about].map(each => say(each)).join(' · ');
    return labelled('  ', say(text('terminal.place', { name, told })), width);
  });
  return ['', paint.strong(say(text('terminal.places'))), ...lines];
}

function drawMissions({ missions }: Digest, pen: Pen): string[] {
  if (missions.length === 0) return [];
  const { say, paint } = pen;
  return ['', paint.strong(say(text('terminal.missions'))), ...missions.flatMap(each => drawMission(each, pen))];
}

type Mission = Digest['missions'][number];

function missionMark({ isDone }: Mission): TableMark {
  return isDone ? { text: looks.done, sign: 'done' } : { text: looks.open, sign: 'open' };
}

function drawMission(mission: Mission, { say, paint, width }: Pen): string[] {
  const { title, isDone, points, penalty, due, missing } = mission;
  const ink: Ink = isDone ? paint.dim : plain => plain;
  const limit = isDone ? { penalty: 0, due: 0 } : { penalty, due: due ?? 0 };
  const stakes = text('terminal.worth', { points, ...limit });
  return [
    ...labelled(`  ${missionMark(mission).text} `, say(text('terminal.mission', { title, stakes })), width).map(ink),
    ...missing.flatMap(each => labelled('    – ', say(each), width)),
  ];
}

function drawUnlocked({ unlocked }: Digest, pen: Pen): string[] {
  if (unlocked.length === 0) return [];
  const { say, width } = pen;
  const names = counted(
    unlocked.map(name => say(name)),
    pen,
  ).join(' · ');
  return ['', ...labelled('', say(text('terminal.unlocked', { names })), width)];
}

/** Each card with its mass and what it is good for, where the game has words for it. */
function drawHand({ hand, handMasses, handNotes }: Digest, { say, paint, width }: Pen): string[] {
  if (hand.length === 0) return [];
  const lines = hand.flatMap((name, at) => {
    const [mass, note] = [handMasses[at], handNotes[at]];
    const card = mass === undefined ? name : text('terminal.mass', { card: name, mass });
    return labelled('  ', say(note === undefined ? card : text('terminal.card', { card, note })), width);
  });
  return ['', paint.strong(say(text('terminal.hand'))), ...lines];
}
