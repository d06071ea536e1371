import type { Status } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Passage } from '../play/playback.ts';

/** Lines of the log that belong together: one seat's turn, or one phase. */
export interface Chapter {
  readonly from: number;
  readonly to: number;
  /** None for lines from before this page followed the match. */
  readonly round?: number;
  readonly phase?: Text;
  readonly acting?: SeatId;
}

/** The log in chapters, the oldest first. */
export function chaptersOf(
  length: number,
  trail: readonly Passage[],
  statusOf: (view: unknown) => Status,
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const { from, to, view } of trail) {
    if (from >= length) break;
    const status = statusOf(view);
    const phase = status.phases.find(({ id }) => id === status.phase)?.name;
    const chapter: Chapter = {
      from,
      to: Math.min(to, length),
      ...(from > 0 && { round: status.round, ...(phase && { phase }) }),
      ...(from > 0 && status.acting !== undefined && { acting: status.acting }),
    };
    const last = chapters.at(-1);
    if (last && isSame(last, chapter)) chapters[chapters.length - 1] = { ...last, to: chapter.to };
    else chapters.push(chapter);
  }
  const [first] = chapters;
  const start = first?.from ?? length;
  return start > 0 ? [{ from: 0, to: start }, ...chapters] : chapters;
}

function isSame(a: Chapter, b: Chapter): boolean {
  return a.round === b.round && a.acting === b.acting && a.phase?.key === b.phase?.key;
}
