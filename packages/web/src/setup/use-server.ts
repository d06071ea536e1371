import { type Bot, randomBot } from '@starboard/kernel';
import { useCallback, useEffect, useState } from 'react';
import { server } from '../play/server.ts';
import type { Where } from './model/seats.ts';

/** Where a match of this game can be kept, and who plays it by itself there. */
export interface Offer {
  readonly where: Where;
  readonly hasServer: boolean;
  /** The usual one first. */
  readonly bots: readonly string[];
  askAgain(): void;
}

/** Until the server has answered it is taken to be there: mostly it is, and nothing on the page has to move. */
type Answer = 'asked' | 'gone' | { readonly bots: readonly string[] };

export function useServer(game: string, own: readonly Bot[], wished: Where = 'online'): Offer {
  const [answer, setAnswer] = useState<Answer>('asked');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isStale = false;
    const tell = (next: Answer) => isStale || setAnswer(next);
    server.games().then(
      games => tell(games.find(({ id }) => id === game) ?? 'gone'),
      () => tell('gone'),
    );
    return () => {
      isStale = true;
    };
  }, [game, attempt]);
  const askAgain = useCallback(() => setAttempt(before => before + 1), []);

  const hasServer = answer !== 'gone';
  const where = hasServer ? wished : 'device';
  const bots = where === 'online' && typeof answer === 'object' ? answer.bots : withRandom(own);
  return { where, hasServer, bots, askAgain };
}

function withRandom(bots: readonly Bot[]): readonly string[] {
  return [...new Set([...bots, randomBot].map(({ name }) => name))];
}
