import { useSyncExternalStore } from 'react';

/** How much room there is: where the parts of the table stand depends on it. */
type Layout = 'wide' | 'middle' | 'tablet' | 'phone';

const narrowest: readonly (readonly [Layout, MediaQueryList])[] = [
  ['phone', matchMedia('(width < 700px)')],
  ['tablet', matchMedia('(width < 1100px)')],
  ['middle', matchMedia('(width < 1440px)')],
];

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, current);
}

function current(): Layout {
  return narrowest.find(([, query]) => query.matches)?.[0] ?? 'wide';
}

function subscribe(tell: () => void): () => void {
  for (const [, query] of narrowest) query.addEventListener('change', tell);
  return () => {
    for (const [, query] of narrowest) query.removeEventListener('change', tell);
  };
}
