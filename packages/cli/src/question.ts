import { capitalised, labelled, type Pen, type PlaceAsk, type PlaceNames, wrap } from '@starboard/board/terminal';
import type { LogEntry, SeatId, ShownAsk, ShownDecision, ShownOption, Text } from '@starboard/kernel';
import { limitOf, type Reading, readPlaceBy, readTyped, whatFits } from './ask.ts';
import { sentence, withRule } from './layout.ts';
import { text } from './text/index.ts';

/** A question that can be put to somebody: its heading, and what may be answered. */
export interface Question {
  readonly heading: Text;
  readonly ask: ShownAsk;
  /** How the game calls its places, and what is seen of them. */
  readonly places?: PlacesAsked | undefined;
}

interface PlacesAsked {
  readonly names: PlaceNames;
  readonly view: unknown;
}

/** What is asked of this seat. */
export function questionOf({ prompt, ask }: ShownDecision, seat: SeatId, places?: PlacesAsked): Question {
  if (ask === undefined) throw new Error(`Nothing is asked of ${seat}.`);
  return { heading: text('cli.asks', { seat: { key: seat }, question: prompt }), ask, places };
}

/** What a typed line means. */
export function readAnswer({ ask, places }: Question, typed: string): Reading {
  if (ask.shape !== 'place' || places === undefined) return readTyped(ask, typed);
  return readPlaceBy(ask.places, typed, places.names.read(places.view, ask, typed));
}

/** Where any of several seats may answer: which of them does. */
export function questionWho(seats: readonly SeatId[]): Question {
  const options = seats.map(seat => ({ key: seat, label: { key: seat } }));
  return { heading: text('cli.who'), ask: { shape: 'one', options, blocked: [] } };
}

export function questionLines({ heading, ask, places }: Question, pen: Pen): string[] {
  const { say, paint, width } = pen;
  return [
    ...wrap(capitalised(say(heading)), width).map(paint.strong),
    ...optionLines(ask, places, pen),
    ...ask.blocked.flatMap(({ label, reason, rule }) =>
      withRule('   –  ', capitalised(say(text('cli.blocked', { option: label, reason }))), rule, pen),
    ),
    ...sentence(ask.shape === 'place' && places ? places.names.fits(places.view, ask) : whatFits(ask), pen).map(
      paint.dim,
    ),
  ];
}

/** What was said, each line with the rule that made it so. */
export function logLines(entries: readonly LogEntry[], pen: Pen): string[] {
  return entries.flatMap(entry => withRule('  · ', pen.say(entry), entry.rule, pen));
}

function optionLines(ask: ShownAsk, places: PlacesAsked | undefined, pen: Pen): string[] {
  switch (ask.shape) {
    case 'split':
      return numbered(
        ask.options.map(({ label }, at) => text('cli.atMost', { option: label, limit: limitOf(ask, at) })),
        pen,
      );
    case 'pairs':
      return [
        ...numbered(labelsOf(ask.options), pen),
        `  ${pen.say(text('cli.partners'))}`,
        ...numbered(labelsOf(ask.partners), pen),
      ];
    case 'place':
      return labelled('  ', pen.say(text('cli.places', { places: placesInWords(ask, places, pen) })), pen.width);
    default:
      return numbered(labelsOf(ask.options), pen);
  }
}

function labelsOf(options: readonly ShownOption[]): Text[] {
  return options.map(({ label }) => label);
}

function numbered(labels: readonly Text[], { say, width }: Pen): string[] {
  return labels.flatMap((label, at) => labelled(`${String(at + 1).padStart(4)}  `, capitalised(say(label)), width));
}

function placesInWords(ask: PlaceAsk, places: PlacesAsked | undefined, pen: Pen): string {
  return places === undefined ? runsInWords(ask.places) : places.names.tell(places.view, ask, pen);
}

/** Runs `[first, count, …]` as `3–7, 12`. */
function runsInWords(runs: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const first = runs[at]!;
    const last = first + runs[at + 1]! - 1;
    parts.push(first === last ? `${first}` : `${first}–${last}`);
  }
  return parts.join(', ');
}
