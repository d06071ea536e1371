import type { GameFace } from '@starboard/board';
import type { ShownAsk } from '@starboard/kernel';
import { Glyph } from '../../ui/glyphs.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { toggled } from '../question/draft.ts';
import { hotkeyOf } from '../question/targets.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';
import { Note, pointing } from './OptionList.tsx';

type SomeAsk = Extract<ShownAsk, { shape: 'some' }>;

interface SomePickerProps {
  readonly ask: SomeAsk;
  readonly question: Question;
  readonly face: GameFace;
}

/** Some of them, as many as may be. */
export function SomePicker({ ask, question, face }: SomePickerProps) {
  const { Sign } = face;
  const say = useSay();
  const word = useWord();
  const { draft } = question;
  const count = draft.picked.length;
  return (
    <>
      <Heading question={question}>
        <p aria-live="polite">{word('table.some', { count, min: ask.min, max: ask.max })}</p>
      </Heading>
      <ul className={styles['options']}>
        {ask.options.map(option => {
          const isPicked = draft.picked.includes(option.key);
          const hotkey = hotkeyOf(ask.options, option);
          return (
            <li key={option.key}>
              <button
                type="button"
                aria-pressed={isPicked}
                className={`${styles['option']} ${isPicked ? styles['picked'] : ''}`}
                disabled={!question.isOpen || (!isPicked && ask.max > 1 && count >= ask.max)}
                aria-keyshortcuts={hotkey}
                onClick={() => question.change(toggled(draft, option.key, ask.max))}
                {...pointing(question, option)}
              >
                <span className={styles['box']}>{isPicked && <Glyph name="check" />}</span>
                {Sign && <Sign option={option} />}
                <span>
                  {say(option.label)}
                  <Note option={option} face={face} />
                </span>
                {hotkey && <Kbd>{hotkey}</Kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <Give question={question} />
    </>
  );
}
