import { Client } from '@starboard/server/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from '../../src/keys.ts';
import { Rooms } from '../../src/matches/rooms.ts';
import { People } from '../../src/people.ts';
import type { Player, Store } from '../../src/store/index.ts';
import { holdClock, minute } from '../support/clock.ts';
import { onEachStore } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

const day = 24 * 60 * minute;

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    thrown => thrown,
  );

onEachStore('what may be deleted', block => {
  const visit = (name: string) => guest(block.server, name);
  const carried = async (client: Client) => {
    const { token } = await new Client(block.server.url).carry((await client.carryCode()).code);
    return new Client(block.server.url, { token });
  };

  describe('a match', () => {
    test('is deleted by its host for everybody: those who follow it are told, and lists lose it', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const id = await beginBeacon(ada, ben);
      await ben.say(id, 'Hello');
      const watchers = [new Watcher(ben, id), new Watcher(eve, id)];
      await Promise.all(watchers.map(each => each.sees('the table', ({ table }) => table.seats.length === 2)));
      await ada.deleteMatch(id);
      for (const each of watchers) expect(await each.ends()).toMatchObject({ status: 410, code: 'match-deleted' });
      for (const each of [ada, ben]) expect(await each.matches()).toEqual([]);
      const works = [ben.look(id), plan(ben, id, 'work'), ben.say(id, 'x'), ben.standUp(id, 'engineer')];
      for (const refusal of await Promise.all(works.map(refusalOf))) {
        expect(refusal).toMatchObject({ status: 404, code: 'unknown-match' });
      }
      const stream = await fetch(`${block.server.url}/api/matches/${id}/stream`);
      expect(stream.status).toBe(404);
    });

    test('is up to its host alone, and stays deleted however often it is asked', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      expect(await refusalOf(ben.deleteMatch(id))).toMatchObject({ status: 403, code: 'not-host' });
      expect(await refusalOf(new Client(block.server.url).deleteMatch(id))).toMatchObject({ code: 'no-player' });
      await plan(ben, id, 'work');
      await ada.deleteMatch(id);
      await ada.deleteMatch(id);
    });

    test('takes its listed score and its replay along', async () => {
      const ada = await visit('Ada');
      const ben = await visit('Ben');
      const id = await beginBeacon(ada, ben);
      for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
      const listed = await ada.rank(id);
      expect((await ada.score(listed!.id)).score).toBe(listed!.score);
      await ada.deleteMatch(id);
      expect(await refusalOf(ada.score(listed!.id))).toMatchObject({ code: 'no-score' });
      expect(await ada.rank(id)).toBeUndefined();
      expect(await refusalOf(ada.replay(id))).toMatchObject({ code: 'unknown-match' });
    });

    test('that was brought from a file is its bringer’s to delete', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await ben.resign(id);
      await ada.resign(id);
      const brought = await ben.bringReplay(await ben.replay(id));
      expect(await refusalOf(ada.deleteMatch(brought.id))).toMatchObject({ code: 'not-host' });
      await ben.deleteMatch(brought.id);
      expect(await refusalOf(ada.replay(brought.id))).toMatchObject({ code: 'unknown-match' });
      expect((await ada.replay(id)).entries).toEqual(expect.any(Array));
    });

    test('whose bots are thinking is not played on', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
      await Promise.all([plan(ada, id, 'shield').catch(() => undefined), ada.deleteMatch(id)]);
      expect(await refusalOf(ada.look(id))).toMatchObject({ code: 'unknown-match' });
    });

    test('that was begun after another can be begun anew', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await ben.resign(id);
      await ada.resign(id);
      const next = await ada.rematch(id);
      expect((await ada.rematch(id)).id).toBe(next.id);
      await ada.deleteMatch(next.id);
      expect((await ada.rematch(id)).id).toBe(next.id);
      expect((await ada.look(next.id)).table.seats[0]).toMatchObject({ name: 'Ada' });
    });

    test('is answered or deleted, whatever comes at the same moment', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      for (let i = 0; i < 5; i++) {
        const id = await beginBeacon(ada, ben);
        const { position } = await ben.look(id);
        const answers = [ada, ben].map(each => each.answer(id, { decision: position.decision!.id, answer: 'work' }));
        const outcomes = await Promise.allSettled([...answers, ben.say(id, 'x'), ada.deleteMatch(id)]);
        for (const each of outcomes) {
          if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'unknown-match' });
        }
        expect(outcomes.at(-1)!.status).toBe('fulfilled');
        expect(await refusalOf(ben.look(id))).toMatchObject({ code: 'unknown-match' });
      }
    });
  });

  describe('a device', () => {
    test('is listed with when it was added and the day on which it was there, and which one asks', async () => {
      const pass = holdClock();
      const ada = await visit('Ada');
      const added = Date.now();
      pass(3 * day);
      const phone = await carried(ada);
      const today = Date.now() - (Date.now() % day);
      await phone.me();
      const devices = await phone.devices();
      expect(devices).toEqual([
        { id: expect.stringMatching(/^[\w-]{22}$/), added: Date.now(), heard: today, here: true },
        { id: expect.any(String), added, heard: today, here: false },
      ]);
      expect((await ada.devices()).map(({ here }) => here)).toEqual([false, true]);
      expect(JSON.stringify(devices)).not.toContain(ada.token);
    });

    test('that is signed out is nobody’s: its token works no more, and its streams end', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      const phone = await carried(ada);
      const [here, there] = [new Watcher(ada, id), new Watcher(phone, id)];
      await Promise.all([here, there].map(each => each.sees('a seat', ({ position }) => position.seat === 'keeper')));
      const { code } = await phone.carryCode();
      const [device] = await ada.devices();
      await ada.signOut(device!.id);
      await ada.signOut(device!.id);
      expect(await there.ends()).toMatchObject({ code: 'no-player' });
      expect(await refusalOf(phone.me())).toMatchObject({ status: 401, code: 'no-player' });
      expect(await refusalOf(new Client(block.server.url).carry(code))).toMatchObject({ code: 'bad-code' });
      expect((await phone.look(id)).position.seat).toBe('spectator');
      expect(await ada.devices()).toHaveLength(1);
      await plan(ada, id, 'work');
      await here.sees('it goes on', ({ position }) => position.decision?.waitingFor.join() === 'engineer');
    });

    test('that is signed out while its stream opens has none', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon' });
      const { token } = await new Client(block.server.url).carry((await ada.carryCode()).code);
      const [device] = await ada.devices();
      const { room } = Rooms.prototype;
      const finding = vi.spyOn(Rooms.prototype, 'room').mockImplementationOnce(async function (this: Rooms, match) {
        await ada.signOut(device!.id);
        return room.call(this, match);
      });
      onTestFinished(() => finding.mockRestore());
      const stream = await EventStream.open(block.server.url, id, { token });
      await until('it is told', () => stream.names.includes('gone'));
      await until('it ends', () => stream.hasEnded);
    });

    test('of somebody else stays theirs', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const [device] = await ben.devices();
      await ada.signOut(device!.id);
      expect(await ben.me()).toEqual({ name: 'Ben' });
    });

    test('may be the only one that stays', async () => {
      const ada = await visit('Ada');
      const others = [await carried(ada), await carried(ada)];
      await ada.signOutElsewhere();
      for (const each of others) expect(await refusalOf(each.me())).toMatchObject({ code: 'no-player' });
      expect(await ada.devices()).toMatchObject([{ here: true }]);
    });

    test('that signs itself out loses its cookies', async () => {
      const ada = await visit('Ada');
      const [device] = await ada.devices();
      const response = await fetch(`${block.server.url}/api/players/me/devices/${device!.id}`, {
        method: 'DELETE',
        headers: { cookie: `starboard=${ada.token}` },
      });
      expect(response.status).toBe(204);
      const names = response.headers.getSetCookie().map(each => /^([\w-]+)=; Max-Age=0/.exec(each)?.[1]);
      expect(names).toEqual(['starboard', 'starboard-known']);
    });
  });

  describe('a person', () => {
    test('is nobody afterwards, on any device; the others play on, with the seat free and another host', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const phone = await carried(ada);
      const id = await beginBeacon(ada, ben, { watchable: false });
      const { id: own } = await ada.begin({ game: 'beacon' });
      await ada.say(id, 'It is me');
      await ada.putAway(id, true);
      const [hers, his] = [new Watcher(phone, id), new Watcher(ben, id)];
      await Promise.all([hers, his].map(each => each.sees('the chat', ({ chat }) => chat.length === 1)));
      const { code } = await phone.carryCode();
      await ada.deleteMe();

      expect(await hers.ends()).toMatchObject({ code: 'no-player' });
      for (const each of [ada, phone]) expect(await refusalOf(each.me())).toMatchObject({ code: 'no-player' });
      expect(await refusalOf(new Client(block.server.url).carry(code))).toMatchObject({ code: 'bad-code' });
      await his.sees('her seat is free', ({ table }) => table.host && table.seats[0]!.held === 'nobody');
      const { chat, table } = await ben.look(id);
      expect(chat).toMatchObject([{ name: '', text: 'It is me', yours: false }]);
      expect(table.seats[0]).toEqual({ id: 'keeper', held: 'nobody', yours: false });
      expect(await ben.matches()).toMatchObject([{ id, host: true, others: [] }]);
      expect(await refusalOf(ben.look(own))).toMatchObject({ code: 'unknown-match' });
      await ben.take(id, 'keeper');
      await plan(ben, id, 'shield', 'keeper');
      await ben.deleteMatch(id);
    });

    test('leaves a score without a name', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
      const { id: score } = (await ben.rank(id))!;
      await ada.deleteMe();
      const { seats } = await ben.score(score);
      expect(seats.map(({ held, name }) => [held, name])).toEqual([
        ['person', ''],
        ['person', 'Ben'],
      ]);
      expect((await ben.replay(id)).entries).toHaveLength(24);
    });

    test('may have all that is kept about them', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await ada.say(id, 'Mine');
      await ben.say(id, 'His');
      expect(await ada.ownData()).toEqual({
        name: 'Ada',
        seen: expect.any(Number),
        devices: [{ id: expect.any(String), added: expect.any(Number), heard: expect.any(Number), here: true }],
        matches: [
          {
            id,
            game: 'beacon',
            created: expect.any(Number),
            updated: expect.any(Number),
            host: true,
            yours: ['keeper'],
            putAway: false,
          },
        ],
        said: [{ match: id, name: 'Ada', text: 'Mine', at: expect.any(Number) }],
      });
    });

    test('who asks on two devices at once is deleted once', async () => {
      const ada = await visit('Ada');
      const phone = await carried(ada);
      const [one, other] = await Promise.all([refusalOf(ada.deleteMe()), refusalOf(phone.deleteMe())]);
      const refusals = [one, other].filter(each => each !== undefined);
      for (const each of refusals) expect(each).toMatchObject({ code: 'no-player' });
      expect(refusals.length).toBeLessThan(2);
    });
  });
});

test('who is looked up while something about them changes is not remembered as they were', async () => {
  const ada: Player = { id: 'ada', name: 'Ada', seen: Date.now() };
  let found: (player: Player | undefined) => void = () => {};
  const playerWith = () => new Promise<Player | undefined>(resolve => (found = resolve));
  const people = new People({ playerWith, noteDevice: async () => undefined } as unknown as Store);
  const device = hashOf('token');
  const looking = people.withDevice(device);
  people.forget('ada');
  found(ada);
  expect(await looking).toEqual(ada);
  const again = people.withDevice(device);
  found(undefined);
  expect(await again).toBeUndefined();
});
