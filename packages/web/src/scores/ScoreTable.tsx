import { whenOf } from '../mygames/when.ts';
import { useSettings } from '../settings/settings.ts';
import { useReason } from '../table/question/use-reason.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Chip } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { ProofMark } from './ProofMark.tsx';
import { replayAddress, type ScoreRow } from './rows.ts';
import styles from './ScoreTable.module.css';

interface ScoreTableProps {
  readonly rows: readonly ScoreRow[];
  /** The row of the match that was just played. */
  readonly own: string | undefined;
  /** Where rows of several set-ups stand side by side, what these are called. */
  readonly setupNames?: ReadonlyMap<string, string>;
}

/** Scores, the best first. On a phone what has no column of its own stands below the names. */
export function ScoreTable({ rows, own, setupNames }: ScoreTableProps) {
  const word = useWord();
  return (
    <table className={styles['table']}>
      <caption className="heard">{word('scores.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles['rank']}>
            <span className="heard">{word('scores.rank')}</span>
          </th>
          <th scope="col" className={styles['points']}>
            {word('scores.points')}
          </th>
          <th scope="col">{word('scores.who')}</th>
          <th scope="col" className={styles['wide']}>
            {word('scores.how')}
          </th>
          <th scope="col" className={styles['wide']}>
            {word('scores.when')}
          </th>
          <th scope="col" className={styles['proof']}>
            {word('scores.proof')}
          </th>
          <th scope="col" className={styles['way']}>
            <span className="heard">{word('scores.replay')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.id} row={row} isOwn={row.id === own} setupName={setupNames?.get(row.setupKey)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ScoreRow;
  readonly isOwn: boolean;
  readonly setupName: string | undefined;
}

function Row({ row, isOwn, setupName }: RowProps) {
  const word = useWord();
  const reasonOf = useReason();
  const { language } = useSettings();
  const points = new Intl.NumberFormat(language).format(row.score);
  const how = reasonOf(row.outcome);
  const when = whenOf(row.ended, Date.now(), language);
  return (
    <tr className={isOwn ? styles['own'] : undefined} aria-current={isOwn ? 'true' : undefined}>
      <td className={styles['rank']}>{row.rank}</td>
      <td className={styles['points']}>{points}</td>
      <td>
        <Who row={row} /> {isOwn && <Chip tone="good">{word('scores.this')}</Chip>}
        {setupName !== undefined && <small className={styles['below']}>{setupName}</small>}
        <small className={`${styles['below']} ${styles['narrow']}`}>
          {how} · {when}
        </small>
      </td>
      <td className={styles['wide']}>{how}</td>
      <td className={styles['wide']}>
        <time dateTime={new Date(row.ended).toISOString()}>{when}</time>
      </td>
      <td className={styles['proof']}>
        <ProofMark row={row} />
      </td>
      <td className={styles['way']}>
        <ButtonLink
          kind="ghost"
          href={replayAddress(row)}
          aria-label={word('scores.replay.of', { points: row.score })}
          title={word('scores.replay')}
        >
          <Glyph name="film" />
          <span className={styles['wide']}>{word('scores.replay')}</span>
        </ButtonLink>
      </td>
    </tr>
  );
}

/** The people by name; that bots sat there too is said. */
function Who({ row: { where, people, bots } }: { readonly row: ScoreRow }) {
  const word = useWord();
  const { language } = useSettings();
  const names = people.map(name => name || word(where === 'device' ? 'scores.you' : 'games.somebody'));
  const nobody = bots > 0 ? word('scores.bots.only') : word('scores.nobody');
  return (
    <>
      <b>{names.length === 0 ? nobody : new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}</b>
      {bots > 0 && (
        <span className={styles['bots']}>
          <Glyph name="bot" />
          {names.length > 0 && word('scores.bots', { count: bots })}
        </span>
      )}
    </>
  );
}
