import {
  bar,
  labelled,
  legendLines,
  type Pen,
  pointerIf,
  pointersIn,
  printed,
  type TerminalFace,
} from '@starboard/board/terminal';
import type { Text, Viewer } from '@starboard/kernel';
import type { View } from '../view.ts';
import { shipRows } from './map.ts';
import { signs } from './signs.ts';
import { text, words } from './words/index.ts';

type Survivor = View['survivors'][number];
type Figure = View['figures'][number];

/** The whole table in characters: the ship, what is on it, the crew. */
export const endureTerminal: TerminalFace<View> = {
  words,
  map: { signs: () => signs, rows: (view, _, pen) => shipRows(view, pen) },
  draw(view, eyes, pen) {
    const ship = shipRows(view, pen);
    const crew = view.survivors.flatMap(survivor => drawSurvivor(survivor, view, eyes, pen));
    return [
      ...drawTitle(view, pen),
      ...ship.map(printed),
      ...legendLines(signs, [...ship.flat(), ...pointersIn(crew)], pen),
      ...drawZones(view, pen),
      ...drawStatus(view, pen),
      '',
      ...crew,
    ];
  },
};

/** ETS-MISSION-02: the mission, and what it is about. */
function drawTitle({ mission, custom, round, phase }: View, { say, paint, width }: Pen): string[] {
  const title = text('terminal.title', {
    mission: { key: `mission.${mission}` },
    round,
    phase: { key: `phase.name.${phase}` },
  });
  const about = custom === null ? labelled('  ', say({ key: `mission.${mission}.text` }), width) : [];
  return [paint.strong(say(title)), paint.dim('─'.repeat(width)), ...about];
}

/** Every zone with something in it, in words: the map has room for little more than initials. */
function drawZones(view: View, pen: Pen): string[] {
  const things = [...view.figures, ...view.tokens, ...view.noises, ...view.objectives, ...view.turrets];
  const named = [...things.map(({ zone }) => zone), ...view.decoys, ...view.bubbles];
  const zones = [
    ...new Set([...view.survivors.filter(({ status }) => status === 'alive').map(({ zone }) => zone), ...named]),
  ].sort();
  return zones.flatMap(zone => {
    const what = contents(view, zone, pen);
    return what.length === 0 ? [] : labelled(`  ${zone.padEnd(8)} `, what.join(', '), pen.width);
  });
}

function contents(view: View, zone: string, { say }: Pen): string[] {
  const figures = view.figures.filter(each => each.zone === zone);
  const hidden = view.tokens.filter(token => token.zone === zone && token.face === null).length;
  return [
    ...view.survivors
      .filter(each => each.zone === zone && each.status === 'alive')
      .map(({ id }) => say({ key: `survivor.${id}` })),
    ...[...new Set(figures.map(kindOf))].map(kind =>
      sayFigures(
        figures.filter(each => kindOf(each) === kind),
        say,
      ),
    ),
    ...(hidden > 0 ? [say(text('terminal.tokens', { count: hidden }))] : []),
    ...view.tokens.filter(token => token.zone === zone && token.face !== null).map(({ face }) => say(faceText(face!))),
    ...view.noises.filter(each => each.zone === zone).map(({ level }) => say(text('terminal.noise', { level }))),
    ...view.objectives
      .filter(each => each.zone === zone && !each.done && each.carrier === null)
      .map(objective => say(objectiveText(objective, view))),
    ...view.decoys.filter(each => each === zone).map(() => say({ key: 'board.decoy' })),
    ...view.bubbles.filter(each => each === zone).map(() => say({ key: 'board.bubble' })),
    ...view.turrets.filter(each => each.zone === zone).map(() => say({ key: 'board.turret' })),
  ];
}

/** What the game calls it; a mission that is not of the box has words of its own, which the log says. */
function objectiveText({ name, colour }: View['objectives'][number], { custom }: View): Text {
  const shade = { key: `colour.${colour}` };
  if (custom !== null) return text('terminal.objective', { colour: shade });
  return text('terminal.objective.named', { name: { key: `objective.${name}` }, colour: shade });
}

function kindOf({ type, hurt, stunned }: Figure): string {
  return `${type} ${hurt} ${stunned}`;
}

function sayFigures(figures: readonly Figure[], say: Pen['say']): string {
  const { type, hurt, stunned } = figures[0]!;
  const enemies: Text = { key: `enemies.${type}`, params: { count: figures.length } };
  const state = stunned ? 'stunned' : hurt > 0 ? 'hurt' : 'well';
  return say(text('terminal.figures', { enemies, state }));
}

function faceText(face: string): Text {
  const [count, type] = face.split(' ');
  const enemies: Text = { key: `enemies.${type}`, params: { count: Number(count) } };
  return text('terminal.known', { enemies });
}

function drawStatus({ event, decks, pile, firstPlayer }: View, { say, width }: Pen): string[] {
  const inForce: Text = event === null ? text('terminal.noEvent') : { key: `event.${event}` };
  const status = text('terminal.status', {
    event: inForce,
    items: decks.items,
    pile,
    first: { key: `survivor.${firstPlayer}` },
  });
  return ['', ...labelled('  ', say(status), width)];
}

function drawSurvivor(survivor: Survivor, view: View, eyes: Viewer, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const { id, status, health, fullHealth, resolve, turn } = survivor;
  const name = say({ key: `survivor.${id}.full` });
  if (status !== 'alive') return [paint.dim(`  ${say(text('terminal.gone', { who: name, status }))}`)];
  const ink = id === eyes ? paint.strong : (plain: string) => plain;
  const numbers = `${say(text('terminal.health'))} ${bar(health, fullHealth)} ${health}  ${say(text('terminal.resolve'))} ${resolve}`;
  const left = id === view.acting ? [say(text('terminal.actions', { count: turn.actions }))] : [];
  return [
    `${pointerIf(id === view.acting)} ${ink(name.padEnd(24))} ${health <= 3 ? paint.bad(numbers) : numbers}`,
    ...labelled('    ', [...left, ...details(survivor, pen)].join(' · '), width).map(paint.dim),
  ];
}

function details(
  { cards, injuries, stun, held, resolveCards, accomplishment, crisisUsed }: Survivor,
  { say }: Pen,
): string[] {
  const things = cards.map(({ item, jammed }) =>
    say(text('terminal.card', { item: { key: `item.${item}` }, jammed: jammed ? 'yes' : 'no' })),
  );
  const fears = resolveCards.map(({ number, card }) =>
    card === null ? `${number}` : `${number} ${say({ key: `resolveCard.${card}` })}`,
  );
  return [
    things.length > 0 ? things.join(', ') : say(text('terminal.nothing')),
    ...injuries.map(injury => say({ key: `injury.${injury}` })),
    ...(stun === 'no' ? [] : [say(text('terminal.stunned'))]),
    ...(held ? [say(text('terminal.held'))] : []),
    ...(fears.length > 0 ? [say(text('terminal.fears', { fears: fears.join(', ') }))] : []),
    ...(accomplishment ? [say(goalText(accomplishment))] : []),
    ...(crisisUsed ? [say(text('terminal.crisisUsed'))] : []),
  ];
}

function goalText({ card, unlocked, inForce }: NonNullable<Survivor['accomplishment']>): Text {
  const state = inForce ? 'inForce' : unlocked ? 'unlocked' : 'open';
  return text('terminal.goal', { card: { key: `accomplishment.${card}` }, state });
}
