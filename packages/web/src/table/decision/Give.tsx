import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useWord } from '../../words/words.tsx';
import { answerOf } from '../question/draft.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { Back } from './Heading.tsx';

/** Gives an answer that was put together, once it is whole. */
export function Give({ question }: { readonly question: Question }) {
  const word = useWord();
  const isWhole = answerOf(question.ask, question.draft) !== undefined;
  return (
    <div className={styles['buttons']}>
      <Button
        kind="primary"
        className={styles['take'] ?? ''}
        disabled={!isWhole || !question.isOpen}
        aria-keyshortcuts="Enter"
        onClick={question.confirm}
      >
        {word(question.isSending ? 'table.decision.sending' : 'table.decision.take')}
        <Kbd>↵</Kbd>
      </Button>
      {question.canGoBack && <Back question={question} />}
    </div>
  );
}
