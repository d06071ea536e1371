import {
  bar,
  labelled,
  legendLines,
  type Pen,
  pointerIf,
  pointersIn,
  type TerminalFace,
} from '@starboard/board/terminal';
import type { Text, Viewer } from '@starboard/kernel';
import { eventKey, textOf } from '../rules/table.ts';
import type { ExplainedKey } from '../types.ts';
import type { View } from '../view.ts';
import { drawField, fieldRows } from './field.ts';
import { placeNames } from './places.ts';
import { signsOf } from './signs.ts';
import { text, words } from './words/index.ts';

type Hero = View['heroes'][number];
type Unit = View['units'][number];

/** GSQ-ALERT-03 */
const fullAlertness = 6;

/** The battlefield in characters, then the markers, the party and the enemies in words. */
export const hordeTerminal: TerminalFace<View> = {
  words,
  places: placeNames,
  map: { signs: signsOf, rows: (view, _, pen) => fieldRows(view, pen) },
  draw(view, eyes, pen) {
    const field = fieldRows(view, pen);
    const party = view.heroes.flatMap(hero => drawHero(hero, view, eyes, pen));
    return [
      ...drawTitle(view, pen),
      ...drawSurroundings(view, pen),
      ...drawField(view, field, pen),
      ...legendLines(signsOf(view), [...field.flat(), ...pointersIn(party)], pen),
      ...drawMarkers(view, pen),
      '',
      ...party,
      '',
      ...view.units.flatMap(unit => drawUnit(unit, pen)),
    ];
  },
};

function drawTitle({ wave, round, alertness, bossFight }: View, { say, paint, width }: Pen): string[] {
  const boss = bossFight ? ` · ${say(text('terminal.boss'))}` : '';
  const title = `${say(text('terminal.title', { wave, round }))}${boss}`;
  const alert = `${say(text('terminal.alertness'))} ${bar(Math.min(alertness, fullAlertness), fullAlertness)} ${alertness}`;
  return [`${paint.strong(title)}  ${alert}`, paint.dim('─'.repeat(width))];
}

/** GSQ-ALERT-06, GSQ-TIME-01, GSQ-WEATHER-01, GSQ-EVENT-05: what hangs over the table, and what it does. */
function drawSurroundings(view: View, { say, width }: Pen): string[] {
  const { time, weather, alertLevel, event } = view;
  const named = [
    time && (`time.${time}` as const),
    weather && (`weather.${weather}` as const),
    alertLevel && (`alert.${alertLevel}` as const),
  ];
  const told = named.flatMap(key => (key ? [text('terminal.effect', nameAndText(view, key))] : []));
  return [...told, ...(event ? [eventText(view, event)] : [])].flatMap(line => labelled('  ', say(line), width));
}

function nameAndText(view: View, key: ExplainedKey): { readonly name: Text; readonly text: Text } {
  return { name: { key }, text: textOf(view, key) };
}

function eventText(view: View, { event, hero, quarter }: NonNullable<View['event']>): Text {
  const told = nameAndText(view, eventKey(event));
  if (quarter !== undefined) return text('terminal.event.quarter', { ...told, quarter });
  const who = view.heroes.find(({ no }) => no === hero);
  if (who === undefined) return text('terminal.event', told);
  return text('terminal.event.hero', { ...told, who: heroName(who) });
}

function heroName({ archetype, twin }: Hero): Text {
  return { key: `hero.${archetype}`, params: { twin } };
}

function drawMarkers({ markers, priority }: View, { say, width }: Pen): string[] {
  const told = markers.map(({ no, damage }) =>
    say(text('terminal.marker', { no, damage, priority: no === priority ? 'yes' : 'no' })),
  );
  return labelled('  ', told.join(' · '), width);
}

function drawHero(hero: Hero, view: View, eyes: Viewer, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const { no, seat, wounds, tough, power, maxPower } = hero;
  const isActing = view.activation?.hero === no;
  const ink = seat === eyes ? paint.strong : (plain: string) => plain;
  const name = `${no} ${say(heroName(hero))}`;
  const left = tough - wounds;
  const numbers = `${say(text('terminal.wounds'))} ${bar(left, tough)} ${left}  ${say(text('terminal.power'))} ${bar(power, Math.max(power, maxPower))} ${power}`;
  return [
    `${pointerIf(isActing)} ${ink(name.padEnd(20))} ${left <= tough / 2 ? paint.bad(numbers) : numbers}`,
    ...labelled('    ', details(hero, pen).join(' · '), width).map(paint.dim),
  ];
}

function details(hero: Hero, { say }: Pen): string[] {
  const { wounds, tough, shaken, fatigued, activated, conditions, injuries, items, gear, xp, level, credits } = hero;
  return [
    say(text('terminal.level', { level, xp, credits })),
    ...(wounds >= tough ? [say(text('terminal.unconscious'))] : []),
    ...(shaken ? [say(text('terminal.shaken'))] : []),
    ...(fatigued ? [say(text('terminal.fatigued'))] : []),
    ...(activated ? [say(text('terminal.activated'))] : []),
    ...conditions.map(condition => say({ key: `condition.${condition}` })),
    ...injuries.map(({ injury }) => say({ key: `injury.${injury}` })),
    ...items.map(item => say({ key: `item.${item}` })),
    ...gear.map(each => say({ key: `gear.${each.gear}` })),
  ];
}

function drawUnit(unit: Unit, { say, paint, width }: Pen): string[] {
  const { no, models, shaken, activated } = unit;
  const name: Text = { key: `unit.${unit.unit}`, params: { no, count: models.length } };
  const wounds = models.reduce((sum, model) => sum + model.wounds, 0);
  const told = say(
    text('terminal.unit', {
      unit: name,
      count: models.length,
      wounds,
      state: shaken ? 'shaken' : activated ? 'activated' : 'ready',
    }),
  );
  return labelled(`  ${String(no).padStart(2)} `, told, width).map(line => (shaken ? paint.dim(line) : line));
}
