import type { Rules } from '@starboard/board/shelf';
import type { Text } from '@starboard/kernel';
import { createFormatter, type Formatter } from '@starboard/kernel/text';
import { type Examined, examine, openReading, type Place, type Problem, readingAt } from '@starboard/server/upkeep';
import { Failure } from '../errors.ts';
import { inJson } from '../print.ts';
import { showCount } from '../progress.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { inWords, type UpkeepFlags } from './place.ts';

export interface DoctorFlags extends UpkeepFlags {
  readonly replay?: boolean;
  readonly json?: boolean;
}

/** Looks through what a server keeps, or through a backup, and says what is wrong with it. */
export async function doctor(
  file: string | undefined,
  place: Place,
  games: readonly Rules[],
  { language, replay = false, json }: DoctorFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  const { print } = openTerminal(around);
  const { progress, clear } = showCount(around.stderr, say);
  const examined = await inWords(async () => {
    const reading = await (file === undefined ? readingAt(place) : openReading({ file }));
    try {
      return await examine(reading, games, { replays: replay, progress });
    } finally {
      clear();
      await reading.close();
    }
  });
  const { problems, more, looked, played } = examined;
  const count = problems.length + more;
  if (json) print([inJson({ well: count === 0, looked, played, problems, more })]);
  else print([...problemLines(examined, say), ...lookedTexts(examined).map(say)]);
  if (count > 0) throw new Failure(text('cli.doctor.wrong', { count }));
  if (!json) print([say(text('cli.doctor.well'))]);
}

export function problemLines({ problems, more }: Examined, say: Formatter): string[] {
  const rest = more === 0 ? [] : [say(text('cli.doctor.more', { count: more }))];
  return [...problems.map(each => say(problemText(each))), ...rest];
}

function lookedTexts({ looked, played }: Examined): Text[] {
  const counted = (['otherRules', 'notHere'] as const).filter(how => played[how] > 0);
  return [
    text('cli.doctor.looked', looked),
    ...(played.whole === 0 ? [] : [text('cli.doctor.played', { count: played.whole })]),
    ...counted.map(how => text(`cli.doctor.${how}`, { count: played[how] })),
  ];
}

function problemText({ kind, match, what = '', found = '' }: Problem): Text {
  const number = Number(what) + 1; // People count from 1.
  const problem = text(`cli.doctor.${kind}`, { what: String(what), found, number: Number.isNaN(number) ? 0 : number });
  return match === undefined ? problem : text('cli.doctor.in', { match, problem });
}
