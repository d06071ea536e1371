import { beacon } from '@starboard/beacon';
import { type Journal, verify } from '@starboard/kernel';
import { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { onEachStore, serveGames, siteForTest } from '../support/each-store.ts';
import { games } from '../support/games.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';

onEachStore('scores', block => {
  /** A server where nobody has scored yet. */
  async function scene() {
    const server = await serveGames(await siteForTest(block.kind), games);
    const visit = (name: string) => guest(server, name);
    return { server, stranger: new Client(server.url), ada: await visit('Ada'), ben: await visit('Ben'), visit };
  }

  /** Twelve rounds of shielding: the storm wins, and nothing was charged. */
  async function lose(ada: Client, ben: Client, more: Parameters<typeof beginBeacon>[2] = {}): Promise<string> {
    const id = await beginBeacon(ada, ben, more);
    for (let round = 1; round <= 12; round++) {
      if ((await ada.look(id)).position.outcome === undefined) await shieldBoth(id, ada, ben);
    }
    return id;
  }

  /** Both work until it is over, one way or the other. */
  async function work(ada: Client): Promise<string> {
    const { id } = await ada.begin({ game: 'beacon' });
    for (;;) {
      const { position } = await ada.look(id);
      if (position.outcome !== undefined) return id;
      const { ask, id: decision } = position.decision!;
      const answer = ask!.shape === 'one' ? ask!.options[0]!.key : [];
      await ada.answer(id, { decision, answer, seat: position.seat });
    }
  }

  test('a match that is over is listed with who played, when, how it ended and a replay that proves it', async () => {
    const { stranger, ada, ben } = await scene();
    expect(await stranger.scores('beacon')).toEqual([]);
    expect(await stranger.scoredSetups('beacon')).toEqual([]);
    const id = await lose(ada, ben);
    const { outcome } = (await ada.look(id)).position;
    const [row, ...others] = await stranger.scores('beacon');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      game: 'beacon',
      version: beacon.version,
      score: outcome!.score,
      rank: 1,
      outcome,
      seats: [
        { id: 'keeper', held: 'person', name: 'Ada' },
        { id: 'engineer', held: 'person', name: 'Ben' },
      ],
    });
    expect(Math.abs(row!.ended - Date.now())).toBeLessThan(60_000);
    const journal: Journal = await stranger.scoreReplay(row!.id);
    expect(verify(beacon, journal).outcome?.score).toBe(row!.score);
    expect(journal.setup).toEqual(row!.setup);
    const { rank: _, ...score } = row!;
    expect(await stranger.score(row!.id)).toEqual(score);
  });

  test('nothing in a list leads to the match itself, to its chat or to whoever plays', async () => {
    const { server, stranger, ada, ben } = await scene();
    const id = await lose(ada, ben);
    await ada.say(id, 'Between us');
    const [row] = await stranger.scores('beacon');
    const told = await Promise.all(
      ['/scores?game=beacon', '/scores/setups?game=beacon', `/scores/${row!.id}`, `/scores/${row!.id}/replay`].map(
        async path => (await fetch(`${server.url}/api${path}`)).text(),
      ),
    );
    for (const text of told) expect(text).not.toContain(id);
    await expect(stranger.look(row!.id)).rejects.toMatchObject({ code: 'unknown-match' });
  });

  test('a match that goes on, was given up, was brought as a file or is private has none', async () => {
    const { stranger, ada, ben } = await scene();
    const running = await beginBeacon(ada, ben);
    await shieldBoth(running, ada, ben);
    const { id: givenUp } = await ada.begin({ game: 'beacon' });
    await plan(ada, givenUp, 'shield', 'keeper');
    await ada.resign(givenUp);
    const hidden = await lose(ada, ben, { watchable: false });
    const { id: brought } = await ben.bringReplay(await ada.replay(hidden));
    expect(await stranger.scores('beacon')).toEqual([]);
    for (const id of [running, givenUp, hidden, brought, 'nothing']) {
      expect(await ada.rank(id), id).toBeUndefined();
    }
  });

  test('a match is ranked among those with the same set-up', async () => {
    const { stranger, ada, ben } = await scene();
    const first = await lose(ada, ben);
    const second = await work(ada);
    const calm = await lose(ada, ben, { setup: { season: 'calm' } });
    const ranks = [await stranger.rank(first), await stranger.rank(second)];
    const [worse, better] = ranks.sort((a, b) => a!.score - b!.score);
    expect(better!.score).toBeGreaterThan(worse!.score);
    expect(better).toMatchObject({ rank: 1, count: 2 });
    expect(worse).toMatchObject({ rank: 2, count: 2, setupHash: better!.setupHash });
    expect(await stranger.rank(calm)).toMatchObject({ rank: 1, count: 1 });

    const { setupHash } = better!;
    const listed = await stranger.scores('beacon', { setup: setupHash });
    expect(listed.map(({ id, rank }) => [id, rank])).toEqual([
      [better!.id, 1],
      [worse!.id, 2],
    ]);
    expect(await stranger.scores('beacon', { setup: setupHash, most: 1 })).toHaveLength(1);
    expect(await stranger.scores('beacon')).toHaveLength(3);
    const setups = await stranger.scoredSetups('beacon');
    expect(setups.map(({ count }) => count)).toEqual([1, 2]);
    expect(setups[1]).toMatchObject({ setupHash, best: better!.score, version: beacon.version });
  });

  test('bots are named as such, and nobody can take their seats afterwards', async () => {
    const { stranger, ada } = await scene();
    const bots = { keeper: { bot: 'steady' }, engineer: { bot: 'steady' } };
    const { id } = await ada.begin({ game: 'beacon', seats: bots });
    await until('the bots have played', async () => (await ada.look(id)).position.outcome !== undefined);
    await expect(ada.invite(id, 'keeper')).rejects.toMatchObject({ code: 'match-over' });
    const [row] = await stranger.scores('beacon');
    expect(row!.seats).toEqual([
      { id: 'keeper', held: 'bot', name: 'steady' },
      { id: 'engineer', held: 'bot', name: 'steady' },
    ]);
  });

  describe('what cannot be asked', () => {
    test.each([
      ['no game', ''],
      ['more than a hundred', 'game=beacon&most=101'],
      ['none', 'game=beacon&most=0'],
      ['a set-up that is no hash', 'game=beacon&setup=calm'],
      ['something else', 'game=beacon&by=me'],
    ])('%s', async (_, query) => {
      const response = await fetch(`${block.server.url}/api/scores?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'bad-request' });
    });

    test('a replay of a score that is not there', async () => {
      const stranger = new Client(block.server.url);
      await expect(stranger.scoreReplay('nothing')).rejects.toMatchObject({ status: 404, code: 'no-score' });
      await expect(stranger.score('nothing')).rejects.toMatchObject({ status: 404, code: 'no-score' });
    });
  });
});
