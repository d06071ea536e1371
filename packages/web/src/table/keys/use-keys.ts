import { useEffect, useRef } from 'react';

/** What keys do, by `KeyboardEvent.key`; letters in capitals, `⇧Z` with shift. What is not done is left to the browser. */
export type Keys = { readonly [key: string]: (() => void) | undefined };

/** The keys of the table. They rest while somebody types, while a dialog is open, and where a control has its own use for them. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const act = current.current[nameOf(event)];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A letter is the same with and without capitals lock; shift makes it another key. */
export function nameOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = key.toUpperCase();
  return shiftKey ? `⇧${letter}` : letter;
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return true;
  if (key.startsWith('Arrow') && target.closest('section[tabindex="0"]') !== null) return true; // It scrolls.
  const isPressing = key === 'Enter' || key === ' ';
  return isPressing && target.closest('button, a, summary, [role=button]') !== null;
}
