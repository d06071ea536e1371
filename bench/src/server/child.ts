/** What a parent may ask of a server under load. */
export type Wish = 'cpu' | 'memory' | 'stop';

/** What a server tells its parent, and in which order: where it listens, then what it is asked. */
export type News =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'cpu'; readonly micros: number }
  | { readonly kind: 'memory'; readonly bytes: number };

/** Tells the parent where the server listens, and from then on what it asks. Ends with the parent. */
export function reportToParent(port: number, stop: () => Promise<void>): void {
  process.on('message', (wish: Wish) => {
    if (wish === 'cpu') tell({ kind: 'cpu', micros: cpuMicros() });
    else if (wish === 'memory') tell({ kind: 'memory', bytes: bytesInUse() });
    else stop().then(() => process.disconnect());
  });
  process.on('disconnect', () => process.exit());
  tell({ kind: 'listening', port });
}

function tell(news: News): void {
  process.send!(news);
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Twice, because what is released by the first collection is found by the second. */
function bytesInUse(): number {
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
