import type { Status } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Passage } from '../play/playback.ts';

/** Lines of the log that belong together: one seat's turn, or one phase. */
export interface Chapter {
  readonly from: number;
  readonly to: number;
  /** It was told before this page followed the match: whose turn it was is not known. */
  readonly wasThere?: true;
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
  for (const { from, to, view, wasThere } of trail) {
    if (from >= length) break;
    const lines = { from, to: Math.min(to, length) };
    const chapter: Chapter = wasThere ? { ...lines, wasThere } : { ...lines, ...turnIn(statusOf(view)) };
    const last = chapters.at(-1);
    if (last && isSame(last, chapter)) chapters[chapters.length - 1] = { ...last, to: chapter.to };
    else chapters.push(chapter);
  }
  const [first] = chapters;
  const start = first?.from ?? length;
  return start > 0
    ? [{ from: 0, to: start, ...(first === undefined && { wasThere: true as const }) }, ...chapters]
    : chapters;
}

function turnIn({ phases, phase: current, round, acting }: Status): Pick<Chapter, 'round' | 'phase' | 'acting'> {
  const phase = phases.find(({ id }) => id === current)?.name;
  return { round, ...(phase && { phase }), ...(acting !== undefined && { acting }) };
}

function isSame(a: Chapter, b: Chapter): boolean {
  return a.round === b.round && a.acting === b.acting && a.phase?.key === b.phase?.key;
}
