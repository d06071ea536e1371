import type { PageShelf } from '@starboard/board/shelf';
import { GameCover } from '../games/GameCover.tsx';
import { toldOf } from '../games/shelf-texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './GameCard.module.css';

/** A game on the shelf: what it is, for how many, how long, and the way in. */
export function GameCard({ game }: { readonly game: PageShelf }) {
  const say = useSay();
  const word = useWord();
  const { id, seats, minutes, hasScores } = game;
  const name = say(toldOf(id, 'name'));
  return (
    <li className={styles['card']}>
      <div className={styles['cover']}>
        <GameCover game={id} />
      </div>
      <h3>{name}</h3>
      <p>{say(toldOf(id, 'sentence'))}</p>
      <ul className={styles['facts']}>
        <li>
          <Glyph name="people" />
          {word('shelf.seats', { least: seats[0], most: seats[1] })}
        </li>
        <li>
          <Glyph name="clock" />
          {durationOf(word, minutes)}
        </li>
      </ul>
      <div className={styles['ways']}>
        <ButtonLink href={`/new/${id}`} aria-label={word('shelf.new.of', { game: name })}>
          {word('shelf.new')}
        </ButtonLink>
        <ButtonLink kind="icon" href={`/rules/${id}`} aria-label={word('shelf.rules.of', { game: name })}>
          <Glyph name="book" />
        </ButtonLink>
        {hasScores && (
          <ButtonLink kind="icon" href={`/scores/${id}`} aria-label={word('scores.of', { game: name })}>
            <Glyph name="cup" />
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Beyond two hours nobody counts minutes. */
function durationOf(word: ReturnType<typeof useWord>, [least, most]: PageShelf['minutes']): string {
  if (least < 120) return word('shelf.minutes', { least, most });
  return word('shelf.hours', { least: least / 60, most: most / 60 });
}
