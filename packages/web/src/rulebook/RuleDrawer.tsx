import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Skeleton } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { Chapters } from './Chapters.tsx';
import { NoBook } from './NoBook.tsx';
import { findPlace, type Place, type Rule, type Rulebook } from './parse.ts';
import { Results } from './Results.tsx';
import styles from './RuleDrawer.module.css';
import { RuleRow } from './RuleRow.tsx';
import { SearchBox } from './SearchBox.tsx';
import { References } from './Sentence.tsx';
import { searchOf, wordsOf } from './search.ts';
import { useBook } from './use-book.ts';

interface DrawerProps {
  readonly game: string;
  /** The number of a rule or of a chapter. */
  readonly name: string | undefined;
  /** How the text of a rule refers to another. */
  readonly Reference: ComponentType<{ readonly rule: string }>;
  onOpen(name?: string): void;
}

/** A rule and what stands beside it, or a chapter, or a search, above the page. */
export function RuleDrawer({ onClose, ...rest }: DrawerProps & { onClose(): void }) {
  const word = useWord();
  return (
    <Dialog isDrawer title={word('rulebook.rules')} onClose={onClose}>
      <Suspense fallback={<Skeleton height={240} />}>
        <Inside {...rest} />
      </Suspense>
    </Dialog>
  );
}

function Inside({ game, name, Reference, onOpen }: DrawerProps) {
  const word = useWord();
  const { book, tryAgain } = useBook(game);
  if (typeof book === 'string') return <NoBook why={book} onTryAgain={tryAgain} />;
  return (
    <References value={Reference}>
      <div className={styles['inside']}>
        <Pages book={book} name={name} onOpen={onOpen} />
        <ButtonLink href={`/rules/${game}${name === undefined ? '' : `/${name}`}`}>
          <Glyph name="book" />
          {word('rulebook.whole')}
        </ButtonLink>
      </div>
    </References>
  );
}

interface PagesProps extends Pick<DrawerProps, 'name' | 'onOpen'> {
  readonly book: Rulebook;
}

function Pages({ book, name, onOpen }: PagesProps) {
  const word = useWord();
  const [query, setQuery] = useState('');
  /** What was open when the search began: it is over when something else is opened. */
  const [searchedAt, setSearchedAt] = useState<{ readonly name: string | undefined }>();
  const words = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const search = useMemo(() => searchOf(book), [book]);
  const hits = useMemo(() => (words.length === 0 ? [] : search(words)), [search, words]);
  const isListing = words.length > 0 && searchedAt !== undefined && searchedAt.name === name;
  const list = () => setSearchedAt({ name });
  const changeQuery = (next: string) => {
    setQuery(next);
    list();
  };
  const numberIn = ({ id }: Rule, number: ReactNode) => (
    <button
      type="button"
      onClick={() => {
        setSearchedAt(undefined);
        onOpen(id);
      }}
    >
      {number}
    </button>
  );
  return (
    <>
      <SearchBox query={query} isEager={name === undefined} onChange={changeQuery} />
      {words.length > 0 && !isListing && (
        <Button kind="ghost" className={styles['back'] ?? ''} onClick={list}>
          <Glyph name="previous" />
          {word('rulebook.search.back')}
        </Button>
      )}
      <div className={styles['rules']}>
        {isListing ? (
          <Results query={query} words={words} hits={hits} search={search} numberIn={numberIn} onSearch={changeQuery} />
        ) : name === undefined ? (
          <Chapters book={book} current={undefined} hits={hits} onChoose={chapter => onOpen(`${chapter}`)} />
        ) : (
          <Shown key={name} book={book} name={name} onOpen={onOpen} numberIn={numberIn} />
        )}
      </div>
    </>
  );
}

interface ShownProps extends PagesProps {
  readonly name: string;
  numberIn(rule: Rule, number: ReactNode): ReactNode;
}

function Shown({ book, name, onOpen, numberIn }: ShownProps) {
  const word = useWord();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const place = findPlace(book, name);
  if (place === undefined) return <p className={styles['unknown']}>{word('rulebook.unknown', { rule: name })}</p>;
  const { chapter, rule: chosen } = place;
  return (
    <>
      <h3 ref={heading} className={styles['chapter']} tabIndex={-1}>
        <span>{word('rulebook.chapter', { number: chapter.number })}</span>
        {chosen === undefined ? (
          chapter.title
        ) : (
          <button type="button" onClick={() => onOpen(`${chapter.number}`)}>
            {chapter.title}
          </button>
        )}
      </h3>
      {rulesAround(place).map(rule => (
        <RuleRow key={rule.id} rule={rule} words={noWords} isChosen={rule === chosen} numberIn={numberIn} />
      ))}
    </>
  );
}

const noWords: readonly string[] = [];

/** A rule between its neighbours, or the whole chapter. */
function rulesAround({ chapter, rule }: Place): readonly Rule[] {
  if (rule === undefined) return chapter.rules;
  const index = chapter.rules.indexOf(rule);
  return chapter.rules.slice(Math.max(0, index - 1), index + 2);
}
