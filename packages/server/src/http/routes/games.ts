import { botsOf } from '@starboard/room';
import { z } from 'zod';
import type { App, Desk } from '../desk.ts';
import { game } from '../schemas.ts';

export function gameRoutes(app: App, { services }: Desk): void {
  const games = [...services.offer.values()].map(offered => ({
    id: offered.game.id,
    version: offered.game.version,
    setup: z.toJSONSchema(offered.game.setup, { io: 'input', unrepresentable: 'any' }),
    bots: botsOf(offered).map(({ name }) => name),
  }));

  app.get(
    '/api/games',
    { schema: { tags: ['games'], summary: 'The games on the shelf', response: { 200: z.array(game) } } },
    () => games,
  );
}
