import { useMemo } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { findGame } from '../games/games.ts';
import { nameOfGame } from '../games/shelf-texts.ts';
import { useTexts } from '../games/use-game.ts';
import { RulebookOf } from '../rulebook/RuleLink.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord, WordsOf } from '../words/words.tsx';
import styles from './SetupPage.module.css';
import { SetupSheet } from './SetupSheet.tsx';

/** Where a match is put together: what is played, who takes part, who sits where, by which variants. */
export default function SetupPage() {
  const { game = '' } = useParams<{ game: string }>();
  return findGame(game) === undefined ? <NotFound /> : <SetupOf key={game} game={game} />;
}

function SetupOf({ game }: { readonly game: string }) {
  const texts = useTexts(game);
  const games = useMemo(() => [texts], [texts]);
  return (
    <WordsOf games={games}>
      <RulebookOf game={game}>
        <FramedSetup game={game} />
      </RulebookOf>
    </WordsOf>
  );
}

function FramedSetup({ game }: { readonly game: string }) {
  const say = useSay();
  const word = useWord();
  const [search] = useSearchParams();
  const isTutorial = search.get('tutorial') === '1';
  const name = say(nameOfGame(game));
  const rules = (
    <>
      {findGame(game)?.hasScores && (
        <span className={styles['scores']}>
          <ButtonLink kind="ghost" href={`/scores/${game}`}>
            <Glyph name="cup" />
            {word('scores.title')}
          </ButtonLink>
        </span>
      )}
      <ButtonLink kind="ghost" href={`/rules/${game}`}>
        <Glyph name="book" />
        <span className={styles['rules']}>{word('setup.rules')}</span>
      </ButtonLink>
    </>
  );
  return (
    <Frame title={word('setup.title')} subtitle={name} actions={rules}>
      <SetupSheet key={`${isTutorial}`} game={game} name={name} isTutorial={isTutorial} />
    </Frame>
  );
}
