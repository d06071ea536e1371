import { beacon } from '@starboard/beacon';
import { type Journal, verify } from '@starboard/kernel';
import { Client } from '@starboard/server/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { onEachStore } from '../support/each-store.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

onEachStore('replays', block => {
  const visit = (name: string) => guest(block.server, name);
  const stranger = () => new Client(block.server.url);

  /** A match that two played to its end, with an answer taken back on the way. */
  async function played() {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const id = await beginBeacon(ada, ben);
    await plan(ada, id, 'work');
    await ada.undo(id, 0);
    for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
    return { ada, id, journal: await ada.replay(id) };
  }

  describe('the file of a match', () => {
    test('is not given before the end, to nobody', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await shieldBoth(id, ada, ben);
      for (const client of [ada, ben, stranger()]) {
        await expect(client.replay(id)).rejects.toMatchObject({ status: 409, code: 'match-not-over' });
      }
    });

    test('is given to everybody then, and proves itself', async () => {
      const { ada, id, journal } = await played();
      expect(await stranger().replay(id)).toEqual(journal);
      const { position, table, log, at } = await ada.look(id);
      const again = verify(beacon, journal);
      expect(journal.seed).toBe(table.seed);
      expect(journal.entries).toHaveLength(at);
      expect(again.outcome).toEqual(position.outcome);
      expect(again.logFor('keeper')).toEqual(log);
      const response = await fetch(`${block.server.url}/api/matches/${id}/replay`);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="beacon-${id}.json"`);
    });

    test('is given of a match that was given up, too', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon' });
      await plan(ada, id, 'shield', 'keeper');
      await ada.resign(id);
      const journal = await ada.replay(id);
      expect(journal.ended).toEqual({ winners: [], reason: { key: 'ended.resigned' } });
      expect(verify(beacon, journal)).toMatchObject({ answers: 1, outcome: undefined });
    });
  });

  describe('a file that is brought', () => {
    test('is shown as it was played, and cannot be played on', async () => {
      const { ada, id, journal } = await played();
      const eve = await visit('Eve');
      const { id: shown } = await eve.bringReplay(journal);
      const [was, is] = [await stranger().look(id), await stranger().look(shown)];
      expect(is.position).toEqual(was.position);
      expect(is).toMatchObject({ at: was.at, log: was.log, chat: [] });
      expect(is.table).toMatchObject({
        game: 'beacon',
        seed: journal.seed,
        seats: [{ held: 'nobody' }, { held: 'nobody' }],
      });
      expect(await stranger().replay(shown)).toEqual(journal);
      expect(await eve.matches()).toMatchObject([{ id: shown, host: true, yours: [], outcome: was.position.outcome }]);
      const watcher = new Watcher(ada, shown);
      await watcher.agreesInAll();
      await expect(eve.invite(shown, 'keeper')).rejects.toMatchObject({ status: 409, code: 'match-over' });
      const answering = { decision: was.at, answer: 'work' };
      await expect(eve.answer(shown, answering)).rejects.toMatchObject({ code: 'not-seated' });
    });

    describe('and was given up', () => {
      async function givenUp() {
        const ada = await visit('Ada');
        const { id } = await ada.begin({ game: 'beacon' });
        await plan(ada, id, 'shield', 'keeper');
        await ada.resign(id);
        return { ada, file: await ada.replay(id) };
      }

      test('is shown so, and gives the same file again', async () => {
        const { ada, file } = await givenUp();
        const { id: shown } = await ada.bringReplay(file);
        const { table, position } = await ada.look(shown);
        expect(table.ended).toEqual(file.ended);
        expect(position.outcome).toEqual(file.ended);
        expect(await stranger().replay(shown)).toEqual(file);
      });

      test('but does not say so is shown as far as it goes', async () => {
        const { ada, file } = await givenUp();
        const { ended: _, ...unfinished } = file;
        const { id: shown } = await ada.bringReplay(unfinished);
        const { at, table, position } = await ada.look(shown);
        const outcome = { winners: [], reason: { key: 'ended.unfinished' } };
        expect(at).toBe(1);
        expect(table.ended).toEqual(outcome);
        expect(position).toMatchObject({ seat: 'spectator', outcome });
        expect(position).not.toHaveProperty('decision');
        expect(await stranger().replay(shown)).toEqual(unfinished);
      });
    });

    const changes: [what: string, change: (journal: Journal) => unknown, code: string][] = [
      ['another answer', journal => withEntry(journal, 2, { answer: 'work' }), 'bad-journal'],
      ['another seat', journal => withEntry(journal, 2, { seat: 'engineer' }), 'bad-journal'],
      ['another undo', journal => withEntry(journal, 1, { by: ['keeper', 'engineer'] }), 'bad-journal'],
      ['another log', journal => withEntry(journal, 3, { said: [] }), 'journal-mismatch'],
      ['another bar to undo', journal => withEntry(journal, 3, { barrier: false }), 'journal-mismatch'],
      ['an answer left out', ({ entries, ...rest }) => ({ ...rest, entries: entries.toSpliced(2, 1) }), 'bad-journal'],
      [
        'one answer more',
        ({ entries, ...rest }) => ({ ...rest, entries: [...entries, entries.at(-1)] }),
        'bad-journal',
      ],
      ['another seed', journal => ({ ...journal, seed: '0'.repeat(64) }), 'wrong-seed'],
      ['another promise', journal => ({ ...journal, commitment: '0'.repeat(64) }), 'bad-journal'],
      ['another game', journal => ({ ...journal, game: 'endure' }), 'bad-journal'],
      ['another set-up', journal => ({ ...journal, setup: { season: 'calm' } }), 'bad-journal'],
      ['other rules', journal => ({ ...journal, version: 2 }), 'bad-journal'],
      ['another opening', journal => ({ ...journal, opening: [] }), 'journal-mismatch'],
      ['a beginning of its own', journal => ({ ...journal, start: { hull: 99 } }), 'bad-journal'],
      [
        'an end before its end',
        journal => ({ ...journal, ended: { winners: [], reason: { key: 'ended.resigned' } } }),
        'journal-mismatch',
      ],
      [
        'an end in other words',
        journal => ({ ...journal, ended: { winners: [], reason: { key: 'won' } } }),
        'bad-journal',
      ],
      ['something added', journal => ({ ...journal, note: 'I won.' }), 'bad-journal'],
    ];

    let journal: Journal;
    beforeAll(async () => {
      ({ journal } = await played());
    });

    test.each(changes)('with %s is refused', async (_, change, code) => {
      const eve = await visit('Eve');
      const brought = eve.bringReplay(change(journal) as Journal);
      await expect(brought).rejects.toMatchObject({ status: 422, code });
      expect(await eve.matches()).toEqual([]);
    });

    test('without a seed is refused: nobody can prove it', async () => {
      const { seed: _, ...unproved } = journal;
      const eve = await visit('Eve');
      await expect(eve.bringReplay(unproved)).rejects.toMatchObject({ status: 409, code: 'match-not-over' });
      expect(await eve.matches()).toEqual([]);
    });

    test('of a game that is not here is refused', async () => {
      const eve = await visit('Eve');
      const brought = eve.bringReplay({ ...journal, game: 'chess', entries: [] });
      await expect(brought).rejects.toMatchObject({ status: 400, code: 'unknown-game' });
    });

    test('by nobody is refused', async () => {
      await expect(stranger().bringReplay(journal)).rejects.toMatchObject({ status: 401, code: 'no-player' });
    });
  });
});

/** The journal with one entry changed. */
function withEntry(journal: Journal, at: number, changes: object): unknown {
  return { ...journal, entries: journal.entries.with(at, { ...journal.entries[at]!, ...changes } as never) };
}
