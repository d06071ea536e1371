import { StoreError } from './errors.ts';
import type { Store } from './store.ts';

/** Hears of everything that is asked of a store. */
export interface Watcher {
  done(operation: string, seconds: number): void;
  failed(operation: string): void;
}

/** What takes as long as it takes, and what only looks. */
const unwatched: ReadonlySet<string> = new Set<keyof Store>(['listen', 'figures', 'copyTo', 'close']);

type Operation = (...given: unknown[]) => Promise<unknown>;

/** A store whose operations are timed. What somebody asked for in vain, such as a match that is not there, is no failure of its own. */
export function watched(store: Store, watcher: Watcher): Store {
  const operations = new Map<string | symbol, Operation>();

  function watch(name: string, operation: Operation): Operation {
    return async (...given) => {
      const began = performance.now();
      try {
        const value = await operation(...given);
        watcher.done(name, (performance.now() - began) / 1_000);
        return value;
      } catch (error) {
        if (!(error instanceof StoreError && /^unknown-/.test(error.code))) watcher.failed(name);
        throw error;
      }
    };
  }

  return new Proxy(store, {
    get(target, name: string) {
      const known = operations.get(name);
      if (known !== undefined) return known;
      const operation = (target[name as keyof Store] as Operation).bind(target);
      const made = unwatched.has(name) ? operation : watch(name, operation);
      operations.set(name, made);
      return made;
    },
  });
}
