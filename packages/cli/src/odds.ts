import { bar, type Pen } from '@starboard/board/terminal';
import { type Answer, type Chance, odds, type SeatId, type Spread } from '@starboard/kernel';
import { sentence } from './layout.ts';
import type { Sitting } from './sitting.ts';
import { text } from './text/index.ts';

const samples = 1000;
const longestBar = 30;

/** What an answer of this seat may lead to, in lines. */
export function oddsLines(sitting: Sitting, seat: SeatId, answer: Answer, chance: Chance, pen: Pen): string[] {
  const spreads = Object.entries(odds(sitting.match, seat, answer, { chance, samples }));
  if (spreads.length === 0) return sentence(text('cli.odds.none'), pen);
  return [
    ...sentence(text('cli.odds.title', { samples }), pen).map(pen.paint.strong),
    ...spreads.flatMap(([name, spread]) => spreadLines(name, spread, pen)),
  ];
}

function spreadLines(name: string, { mean, chances }: Spread, { say, paint }: Pen): string[] {
  const shares = chances.map(([value, share]) => {
    const drawn = bar(Math.max(1, Math.round(share * longestBar)), longestBar);
    const percent = say(text('cli.odds.share', { share })).padStart(6);
    return `  ${String(value).padStart(4)}  ${paint.accent(drawn)}${percent}`;
  });
  return [`  ${say(text('cli.odds.mean', { name: { key: `worth.${name}` }, mean }))}`, ...shares];
}
