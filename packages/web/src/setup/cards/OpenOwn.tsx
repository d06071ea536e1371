import type { OwnContent } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { useEffect, useRef, useState } from 'react';
import { Ruled } from '../../rulebook/Ruled.tsx';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './OpenOwn.module.css';

interface Wrong {
  readonly where: string;
  readonly text: Text;
}

interface OpenOwnProps {
  readonly own: OwnContent;
  onOpen(written: unknown): void;
}

/** Opens a mission from a file; whatever is wrong with it is listed in full, and nothing else changes. */
export function OpenOwn({ own, onOpen }: OpenOwnProps) {
  const word = useWord();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  useEffect(() => {
    if (wrong.length > 0) status.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const problems = read(await file.text());
    setWrong(problems);
  }

  function read(text: string): readonly Wrong[] {
    let written: unknown;
    try {
      written = JSON.parse(text);
    } catch {
      return [{ where: '', text: { key: 'page.setup.own.notJson' } }];
    }
    const checked = own.check(written);
    if (!checked.ok) return checked.problems;
    onOpen(written);
    return [];
  }

  return (
    <div className={styles['own']}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          void open(event.target.files?.[0]);
          event.target.value = ''; // The same file may be tried again.
        }}
      />
      <Button kind="ghost" onClick={() => input.current?.click()}>
        <Glyph name="upload" />
        {word('setup.own')}
      </Button>
      <div ref={status} role="status">
        {wrong.length > 0 && (
          <>
            <p>{word('setup.own.wrong', { count: wrong.length })}</p>
            <ul>
              {wrong.map(({ where, text }) => (
                <li key={`${where} ${say(text)}`}>
                  {where !== '' && <code>{where}</code>} <Ruled sentence={say(text)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
