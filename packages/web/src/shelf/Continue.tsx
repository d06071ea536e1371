import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { nameOfGame } from '../games/shelf-texts.ts';
import { isOver, type MatchEntry, tableOf } from '../mygames/entries.ts';
import type { Titles } from '../mygames/titles.ts';
import { whenOf } from '../mygames/when.ts';
import { useSettings } from '../settings/settings.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Chip, Kbd } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './Hero.module.css';
import { Hero } from './Hero.tsx';

/** The match to go on with: yours to move, or at least running. */
export function matchToContinue(entries: readonly MatchEntry[]): MatchEntry | undefined {
  return entries.find(entry => !isOver(entry));
}

/** The game that waits, large. */
export function Continue({ entry, titles }: { readonly entry: MatchEntry; readonly titles: Titles }) {
  const say = useSay();
  const word = useWord();
  const { language } = useSettings();
  const [, go] = useLocation();
  const isYours = entry.standing === 'yours';
  const href = tableOf(entry);
  useEnter(() => go(href), isYours);
  const game = say(nameOfGame(entry.game));
  const title = titles.titleOf(entry);
  const round = titles.roundOf(entry);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format([word('shelf.you'), ...entry.others]);
  return (
    <Hero
      game={entry.game}
      eyebrow={word(isYours ? 'shelf.continue.yours' : 'shelf.continue.waiting')}
      isYours={isYours}
      title={title ?? game}
      actions={
        <ButtonLink kind={isYours ? 'primary' : 'plain'} href={href} aria-keyshortcuts={isYours ? 'Enter' : undefined}>
          {word(isYours ? 'shelf.continue.take' : 'shelf.continue.look')}
          {isYours && <Kbd>↵</Kbd>}
        </ButtonLink>
      }
    >
      <p>
        {round !== undefined
          ? word('shelf.continue.round', { game, round })
          : title !== undefined
            ? word('shelf.continue.game', { game })
            : word('shelf.continue.text')}
      </p>
      <div className={styles['facts']}>
        <Chip>
          <Glyph name="people" />
          {names}
        </Chip>
        <Chip>
          <Glyph name="clock" />
          {whenOf(entry.updated, Date.now(), language)}
        </Chip>
        <Chip>
          <Glyph name={entry.where === 'device' ? 'screen' : 'server'} />
          {word(entry.where === 'device' ? 'games.onDevice' : 'games.onServer')}
        </Chip>
      </div>
    </Hero>
  );
}

/** Enter takes the turn, unless something else on the page has it. */
function useEnter(act: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key, target, repeat }: KeyboardEvent) => {
      if (key === 'Enter' && !repeat && target === document.body) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
