import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { type Shelved, type Shelves, takeDown } from './games.ts';
import { readMission } from './mission.ts';
import { openTerminal, type Surroundings } from './terminal.ts';
import { text, words } from './text/index.ts';

export interface CheckFlags {
  readonly language: Language;
}

/** Looks through a mission that somebody wrote, and says everything that is wrong with it. */
export async function check(
  file: string,
  shelves: Shelves,
  { language }: CheckFlags,
  around: Surroundings,
): Promise<void> {
  const shelved = await firstThatChecks(shelves);
  const { title } = readMission(shelved, file, language);
  const say = createFormatter(mergeTexts(words, shelved.texts), language);
  openTerminal(around).print([say(text('cli.check.fine', { file, title }))]);
}

function firstThatChecks({ games }: Shelves): Promise<Shelved> {
  const found = games.find(({ check }) => check !== undefined);
  if (found === undefined) throw new Error('No game on the shelf has missions of one’s own.');
  return takeDown(found);
}
