import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWord } from '../words/words.tsx';
import type { Rule } from './parse.ts';
import styles from './Results.module.css';
import { RuleRow } from './RuleRow.tsx';
import { countOf, firstOf, type Hits, type Search } from './search.ts';

interface ResultsProps {
  readonly query: string;
  readonly words: readonly string[];
  readonly hits: readonly Hits[];
  readonly search: Search;
  /** What the number of a found rule is inside. */
  numberIn(rule: Rule, number: ReactNode): ReactNode;
  onSearch(query: string): void;
}

/** More than anybody reads; the rest comes when it is asked for. */
const shownAtOnce = 100;

/** The rules that were found, chapter by chapter. */
export function Results({ query, words, hits, search, numberIn, onSearch }: ResultsProps) {
  const word = useWord();
  const [wholeOf, setWholeOf] = useState<readonly Hits[]>();
  const shown = useMemo(() => (hits === wholeOf ? hits : firstOf(hits, shownAtOnce)), [hits, wholeOf]);
  if (hits.length === 0) return <NoHits query={query} words={words} search={search} onSearch={onSearch} />;
  const rest = countOf(hits) - countOf(shown);
  return (
    <>
      {shown.map(({ chapter, rules }) => (
        <section key={chapter.number} className={styles['chapter']} aria-label={chapter.title}>
          <h2>
            <span>{chapter.number}</span> {chapter.title}
          </h2>
          {rules.map(rule => (
            <RuleRow key={rule.id} rule={rule} words={words} numberIn={numberIn} />
          ))}
        </section>
      ))}
      {rest > 0 && (
        <Button className={styles['rest'] ?? ''} onClick={() => setWholeOf(hits)}>
          {word('rulebook.search.rest', { count: rest })}
        </Button>
      )}
    </>
  );
}

/** Nothing was found: which of the words would be, and how to search. */
function NoHits({ query, words, search, onSearch }: Omit<ResultsProps, 'hits' | 'numberIn'>) {
  const word = useWord();
  const counts = words.map(one => ({ one, count: countOf(search([one])) })).filter(({ count }) => count > 0);
  return (
    <div className={styles['none']}>
      <h2>{word('rulebook.none', { query: query.trim() })}</h2>
      {words.length > 1 && counts.length > 0 && (
        <>
          <p>{word('rulebook.none.together')}</p>
          <div className={styles['words']}>
            {counts.map(({ one, count }) => (
              <Button key={one} onClick={() => onSearch(one)}>
                {word('rulebook.none.word', { word: one, count })}
              </Button>
            ))}
          </div>
        </>
      )}
      <p>{word('rulebook.none.try')}</p>
    </div>
  );
}
