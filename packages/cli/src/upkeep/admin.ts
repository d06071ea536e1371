import type { Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import {
  endMatch,
  holdsThisMachine,
  isOver,
  type Kept,
  matchesOf,
  openKept,
  type Place,
  readNetwork,
  type Store,
  StoreError,
} from '@starboard/server/upkeep';
import { Failure, UsageError } from '../errors.ts';
import { inJson } from '../print.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { dated, inWords, type UpkeepFlags } from './place.ts';

export interface ListFlags extends UpkeepFlags {
  readonly running?: boolean;
  readonly json?: boolean;
}

/** Lists matches line by line, as they are read. */
export function listMatches(
  place: Place,
  { running = false, json = false, language }: ListFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  const { print } = openTerminal(around);
  return withStore(place, async store => {
    let count = 0;
    for await (const match of matchesOf(store)) {
      if (running && stateOf(match) !== 'running') continue;
      const { id, game, entries, updated } = match;
      const state = stateOf(match);
      count += 1;
      const told = text('cli.admin.match', { id, game, entries, state, at: dated(updated) });
      print([json ? inJson({ id, game, state, entries, created: match.created, updated }) : say(told)]);
    }
    if (count === 0 && !json) print([say(text('cli.admin.noMatch'))]);
  });
}

function stateOf(match: Kept): 'over' | 'running' | 'damaged' {
  if (match.standing === undefined || match.seating === undefined) return 'damaged';
  return isOver(match) ? 'over' : 'running';
}

/** Ends matches one after the other; what cannot be ended is told when the others are. */
export async function endMatches(
  ids: readonly string[],
  place: Place,
  { language }: UpkeepFlags,
  around: Surroundings,
): Promise<void> {
  const say = createFormatter(words, language);
  const { print } = openTerminal(around);
  const unknown: string[] = [];
  await withStore(place, async store => {
    for (const id of ids) {
      try {
        const wasRunning = await endMatch(store, id);
        print([say(text(wasRunning ? 'cli.admin.ended' : 'cli.admin.wasOver', { id }))]);
      } catch (thrown) {
        if (!(thrown instanceof StoreError) || thrown.code !== 'unknown-match') throw thrown;
        unknown.push(id);
      }
    }
  });
  const [first, ...rest] = unknown.map(id => text('cli.admin.unknown', { id }));
  if (first !== undefined) throw new Failure(first, rest);
}

export interface BlockFlags extends UpkeepFlags {
  readonly note?: string;
}

/** Blocks networks; without any, lists those that are blocked. */
export async function block(
  given: readonly string[],
  place: Place,
  { note = '', language }: BlockFlags,
  around: Surroundings,
): Promise<void> {
  const networks = given.map(each => requireNetwork(each));
  const say = createFormatter(words, language);
  const tell = (told: Text) => openTerminal(around).print([say(told)]);
  const tooMuch = networks.findIndex(holdsThisMachine);
  if (tooMuch >= 0) throw new UsageError(text('cli.admin.thisMachine', { given: given[tooMuch]! }));
  await withStore(place, async store => {
    for (const { text: network } of networks) {
      await store.block({ network, since: Date.now(), note });
      tell(text('cli.admin.blocked', { network }));
    }
    if (given.length > 0) return;
    const blocked = await store.blocks();
    for (const { network, since, note: said } of blocked) {
      tell(text('cli.admin.block', { network, at: dated(since), note: said === '' ? 'none' : 'some', said }));
    }
    if (blocked.length === 0) tell(text('cli.admin.noBlock'));
  });
}

export async function unblock(
  given: readonly string[],
  place: Place,
  { language }: UpkeepFlags,
  around: Surroundings,
): Promise<void> {
  const networks = given.map(each => requireNetwork(each));
  const say = createFormatter(words, language);
  await withStore(place, async store => {
    for (const { text: network } of networks) {
      const wasBlocked = await store.unblock(network);
      const told = text(wasBlocked ? 'cli.admin.unblocked' : 'cli.admin.notBlocked', { network });
      openTerminal(around).print([say(told)]);
    }
  });
}

function requireNetwork(given: string) {
  const network = readNetwork(given);
  if (network === undefined) throw new UsageError(text('cli.admin.noNetwork', { given }));
  return network;
}

function withStore(place: Place, work: (store: Store) => Promise<void>): Promise<void> {
  return inWords(async () => {
    const store = await openKept(place);
    try {
      await work(store);
    } finally {
      await store.close();
    }
  });
}
