import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Notice.module.css';

export function NotFound() {
  const word = useWord();
  return (
    <main className={styles['notice']}>
      <Logo />
      <h1>{word('problems.nowhere')}</h1>
      <p>{word('problems.nowhere.text')}</p>
      <ButtonLink kind="primary" href="/">
        {word('problems.home')}
      </ButtonLink>
    </main>
  );
}
