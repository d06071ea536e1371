import { isTooDeep } from '@starboard/kernel';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { device } from '../device/device.ts';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';

/** Takes in a game that was saved as a file: what is over is shown again, the rest is played on. */
export function OpenFile() {
  const word = useWord();
  const input = useRef<HTMLInputElement>(null);
  const [, go] = useLocation();
  const { isBusy, problem, run } = useTask();

  function open(file: File | undefined): void {
    if (file === undefined) return;
    run(async () => {
      const id = await device.bring(readJournal(await file.text()));
      const brought = (await device.list()).find(match => match.id === id);
      go(brought?.outcome ? `/replay/device/${id}` : `/device/${id}`);
    });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          open(event.target.files?.[0]);
          event.target.value = ''; // The same file may be tried again.
        }}
      />
      <Button aria-disabled={isBusy} onClick={() => input.current?.click()}>
        <Glyph name="upload" />
        {word(isBusy ? 'games.opening' : 'games.open')}
      </Button>
      {problem !== undefined && <Problem thrown={problem} />}
    </>
  );
}

function readJournal(text: string): unknown {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw Object.assign(new Error('This file is not JSON.'), { code: 'bad-journal' });
  }
  // What is nested without end cannot even be handed to the worker.
  if (isTooDeep(read)) throw Object.assign(new Error('This file is nested too deep.'), { code: 'bad-journal' });
  return read;
}
