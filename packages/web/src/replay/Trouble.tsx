import { Frame } from '../app/Frame.tsx';
import { codeOf, isBusy, isUnreachable, problemText } from '../app/problem-text.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { type Source, tableAddress } from './source.ts';
import styles from './Trouble.module.css';

interface TroubleProps {
  readonly thrown: unknown;
  readonly source: Source;
  onRetry?(): void;
}

/** There is nothing to watch: says why, and what to do instead. */
export function Trouble({ thrown, source, onRetry }: TroubleProps) {
  const word = useWord();
  const say = useSay();
  const code = codeOf(thrown);
  const isRunning = code === 'match-not-over';
  const mustWait = onRetry !== undefined && isBusy(thrown);
  return (
    <Frame title={word('replay.name')}>
      <main className={styles['trouble']} data-code={code}>
        <h1>{word(isRunning ? 'replay.notOver' : 'replay.none')}</h1>
        {mustWait ? (
          <p role="status">{word('replay.busy')}</p>
        ) : (
          <p role="alert">{isRunning ? word('replay.notOver.text') : say(problemText(thrown))}</p>
        )}
        <div className={styles['actions']}>
          {isRunning && <ButtonLink href={tableAddress(source)}>{word('replay.toTable')}</ButtonLink>}
          {onRetry && (mustWait || isUnreachable(thrown)) && <Button onClick={onRetry}>{word('replay.again')}</Button>}
          <ButtonLink href="/games">{word('replay.toGames')}</ButtonLink>
        </div>
      </main>
    </Frame>
  );
}
