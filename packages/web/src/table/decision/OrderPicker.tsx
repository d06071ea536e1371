import type { ShownAsk } from '@starboard/kernel';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { shifted } from '../question/draft.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';
import { pointing } from './OptionList.tsx';

type OrderAsk = Extract<ShownAsk, { shape: 'one' | 'order' }>;

/** All of them, in an order. */
export function OrderPicker({ ask, question }: { readonly ask: OrderAsk; readonly question: Question }) {
  const say = useSay();
  const word = useWord();
  const { draft } = question;
  const ordered = draft.picked.flatMap(key => ask.options.find(option => option.key === key) ?? []);
  return (
    <>
      <Heading question={question}>
        <p>{word('table.order')}</p>
      </Heading>
      <ol className={styles['options']}>
        {ordered.map((option, at) => {
          const label = say(option.label);
          return (
            <li key={option.key} className={styles['row']} {...pointing(question, option)}>
              <span className={styles['place']}>{at + 1}</span>
              <span>{label}</span>
              <Button
                kind="icon"
                aria-label={word('table.order.earlier', { option: label })}
                disabled={at === 0}
                onClick={() => question.change(shifted(draft, option.key, -1))}
              >
                <Glyph name="up" />
              </Button>
              <Button
                kind="icon"
                aria-label={word('table.order.later', { option: label })}
                disabled={at === ordered.length - 1}
                onClick={() => question.change(shifted(draft, option.key, 1))}
              >
                <Glyph name="down" />
              </Button>
            </li>
          );
        })}
      </ol>
      <Give question={question} />
    </>
  );
}
