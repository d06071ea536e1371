import { useEffect, useRef } from 'react';
import type { Sitting } from '../../play/sitting.ts';
import { useWord } from '../../words/words.tsx';
import { type Caller, TurnCall } from './turn-call.ts';

/** Calls this person when it becomes their turn while the page is hidden: by its icon and, if allowed, by a notification. */
export function useTurnCall({ id, where }: Sitting, title: string, isYours: boolean): void {
  const word = useWord();
  const words = useRef({ title: '', body: '' });
  words.current = { title: word('table.call'), body: title };
  const call = useRef<TurnCall>(undefined);
  useEffect(() => {
    // Around one screen somebody is always there.
    if (where === 'device') return;
    const current = new TurnCall(callerFor(id, () => words.current));
    call.current = current;
    const look = () => current.look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      current.end();
      call.current = undefined;
    };
  }, [id, where]);
  useEffect(() => call.current?.turn(isYours), [isYours]);
}

function callerFor(match: string, words: () => { readonly title: string; readonly body: string }): Caller {
  return {
    get isHidden() {
      return document.hidden;
    },
    mark(isOn) {
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = isOn ? '/favicon-turn.svg' : '/favicon.svg';
      if (!('setAppBadge' in navigator)) return;
      // Only an installed page has a badge; others are told no.
      void (isOn ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
    },
    notify() {
      if (!('Notification' in window) || Notification.permission !== 'granted') return () => undefined;
      try {
        const { title, body } = words();
        const note = new Notification(title, { body, tag: `starboard ${match}`, icon: '/icon-192.png' });
        note.onclick = () => {
          window.focus();
          note.close();
        };
        return () => note.close();
      } catch {
        return () => undefined; // Some phones let only installed pages do it.
      }
    },
  };
}
