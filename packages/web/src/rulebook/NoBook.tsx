import { Button, ButtonLink } from '../ui/Button.tsx';
import { useWord } from '../words/words.tsx';
import styles from './NoBook.module.css';

interface NoBookProps {
  readonly why: 'missing' | 'failed';
  onTryAgain(): void;
}

/** There is no rulebook to show, and why. */
export function NoBook({ why, onTryAgain }: NoBookProps) {
  const word = useWord();
  return (
    <div className={styles['none']} role="status">
      <h1>{word(`rulebook.${why}`)}</h1>
      <p>{word(`rulebook.${why}.text`)}</p>
      {why === 'failed' ? (
        <Button onClick={onTryAgain}>{word('rulebook.failed.again')}</Button>
      ) : (
        <ButtonLink href="/">{word('rulebook.missing.home')}</ButtonLink>
      )}
    </div>
  );
}
