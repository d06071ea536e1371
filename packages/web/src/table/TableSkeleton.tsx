import { Skeleton } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './TableSkeleton.module.css';

/** The table, before anything lies on it. */
export function TableSkeleton() {
  const word = useWord();
  return (
    <main className={styles['skeleton']} aria-busy>
      <h1 className="heard">{word('app.loading')}</h1>
      <div className={styles['top']}>
        <Skeleton height="100%" />
      </div>
      <div className={styles['left']}>
        <Skeleton height={210} />
        <Skeleton height={200} />
      </div>
      <div className={styles['stage']}>
        <Skeleton height="100%" />
      </div>
      <div className={styles['below']}>
        <Skeleton height={62} />
        <Skeleton height={138} />
      </div>
      <div className={styles['console']}>
        <Skeleton height="34%" />
        <Skeleton height="18%" />
        <Skeleton height="40%" />
      </div>
    </main>
  );
}
