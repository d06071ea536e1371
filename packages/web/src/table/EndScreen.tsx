import type { FaceProps, GameFace } from '@starboard/board';
import type { Outcome } from '@starboard/kernel';
import type { TableView } from '@starboard/room';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { codeOf, problemText } from '../app/problem-text.ts';
import type { Sitting } from '../play/sitting.ts';
import { EndRank } from '../scores/EndRank.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { copyText } from '../ui/copy.ts';
import { Glyph } from '../ui/glyphs.tsx';
import { Eyebrow } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { addressOf, replayOf } from './address.ts';
import { Banner } from './bars/Banner.tsx';
import styles from './EndScreen.module.css';
import { pageReason, useReason } from './question/use-reason.ts';

interface EndScreenProps {
  readonly sitting: Sitting;
  readonly face: GameFace;
  readonly faceProps: FaceProps<unknown>;
  readonly table: TableView;
  readonly outcome: Outcome;
  onClose(): void;
}

/** It is over: how it went, and what next. */
export function EndScreen({ sitting, face, faceProps, table, outcome, onClose }: EndScreenProps) {
  const say = useSay();
  const word = useWord();
  const reasonOf = useReason();
  const { view, seats } = faceProps;
  const result = resultOf(outcome, seats);
  const { Chronicle } = face;
  const isUnfinished = pageReason(outcome) !== undefined;
  return (
    <section className={styles['end']} data-told={Chronicle !== undefined || undefined} aria-label={word('table.end')}>
      <Button kind="icon" className={styles['close'] ?? ''} aria-label={word('table.end.look')} onClick={onClose}>
        <Glyph name="cross" />
      </Button>
      <Eyebrow>{word(`table.end.${result}`)}</Eyebrow>
      <h2 className={styles[result]}>
        {signs[result] && <Glyph name={signs[result]} />} {reasonOf(outcome)}
      </h2>
      <dl className={styles['statistics']}>
        {outcome.score !== undefined && (
          <div>
            <dt>{word('table.end.score', { count: outcome.score })}</dt>
            <dd>{outcome.score}</dd>
          </div>
        )}
        {face.statistics(view, isUnfinished).map(({ value, text }) => (
          <div key={text.key}>
            <dt>{say(text)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {outcome.score !== undefined && <EndRank sitting={sitting} game={table.game} />}
      <Onwards sitting={sitting} table={table} isSeated={seats.some(seat => seat.isYours)} />
      {Chronicle && <Chronicle {...faceProps} />}
      <Proof table={table} />
    </section>
  );
}

type Result = 'won' | 'lost' | 'over';

/** Whoever only watched has neither won nor lost. */
const signs = { won: 'check', lost: 'cross', over: undefined } as const;

function resultOf({ winners }: Outcome, seats: FaceProps<unknown>['seats']): Result {
  const yours = seats.filter(seat => seat.isYours);
  if (yours.length === 0) return 'over';
  return yours.some(seat => winners.includes(seat.id)) ? 'won' : 'lost';
}

interface OnwardsProps {
  readonly sitting: Sitting;
  readonly table: TableView;
  readonly isSeated: boolean;
}

function Onwards({ sitting, table, isSeated }: OnwardsProps) {
  const say = useSay();
  const word = useWord();
  const [, goTo] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const again = async () => {
    setBusy(true);
    try {
      goTo(addressOf(sitting.where, await sitting.again()));
    } catch (thrown) {
      setFailed(thrown);
      setBusy(false);
    }
  };
  return (
    <>
      <div className={styles['buttons']}>
        <ButtonLink kind="primary" href={replayOf(sitting)}>
          {word('table.end.replay')}
        </ButtonLink>
        {table.next ? (
          <ButtonLink href={addressOf(sitting.where, table.next)}>{word('table.end.next')}</ButtonLink>
        ) : (
          isSeated && (
            <Button disabled={isBusy} onClick={again}>
              {word('table.end.again')}
            </Button>
          )
        )}
        <ButtonLink kind="ghost" href="/">
          {word('problems.home')}
        </ButtonLink>
      </div>
      {failed !== undefined && (
        <Banner tone="bad" title={word('table.refused')} code={codeOf(failed)}>
          {say(problemText(failed))}
        </Banner>
      )}
    </>
  );
}

/** The seed was fixed before the first die fell: anybody can check it. */
function Proof({ table: { commitment, seed } }: { readonly table: TableView }) {
  const word = useWord();
  const [isCopied, setCopied] = useState(false);
  if (seed === undefined) return null;
  const copy = async () => setCopied(await copyText(`${commitment}\n${seed}`));
  return (
    <details className={styles['proof']}>
      <summary>{word('table.end.proof')}</summary>
      <p>{word('table.end.proof.text')}</p>
      <dl>
        <dt>{word('table.end.commitment')}</dt>
        <dd>{commitment}</dd>
        <dt>{word('table.end.seed')}</dt>
        <dd>{seed}</dd>
      </dl>
      <Button onClick={copy}>{word(isCopied ? 'table.copied' : 'table.copy')}</Button>
    </details>
  );
}
