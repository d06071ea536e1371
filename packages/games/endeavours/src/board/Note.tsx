import { NoteText } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { noteLines } from '../show/note-lines.ts';
import type { Stack } from '../types.ts';
import type { View } from '../view.ts';
import { nameAt } from './names.ts';

interface NoteProps {
  readonly view: View;
  readonly of: Ref;
  /** The Stack that would go there. */
  readonly by: Stack | undefined;
  readonly say: Formatter;
}

/** What the pointer is on. */
export function Note({ view, of, by, say }: NoteProps) {
  const lines = useMemo(() => noteLines(view, of, by), [view, of, by]);
  return (
    <NoteText title={say(nameAt(view, of))} lines={lines.map(({ text, warns }) => ({ words: say(text), warns }))} />
  );
}
