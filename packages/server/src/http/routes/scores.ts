import type { Faces } from '@starboard/room';
import { z } from 'zod';
import { replayOf } from '../../matches/founding.ts';
import { ServerRefusal } from '../../refusal.ts';
import type { ListedScore, PlayerId } from '../../store/index.ts';
import type { App, Desk } from '../desk.ts';
import {
  failure,
  matchParams,
  rankedScore,
  score,
  scoredSetup,
  scoredSetupsAsked,
  scoresAsked,
  standing,
} from '../schemas.ts';

const mostSetups = 100;
const tags = ['scores'];

/** What matches have scored. A match that was given up, or that only its table may see, is not among them. */
export function scoreRoutes(app: App, { services }: Desk): void {
  const { store, people } = services;

  app.get(
    '/api/scores',
    {
      schema: {
        tags,
        summary: 'The best scores of a game',
        description:
          'The best first, and of equals the earlier. Only what was played to its end on this server counts.',
        querystring: scoresAsked,
        response: { 200: z.array(rankedScore), 400: failure },
      },
    },
    async request => {
      const { game, setup, most } = request.query;
      const found = await store.scores(game, setup, most);
      const faces = await people.named([...new Set(found.flatMap(playersOf))]);
      return found.map(each => ({
        ...shownScore(each, faces),
        rank: 1 + found.filter(other => other.score > each.score).length,
      }));
    },
  );

  app.get(
    '/api/scores/setups',
    {
      schema: {
        tags,
        summary: 'The set-ups of a game with which somebody has scored, the last played first',
        querystring: scoredSetupsAsked,
        response: { 200: z.array(scoredSetup), 400: failure },
      },
    },
    async request => {
      const setups = await store.scoredSetups(request.query.game, mostSetups);
      return setups.map(({ best: { setupHash, score: best, told }, count }) => {
        return { setupHash, version: told.version, setup: told.setup, best, count };
      });
    },
  );

  const requireScore = async (id: string): Promise<ListedScore> => {
    const found = await store.scoreWith(id);
    if (found === undefined) throw new ServerRefusal('no-score', 'There is no such score.');
    return found;
  };

  app.get(
    '/api/scores/:id',
    { schema: { tags, summary: 'One score', params: matchParams, response: { 200: score, 404: failure } } },
    async request => {
      const found = await requireScore(request.params.id);
      const faces = await people.named(playersOf(found));
      return shownScore(found, faces);
    },
  );

  app.get(
    '/api/scores/:id/replay',
    {
      schema: {
        tags,
        summary: 'The whole match of a score as one file',
        description: 'Its journal and its seed: the score can be proved by running it again.',
        params: matchParams,
        response: { 200: z.unknown(), 404: failure },
      },
    },
    async request => {
      const { match } = await requireScore(request.params.id);
      return replayOf(services, match, undefined);
    },
  );

  app.get(
    '/api/matches/:id/rank',
    {
      schema: {
        tags,
        summary: 'Where a match stands among those with the same set-up',
        params: matchParams,
        description: 'Nothing, if it is not over or its score is not listed.',
        response: { 200: standing },
      },
    },
    async request => {
      const found = await store.rankOf(request.params.id);
      if (found === undefined) return {};
      const { scored, rank, count } = found;
      return { listed: { id: scored.key, setupHash: scored.setupHash, score: scored.score, rank, count } };
    },
  );
}

function playersOf({ told }: ListedScore): PlayerId[] {
  return Object.values(told.seats).flatMap(({ player }) => player ?? []);
}

function shownScore({ key, game, setupHash, score: own, at, told }: ListedScore, faces: Faces) {
  const { version, setup, outcome, seats } = told;
  return {
    id: key,
    game,
    version,
    setup,
    setupHash,
    score: own,
    ended: at,
    outcome,
    seats: Object.entries(seats).map(([id, { player, bot }]) => {
      if (bot !== undefined) return { id, held: 'bot', name: bot };
      if (player === undefined) return { id, held: 'nobody' };
      return { id, held: 'person', name: faces.get(player)?.name ?? '' };
    }),
  };
}
