import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import type { Shelf, Shelved } from './games.ts';
import { readMission } from './mission.ts';
import { openTerminal, type Surroundings } from './terminal.ts';
import { text, words } from './text/index.ts';

export interface CheckFlags {
  readonly language: Language;
}

/** Looks through a mission that somebody wrote, and says everything that is wrong with it. */
export async function check(file: string, shelf: Shelf, { language }: CheckFlags, around: Surroundings): Promise<void> {
  const shelved = await firstThatChecks(shelf);
  const { title } = readMission(shelved, file, language);
  const say = createFormatter(mergeTexts(words, shelved.texts), language);
  openTerminal(around).print([say(text('cli.check.fine', { file, title }))]);
}

async function firstThatChecks({ places }: Shelf): Promise<Shelved> {
  for (const place of places) {
    const shelved = await place.load();
    if (shelved.check !== undefined) return shelved;
  }
  throw new Error('No game on the shelf has missions of one’s own.');
}
