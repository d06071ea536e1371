import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GameIcon } from '../games/GameIcon.tsx';
import { nameOfGame } from '../games/shelf-texts.ts';
import { useSettings } from '../settings/settings.ts';
import { pageReason } from '../table/question/use-reason.ts';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { isOver, type MatchEntry, replayOf, tableOf } from './entries.ts';
import styles from './MatchRow.module.css';
import type { Titles } from './titles.ts';
import { whenOf } from './when.ts';

interface MatchRowProps {
  readonly entry: MatchEntry;
  readonly titles: Titles;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A match in a list: what, with whom, since when, whose turn or how it ended. It leads to the table, or to the replay. */
export function MatchRow({ entry, titles, children }: MatchRowProps) {
  const say = useSay();
  const word = useWord();
  const { language } = useSettings();
  const game = say(nameOfGame(entry.game));
  const title = titles.titleOf(entry);
  const ended = entry.outcome && pageReason(entry.outcome);
  const reason = ended ? word(ended) : titles.reasonOf(entry);
  const facts = [
    title && game,
    titles.roundOf(entry),
    scoreOf(word, entry),
    companyOf(word, entry, language),
    whenOf(entry.updated, Date.now(), language),
  ];
  return (
    <li className={styles['row']}>
      <Link href={isOver(entry) ? replayOf(entry) : tableOf(entry)} className={styles['link']}>
        <span className={styles['icon']}>
          <GameIcon game={entry.game} />
        </span>
        <span className={styles['what']}>
          <b>{title ?? game}</b>
          <small>
            {entry.where === 'device' && <Glyph name="screen" title={word('games.onDevice')} />}
            {facts.filter(Boolean).join(' · ')}
          </small>
          {reason !== undefined && <small>{reason}</small>}
        </span>
        <span className={`${styles['standing']} ${styles[entry.standing]}`}>{standingOf(word, entry, language)}</span>
      </Link>
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </li>
  );
}

function companyOf(word: ReturnType<typeof useWord>, { others, hasBots }: MatchEntry, language: string): string {
  if (others.length === 0) return word(hasBots ? 'games.withBots' : 'games.alone');
  const called = others.map(name => name || word('games.somebody'));
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(called);
  return word('games.with', { names });
}

function scoreOf(word: ReturnType<typeof useWord>, { outcome, headline }: MatchEntry): string | undefined {
  const score = outcome?.score ?? headline?.score;
  return score === undefined ? undefined : word('games.score', { score });
}

/** Whose turn it is: people by their names, and else that a seat is empty or a bot is at it. */
function standingOf(word: ReturnType<typeof useWord>, { standing, waited }: MatchEntry, language: string): string {
  if (standing !== 'waiting' || waited.length === 0) return word(`games.standing.${standing}`);
  if (waited.some(({ held }) => held === 'nobody')) return word('games.turnOf.nobody');
  const people = waited.filter(({ held }) => held === 'person').map(({ name }) => name || word('games.somebody'));
  if (people.length === 0) return word('games.turnOf.bot');
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(people));
  return word('games.turnOf', { names, count: new Set(people).size });
}
