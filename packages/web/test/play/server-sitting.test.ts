import { Client } from '@starboard/server/client';
import { describe, expect, it } from 'vitest';
import { serverSitting } from '../../src/play/server-sitting.ts';

/** A server that answers every request with this, and remembers what it was asked. */
function serverSaying(reply: unknown, status = 200) {
  const asked: { method: string | undefined; url: string; body: unknown }[] = [];
  const client = new Client('', {
    fetch: async (url, request) => {
      asked.push({ method: request?.method, url: String(url), body: JSON.parse(String(request?.body ?? 'null')) });
      return new Response(JSON.stringify(reply), { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return { sitting: serverSitting(client, 'm1'), asked };
}

describe('serverSitting', () => {
  it('sends an answer as it was given', async () => {
    const { sitting, asked } = serverSaying({ at: 4 });
    await sitting.answer({ answer: { a: 2 }, decision: 3, seat: 'scout' });
    expect(asked).toEqual([
      { method: 'POST', url: '/api/matches/m1/answers', body: { answer: { a: 2 }, decision: 3, seat: 'scout' } },
    ]);
  });

  it('tells the odds without how often they were tried', async () => {
    const { sitting } = serverSaying({ samples: 200, odds: { kills: { mean: 1, chances: [[1, 1]] } } });
    expect(await sitting.odds({ answer: 'go', decision: 0 })).toEqual({ kills: { mean: 1, chances: [[1, 1]] } });
  });

  it('says whether an answer was taken back or the others are asked', async () => {
    expect(await serverSaying({ done: false, at: 3, waitingFor: ['b'] }).sitting.undo(2)).toBe(false);
    expect(await serverSaying({ done: true, at: 2, waitingFor: [] }).sitting.undo(2)).toBe(true);
  });

  it('throws what the server refuses', async () => {
    const { sitting } = serverSaying({ code: 'stale-decision', message: 'Too late.' }, 409);
    await expect(sitting.answer({ answer: 'go', decision: 0 })).rejects.toMatchObject({ code: 'stale-decision' });
  });

  it('tells once that a match cannot be followed, unless nobody listens any more', async () => {
    const { sitting } = serverSaying({ code: 'unknown-match', message: 'No.' }, 404);
    const lost = new Promise(resolve => sitting.follow(() => undefined, resolve));
    expect(await lost).toMatchObject({ code: 'unknown-match' });
    let isTold = false;
    sitting.follow(
      () => undefined,
      () => {
        isTold = true;
      },
    )();
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(isTold).toBe(false);
  });
});
