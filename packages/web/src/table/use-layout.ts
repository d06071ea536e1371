import { useSyncExternalStore } from 'react';

/** How much room there is: where the parts of the table stand depends on it. */
type Layout = 'wide' | 'broad' | 'middle' | 'slate' | 'tablet' | 'phone';

const narrowest: readonly (readonly [Layout, MediaQueryList])[] = [
  ['phone', matchMedia('(width < 700px)')],
  // A tablet that lies.
  ['slate', matchMedia('(width < 1100px) and (height >= 500px) and (orientation: landscape)')],
  ['tablet', matchMedia('(width < 1100px)')],
  ['middle', matchMedia('(width < 1200px)')],
  ['broad', matchMedia('(width < 1440px)')],
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
