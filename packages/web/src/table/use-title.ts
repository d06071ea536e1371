import { useEffect } from 'react';
import { useWord } from '../words/words.tsx';

/** The tab of the browser says whose turn it is. */
export function useTitle(title: string, state: 'yours' | 'others' | 'over'): void {
  const word = useWord();
  const text = word('table.title', { title, state });
  useEffect(() => {
    const before = document.title;
    document.title = text;
    return () => {
      document.title = before;
    };
  }, [text]);
}
