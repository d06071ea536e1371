import type { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { onEachStore } from '../support/each-store.ts';
import { guest, visitor } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

onEachStore('undo', block => {
  const visit = (name: string) => guest(block.server, name);

  /** Ada keeps, Ben is the engineer; both follow the match, and somebody watches. */
  async function scene() {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const id = await beginBeacon(ada, ben);
    const watchers = [ada, ben, visitor(block.server)].map(client => new Watcher(client, id));
    return { ada, ben, id, agree: () => Promise.all(watchers.map(watcher => watcher.agreesInAll())) };
  }

  test('one’s own last answer is taken back freely, and the question waits again', async () => {
    const { ada, id, agree } = await scene();
    const before = await ada.look(id);
    await plan(ada, id, 'work');
    expect(await ada.undoPoints(id)).toEqual([
      { keep: 0, seat: 'keeper', free: true, decision: 'plan', answer: 'work' },
    ]);
    await agree();
    expect(await ada.undo(id, 0)).toEqual({ done: true, at: 2, waitingFor: [] });
    const { position, log } = await ada.look(id);
    expect(position).toMatchObject({ view: before.position.view, decision: { waitingFor: ['keeper', 'engineer'] } });
    expect(log).toEqual(before.log);
    await expect(ada.answer(id, { decision: 0, answer: 'work' })).rejects.toMatchObject({ code: 'stale-decision' });
    expect(await plan(ada, id, 'shield')).toBe(3);
    await agree();
  });

  test('there is nothing to take back before the first answer', async () => {
    const { ada, id } = await scene();
    expect(await ada.undoPoints(id)).toEqual([]);
    for (const keep of [0, 1, 7]) {
      await expect(ada.undo(id, keep)).rejects.toMatchObject({ status: 409, code: 'undo-too-far' });
    }
  });

  test('what others have answered is not told, but that they have', async () => {
    const { ada, ben, id } = await scene();
    await plan(ben, id, 'shield');
    expect(await ada.undoPoints(id)).toEqual([{ keep: 0, seat: 'engineer', free: false }]);
    await plan(ada, id, 'shield');
    expect(await ada.undoPoints(id)).toEqual([
      { keep: 1, seat: 'keeper', free: false, decision: 'plan', answer: 'shield' },
      { keep: 0, seat: 'engineer', free: false },
    ]);
  });

  test('those without a seat take nothing back, agree to nothing, and see no steps back', async () => {
    const { ada, ben, id } = await scene();
    const eve = await visit('Eve');
    await shieldBoth(id, ada, ben);
    await ada.undo(id, 0);
    const refused = { status: 403, code: 'not-seated' };
    await expect(eve.undoPoints(id)).rejects.toMatchObject(refused);
    await expect(eve.undo(id, 0)).rejects.toMatchObject(refused);
    await expect(eve.replyToUndo(id, true)).rejects.toMatchObject(refused);
    expect((await eve.look(id)).at).toBe(2);
  });

  describe('what came to light', () => {
    test('is taken back when all agree; then the log is cut, and the dice fall anew', async () => {
      const { ada, ben, id, agree } = await scene();
      await shieldBoth(id, ada, ben);
      const before = await ada.look(id);
      await shieldBoth(id, ada, ben);
      await agree();
      expect(await ada.undo(id, 2)).toEqual({ done: false, at: 4, waitingFor: ['engineer'] });
      const wish = { keep: 2, agreed: ['keeper'], waitingFor: ['engineer'] };
      expect((await ben.look(id)).table.undo).toEqual(wish);
      expect((await ben.look(id)).at).toBe(4);
      await agree();
      expect(await ben.replyToUndo(id, true)).toEqual({ done: true, at: 5, waitingFor: [] });
      const after = await ada.look(id);
      expect(after.table).not.toHaveProperty('undo');
      expect(after.position.view).toEqual(before.position.view);
      expect(after.log).toEqual(before.log);
      await agree();
      await shieldBoth(id, ada, ben);
      await agree();
      const { entries } = await resigned(ada, ben, id);
      expect(entries[4]).toEqual({ kind: 'undo', keep: 2, by: ['keeper', 'engineer'], stream: 1 });
    });

    test('stays if somebody minds', async () => {
      const { ada, ben, id, agree } = await scene();
      await shieldBoth(id, ada, ben);
      await ada.undo(id, 0);
      const refused = await ben.replyToUndo(id, false);
      expect(refused).toEqual({ done: false, at: 2, waitingFor: [] });
      const { at, table } = await ada.look(id);
      expect(at).toBe(2);
      expect(table).not.toHaveProperty('undo');
      await expect(ben.replyToUndo(id, true)).rejects.toMatchObject({ status: 409, code: 'no-undo-wish' });
      await agree();
    });

    test('stays once play has gone on', async () => {
      const { ada, ben, id, agree } = await scene();
      await shieldBoth(id, ada, ben);
      await ada.undo(id, 0);
      await plan(ben, id, 'work');
      expect((await ben.look(id)).table).not.toHaveProperty('undo');
      await expect(ben.replyToUndo(id, true)).rejects.toMatchObject({ status: 409, code: 'no-undo-wish' });
      expect((await ben.look(id)).at).toBe(3);
      await agree();
    });

    test('can be asked for with another step instead', async () => {
      const { ada, ben, id } = await scene();
      await shieldBoth(id, ada, ben);
      await shieldBoth(id, ada, ben);
      await ada.undo(id, 2);
      expect(await ben.undo(id, 0)).toEqual({ done: false, at: 4, waitingFor: ['keeper'] });
      expect((await ada.look(id)).table.undo).toEqual({ keep: 0, agreed: ['engineer'], waitingFor: ['keeper'] });
      expect(await ada.replyToUndo(id, true)).toEqual({ done: true, at: 5, waitingFor: [] });
      expect((await ada.look(id)).position.view).toMatchObject({ round: 1 });
    });
  });

  test('nobody who is not asked can agree for the others', async () => {
    const { ada, ben, id } = await scene();
    await shieldBoth(id, ada, ben);
    await ada.undo(id, 0);
    expect(await ada.replyToUndo(id, true)).toEqual({ done: false, at: 2, waitingFor: ['engineer'] });
    expect((await ada.look(id)).at).toBe(2);
  });

  test('bots agree', async () => {
    const ada = await visit('Ada');
    const { id } = await ada.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
    const watcher = new Watcher(ada, id);
    const planned = (round: number) =>
      watcher.sees(`round ${round} waits for Ada alone`, ({ position: { view, decision } }) => {
        return (view as { round: number }).round === round && `${decision?.waitingFor}` === 'keeper';
      });
    await planned(1);
    await plan(ada, id, 'shield');
    // The engineer's tool may ask something first, so the round ends when it ends.
    await planned(2);
    expect(await ada.undo(id, 0)).toMatchObject({ done: true, waitingFor: [] });
    await planned(1);
    await watcher.agreesInAll();
  });

  test('seats of nobody agree', async () => {
    const { ada, ben, id, agree } = await scene();
    await shieldBoth(id, ada, ben);
    await ben.standUp(id, 'engineer');
    expect(await ada.undo(id, 0)).toEqual({ done: true, at: 3, waitingFor: [] });
    await agree();
  });

  test('all seats of one person are one mind', async () => {
    const ada = await visit('Ada');
    const { id } = await ada.begin({ game: 'beacon' });
    for (const seat of ['keeper', 'engineer']) await plan(ada, id, 'shield', seat);
    expect(await ada.undoPoints(id)).toMatchObject([{ answer: 'shield' }, { answer: 'shield' }]);
    expect(await ada.undo(id, 0)).toEqual({ done: true, at: 3, waitingFor: [] });
  });

  test('nothing is taken back once the match is over', async () => {
    const { ada, ben, id } = await scene();
    await plan(ada, id, 'shield');
    await resigned(ada, ben, id);
    await expect(ada.undo(id, 0)).rejects.toMatchObject({ status: 409, code: 'match-over' });
  });
});

/** The journal of a match that both give up. */
async function resigned(ada: Client, ben: Client, id: string) {
  await ben.resign(id);
  await ada.resign(id);
  return ada.replay(id);
}
