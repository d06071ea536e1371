import type { RunningServer } from '@starboard/server';
import type { Client } from '@starboard/server/client';
import { type Call, call, type Reply } from './calling.ts';
import { guest, openSite, type Site } from './house.ts';
import { beginBeacon, plan, shieldBoth } from './playing.ts';
import { lastingIn } from './store/stored.ts';

type Guest = Client & { readonly token: string };

/** Matches of beacon that nothing refused may change. Ann is their host and keeper, Bob their engineer, Eve has no seat. */
export interface Sitting {
  readonly site: Site;
  readonly server: RunningServer;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly eve: Guest;
  /** In its second round; Ann has planned, Bob is asked. */
  readonly match: string;
  /** The same, and nobody else may watch. */
  readonly closed: string;
  /** Given up. */
  readonly over: string;
}

export async function sitDown(): Promise<Sitting> {
  const site = await openSite('SQLite');
  const server = await site.start();
  const [ann, bob, eve] = [await guest(server, 'Ann'), await guest(server, 'Bob'), await guest(server, 'Eve')];
  const match = await beginBeacon(ann, bob);
  await shieldBoth(match, ann, bob);
  await plan(ann, match, 'work');
  const closed = await beginBeacon(ann, bob, { watchable: false });
  const over = await beginBeacon(ann, bob);
  await ann.resign(over);
  await bob.resign(over);
  return { site, server, ann, bob, eve, match, closed, over };
}

/** A request by somebody, about the match in the middle where the path says `{match}`. */
export type Attempt = Omit<Call, 'token'> & { readonly by?: 'ann' | 'bob' | 'eve' | undefined };

export function attempt(sitting: Sitting, { by, path, ...rest }: Attempt): Promise<Reply> {
  const { server, match, closed, over } = sitting;
  const filled = path.replace('{match}', match).replace('{closed}', closed).replace('{over}', over);
  return call(server.port, { ...rest, path: filled, token: by && sitting[by].token });
}

/** What everybody sees, and every byte that is stored, but for what time alone changes. */
export async function pictureOf({ site, ann, bob, eve, match, closed, over }: Sitting) {
  const seen = [ann, bob, eve].flatMap(each => [each.look(match), each.look(over), each.matches()]);
  const hidden = [ann, bob].map(each => each.look(closed));
  return { seen: await Promise.all([...seen, ...hidden]), stored: lastingIn(site.storage.dataFolder!) };
}
