import type { Text } from '@starboard/kernel';
import type { Formatter, Language } from '@starboard/kernel/text';
import { type GivenSettings, readSettings, StoreError, settingsList } from '@starboard/server';
import type { Place } from '@starboard/server/upkeep';
import type { Command } from 'commander';
import { Failure, reasonText, UsageError } from '../errors.ts';
import { addServerSettings, problemText } from '../serve.ts';
import { storeComplaint } from '../store-complaint.ts';
import type { Surroundings } from '../terminal.ts';
import { text } from '../text/index.ts';

/** What all commands are told that look after a server. */
export interface UpkeepFlags {
  readonly language: Language;
}

/** Of all that a server can be told, where it keeps everything; by the same flags and the same variables. */
const placing = settingsList.filter(({ name }) => name === 'dataFolder' || name === 'databaseUrl');

export function addPlace(command: Command, say: Formatter): GivenSettings {
  return addServerSettings(command, say, placing);
}

export function placeFrom(given: GivenSettings, { env }: Surroundings): Place {
  const known = Object.fromEntries(placing.map(({ variable }) => [variable, env[variable]]));
  const read = readSettings(given, known);
  if ('settings' in read) return read.settings;
  throw new UsageError(text('cli.upkeep.wrong'), read.problems.map(problemText));
}

/** Does something with a database or with files; what goes wrong with them is told in words. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof StoreError) throw storeComplaint(thrown, 'look');
    if (!(thrown instanceof Error && 'code' in thrown)) throw thrown;
    throw new Failure(text('cli.upkeep.failed', { reason: reasonText(thrown) }));
  }
}

/** To the minute, and the same wherever it is read. */
export function dated(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export function heldTexts({ last, ...held }: Held): Text[] {
  return [text('cli.held', held), ...(last === undefined ? [] : [text('cli.held.last', { at: dated(last) })])];
}

interface Held {
  readonly matches: number;
  readonly entries: number;
  readonly players: number;
  readonly last?: number;
}
