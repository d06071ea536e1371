import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Kbd } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  readonly query: string;
  /** Takes the cursor as soon as it is there. */
  readonly isEager?: boolean;
  onChange(query: string): void;
}

/** Where to type what is searched for; the key `/` leads here, Escape empties it. */
export function SearchBox({ query, isEager = false, onChange }: SearchBoxProps) {
  const word = useWord();
  const input = useRef<HTMLInputElement>(null);
  useSlash(() => input.current?.select());
  useEffect(() => {
    if (!isEager) return;
    input.current?.setAttribute('autofocus', ''); // What a dialog looks for when it opens.
    input.current?.focus();
  }, [isEager]);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const clearByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault(); // The drawer around it stays open.
    event.stopPropagation();
    clear();
  };
  return (
    <search className={styles['box']}>
      <Glyph name="search" size={17} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={word('rulebook.search')}
        aria-keyshortcuts="/"
        placeholder={word('rulebook.search.hint')}
        value={query}
        onChange={event => onChange(event.target.value)}
        onKeyDown={clearByEscape}
      />
      {query === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <Button
          kind="icon"
          className={styles['clear'] ?? ''}
          aria-label={word('rulebook.search.clear')}
          onClick={clear}
        >
          <Glyph name="cross" size={15} />
        </Button>
      )}
    </search>
  );
}

/** The key `/`, unless somebody is writing. */
function useSlash(act: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
