import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { findGame } from '../games/games.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import { Chapters } from './Chapters.tsx';
import { ChapterText, Cover, TurnPage } from './ChapterText.tsx';
import { NoBook } from './NoBook.tsx';
import { findPlace, type Rulebook } from './parse.ts';
import { Results } from './Results.tsx';
import styles from './RulebookPage.module.css';
import { SearchBox } from './SearchBox.tsx';
import { References } from './Sentence.tsx';
import { searchOf, wordsOf } from './search.ts';
import { useBook } from './use-book.ts';

export default function RulebookPage() {
  const { game = '' } = useParams();
  return findGame(game) === undefined ? <NotFound /> : <BookPage game={game} />;
}

function BookPage({ game }: { readonly game: string }) {
  const { book, tryAgain } = useBook(game);
  if (typeof book === 'string') {
    return (
      <Frame>
        <main>
          <NoBook why={book} onTryAgain={tryAgain} />
        </main>
      </Frame>
    );
  }
  return (
    <Frame subtitle={book.title}>
      <Reader book={book} home={`/rules/${game}`} />
    </Frame>
  );
}

/** Everything that is shown is in the address: the chapter or rule, and what is searched for. */
function Reader({ book, home }: { readonly book: Rulebook; readonly home: string }) {
  const word = useWord();
  const { rule: name } = useParams();
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const query = parameters.get('q') ?? '';
  const words = useMemo(() => wordsOf(query), [query]);
  const shownWords = useDeferredValue(words);
  const search = useMemo(() => searchOf(book), [book]);
  const hits = useMemo(() => (shownWords.length === 0 ? [] : search(shownWords)), [search, shownWords]);
  const place = useMemo(() => (name === undefined ? undefined : findPlace(book, name)), [book, name]);
  const isListing = name === undefined && shownWords.length > 0;
  const current = place?.chapter.number ?? (name === undefined && !isListing ? 0 : undefined);

  const addressOf = (where: string | number) => {
    const path = where === 0 ? home : `${home}/${where}`;
    return query === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
  };
  // From the introduction's address a search would list what it found.
  const chapterAddress = (chapter: number) => (chapter === 0 ? home : addressOf(chapter));
  const changeQuery = (next: string) =>
    navigate(next === '' ? home : `${home}?q=${encodeURIComponent(next)}`, { replace: query !== '' });

  useEffect(() => {
    if (place?.rule === undefined) scrollTo({ top: 0 });
  }, [place]);

  const counts = useMemo(() => countsOf(book, hits, shownWords.length > 0), [book, hits, shownWords]);
  const found = <p className={styles['counts']}>{word('rulebook.all', counts)}</p>;
  const contents = (onChoose?: () => void) => (
    <Chapters book={book} current={current} hits={hits} addressOf={chapterAddress} {...(onChoose && { onChoose })} />
  );
  return (
    <References value={useReference(home)}>
      <div className={styles['reader']}>
        <aside className={styles['side']} aria-label={word('rulebook.rules')}>
          <div className={styles['search']}>
            <SearchBox query={query} onChange={changeQuery} />
            <ChaptersDrawer>{contents}</ChaptersDrawer>
          </div>
          <div className={styles['found']} role="status">
            {name !== undefined && shownWords.length > 0 ? (
              <Link href={`${home}?q=${encodeURIComponent(query)}`}>{found}</Link>
            ) : (
              found
            )}
          </div>
          <div className={styles['contents']}>{contents()}</div>
        </aside>
        <main className={styles['page']}>
          {name !== undefined && place === undefined && (
            <div className={styles['unknown']} role="alert">
              <h1>{word('rulebook.unknown', { rule: name })}</h1>
              <p>{word('rulebook.unknown.text')}</p>
            </div>
          )}
          {isListing && (
            <>
              <h1 className="heard">{word('rulebook.search.results', { query })}</h1>
              <Results
                query={query}
                words={shownWords}
                hits={hits}
                search={search}
                numberIn={(rule, number) => <Link href={addressOf(rule.id)}>{number}</Link>}
                onSearch={changeQuery}
              />
            </>
          )}
          {place !== undefined && (
            <ChapterText
              key={place.chapter.number}
              chapter={place.chapter}
              words={shownWords}
              chosen={place.rule?.id}
              addressOf={addressOf}
              lastingAddressOf={rule => `${home}/${rule}`}
            />
          )}
          {current === 0 && <Cover book={book} />}
          {current !== undefined && <TurnPage book={book} current={current} addressOf={chapterAddress} />}
        </main>
      </div>
    </References>
  );
}

/** The chapters on a screen that has no room for them beside the text. */
function ChaptersDrawer({ children }: { children(close: () => void): ReactNode }) {
  const word = useWord();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className={styles['open'] ?? ''}
        aria-haspopup="dialog"
        aria-label={word('rulebook.chapters')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="menu" size={18} />
      </Button>
      {isOpen && (
        <Dialog isDrawer title={word('rulebook.chapters')} onClose={close}>
          <div className={styles['drawer']}>{children(close)}</div>
        </Dialog>
      )}
    </>
  );
}

/** On this page the number of a rule is a link to it. */
function useReference(home: string) {
  return useMemo(
    () =>
      function Reference({ rule }: { readonly rule: string }) {
        return (
          <Link href={`${home}/${rule}`} className={styles['reference']}>
            {rule}
          </Link>
        );
      },
    [home],
  );
}

function countsOf(book: Rulebook, hits: readonly { readonly rules: readonly unknown[] }[], isSearching: boolean) {
  const chapters = isSearching ? hits : book.chapters;
  return { chapters: chapters.length, rules: chapters.reduce((sum, { rules }) => sum + rules.length, 0) };
}
