import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { type Place, places } from '../support/store/places.ts';
import {
  addMatch,
  answersOf,
  checkpoint,
  founding,
  idsOf,
  message,
  range,
  row,
  seating,
} from '../support/store/scene.ts';

// Quotes of all kinds, what lists and JSON are made of, a zero, half a character, two scripts and a rocket.
const oddText = `"it's" {a,b} \\ \\n %s $1 ? \n\t\0 \ud83d é Ω 🚀`;

describe.each(places(freshDatabase))('a store on $name', ({ findPlace, serversShare }) => {
  let place: Place;
  let store: Store;
  /** Another server on the same database, where servers can share one. */
  let other: Store;

  beforeEach(async () => {
    place = await findPlace();
    store = await place.open();
    other = serversShare ? await place.open() : store;
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await place.clear();
  });

  describe('players', () => {
    const ann = { id: 'ann', name: 'Ann', seen: 1_700_000_000_000 };

    test('are found by each of their tokens', async () => {
      await store.addPlayer(ann, 'laptop');
      await store.addToken('ann', 'phone');
      expect(await store.playerWith('laptop')).toEqual(ann);
      expect(await store.playerWith('phone')).toEqual(ann);
      expect(await store.playerWith('nobody')).toBeUndefined();
    });

    test('are found by their ids, those that there are', async () => {
      await store.addPlayer(ann, 'a');
      await store.addPlayer({ ...ann, id: 'bob', name: 'Bob' }, 'b');
      await store.addPlayer({ ...ann, id: 'cleo' }, 'c');
      const found = await store.players(['bob', 'nobody', 'ann']);
      expect(found.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
      expect(await store.players([])).toEqual([]);
    });

    test('change what is to change and nothing else', async () => {
      await store.addPlayer(ann, 'a');
      await store.addPlayer({ ...ann, id: 'bob' }, 'b');
      await store.changePlayer('ann', { name: 'Anna' });
      expect(await store.playerWith('a')).toEqual({ ...ann, name: 'Anna' });
      await store.changePlayer('ann', { seen: 5 });
      expect(await store.playerWith('a')).toEqual({ id: 'ann', name: 'Anna', seen: 5 });
      expect(await store.playerWith('b')).toEqual({ ...ann, id: 'bob' });
    });

    test('are not added with the token of somebody else', async () => {
      await store.addPlayer(ann, 'a');
      await expect(store.addPlayer({ ...ann, id: 'bob' }, 'a')).rejects.toThrow();
      expect(await store.players(['ann', 'bob'])).toEqual([ann]);
    });

    test('that are not there get neither token nor code nor name', async () => {
      await expect(store.addToken('nobody', 't')).rejects.toMatchObject({ code: 'unknown-player' });
      await expect(store.addCarryCode('c', 'nobody', 0, 9_000)).rejects.toMatchObject({ code: 'unknown-player' });
      await expect(store.changePlayer('nobody', { name: 'N' })).rejects.toMatchObject({ code: 'unknown-player' });
    });

    test('are carried to another device by a code, once', async () => {
      await store.addPlayer(ann, 'a');
      await store.addCarryCode('code', 'ann', 0, 9_000);
      expect(await store.takeCarryCode('other code', 8_000)).toBeUndefined();
      const taken = await Promise.all([store.takeCarryCode('code', 9_000), other.takeCarryCode('code', 9_000)]);
      expect(taken.filter(player => player === 'ann')).toHaveLength(1);
      expect(await store.takeCarryCode('code', 8_000)).toBeUndefined();
    });

    test('are not carried by a code whose time is over', async () => {
      await store.addPlayer(ann, 'a');
      await store.addCarryCode('code', 'ann', 0, 9_000);
      expect(await store.takeCarryCode('code', 9_001)).toBeUndefined();
      expect(await store.takeCarryCode('code', 8_000)).toBeUndefined();
    });
  });

  describe('matches', () => {
    test('come back as they were added', async () => {
      const founded = founding('m', { standing: { waitingFor: ['a', 'b'] }, created: 1_700_000_000_000 });
      const gathered = seating('ann', { seats: { a: { player: 'ann' }, b: { invite: 'hash' } }, watchable: true });
      await store.addMatch(founded, gathered);
      expect(await other.match('m')).toEqual({ ...founded, seating: gathered, revision: 0 });
      expect(await store.match('other')).toBeUndefined();
    });

    test('are not added twice', async () => {
      await store.addMatch(founding('m'), seating('ann'));
      await expect(other.addMatch(founding('m', { seed: 'new' }), seating('bob'))).rejects.toThrow();
      expect(await store.match('m')).toMatchObject({ seed: 'seed of m', seating: { host: 'ann' } });
      expect(await store.matchesOf('bob', 9)).toEqual([]);
    });

    test('change their seating at the revision that was seen, and no other', async () => {
      await store.addMatch(founding('m'), seating('ann'));
      await addMatch(store, 'bystander');
      expect(await store.changeSeating('m', 0, seating('bob'))).toBe(true);
      expect(await other.changeSeating('m', 0, seating('cleo'))).toBe(false);
      expect(await store.match('m')).toMatchObject({ seating: seating('bob'), revision: 1 });
      expect(await other.changeSeating('m', 1, seating('cleo'))).toBe(true);
      expect(await store.match('m')).toMatchObject({ seating: seating('cleo'), revision: 2 });
      expect(await store.match('bystander')).toMatchObject({ seating: seating('host'), revision: 0 });
    });

    test('take one of two changes that come at once', async () => {
      await addMatch(store, 'm');
      for (const revision of range(20)) {
        const changes = await Promise.all([
          store.changeSeating('m', revision, seating('ann')),
          other.changeSeating('m', revision, seating('bob')),
        ]);
        expect(changes.filter(isChanged => isChanged)).toHaveLength(1);
        const host = changes[0] ? 'ann' : 'bob';
        expect(await store.match('m')).toMatchObject({ seating: { host }, revision: revision + 1 });
        expect(idsOf(await store.matchesOf(host, 9))).toEqual(['m']);
        expect(await store.matchesOf(host === 'ann' ? 'bob' : 'ann', 9)).toEqual([]);
      }
    });
  });

  describe('the list of a player', () => {
    test('has the matches in which the player has a seat or is the host, once each', async () => {
      await store.addMatch(founding('hosted'), seating('ann'));
      await store.addMatch(
        founding('seated'),
        seating('bob', { seats: { a: { bot: 'greedy' }, b: { player: 'ann' } } }),
      );
      await store.addMatch(founding('both'), seating('ann', { seats: { a: { player: 'ann' }, b: { player: 'ann' } } }));
      await store.addMatch(founding('neither'), seating('bob', { seats: { a: { player: 'cleo' }, b: {} } }));
      expect(idsOf(await store.matchesOf('ann', 9)).sort()).toEqual(['both', 'hosted', 'seated']);
      expect(idsOf(await store.matchesOf('bob', 9)).sort()).toEqual(['neither', 'seated']);
      expect(await store.matchesOf('greedy', 9)).toEqual([]);
    });

    test('follows who sits down and who leaves', async () => {
      await store.addMatch(founding('m'), seating('host', { seats: { a: { player: 'ann' }, b: { player: 'bob' } } }));
      await store.changeSeating('m', 0, seating('host', { seats: { a: { player: 'cleo' }, b: { player: 'bob' } } }));
      expect(await store.matchesOf('ann', 9)).toEqual([]);
      expect(idsOf(await store.matchesOf('bob', 9))).toEqual(['m']);
      expect(idsOf(await store.matchesOf('cleo', 9))).toEqual(['m']);
    });

    test('tells how a match stands and when it was last touched', async () => {
      const gathered = seating('ann', { watchable: true });
      const outcome = { winners: ['keeper'], reason: { key: 'won' } };
      await store.addMatch(founding('m', { created: 1_000 }), gathered);
      const listed = { id: 'm', game: 'beacon', setup: { nights: 3 }, created: 1_000, seating: gathered };
      expect(await store.matchesOf('ann', 9)).toEqual([
        { ...listed, updated: 1_000, standing: { waitingFor: ['keeper'] } },
      ]);
      await store.append('m', 0, row('first', 1_500));
      await store.append('m', 1, { ...row('second', 1_600), standing: { waitingFor: [], outcome } });
      expect(await other.matchesOf('ann', 9)).toEqual([
        { ...listed, updated: 1_600, standing: { waitingFor: [], outcome } },
      ]);
    });

    test('has the last touched first, and no more than asked for', async () => {
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
        await store.addMatch(founding(id, { created: 1_000 + at }), seating('ann'));
      }
      await store.append('b', 0, row('x', 5_000));
      await store.append('a', 0, row('x', 4_000));
      expect(idsOf(await store.matchesOf('ann', 9))).toEqual(['b', 'a', 'd', 'c']);
      expect(idsOf(await store.matchesOf('ann', 2))).toEqual(['b', 'a']);
    });
  });

  describe('a journal', () => {
    test('gives its rows in order, from any number on', async () => {
      await addMatch(store, 'm');
      await addMatch(store, 'n');
      for (const seq of range(12)) expect(await store.append('m', seq, row(`m${seq}`, 2_000 + seq))).toBe(true);
      await store.append('n', 0, row('n0'));
      expect(await answersOf(other, 'm')).toEqual(range(12).map(seq => `m${seq}`));
      expect(await other.rows('m', 10)).toEqual([row('m10', 2_010), row('m11', 2_011)]);
      expect(await store.rows('m', 12)).toEqual([]);
      expect(await answersOf(store, 'n')).toEqual(['n0']);
    });

    test('takes an entry once', async () => {
      await addMatch(store, 'm');
      expect(await store.append('m', 0, row('first'))).toBe(true);
      expect(await other.append('m', 0, row('second'))).toBe(false);
      expect(await answersOf(store, 'm')).toEqual(['first']);
    });

    test('takes hundreds of appends at once, over many matches', async () => {
      const ids = range(60).map(each => `m${each}`);
      await Promise.all(ids.map(id => addMatch(store, id)));
      const added = await Promise.all(
        range(10).flatMap(seq => ids.map(id => store.append(id, seq, row(`${id} ${seq}`)))),
      );
      expect(added).toHaveLength(600);
      expect(added.every(each => each)).toBe(true);
      for (const id of ids) expect(await answersOf(other, id)).toEqual(range(10).map(seq => `${id} ${seq}`));
    });

    test('lets one conflict or one unknown match fail alone', async () => {
      await addMatch(store, 'm');
      await addMatch(store, 'n');
      await store.append('m', 0, row('old'));
      const outcomes = await Promise.allSettled([
        store.append('n', 0, row('n0')),
        store.append('m', 0, row('late')),
        store.append('unknown', 0, row('lost')),
        store.append('m', 1, row('m1')),
        store.append('n', 0, row('twice')),
        store.append('n', 1, row('n1')),
      ]);
      expect(outcomes.map(each => (each.status === 'fulfilled' ? each.value : each.reason.code))).toEqual([
        true,
        false,
        'unknown-match',
        true,
        false,
        true,
      ]);
      expect(await answersOf(store, 'm')).toEqual(['old', 'm1']);
      expect(await answersOf(store, 'n')).toEqual(['n0', 'n1']);
    });

    test('takes each entry from exactly one of two servers that race for it', async () => {
      const ids = range(20).map(each => `m${each}`);
      await Promise.all(ids.map(id => addMatch(store, id)));
      for (const seq of range(25)) {
        // In opposite orders, so that they meet in the middle.
        const left = ids.map(id => store.append(id, seq, row('left')));
        const right = ids.toReversed().map(id => other.append(id, seq, row('right')));
        const [byLeft, byRight] = [await Promise.all(left), (await Promise.all(right)).reverse()];
        expect(byLeft.map((isLeft, at) => isLeft !== byRight[at])).toEqual(ids.map(() => true));
        for (const [at, id] of ids.entries()) {
          expect(await answersOf(store, id, seq)).toEqual([byLeft[at] ? 'left' : 'right']);
        }
      }
    });
  });

  describe('a checkpoint', () => {
    test('is kept unless a later one is', async () => {
      await addMatch(store, 'm');
      await addMatch(store, 'bystander');
      await store.keepCheckpoint('m', 10, checkpoint(10));
      expect((await store.match('m'))?.checkpoint).toEqual(checkpoint(10));
      await other.keepCheckpoint('m', 9, checkpoint(9));
      expect((await store.match('m'))?.checkpoint).toEqual(checkpoint(10));
      await other.keepCheckpoint('m', 11, checkpoint(11));
      expect((await store.match('m'))?.checkpoint).toEqual(checkpoint(11));
      expect(await store.match('bystander')).not.toHaveProperty('checkpoint');
    });

    test('replaces one of the same age', async () => {
      await addMatch(store, 'm');
      await store.keepCheckpoint('m', 0, checkpoint(0, 'old rules'));
      await store.keepCheckpoint('m', 0, checkpoint(0, 'new rules'));
      expect((await store.match('m'))?.checkpoint?.state).toBe('new rules');
    });

    test('stays the latest, in whatever order they come', async () => {
      await addMatch(store, 'm');
      const order = [7, 3, 19, 0, 12, 18, 5, 1, 16, 2];
      await Promise.all(
        order.map((entries, at) => (at % 2 ? store : other).keepCheckpoint('m', entries, checkpoint(entries))),
      );
      expect((await store.match('m'))?.checkpoint).toEqual(checkpoint(19));
    });
  });

  describe('messages', () => {
    test('are numbered from 1 within their match', async () => {
      await addMatch(store, 'm');
      await addMatch(store, 'n');
      expect(await store.addMessage('m', message('one'))).toEqual({ number: 1, ...message('one') });
      expect(await store.addMessage('n', message('else'))).toEqual({ number: 1, ...message('else') });
      expect(await other.addMessage('m', message('two'))).toEqual({ number: 2, ...message('two') });
      expect(await store.messages('m', 0, 9)).toEqual([
        { number: 1, ...message('one') },
        { number: 2, ...message('two') },
      ]);
    });

    test('are given after a number, the last so many, in order', async () => {
      await addMatch(store, 'm');
      for (const number of range(9, 1)) await store.addMessage('m', message(`text ${number}`));
      const numbers = async (after: number, most: number) =>
        (await store.messages('m', after, most)).map(({ number }) => number);
      expect(await numbers(6, 100)).toEqual([7, 8, 9]);
      expect(await numbers(0, 2)).toEqual([8, 9]);
      expect(await numbers(9, 2)).toEqual([]);
    });

    test('get every number once when two servers add them at the same time', async () => {
      await addMatch(store, 'm');
      const added = await Promise.all(
        range(100).map(each => (each % 2 ? store : other).addMessage('m', message(`text ${each}`))),
      );
      expect(added.map(({ number }) => number).sort((a, b) => a - b)).toEqual(range(100, 1));
      expect(await store.messages('m', 0, 100)).toEqual(added.sort((a, b) => a.number - b.number));
    });
  });

  test('texts of all kinds come back as they were', async () => {
    await store.addPlayer({ id: 'ann', name: oddText, seen: 0 }, 'a');
    const setup = { name: oddText };
    await store.addMatch(
      founding('m', { head: { ...founding('m').head, setup } }),
      seating('ann', { seats: { [`seat ${oddText}`]: { bot: oddText } } }),
    );
    await store.append('m', 0, row(oddText));
    await store.keepCheckpoint('m', 1, checkpoint(1, oddText));
    await store.addMessage('m', message(oddText));

    expect((await store.playerWith('a'))?.name).toBe(oddText);
    expect(await store.match('m')).toMatchObject({
      head: { setup },
      seating: { seats: { [`seat ${oddText}`]: { bot: oddText } } },
      checkpoint: { state: oddText },
    });
    expect(await store.rows('m', 0)).toEqual([row(oddText)]);
    expect(await store.messages('m', 0, 1)).toEqual([{ number: 1, ...message(oddText) }]);
  });

  test('ids with quotes, commas and braces are ids like others', async () => {
    const id = `"m", {n} 'o' \\ é`;
    await store.addMatch(founding(id), seating(id));
    expect(await store.append(id, 0, row('x'))).toBe(true);
    expect(idsOf(await store.matchesOf(id, 9))).toEqual([id]);
    expect(await answersOf(store, id)).toEqual(['x']);
  });

  test('nothing is written to a match that is not there, and nothing is found in it', async () => {
    const unknown = { code: 'unknown-match', message: 'There is no match nowhere.' };
    await expect(store.append('nowhere', 0, row('x'))).rejects.toMatchObject(unknown);
    await expect(store.changeSeating('nowhere', 0, seating('ann'))).rejects.toMatchObject(unknown);
    await expect(store.keepCheckpoint('nowhere', 1, checkpoint(1))).rejects.toMatchObject(unknown);
    await expect(store.addMessage('nowhere', message('x'))).rejects.toMatchObject(unknown);
    expect(await store.match('nowhere')).toBeUndefined();
    expect(await store.rows('nowhere', 0)).toEqual([]);
    expect(await store.messages('nowhere', 0, 9)).toEqual([]);
    expect(await store.matchesOf('ann', 9)).toEqual([]);
  });

  test('everything is there when the store is opened again', async () => {
    await store.addPlayer({ id: 'ann', name: 'Ann', seen: 7 }, 'a');
    await store.addCarryCode('code', 'ann', 0, 9_000);
    await store.addMatch(founding('m'), seating('ann'));
    await store.append('m', 0, row('x'));
    await store.keepCheckpoint('m', 1, checkpoint(1));
    await store.addMessage('m', message('hello'));
    await store.changeSeating('m', 0, seating('ann', { watchable: true }));
    await store.close();

    const again = await place.open();
    try {
      expect(await again.playerWith('a')).toEqual({ id: 'ann', name: 'Ann', seen: 7 });
      expect(await again.match('m')).toEqual({
        ...founding('m'),
        seating: seating('ann', { watchable: true }),
        revision: 1,
        checkpoint: checkpoint(1),
      });
      expect(idsOf(await again.matchesOf('ann', 9))).toEqual(['m']);
      expect(await again.rows('m', 0)).toEqual([row('x')]);
      expect(await again.append('m', 0, row('y'))).toBe(false);
      expect((await again.addMessage('m', message('back'))).number).toBe(2);
      expect(await again.takeCarryCode('code', 8_000)).toBe('ann');
    } finally {
      await again.close();
    }
  });

  test('closing waits for what is under way and refuses what comes after', async () => {
    await addMatch(store, 'm');
    const underWay = range(300).map(seq => store.append('m', seq, row(`${seq}`)));
    const closing = store.close();
    const closed = { code: 'closed' };
    await expect(store.append('m', 300, row('late'))).rejects.toMatchObject(closed);
    await expect(store.rows('m', 0)).rejects.toMatchObject(closed);
    await expect(store.listen(() => {})).rejects.toMatchObject(closed);
    await expect(store.probe()).rejects.toMatchObject(closed);
    await closing;
    await store.close();
    expect(await Promise.all(underWay)).toEqual(range(300).map(() => true));

    const again = await place.open();
    expect(await answersOf(again, 'm')).toEqual(range(300).map(String));
    await again.close();
  });

  test('answers when asked whether it does', async () => {
    await expect(store.probe()).resolves.toBeUndefined();
    await expect(store.listen(() => {})).resolves.toBeUndefined();
  });
});
