import type { ListedMatch } from '@starboard/server/client';
import { useCallback, useEffect, useState } from 'react';
import { isUnreachable } from '../app/problem-text.ts';
import { device } from '../device/device.ts';
import { ifKnown } from '../lobby/ensure-player.ts';
import { server } from '../play/server.ts';
import { entryOfDevice, entryOfServer, inOrder, type MatchEntry } from './entries.ts';

export interface Matches {
  /** None while they are being fetched. */
  readonly entries?: readonly MatchEntry[];
  /** The server cannot be reached: only what this device keeps is listed. */
  readonly isOffline: boolean;
  /** What else went wrong. */
  readonly problem?: unknown;
}

/** All matches of this person, of the server and of this device. They are fetched again whenever the page is looked at. */
export function useMatches(): Matches & { reload(): void } {
  const [matches, setMatches] = useState<Matches>({ isOffline: false });
  const reload = useCallback(() => void allMatches().then(setMatches), []);
  useEffect(() => {
    const reloadIfSeen = () => document.visibilityState === 'visible' && reload();
    reload();
    document.addEventListener('visibilitychange', reloadIfSeen);
    return () => document.removeEventListener('visibilitychange', reloadIfSeen);
  }, [reload]);
  return { ...matches, reload };
}

/** A stranger has no matches; that the server is there is asked all the same. */
async function serverMatches(): Promise<readonly ListedMatch[]> {
  const matches = await ifKnown(() => server.matches());
  if (matches === undefined) await server.games();
  return matches ?? [];
}

async function allMatches(): Promise<Matches> {
  const [here, there] = await Promise.allSettled([device.list(), serverMatches()]);
  const entries = [
    ...(here.status === 'fulfilled' ? here.value.map(entryOfDevice) : []),
    ...(there.status === 'fulfilled' ? there.value.map(entryOfServer) : []),
  ];
  const problems = [here, there].flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
  const problem = problems.find(each => !isUnreachable(each));
  return {
    entries: inOrder(entries),
    isOffline: there.status === 'rejected' && isUnreachable(there.reason),
    ...(problem !== undefined && { problem }),
  };
}
