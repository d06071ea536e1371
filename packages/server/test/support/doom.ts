import type { Chance } from '@starboard/kernel';
import type { ServerProcess } from './process.ts';

/**
 * A way to send requests that kills a server, or what it stands on, at a moment drawn by chance: when something that changes a match was
 * acknowledged, or while such a thing is under way.
 */
export function doom(victim: { kill(): unknown }, chance: Chance, mostChanges: number): typeof fetch {
  let left = 1 + chance.below(mostChanges);
  const isUnderWay = chance.below(3) > 0;
  const millis = chance.below(4);
  const isLast = () => --left === 0;
  return async (input, init) => {
    const isChange = init?.method === 'POST';
    if (isChange && isUnderWay && isLast()) setTimeout(() => victim.kill(), millis);
    const response = await fetch(input, init);
    if (isChange && !isUnderWay && isLast()) void victim.kill();
    return response;
  };
}

/** Waits until all of this has ended because the server is gone. */
export async function untilGone(server: ServerProcess, ...works: Promise<unknown>[]): Promise<void> {
  await Promise.all(works.map(work => work.catch(thrown => requireLoss(server, thrown))));
}

/** Throws what has another reason than the death of the server. */
function requireLoss(server: ServerProcess, thrown: unknown): void {
  const isLoss = thrown instanceof TypeError && ['fetch failed', 'terminated'].includes(thrown.message);
  if (!server.isGone || !isLoss) throw thrown;
}
