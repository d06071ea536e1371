import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWord } from '../words/words.tsx';
import styles from './Chapters.module.css';
import type { Chapter, Rulebook } from './parse.ts';
import type { Hits } from './search.ts';

interface ChaptersProps {
  readonly book: Rulebook;
  /** 0 is the introduction. */
  readonly current: number | undefined;
  readonly hits: readonly Hits[];
  /** The address of a chapter; without it, choosing one is all that happens. */
  addressOf?(chapter: number): string;
  onChoose?(chapter: number): void;
}

/** The table of contents, with how many rules of each chapter were found. */
export function Chapters({ book, current, hits, addressOf, onChoose }: ChaptersProps) {
  const word = useWord();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current
  useEffect(() => showCurrent(nav.current), [current]);
  const introduction = addressOf === undefined ? [] : [{ number: 0, title: word('rulebook.introduction') }];
  return (
    <nav ref={nav} className={styles['contents']} aria-label={word('rulebook.chapters')}>
      <ol className={styles['chapters']}>
        {[...introduction, ...book.chapters].map(({ number, title }) => (
          <li key={number}>
            <Entry href={addressOf?.(number)} isCurrent={number === current} onChoose={() => onChoose?.(number)}>
              <span className={styles['number']}>{number > 0 && number}</span>
              <span>{title}</span>
              <Count count={countIn(hits, number)} />
            </Entry>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls the list, and only the list, to the current chapter if that is out of view. */
function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !entry) return;
  const isInView = entry.offsetTop >= nav.scrollTop && entry.offsetTop + 100 <= nav.scrollTop + nav.clientHeight;
  if (!isInView) nav.scrollTop = entry.offsetTop - nav.clientHeight / 2;
}

interface EntryProps {
  readonly href: string | undefined;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
  onChoose(): void;
}

function Entry({ href, isCurrent, children, onChoose }: EntryProps) {
  const looks = { className: styles['chapter'], 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (href === undefined) {
    return (
      <button type="button" {...looks} onClick={onChoose}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href} {...looks} onClick={onChoose}>
      {children}
    </Link>
  );
}

function Count({ count }: { readonly count: number }) {
  const word = useWord();
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden>{count}</span>
      <span className="heard">{word('rulebook.chapterHits', { count })}</span>
    </span>
  );
}

function countIn(hits: readonly Hits[], number: Chapter['number']): number {
  return hits.find(({ chapter }) => chapter.number === number)?.rules.length ?? 0;
}
