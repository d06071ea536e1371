import type { Status } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Passage } from '../../play/playback.ts';

/** Lines of the log that belong together: one seat's turn, or one phase; without a round, nobody here knows whose. */
export interface Chapter {
  readonly from: number;
  readonly to: number;
  /** It was told before this person had done anything. */
  readonly isOthers?: true;
  readonly round?: number;
  readonly phase?: Text;
  readonly acting?: SeatId;
}

interface Told {
  readonly length: number;
  readonly trail: readonly Passage[];
  statusOf(view: unknown): Status;
  /** How older lines were headed: those that were there before this page, or are too long ago for the trail. */
  readonly known: readonly Chapter[];
  /** Whether this person had answered before the page was opened. */
  readonly hadAnswered: boolean;
}

/** The log in chapters, the oldest first. */
export function chaptersOf({ length, trail, statusOf, known, hadAnswered }: Told): readonly Chapter[] {
  const followed = trail.filter(({ from, wasThere }) => !wasThere && from < length);
  const start = Math.min(followed[0]?.from ?? length, length);
  const isOthers = !hadAnswered && trail[0]?.wasThere !== undefined;
  const chapters: Chapter[] = [];
  const addUnknown = (to: number) => {
    const from = chapters.at(-1)?.to ?? 0;
    if (from < to) add(chapters, { from, to, ...(isOthers && { isOthers }) });
  };
  for (const chapter of known.filter(({ from }) => from < start)) {
    addUnknown(chapter.from);
    add(chapters, { ...chapter, to: Math.min(chapter.to, start) });
  }
  addUnknown(start);
  for (const { from, to, view } of followed) {
    add(chapters, { from, to: Math.min(to, length), ...turnIn(statusOf(view)) });
  }
  return chapters;
}

/** What belongs to the last chapter makes it longer. */
function add(chapters: Chapter[], chapter: Chapter): void {
  const last = chapters.at(-1);
  if (last && isSame(last, chapter)) chapters[chapters.length - 1] = { ...last, to: chapter.to };
  else chapters.push(chapter);
}

function turnIn({ phases, phase: current, round, acting }: Status): Pick<Chapter, 'round' | 'phase' | 'acting'> {
  const phase = phases.find(({ id }) => id === current)?.name;
  return { round, ...(phase && { phase }), ...(acting !== undefined && { acting }) };
}

function isSame(a: Chapter, b: Chapter): boolean {
  const [turn, other] = [a, b].map(({ round, phase, acting, isOthers }) => [round, phase?.key, acting, isOthers]);
  return turn!.every((part, at) => part === other![at]);
}
