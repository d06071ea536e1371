import { beacon, type State } from '@starboard/beacon';
import { commitment, type Game, verify } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { DeviceMatches } from '../../src/device/matches.ts';
import { entriesOf, MemoryStore } from './memory-store.ts';
import { alone, open, openIn, openTwice, playOut, two, withBot } from './opened.ts';
import { Window } from './window.ts';

describe('a match on this device', () => {
  it('begins with a picture in the form that a server tells', async () => {
    const { id, table, store } = await open(two);
    const { seed } = (await store.match(id))!;
    expect(table.picture.table).toMatchObject({
      id,
      game: 'beacon',
      setup: { season: 'usual' },
      commitment: commitment(seed),
      host: true,
      watchable: false,
      seats: [
        { id: 'keeper', held: 'person', name: 'Ada', yours: true },
        { id: 'engineer', held: 'person', name: 'Bo', yours: true },
      ],
    });
    expect(table.picture.table).not.toHaveProperty('seed');
    expect(table.picture.position).toMatchObject({ seat: 'keeper', decision: { name: 'plan' } });
    expect(table.picture.log.map(({ key }) => key)).toEqual(['begin']);
  });

  it('goes on when its view fails in the middle of a rule; then what happened is told in one piece', async () => {
    const shaky = {
      ...beacon,
      view: (state: State, ...eyes: [never]) => {
        if (state.phase !== 'plan') throw new Error('Not now.');
        return beacon.view(state, ...eyes);
      },
    } as Game;
    const window = new Window(new MemoryStore(), () => [], shaky);
    const table = window.sit(await window.matches.begin({ game: 'beacon', setup: {}, seats: alone }));
    for (const [seat, lines] of [
      ['keeper', 1],
      ['engineer', 6],
    ] as const) {
      await table.until(({ position }) => position.seat === seat);
      await table.answer('shield');
      await table.until(({ log }) => log.length >= lines);
    }
    expect(table.told.filter(({ isSettled }) => !isSettled)).toEqual([]);
  });

  it('refuses set-ups, seats, bots and games that do not exist, and stores nothing', async () => {
    const store = new MemoryStore();
    const { matches } = new Window(store);
    const begin = (game: string, setup: unknown, seats: object) => matches.begin({ game, setup, seats: { ...seats } });
    await expect(begin('chess', {}, {})).rejects.toMatchObject({ code: 'unknown-game' });
    await expect(begin('beacon', { season: 'dry' }, {})).rejects.toMatchObject({ code: 'bad-setup' });
    await expect(begin('beacon', {}, { cook: { person: 'Ada' } })).rejects.toMatchObject({ code: 'unknown-seat' });
    await expect(begin('beacon', {}, { keeper: { bot: 'deep' } })).rejects.toMatchObject({ code: 'unknown-bot' });
    expect(await store.records()).toEqual([]);
  });

  it('says so when the rules cannot be fetched, and tries again the next time', async () => {
    const store = new MemoryStore();
    const { id } = await openIn(store);
    let isOffline = true;
    const matches = new DeviceMatches({
      store,
      announce: () => undefined,
      rulesOf: async () => {
        if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
        return { game: beacon as Game, bots: [] };
      },
    });
    const entries = () => matches.use(id, room => room.inTurn(match => match.entries));
    await expect(entries()).rejects.toMatchObject({ code: 'no-worker' });
    isOffline = false;
    expect(await entries()).toBe(0);
  });

  it('stores an answer before it is acknowledged, and writes no entry twice', async () => {
    const { id, table, store } = await open();
    await table.answer('work');
    expect(await entriesOf(store, id, 0)).toMatchObject([{ kind: 'answer', seat: 'keeper', answer: 'work' }]);
    await table.answer('shield');
    expect((await entriesOf(store, id, 0)).length).toBe(2);
    expect(store.written).toBe(2);
  });

  it('tells step by step what happens by itself, and shares what stays', async () => {
    const { table } = await open();
    await table.answer('shield');
    const before = table.picture;
    const toldBefore = table.told.length;
    await table.answer('shield');
    const news = table.told.slice(toldBefore);
    const settled = news.map(({ isSettled }) => isSettled);
    expect(settled.length).toBeGreaterThan(2);
    expect(settled.indexOf(true)).toBe(settled.length - 1);
    const lines = news.map(({ picture }) => picture!.log.length);
    expect(lines).toEqual(lines.map((_, i) => before.log.length + 1 + i));
    expect(table.picture.table).toBe(before.table);
    const crewOf = ({ position }: typeof before) => (position.view as { crew: { keeper: unknown } }).crew;
    expect(crewOf(news[0]!.picture!).keeper).toBe(crewOf(news[1]!.picture!).keeper);
  });

  it('goes on in mid-decision after the page was loaded again', async () => {
    const { id, table, store } = await open();
    await table.answer('work');
    const again = new Window(store).sit(id);
    await again.until(() => true);
    expect(again.picture).toEqual(table.picture);
    await again.answer('shield');
    expect((await entriesOf(store, id, 0)).length).toBe(2);
  });

  it('goes on by new rules from where it stands, and the journal says so', async () => {
    const { id, table, store } = await open();
    for (const job of ['shield', 'shield', 'work']) await table.answer(job);
    table.stop();
    await table.until(() => true);
    const changed = { ...beacon, version: 2 } as Game;
    const again = new Window(store, undefined, changed).sit(id);
    await again.until(() => true);
    expect(again.picture.position).toEqual(table.picture.position);
    expect((await entriesOf(store, id, 0)).at(-1)).toEqual({ kind: 'rules', version: 2 });
    store.isFull = true;
    await expect(again.answer('work')).rejects.toMatchObject({ code: 'storage-full' });
    store.isFull = false;
    await again.answer('work');
    await playOut(again);
    expect(again.picture.position.outcome).toBeDefined();
  });

  it('is as it was after an answer that is refused', async () => {
    const { id, table, store } = await open();
    const before = table.picture;
    await expect(table.answer('sleep')).rejects.toMatchObject({ code: 'bad-answer' });
    await expect(table.sitting.answer({ answer: 'work', decision: 7, seat: 'keeper' })).rejects.toMatchObject({
      code: 'stale-decision',
    });
    await expect(table.sitting.answer({ answer: 'work', decision: 0, seat: 'cook' })).rejects.toMatchObject({
      code: 'not-yours',
    });
    expect(table.picture).toBe(before);
    expect(await entriesOf(store, id, 0)).toEqual([]);
    await table.answer('work');
  });

  it('is as it was when nothing can be stored, can be saved as a file, and goes on when there is room', async () => {
    const { id, table, store } = await open();
    await table.answer('work');
    const before = table.picture;
    store.isFull = true;
    await expect(table.answer('work')).rejects.toMatchObject({ code: 'storage-full' });
    await expect(table.sitting.undo(0)).rejects.toMatchObject({ code: 'storage-full' });
    expect(table.picture).toBe(before);
    expect(await table.sitting.report()).toMatchObject({ entries: [{ answer: 'work' }] });
    store.isFull = false;
    await table.answer('work');
    await playOut(table);
    expect(verify(beacon, await new Window(store).matches.journal(id)).outcome).toBeDefined();
  });

  it('takes answers back, past dice too, and never loses a step to a bot', async () => {
    const { id, table, window } = await open(withBot);
    await table.answer('work');
    await table.until(({ position }) => position.decision?.ask !== undefined);
    const points = await table.sitting.undoPoints();
    expect(new Set(points.map(({ seat }) => seat))).toEqual(new Set(['keeper']));
    expect(await table.sitting.undo(points.at(-1)!.keep)).toBe(true);
    const { position, log } = await table.until(({ position: { decision } }) => decision?.name === 'plan');
    expect(position.seat).toBe('keeper');
    expect(log.map(({ key }) => key)).toEqual(['begin']);
    await playOut(table);
    const journal = await window.matches.journal(id);
    expect(journal.entries.some(({ kind }) => kind === 'undo')).toBe(true);
    verify(beacon, journal);
  });

  it('lets bots answer only while somebody looks', async () => {
    const { id, table, store } = await open({ keeper: { bot: 'steady' }, engineer: { bot: 'steady' } });
    await table.until(({ position }) => position.outcome !== undefined);
    expect(table.picture.position.seat).toBe('spectator');
    const other = await new Window(store).matches.begin({
      game: 'beacon',
      setup: {},
      seats: { keeper: { bot: 'steady' } },
    });
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(await entriesOf(store, other, 0)).toEqual([]);
    expect((await store.match(id))!.standing.outcome).toEqual(table.picture.position.outcome);
  });

  it('reveals the seed at the end, and its journal verifies', async () => {
    const { id, table, window, store } = await open();
    await playOut(table);
    const { seed } = (await store.match(id))!;
    await table.until(({ table: shown }) => shown.seed !== undefined);
    expect(table.picture.table.seed).toBe(seed);
    expect(table.picture.position).not.toHaveProperty('decision');
    expect(await table.sitting.undoPoints()).toEqual([]);
    await expect(table.sitting.undo(0)).rejects.toMatchObject({ code: 'match-over' });
    const journal = await window.worker.ask('journal', id);
    expect(verify(beacon, journal).outcome).toEqual(table.picture.position.outcome);
  });

  it('shows a seat’s secrets only while that seat is asked', async () => {
    const { table } = await open(two);
    const tools = () => {
      const { crew } = table.picture.position.view as { crew: { [seat: string]: { tool: unknown } } };
      return [crew['keeper']!.tool, crew['engineer']!.tool].map(tool => tool !== null);
    };
    expect([table.picture.position.seat, ...tools()]).toEqual(['keeper', true, false]);
    await table.answer('shield');
    expect([table.picture.position.seat, ...tools()]).toEqual(['engineer', false, true]);
    await table.answer('shield');
    expect(table.picture.position.seat).toBe('keeper');
    const readers = () => table.picture.log.flatMap(({ to = [] }) => to);
    expect(readers()).toEqual(['keeper']);
    await table.answer('work');
    expect(readers()).toEqual(['engineer']);
  });

  it('tells odds; those of a question that was answered meanwhile are dropped', async () => {
    const { table } = await open();
    const decision = table.picture.position.decision!.id;
    const odds = await table.sitting.odds({ answer: 'work', decision, seat: 'keeper' });
    expect(Object.keys(odds).sort()).toEqual(['charge', 'damage']);
    const late = table.sitting.odds({ answer: 'work', decision, seat: 'keeper' }).catch(thrown => thrown);
    await table.answer('work');
    expect(['overtaken', 'already-answered']).toContain((await late).code);
    await expect(table.sitting.odds({ answer: 'work', decision: 77, seat: 'keeper' })).rejects.toMatchObject({
      code: 'stale-decision',
    });
  });

  it('is begun once more with the same set-up and seats, once however often one asks', async () => {
    const { table, store } = await open(withBot);
    const next = await table.sitting.again();
    expect(await table.sitting.again()).toBe(next);
    expect(table.picture.table.next).toBe(next);
    const [first, second] = await Promise.all([store.match(table.sitting.id), store.match(next)]);
    expect(second!.seating.seats).toEqual(first!.seating.seats);
    expect(second!.head.setup).toEqual(first!.head.setup);
    expect(second!.seed).not.toBe(first!.seed);
  });

  it('is taken in from a file and played on', async () => {
    const { id, table, window } = await open(two);
    await table.answer('work');
    const file = JSON.parse(JSON.stringify(await window.matches.journal(id)));
    const elsewhere = new Window(new MemoryStore());
    const brought = elsewhere.sit(await elsewhere.matches.bring(file));
    await brought.until(() => true);
    expect(brought.picture.position.seat).toBe('engineer');
    await playOut(brought);
    expect(brought.picture.position.outcome).toBeDefined();
    const { seed: _, ...sealed } = file;
    await expect(elsewhere.matches.bring(sealed)).rejects.toMatchObject({ code: 'no-seed' });
    file.entries[0].answer = 'shield';
    await expect(elsewhere.matches.bring(file)).rejects.toMatchObject({ code: 'bad-journal' });
  });
});

describe('two windows', () => {
  it('follow each other', async () => {
    const { tables } = await openTwice();
    await tables[0].answer('work');
    await tables[1].until(({ position }) => position.seat === 'engineer');
    await tables[1].answer('shield');
    await tables[0].until(({ log }) => log.length === tables[1].picture.log.length);
    expect(tables[0].picture).toEqual(tables[1].picture);
  });

  it('never make two histories: of two answers to one question one is refused', async () => {
    const { tables, store, id, one } = await openTwice();
    const given = { decision: 0, seat: 'keeper' };
    const answers = await Promise.allSettled([
      tables[0].sitting.answer({ ...given, answer: 'work' }),
      tables[1].sitting.answer({ ...given, answer: 'shield' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(['stale-decision', 'already-answered']).toContain(lost.reason.code);
    expect((await entriesOf(store, id, 0)).length).toBe(1);
    for (const table of tables) await table.until(({ position }) => position.seat === 'engineer');
    await playOut(tables[1]);
    verify(beacon, await one.matches.journal(id));
  });

  it('let the bots of one match answer once', async () => {
    const { tables, one, id } = await openTwice(withBot);
    await playOut(tables[0]);
    await tables[1].until(({ position }) => position.outcome !== undefined);
    expect(tables[1].picture).toEqual(tables[0].picture);
    verify(beacon, await one.matches.journal(id));
  });

  it('learn that the match was thrown away', async () => {
    const { tables, one, id } = await openTwice();
    await one.matches.remove(id);
    await new Promise(resolve => setTimeout(resolve, 10));
    for (const { lost } of tables) expect(lost).toMatchObject({ code: 'match-deleted' });
  });
});
