import { Ruled } from '../rulebook/Ruled.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay } from '../words/words.tsx';
import styles from './Problems.module.css';
import type { Sheet } from './use-sheet.ts';

/** What is wrong with one field, right there. The bar below tells it to screen readers. */
export function Problems({ sheet, field }: { readonly sheet: Sheet; readonly field: string }) {
  const say = useSay();
  const here = sheet.problems.filter(problem => problem.field === field);
  return here.map(({ text }) => (
    <p key={say(text)} className={styles['problem']}>
      <Glyph name="warning" />
      <span>
        <Ruled sentence={say(text)} />
      </span>
    </p>
  ));
}
