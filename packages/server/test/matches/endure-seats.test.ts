import { describe, expect, test } from 'vitest';
import { serveGames, siteForTest } from '../support/each-store.ts';
import { games } from '../support/games.ts';
import { guest } from '../support/house.ts';
import { askedIn } from '../support/playing.ts';

/** Ada runs the Marine and the Captain, Ben the Medic, whose turn is the first. */
async function scene() {
  const server = await serveGames(await siteForTest('SQLite'), games);
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const setup = { mission: 'CG00', survivors: ['medic-a', 'marine-a', 'captain-a'], firstPlayer: 'medic-a' };
  const { id, invitations } = await ada.begin({ game: 'endure', setup, seats: { 'medic-a': 'invite' } });
  await ben.claim(id, invitations['medic-a']!);
  return { ada, ben, id };
}

describe('the survivors of whoever drops out', () => {
  test('[ETS-ODD-37] another player may run them', async () => {
    const { ada, ben, id } = await scene();
    const decision = askedIn((await ada.look(id)).position);
    await expect(ada.answer(id, { decision, answer: 'end', seat: 'medic-a' })).rejects.toMatchObject({ status: 403 });
    await ben.standUp(id, 'medic-a');
    const { key } = await ada.invite(id, 'medic-a');
    await ada.claim(id, key);
    await ada.answer(id, { decision, answer: 'end', seat: 'medic-a' });
    const { position, table } = await ada.look(id);
    expect(position.view).toMatchObject({ turnsTaken: 1 });
    expect(table.seats.every(({ yours }) => yours)).toBe(true);
  });

  test('[ETS-ODD-38] who gives up alone leaves them to a bot; when all have given up, all have lost', async () => {
    const { ada, ben, id } = await scene();
    expect((await ben.resign(id)).ended).toBeUndefined();
    const { ended } = await ada.resign(id);
    expect(ended).toEqual({ winners: [], reason: { key: 'ended.resigned' } });
  });
});
