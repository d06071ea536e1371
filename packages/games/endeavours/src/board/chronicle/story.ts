import { listOf } from '../../rules/missions/words.ts';
import { seasonIn } from '../../rules/season.ts';
import type { Deed, Season, Words } from '../../types.ts';
import type { View } from '../../view.ts';

/** What happened in a year, as the timeline tells it. */
export interface YearStory {
  readonly year: number;
  readonly season: Season;
  readonly event: Words | null;
  readonly deeds: readonly Words[];
  /** By how much the score has changed in it. */
  readonly change: number;
}

/** The years in which something happened, the last one first. */
export function storyOf({ log, deeds, year: now }: View): readonly YearStory[] {
  const years: YearStory[] = [];
  let before = 0;
  for (let year = 1; year <= now; year++) {
    const note = log[year - 1];
    const told = deeds.filter(deed => deed.year === year);
    const event: Words | null = note?.event ? { key: `event.${note.event}` } : null;
    const change = note === undefined ? 0 : note.score - before;
    before += change;
    if (told.length === 0 && event === null) continue;
    years.push({ year, season: seasonIn(year), event, deeds: shortened(told), change });
  }
  return years.reverse();
}

/** Cards that were lost in one year stand in one line. */
function shortened(deeds: readonly Deed[]): Words[] {
  const isLost = ({ key }: Deed) => key === 'lost.card';
  const lost = deeds.filter(isLost).map(({ params }) => params!['card'] as Words);
  const others = deeds.filter(deed => !isLost(deed));
  if (lost.length === 0) return others;
  return [...others, { key: 'chronicle.lost', params: { count: lost.length, cards: listOf(lost) } }];
}
