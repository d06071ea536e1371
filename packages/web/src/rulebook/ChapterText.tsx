import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../ui/glyphs.tsx';
import { Eyebrow } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './ChapterText.module.css';
import { CopyLink } from './CopyLink.tsx';
import type { Chapter, Rule, Rulebook } from './parse.ts';
import { RuleRow } from './RuleRow.tsx';
import { Sentence } from './Sentence.tsx';

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly words: readonly string[];
  /** The rule somebody came for. */
  readonly chosen: string | undefined;
  addressOf(rule: string): string;
  /** The address to pass on, without what was searched for. */
  lastingAddressOf(rule: string): string;
}

/** A chapter from its first rule to its last. */
export function ChapterText({ chapter, words, chosen, addressOf, lastingAddressOf }: ChapterTextProps) {
  const word = useWord();
  const rules = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = chosen === undefined ? undefined : rules.current?.querySelector<HTMLElement>(`#${chosen}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [chosen]);
  const numberIn = (rule: Rule, number: ReactNode) => <Link href={addressOf(rule.id)}>{number}</Link>;
  return (
    <>
      <Opening eyebrow={word('rulebook.chapter', { number: chapter.number })} title={chapter.title}>
        {chapter.introduction}
      </Opening>
      <div ref={rules}>
        {chapter.rules.map(rule => (
          <RuleRow
            key={rule.id}
            rule={rule}
            words={words}
            isChosen={rule.id === chosen}
            numberIn={numberIn}
            tools={<CopyLink rule={rule.id} href={lastingAddressOf(rule.id)} />}
          />
        ))}
      </div>
    </>
  );
}

/** What the game is about, before the first chapter. */
export function Cover({ book }: { readonly book: Rulebook }) {
  const word = useWord();
  return (
    <Opening eyebrow={word('rulebook.eyebrow')} title={book.title}>
      {book.introduction}
    </Opening>
  );
}

interface OpeningProps {
  readonly eyebrow: string;
  readonly title: string;
  /** Its paragraphs. */
  readonly children: readonly string[];
}

function Opening({ eyebrow, title, children }: OpeningProps) {
  return (
    <header className={styles['opening']}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      {children.map(paragraph => (
        <p key={paragraph}>
          <Sentence text={paragraph} />
        </p>
      ))}
    </header>
  );
}

interface TurnPageProps {
  readonly book: Rulebook;
  readonly current: number;
  addressOf(chapter: number): string;
}

/** On to the next chapter, or back. */
export function TurnPage({ book, current, addressOf }: TurnPageProps) {
  const word = useWord();
  const previous = current === 1 ? word('rulebook.introduction') : book.chapters[current - 2]?.title;
  const next = book.chapters[current]?.title;
  return (
    <nav className={styles['turn']} aria-label={word('rulebook.turn')}>
      {previous !== undefined && (
        <Link href={addressOf(current - 1)} rel="prev">
          <Glyph name="previous" />
          <span>
            <small>{word('rulebook.previous')}</small>
            {previous}
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link href={addressOf(current + 1)} rel="next" className={styles['next']}>
          <span>
            <small>{word('rulebook.next')}</small>
            {next}
          </span>
          <Glyph name="next" />
        </Link>
      )}
    </nav>
  );
}
