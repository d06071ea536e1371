import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { View } from '../../view.ts';
import { Sign } from '../Sign.tsx';
import type { Pack } from './crowd.ts';
import { thingsIn, zoneText } from './place-names.ts';
import styles from './ZoneNote.module.css';

interface ZoneNoteProps {
  readonly view: View;
  readonly packs: readonly Pack[];
  readonly zone: string;
  readonly say: Formatter;
}

/** A zone and all that is in it, one under the other, however closely it stands on the map. */
export function ZoneNote({ view, packs, zone, say }: ZoneNoteProps) {
  const things = thingsIn(view, packs, zone).map(({ text, ...thing }) => ({ ...thing, words: say(text) }));
  return (
    <>
      <b className={styles['zone']}>{say(zoneText(view, zone))}</b>
      {things.length === 0 && <p className={styles['nothing']}>{say({ key: 'board.nothing' })}</p>}
      <ul className={styles['things']}>
        {alike(things).map(({ sign, icon, words, count }) => (
          <li key={words}>
            {icon ? <Icon of={icon} className={styles[sign] ?? ''} /> : <Sign of={sign} />}
            <span>{words}</span>
            {count > 1 && <i>× {count}</i>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Things that are called the same stand on one line. */
function alike<T extends { readonly words: string }>(
  things: readonly T[],
): readonly (T & { readonly count: number })[] {
  const lines = new Map<string, T & { readonly count: number }>();
  for (const thing of things) {
    lines.set(thing.words, { ...thing, count: (lines.get(thing.words)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}
