import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 699px)');

function subscribe(tell: () => void): () => void {
  phone.addEventListener('change', tell);
  return () => phone.removeEventListener('change', tell);
}

/** Whether there is room for one thing at a time only. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}
