import { useState } from 'react';
import { Frame } from '../app/Frame.tsx';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { server } from '../play/server.ts';
import { TutorialButton } from '../shelf/TutorialButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Segments } from '../ui/Switch.tsx';
import { Panel, Skeleton } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { type Filter, filtered, filters, type MatchEntry } from './entries.ts';
import { useTitles } from './game-titles.ts';
import { MatchActions, type MatchActionsProps } from './MatchActions.tsx';
import { MatchRow } from './MatchRow.tsx';
import styles from './MyGames.module.css';
import { OpenFile } from './OpenFile.tsx';
import { useMatches } from './use-matches.ts';

/** All matches of this person, here and on the server, running and over. */
export default function MyGames() {
  const word = useWord();
  const { entries, isOffline, problem, reload } = useMatches();
  const [wished, setFilter] = useState<Filter>('all');
  const [justPutAway, setJustPutAway] = useState<string>();
  // Nothing may be put away any more.
  const filter = wished === 'away' && !hasAny(entries, 'away') ? 'all' : wished;
  return (
    <Frame>
      <main className={styles['games']}>
        <header className={styles['head']}>
          <h1>{word('app.nav.games')}</h1>
          <OpenFile />
        </header>
        {isOffline && <p className={styles['offline']}>{word('games.offline')}</p>}
        {problem !== undefined && <Problem thrown={problem} onRetry={reload} />}
        {entries === undefined && <Skeleton height={300} />}
        {entries?.length === 0 && <Empty />}
        {entries !== undefined && entries.length > 0 && (
          <>
            <Segments<Filter>
              label={word('games.filter')}
              value={filter}
              options={filters
                .filter(value => value !== 'away' || hasAny(entries, 'away'))
                .map(value => ({
                  value,
                  text: word(`games.filter.${value}`, { count: filtered(entries, value).length }),
                }))}
              onChange={setFilter}
            />
            {justPutAway !== undefined && (
              <PutAway
                id={justPutAway}
                onPutBack={() => {
                  setJustPutAway(undefined);
                  reload();
                }}
              />
            )}
            <List
              entries={filtered(entries, filter)}
              onRemoved={() => {
                setJustPutAway(undefined);
                reload();
              }}
              onPutAway={({ id, isPutAway }) => {
                setJustPutAway(isPutAway ? undefined : id);
                reload();
              }}
            />
          </>
        )}
      </main>
    </Frame>
  );
}

function hasAny(entries: readonly MatchEntry[] | undefined, filter: Filter): boolean {
  return entries !== undefined && filtered(entries, filter).length > 0;
}

interface ListProps extends Pick<MatchActionsProps, 'onRemoved' | 'onPutAway'> {
  readonly entries: readonly MatchEntry[];
}

/** What was put away comes back as easily. */
function PutAway({ id, onPutBack }: { readonly id: string; onPutBack(): void }) {
  const word = useWord();
  const { isBusy, problem, run } = useTask();
  return (
    <div className={styles['done']}>
      <p role="status">{word('games.putAway.done')}</p>
      <Button disabled={isBusy} onClick={() => run(() => server.putAway(id, false).then(onPutBack))}>
        <Glyph name="undo" />
        {word('games.putBack')}
      </Button>
      {problem !== undefined && <Problem thrown={problem} />}
    </div>
  );
}

function List({ entries, ...told }: ListProps) {
  const word = useWord();
  const titles = useTitles(entries);
  if (entries.length === 0) return <p className={styles['none']}>{word('games.none')}</p>;
  return (
    <Panel>
      <ul>
        {entries.map(entry => (
          <MatchRow key={`${entry.where} ${entry.id}`} entry={entry} titles={titles}>
            <MatchActions entry={entry} {...told} />
          </MatchRow>
        ))}
      </ul>
    </Panel>
  );
}

function Empty() {
  const word = useWord();
  return (
    <section className={styles['empty']}>
      <h2>{word('games.empty')}</h2>
      <p>{word('games.empty.text')}</p>
      <TutorialButton isPrimary />
    </section>
  );
}
