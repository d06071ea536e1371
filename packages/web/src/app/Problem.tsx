import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './Problem.module.css';
import { codeOf, problemText } from './problem-text.ts';

/** What went wrong, beside what was tried. */
export function Problem({ thrown, onRetry }: { readonly thrown: unknown; onRetry?(): void }) {
  const say = useSay();
  const word = useWord();
  return (
    <div className={styles['problem']} role="alert" data-code={codeOf(thrown)}>
      <Glyph name="warning" size={18} />
      <p>{say(problemText(thrown))}</p>
      {onRetry && <Button onClick={onRetry}>{word('problems.retry')}</Button>}
    </div>
  );
}
