import type { Prospect } from '@starboard/board';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './Decision.module.css';
import { shareShown } from './share.ts';

/** What an option may lead to: good as solid bars, bad as striped ones. */
export function Prospects({ of }: { readonly of: readonly Prospect[] | 'unknown' }) {
  const say = useSay();
  const word = useWord();
  if (of === 'unknown') return <p className={styles['quiet']}>{word('table.odds.unknown')}</p>;
  if (of.length === 0) return null;
  return (
    <ul className={styles['prospects']} aria-label={word('table.odds')}>
      {of.map(prospect => (
        <li key={JSON.stringify(prospect.text)} className={styles[prospect.tone]}>
          <span>{say(prospect.text)}</span>
          <b>{word('table.odds.share', { share: shareShown(prospect.share) })}</b>
          <span className={styles['track']}>
            <span style={{ width: `${prospect.share * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
