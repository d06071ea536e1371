import { useCallback, useEffect, useState } from 'react';
import type { Standing, Where } from './rows.ts';
import { loadScores, loadStanding, type Scores } from './scores.ts';

export interface Asked {
  readonly where: Where;
  readonly game: string;
  /** The match that was just played: without another wish, its set-up is shown. */
  readonly match?: string | undefined;
}

export interface Shown extends Scores {
  /** None: all of them. */
  readonly setupKey?: string | undefined;
  readonly standing?: Standing | undefined;
}

interface Loading {
  readonly shown?: Shown;
  readonly problem?: unknown;
  choose(setupKey: string | undefined): void;
  reload(): void;
}

/** The best scores of a place. What was shown stays until what was asked for next is there. */
export function useScores({ where, game, match }: Asked): Loading {
  const [wish, setWish] = useState<{ readonly setupKey: string | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<Loading, 'shown' | 'problem'>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    let isLeft = false;
    load({ where, game, match }, wish).then(
      shown => isLeft || setState({ shown }),
      problem => isLeft || setState({ problem }),
    );
    return () => {
      isLeft = true;
    };
  }, [where, game, match, wish, attempt]);
  return {
    ...state,
    choose: useCallback(setupKey => setWish({ setupKey }), []),
    reload: () => setAttempt(attempt + 1),
  };
}

async function load(
  { where, game, match }: Asked,
  wish: { readonly setupKey: string | undefined } | undefined,
): Promise<Shown> {
  const standing = match === undefined ? undefined : await loadStanding(where, game, match);
  const setupKey = wish === undefined ? standing?.setupKey : wish.setupKey;
  return { ...(await loadScores(where, game, setupKey)), setupKey, standing };
}
