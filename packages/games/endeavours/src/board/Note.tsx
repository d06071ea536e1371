import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { View } from '../view.ts';
import styles from './Note.module.css';
import { nameAt } from './names.ts';

interface NoteProps {
  readonly view: View;
  readonly of: Ref;
  readonly say: Formatter;
}

/** What the pointer is on. */
export function Note({ view, of, say }: NoteProps) {
  return (
    <div className={styles['note']}>
      <b>{say(nameAt(view, of))}</b>
    </div>
  );
}
