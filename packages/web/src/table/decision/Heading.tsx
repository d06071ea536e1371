import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Eyebrow, Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';

/** The question, or the verb that was opened for it. */
export function Heading({ question, children }: { readonly question: Question; readonly children?: ReactNode }) {
  const say = useSay();
  const word = useWord();
  const verb = question.beside ? undefined : question.opened?.verb;
  return (
    <header className={styles['heading']}>
      <Eyebrow>{word('table.decision.yours')}</Eyebrow>
      <h2>{verb ? say(verb.name) : say(question.decision.prompt)}</h2>
      {children}
    </header>
  );
}

/** Leads back from what was opened or chosen, or out of a question that one's own answer led to. */
export function Back({ question }: { readonly question: Question }) {
  const word = useWord();
  return (
    <Button onClick={question.back} aria-keyshortcuts="Escape">
      {word('app.back')} <Kbd>Esc</Kbd>
    </Button>
  );
}

export function BackButton({ question }: { readonly question: Question }) {
  return (
    <div className={styles['buttons']}>
      <Back question={question} />
    </div>
  );
}
