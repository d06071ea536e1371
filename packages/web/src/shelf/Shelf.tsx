import { Link } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { Problem } from '../app/Problem.tsx';
import { shelves } from '../games/games.ts';
import { toldOf } from '../games/shelf-texts.ts';
import { filtered } from '../mygames/entries.ts';
import { useTitles } from '../mygames/game-titles.ts';
import { MatchRow } from '../mygames/MatchRow.tsx';
import { OpenFile } from '../mygames/OpenFile.tsx';
import { useMatches } from '../mygames/use-matches.ts';
import { Glyph, type GlyphName } from '../ui/glyphs.tsx';
import { Chip, Panel, Skeleton } from '../ui/small.tsx';
import { type PageKey, useSay, useWord } from '../words/words.tsx';
import { Continue, matchToContinue } from './Continue.tsx';
import { GameCard } from './GameCard.tsx';
import { Hero } from './Hero.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import styles from './Shelf.module.css';
import { tutorialGame } from './start-tutorial.ts';
import { TutorialButton } from './TutorialButton.tsx';

const mostRows = 5;

/** The first page: what goes on, what can be begun, and how to join. */
export default function Shelf() {
  const say = useSay();
  const word = useWord();
  const { entries: all, isOffline, problem, reload } = useMatches();
  const entries = all && filtered(all, 'all');
  const titles = useTitles(entries);
  const current = entries && matchToContinue(entries);
  return (
    <Frame>
      <main className={styles['shelf']}>
        <div className={styles['main']}>
          {entries === undefined ? (
            <Skeleton height={412} />
          ) : current ? (
            <Continue entry={current} titles={titles} />
          ) : (
            <Welcome />
          )}
          <header className={styles['head']}>
            <h2>{word('shelf.games', { count: shelves.length })}</h2>
          </header>
          <ul className={styles['games']}>
            {shelves.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
        </div>
        <div className={styles['side']}>
          {isOffline && <p className={styles['offline']}>{word('shelf.offline')}</p>}
          {problem !== undefined && <Problem thrown={problem} onRetry={reload} />}
          {entries !== undefined && entries.length > 0 && (
            <Panel className={styles['panel'] ?? ''}>
              <h2>
                <Link href="/games">{word('app.nav.games')}</Link> <Chip>{entries.length}</Chip>
              </h2>
              <ul>
                {entries.slice(0, mostRows).map(entry => (
                  <MatchRow key={`${entry.where} ${entry.id}`} entry={entry} titles={titles} />
                ))}
              </ul>
              {entries.length > mostRows && (
                <Link href="/games" className={styles['more']}>
                  {word('shelf.all')}
                </Link>
              )}
            </Panel>
          )}
          {entries?.length === 0 && <Promises />}
          <JoinByLink />
          <Panel className={styles['panel'] ?? ''}>
            <h2>{word('shelf.watch')}</h2>
            <p>{word('shelf.watch.text')}</p>
            <OpenFile />
          </Panel>
          {current !== undefined && (
            <Panel className={styles['panel'] ?? ''}>
              <h2>{word('shelf.tutorial')}</h2>
              <p>{say(toldOf(tutorialGame, 'tutorial'))}</p>
              <TutorialButton />
            </Panel>
          )}
        </div>
      </main>
    </Frame>
  );
}

const promises: readonly { readonly key: PageKey; readonly glyph: GlyphName }[] = [
  { key: 'shelf.promise.rules', glyph: 'book' },
  { key: 'shelf.promise.people', glyph: 'people' },
  { key: 'shelf.promise.kept', glyph: 'check' },
];

/** What this is, for whoever comes for the first time. */
function Promises() {
  const word = useWord();
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('shelf.promise')}</h2>
      <ul className={styles['promises']}>
        {promises.map(({ key, glyph }) => (
          <li key={key}>
            <Glyph name={glyph} size={18} />
            {word(key)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Nothing goes on: the shortest way to a first game. */
function Welcome() {
  const say = useSay();
  const word = useWord();
  return (
    <Hero
      game={tutorialGame}
      eyebrow={word('shelf.tutorial')}
      title={word('shelf.welcome')}
      actions={<TutorialButton isPrimary />}
    >
      <p>{say(toldOf(tutorialGame, 'tutorial'))}</p>
    </Hero>
  );
}
