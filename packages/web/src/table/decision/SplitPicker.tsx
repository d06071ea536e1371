import type { ShownAsk } from '@starboard/kernel';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { given, limitOf, restOf } from '../question/draft.ts';
import { hotkeyOf } from '../question/targets.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';
import { pointing } from './OptionList.tsx';

type SplitAsk = Extract<ShownAsk, { shape: 'split' }>;

/** An amount, given out over the options. */
export function SplitPicker({ ask, question }: { readonly ask: SplitAsk; readonly question: Question }) {
  const say = useSay();
  const word = useWord();
  const { draft } = question;
  const rest = restOf(draft, ask);
  return (
    <>
      <Heading question={question}>
        <p aria-live="polite">{word('table.split.rest', { rest, amount: ask.amount })}</p>
      </Heading>
      <ul className={styles['options']}>
        {ask.options.map(option => {
          const label = say(option.label);
          const amount = draft.amounts[option.key] ?? 0;
          const limit = limitOf(ask, option.key);
          const hotkey = hotkeyOf(ask.options, option);
          return (
            <li
              key={option.key}
              className={`${styles['row']} ${amount > 0 ? styles['picked'] : ''}`}
              {...pointing(question, option)}
            >
              <span>
                {label}
                <small>{word('table.split.limit', { limit: Math.min(limit, ask.amount) })}</small>
              </span>
              {hotkey && <Kbd>{hotkey}</Kbd>}
              <Button
                kind="icon"
                aria-label={word('table.split.less', { option: label })}
                disabled={amount === 0}
                onClick={() => question.change(given(draft, ask, option.key, -1))}
              >
                <Glyph name="minus" />
              </Button>
              <output className={styles['amount']}>{amount}</output>
              <Button
                kind="icon"
                aria-label={word('table.split.more', { option: label })}
                aria-keyshortcuts={hotkey}
                disabled={rest === 0 || amount >= limit}
                onClick={() => question.change(given(draft, ask, option.key, 1))}
              >
                <Glyph name="plus" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Give question={question} />
    </>
  );
}
