import type { Roll } from '@starboard/board';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './DiceTray.module.css';
import { Die } from './Die.tsx';

interface DiceTrayProps {
  readonly roll: Roll | undefined;
  /** Changes with every roll, so that the dice tumble again. */
  readonly rollKey: string;
}

/** The last roll: what fell, what counted, and what came of it. */
export function DiceTray({ roll, rollKey }: DiceTrayProps) {
  const say = useSay();
  const word = useWord();
  if (roll === undefined) {
    return (
      <>
        <h2>{word('table.dice')}</h2>
        <p className={styles['none']}>{word('table.dice.none')}</p>
      </>
    );
  }
  const { title, dice, verdicts, result } = roll;
  return (
    <>
      <h2>{word('table.dice.last', { roll: say(title) })}</h2>
      <div className={styles['tray']}>
        <ul className={styles['dice']} key={rollKey}>
          {dice.map(({ face, verdict }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, and never change places
            <li key={at} style={{ animationDelay: `calc(${at} * 40ms * var(--speed))` }}>
              <Die face={face} verdict={verdict} title={word('table.dice.face', { face })} />
              {verdict && (
                <span className={styles[verdict]}>
                  <Glyph name={verdict === 'hit' ? 'check' : 'cross'} />{' '}
                  {verdicts ? say(verdicts[verdict]) : word(`table.dice.${verdict}`)}
                </span>
              )}
            </li>
          ))}
        </ul>
        {result && (
          <p className={`${styles['result']} ${styles[result.tone]}`}>
            <b>{result.value}</b>
            <span>{say(result.text)}</span>
          </p>
        )}
      </div>
    </>
  );
}
