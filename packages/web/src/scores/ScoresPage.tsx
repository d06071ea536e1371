import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { Problem } from '../app/Problem.tsx';
import { findGame } from '../games/games.ts';
import { nameOfGame } from '../games/shelf-texts.ts';
import { useTexts } from '../games/use-game.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Segments } from '../ui/Switch.tsx';
import { Skeleton } from '../ui/small.tsx';
import { useSay, useWord, WordsOf } from '../words/words.tsx';
import type { Where } from './rows.ts';
import styles from './ScoresPage.module.css';
import { ScoreTable } from './ScoreTable.tsx';
import { SetupFilter, useSetupNames } from './SetupFilter.tsx';
import { type Asked, type Shown, useScores } from './use-scores.ts';

/** The best scores of a game, on this device and on the server. */
export default function ScoresPage() {
  const { game = '' } = useParams<{ game: string }>();
  return findGame(game)?.hasScores ? <ScoresOf key={game} game={game} /> : <NotFound />;
}

function ScoresOf({ game }: { readonly game: string }) {
  const texts = useTexts(game);
  const games = useMemo(() => [texts], [texts]);
  return (
    <WordsOf games={games}>
      <FramedScores game={game} />
    </WordsOf>
  );
}

function FramedScores({ game }: { readonly game: string }) {
  const say = useSay();
  const word = useWord();
  const [search] = useSearchParams();
  const played: Where = search.get('where') === 'server' ? 'server' : 'device';
  const [where, setWhere] = useState(played);
  const match = where === played ? (search.get('match') ?? undefined) : undefined;
  const name = say(nameOfGame(game));
  return (
    <Frame title={word('scores.title')} subtitle={name}>
      <main className={styles['scores']}>
        <h1 className="heard">{word('scores.of', { game: name })}</h1>
        <Segments<Where>
          label={word('scores.where')}
          value={where}
          options={[
            { value: 'device', text: word('scores.where.device') },
            { value: 'server', text: word('scores.where.server') },
          ]}
          onChange={setWhere}
        />
        <Place key={where} where={where} game={game} match={match} />
      </main>
    </Frame>
  );
}

/** What was scored in one place. */
function Place(asked: Asked) {
  const word = useWord();
  const { shown, problem, choose, reload } = useScores(asked);
  const { where, game } = asked;
  if (problem !== undefined) return <Problem thrown={problem} onRetry={reload} />;
  if (shown === undefined) return <Skeleton height={300} />;
  if (shown.setups.length === 0) {
    return (
      <section className={styles['empty']}>
        <p>{word(`scores.none.${where}`)}</p>
        <ButtonLink kind="primary" href={`/new/${game}`}>
          {word('scores.begin')}
        </ButtonLink>
      </section>
    );
  }
  return <Listed shown={shown} where={where} game={game} onChoose={choose} />;
}

interface ListedProps extends Pick<Asked, 'where' | 'game'> {
  readonly shown: Shown;
  onChoose(setupKey: string | undefined): void;
}

function Listed({ shown: { rows, setups, setupKey, standing }, where, game, onChoose }: ListedProps) {
  const word = useWord();
  const names = useSetupNames(game, setups);
  const isMixed = setupKey === undefined && setups.length > 1;
  return (
    <>
      <SetupFilter setups={setups} names={names} chosen={setupKey} onChoose={onChoose} />
      {standing && standing.setupKey === setupKey && (
        <p className={styles['standing']}>{word('scores.standing', { rank: standing.rank, count: standing.count })}</p>
      )}
      <ScoreTable rows={rows} own={standing?.id} {...(isMixed && { setupNames: names })} />
      <p className={styles['note']}>{word(`scores.note.${where}`)}</p>
    </>
  );
}
