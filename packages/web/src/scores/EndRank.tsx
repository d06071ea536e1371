import { useEffect, useState } from 'react';
import { findGame } from '../games/games.ts';
import type { Sitting } from '../play/sitting.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import type { Standing } from './rows.ts';
import { loadStanding } from './scores.ts';

/** Where the match that has just ended stands among those with its set-up, and the way to all of them. */
export function EndRank({ sitting: { where, id }, game }: { readonly sitting: Sitting; readonly game: string }) {
  const word = useWord();
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let isLeft = false;
    // Whoever is cut off sees the end all the same.
    loadStanding(where, game, id).then(
      found => isLeft || setStanding(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [where, game, id]);
  if (!findGame(game)?.hasScores) return null;
  return (
    <p>
      <ButtonLink kind="ghost" href={`/scores/${game}?where=${where}&match=${id}`}>
        <Glyph name="cup" />
        {standing === undefined
          ? word('scores.title')
          : word('scores.standing', { rank: standing.rank, count: standing.count })}
      </ButtonLink>
    </p>
  );
}
