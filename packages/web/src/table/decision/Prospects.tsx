import type { Prospect } from '@starboard/board';
import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './Decision.module.css';
import { shareShown } from './share.ts';

/** So many tell the main thing. */
const mainOnes = 5;

export interface OddsShown {
  readonly isWhole: boolean;
  onToggle(): void;
}

interface ProspectsProps extends OddsShown {
  readonly of: readonly Prospect[] | 'unknown';
}

/** What an option may lead to: good as solid bars, bad as striped ones. */
export function Prospects({ of, isWhole, onToggle }: ProspectsProps) {
  const say = useSay();
  const word = useWord();
  if (of === 'unknown') return <p className={styles['quiet']}>{word('table.odds.unknown')}</p>;
  if (of.length === 0) return null;
  return (
    <>
      <ul className={styles['prospects']} aria-label={word('table.odds')}>
        {of.slice(0, isWhole ? of.length : mainOnes).map(prospect => (
          <li key={JSON.stringify(prospect.text)} className={styles[prospect.tone]}>
            <span>{say(prospect.text)}</span>
            <b>{word('table.odds.share', { share: shareShown(prospect.share) })}</b>
            <span className={styles['track']}>
              <span style={{ width: `${prospect.share * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {of.length > mainOnes && (
        <Button kind="ghost" className={styles['more'] ?? ''} aria-expanded={isWhole} onClick={onToggle}>
          {word('table.odds.more', { isWhole: isWhole ? 'yes' : 'no' })} <Kbd>O</Kbd>
        </Button>
      )}
    </>
  );
}
