import { labelled, type Pen } from '@starboard/board/terminal';
import type { Match, SeatId, Text } from '@starboard/kernel';
import { text, type WordKey } from './text/index.ts';

/** What a typed line wants: one of the program's own letters, or else it is an answer. */
export type Wish =
  | { readonly kind: 'undo' | 'quit' | 'help' }
  | { readonly kind: 'odds' | 'answer'; readonly of: string };

export function readWish(typed: string): Wish {
  const [letter = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
  if (letter === 'o') return { kind: 'odds', of: rest.join(' ') };
  if (letter === 'u' && rest.length === 0) return { kind: 'undo' };
  if (letter === 'q' && rest.length === 0) return { kind: 'quit' };
  if (letter === '?' && rest.length === 0) return { kind: 'help' };
  return { kind: 'answer', of: typed.trim() };
}

const commands: readonly (readonly [typed: string, meaning: WordKey])[] = [
  ['1 2 3', 'cli.commands.answer'],
  ['u', 'cli.commands.undo'],
  ['o 1', 'cli.commands.odds'],
  ['q', 'cli.commands.quit'],
  ['?', 'cli.commands.help'],
];

export function commandLines({ say, width }: Pen): string[] {
  return commands.flatMap(([typed, meaning]) => labelled(`  ${typed.padEnd(8)}`, say(text(meaning)), width));
}

/**
 * Takes the last answer back if the people at the keyboard may. Where all seats are theirs they agree by asking;
 * where bots sit too, only what is free can be taken back.
 */
export function takeBack(match: Match, humans: readonly SeatId[]): { readonly done: boolean; readonly told: Text } {
  const [last] = match.undoPoints(humans, 1);
  if (last === undefined) return { done: false, told: text('cli.undo.nothing') };
  if (!humans.includes(last.seat)) {
    return { done: false, told: text('cli.undo.other', { seat: { key: last.seat } }) };
  }
  const agreed = humans.length === match.seats.length;
  if (!last.free && !agreed) return { done: false, told: text('cli.undo.chance') };
  match.undo(last.keep, humans);
  return { done: true, told: text(last.free ? 'cli.undo.done' : 'cli.undo.newDice') };
}
