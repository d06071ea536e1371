import { useEffect, useState } from 'react';
import { Skeleton } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Loading.module.css';

/** What comes at once needs no sign that it is coming. */
const patienceMillis = 400;

/** The shape of a page, while the page comes in. */
export function Loading() {
  const word = useWord();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMillis);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <main>
      <div className={styles['loading']} role="status" aria-label={word('app.loading')}>
        <Skeleton height={48} />
        <Skeleton height="60vh" />
        <Skeleton height={120} />
      </div>
    </main>
  );
}
