import type { GameFace, Prospect } from '@starboard/board';
import type { ShownOption } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/Button.tsx';
import { Eyebrow, Kbd, Skeleton } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { wordsOf } from '../actions/tiles.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { Back } from './Heading.tsx';
import { type OddsShown, Prospects } from './Prospects.tsx';

interface ConfirmProps {
  readonly question: Question;
  readonly option: ShownOption;
  readonly face: GameFace;
  readonly view: unknown;
  readonly prospects: readonly Prospect[] | 'unknown' | undefined;
  readonly odds: OddsShown;
}

/** What the option means in numbers and what it may lead to, before it is taken. */
export function Confirm({ question, option, face, view, prospects, odds }: ConfirmProps) {
  const say = useSay();
  const word = useWord();
  const words = wordsOf(option, face.verbs);
  const verb = option.group === undefined ? undefined : face.verbs[option.group]?.name;
  // Right above the button nothing says what the button says.
  const isSaid = question.beside !== undefined && words === option.label;
  const note = face.noteOf?.(option);
  const figures = face.figuresOf?.(view, option) ?? [];
  const confirming = useRef<HTMLDivElement>(null);
  // Whoever chose it is one key away from taking it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is another thing to confirm
  useEffect(() => {
    // Until the button has it, an Enter that is typed at once must not press what had the focus before.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return afterPaint(() => confirming.current?.querySelector('button')?.focus({ preventScroll: true }));
  }, [option.key]);
  return (
    <>
      <header className={styles['heading']}>
        <Eyebrow>{verb ? word('table.decision.confirm', { verb: say(verb) }) : word('table.decision.yours')}</Eyebrow>
        {!isSaid && <h2>{say(option.label)}</h2>}
        {note && <p>{say(note)}</p>}
      </header>
      {figures.length > 0 && (
        <dl className={styles['figures']}>
          {figures.map(({ value, text }) => (
            <div key={text.key}>
              <dt>{say(text)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {prospects === undefined ? <Skeleton height={44} /> : <Prospects of={prospects} {...odds} />}
      <div className={styles['buttons']} ref={confirming}>
        <Button
          kind="primary"
          className={styles['take'] ?? ''}
          disabled={!question.isOpen}
          aria-keyshortcuts="Enter"
          onClick={question.confirm}
        >
          {question.isSending ? word('table.decision.sending') : words ? say(words) : word('table.decision.take')}
          <Kbd>↵</Kbd>
        </Button>
        <Back question={question} />
      </div>
    </>
  );
}
