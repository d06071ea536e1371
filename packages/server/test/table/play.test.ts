import { beacon } from '@starboard/beacon';
import { endure } from '@starboard/endure';
import { commitment, verify } from '@starboard/kernel';
import type { Client, Whole } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { onEachStore } from '../support/each-store.ts';
import { guest, visitor } from '../support/house.ts';
import { askedIn, beginBeacon, plan, randomly, shieldBoth } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

onEachStore('play', block => {
  const visit = (name: string) => guest(block.server, name);
  const stranger = () => visitor(block.server);

  describe('an answer', () => {
    test('is taken from the seat that is asked, and counted', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      expect(await plan(ada, id, 'shield')).toBe(1);
      expect(await ada.look(id)).toMatchObject({ at: 1, position: { decision: { waitingFor: ['engineer'] } } });
      expect(await plan(ben, id, 'shield')).toBe(2);
      const { position, log } = await ben.look(id);
      expect(position).toMatchObject({ seat: 'engineer', view: { round: 2, stormsLeft: 11 } });
      expect(log.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['plan.shields', 'shields', 'storm', 'foreseen']),
      );
    });

    test('is refused a second time, and from whoever has no seat, or another', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const id = await beginBeacon(ada, ben);
      const answering = { decision: 0, answer: 'work' } as const;
      await ada.answer(id, answering);
      await expect(ada.answer(id, answering)).rejects.toMatchObject({ status: 409, code: 'already-answered' });
      await expect(ada.answer(id, { ...answering, seat: 'engineer' })).rejects.toMatchObject({ code: 'not-yours' });
      await expect(eve.answer(id, answering)).rejects.toMatchObject({ status: 403, code: 'not-seated' });
      await expect(stranger().answer(id, answering)).rejects.toMatchObject({ status: 401, code: 'no-player' });
      expect((await ben.look(id)).at).toBe(1);
    });

    test('is for one question alone, which has the same id for all who are asked', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await plan(ada, id, 'shield');
      const looks = await Promise.all([ada, ben, stranger()].map(client => client.look(id)));
      expect(looks.map(({ position }) => askedIn(position))).toEqual([0, 0, 0]);
      await ben.answer(id, { decision: 0, answer: 'shield' });
      const now = askedIn((await ben.look(id)).position);
      expect(now).toBeGreaterThan(0);
      for (const decision of [0, now - 1, now + 1]) {
        const late = ben.answer(id, { decision, answer: 'shield' });
        await expect(late).rejects.toMatchObject({ status: 409, code: 'stale-decision' });
      }
      expect(await ben.answer(id, { decision: now, answer: 'shield' })).toEqual({ at: 3 });
    });

    test('counts once, however often it comes at the same time', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon' });
      const answering = { decision: 0, answer: 'shield', seat: 'keeper' } as const;
      const sent = await Promise.allSettled(Array.from({ length: 8 }, () => ada.answer(id, answering)));
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await ada.look(id)).at).toBe(1);
    });

    test('says for which seat it is, if several of one person are asked', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon' });
      const answering = { decision: 0, answer: 'shield' } as const;
      const seats = ['keeper', 'engineer'];
      await expect(ada.answer(id, answering)).rejects.toMatchObject({ code: 'several-seats', details: { seats } });
      await ada.answer(id, { ...answering, seat: 'engineer' });
      expect((await ada.look(id)).position.seat).toBe('keeper');
      expect(await ada.answer(id, answering)).toEqual({ at: 2 });
    });
  });

  describe('a whole match', () => {
    test('of two guests ends with an outcome and the promised seed, which nobody was told before', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      const watchers = [ada, ben, stranger()].map(client => new Watcher(client, id));
      const answers = randomly('two guests');
      const told: Whole[] = [];
      for (let over = false; !over; ) {
        for (const client of [ada, ben]) await answers(client, id);
        const looks = await Promise.all(watchers.map(watcher => watcher.agrees()));
        over = looks.some(({ position }) => position.outcome !== undefined);
        if (!over) told.push(...looks);
      }
      for (const watcher of watchers) await watcher.agreesInAll();
      const { table, position } = await ada.look(id);
      expect(position.outcome).toMatchObject({ reason: { key: expect.stringMatching(/^(won|lost)/) } });
      expect(position).not.toHaveProperty('decision');
      expect(commitment(table.seed!)).toBe(table.commitment);
      expect(told.every(whole => whole.table.commitment === table.commitment)).toBe(true);
      expect(JSON.stringify(told)).not.toContain(table.seed);
      const again = verify(beacon, await stranger().replay(id));
      expect(again.outcome).toEqual(position.outcome);
      await expect(ada.answer(id, { decision: 0, answer: 'work' })).rejects.toMatchObject({ code: 'match-over' });
    });

    test('of one person with two seats is told right through both, and through each alone', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon' });
      const watchers = [{}, { seat: 'keeper' }, { seat: 'engineer' }].map(options => new Watcher(ada, id, options));
      const answers = randomly('two seats');
      const agree = () => Promise.all(watchers.map(watcher => watcher.agrees()));
      const seen = new Set<string>();
      for (let isAsked = true; isAsked; ) {
        isAsked = false;
        for (const seat of ['keeper', 'engineer']) {
          isAsked = (await answers(ada, id, seat)) || isAsked;
          const [both, keeper, engineer] = await agree();
          seen.add(both!.position.seat);
          expect([keeper!.position.seat, engineer!.position.seat]).toEqual(['keeper', 'engineer']);
        }
      }
      expect(seen).toEqual(new Set(['keeper', 'engineer']));
      for (const watcher of watchers) await watcher.agreesInAll();
      expect((await ada.look(id)).position.outcome).toBeDefined();
    });

    test('of Endure the Stars, one guest and three bots, goes to its end', async () => {
      const ada = await visit('Ada');
      const crew = ['captain-a', 'marine-a', 'medic-a', 'scout-a'];
      const bots = Object.fromEntries(crew.slice(1).map(seat => [seat, { bot: 'random' }]));
      const setup = { mission: 'CG00', survivors: crew };
      const { id } = await ada.begin({ game: 'endure', setup, seats: bots });
      const watchers = [ada, stranger()].map(client => new Watcher(client, id));
      const answers = randomly('one guest');
      for (;;) {
        const { position } = await ada.look(id);
        if (position.outcome) break;
        const looks = await Promise.all(watchers.map(watcher => watcher.agrees()));
        if (looks.every(({ table }) => table.seed === undefined)) await answers(ada, id);
      }
      for (const watcher of watchers) await watcher.agreesInAll();
      const { position } = await ada.look(id);
      expect(verify(endure, await ada.replay(id)).outcome).toEqual(position.outcome);
    }, 120_000);

    test('of bots goes to its end by itself, as long as somebody looks', async () => {
      const ada = await visit('Ada');
      const seats = { keeper: { bot: 'steady' }, engineer: { bot: 'random' } };
      const { id } = await ada.begin({ game: 'beacon', seats });
      const watcher = new Watcher(stranger(), id);
      await watcher.sees('the outcome', ({ position }) => position.outcome !== undefined);
      await watcher.agreesInAll();
      const { entries } = await ada.replay(id);
      expect(new Set(entries.flatMap(entry => (entry.kind === 'answer' ? entry.seat : [])))).toEqual(
        new Set(['keeper', 'engineer']),
      );
    });
  });

  describe('odds', () => {
    test('tell what an answer would lead to, and change nothing', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await plan(ben, id, 'shield');
      const before = await ada.look(id);
      const of = (answer: string) => ada.odds(id, { decision: 0, answer });
      const [work, shield] = [await of('work'), await of('shield')];
      expect(await ada.look(id)).toEqual(before);
      for (const { samples, odds } of [work, shield]) {
        expect(samples).toBe(200);
        expect(Object.keys(odds).sort()).toEqual(['charge', 'damage']);
        for (const { mean, chances } of Object.values(odds)) {
          expect(chances.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
          expect(chances.reduce((sum, [value, share]) => sum + value * share, 0)).toBeCloseTo(mean);
        }
      }
      // Two dice or more, each of which charges at 4.
      expect(work.odds['charge']!.mean).toBeGreaterThan(shield.odds['charge']!.mean + 0.5);
    });

    test('are for the question that waits, and for whoever is asked', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const id = await beginBeacon(ada, ben);
      await shieldBoth(id, ada, ben);
      const now = askedIn((await ada.look(id)).position);
      const refused = (client: Client, decision: number, answer: string) =>
        expect(client.odds(id, { decision, answer })).rejects;
      await refused(ada, 0, 'work').toMatchObject({ status: 409, code: 'stale-decision' });
      await refused(ada, now, 'sleep').toMatchObject({ status: 422, code: 'bad-answer' });
      await refused(eve, now, 'work').toMatchObject({ status: 403, code: 'not-seated' });
      await plan(ada, id, 'work');
      await refused(ada, now, 'work').toMatchObject({ status: 409 });
    });
  });
});
