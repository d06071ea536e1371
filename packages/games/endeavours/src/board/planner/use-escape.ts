import { useEffect, useRef } from 'react';

/** What Escape does, wherever the focus is, unless it does something else there. */
export function useEscape(leave: () => void): void {
  const current = useRef(leave);
  useEffect(() => {
    current.current = leave;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
