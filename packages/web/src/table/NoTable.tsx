import styles from '../app/Notice.module.css';
import { codeOf, isBusy, problemText } from '../app/problem-text.ts';
import type { Sitting } from '../play/sitting.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';

interface NoTableProps {
  readonly thrown: unknown;
  readonly where: Sitting['where'];
  /** It may still come: the page goes on trying. */
  readonly isTrying?: boolean;
  onRetry(): void;
}

/** There is no table to sit down at: what happened, and what to do. */
export function NoTable({ thrown, where, isTrying = false, onRetry }: NoTableProps) {
  const say = useSay();
  const word = useWord();
  const code = codeOf(thrown);
  const mustWait = isTrying && isBusy(thrown);
  return (
    <main className={styles['notice']} data-code={code}>
      <Logo />
      <h1>{word(isTrying ? 'table.none.yet' : titleOf(code))}</h1>
      {mustWait && <p role="status">{word('table.none.busy')}</p>}
      {!mustWait && <p>{isKnown(code) ? word(`table.none.${code}.text`) : say(problemText(thrown))}</p>}
      {isTrying && !mustWait && <p role="status">{word('table.none.yet.text')}</p>}
      {where === 'device' && <p>{word('table.none.device')}</p>}
      <div className={styles['actions']}>
        <ButtonLink kind="primary" href="/games">
          {word('app.nav.games')}
        </ButtonLink>
        {code !== 'match-deleted' && <Button onClick={onRetry}>{word('table.lost.retry')}</Button>}
        <ButtonLink kind="ghost" href="/">
          {word('problems.home')}
        </ButtonLink>
      </div>
    </main>
  );
}

const known = ['unknown-match', 'match-deleted', 'not-watchable', 'no-player', 'bad-request'] as const;
type Known = (typeof known)[number];

function isKnown(code: string | undefined): code is Known {
  return known.some(each => each === code);
}

function titleOf(code: string | undefined) {
  return isKnown(code) ? (`table.none.${code}` as const) : 'table.none';
}
