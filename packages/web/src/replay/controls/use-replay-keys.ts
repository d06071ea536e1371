import { useEffect, useRef } from 'react';

/** What the keyboard does, by key; `⇧` stands before a key that is pressed with Shift. */
type Keys = { readonly [key: string]: () => void };

/** The keys of the replay, wherever on the page the focus is, unless something there has a use for them itself. */
export function useReplayKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      const does = latest.current[`${event.shiftKey ? '⇧' : ''}${event.key}`];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('click', letGo);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('click', letGo);
    };
  }, []);
}

/** After a click with the mouse, Space shall play or pause and not press the same button again. */
function letGo({ detail, target }: MouseEvent): void {
  const isByPointer = detail > 0;
  if (!isByPointer || !(target instanceof Element) || target.closest('dialog')) return;
  target.closest<HTMLElement>('button:not([aria-haspopup])')?.blur();
}

/** Space presses the button that has the focus; arrows move within a choice; whoever types wants letters. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog')) return true;
  if (target.closest('input, select, textarea, [contenteditable]')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
