import { beacon, steadyBot } from '@starboard/beacon';
import { type Bot, type Game, verify } from '@starboard/kernel';
import { everybody, resignSeats } from '@starboard/room';
import { describe, expect, it, vi } from 'vitest';
import { DeviceMatches } from '../../src/device/matches.ts';
import { film } from '../../src/replay/film/film.ts';
import { entriesOf, MemoryStore } from './memory-store.ts';
import { open, openIn, openTwice, two, withBot } from './opened.ts';
import { Window } from './window.ts';

const givenUp = { winners: [], reason: { key: 'ended.resigned' } };
const isOver = { code: 'match-over' };

describe('giving up a match on this device', () => {
  it('ends it: nobody has won, nothing is asked, the seed is revealed', async () => {
    const { id, table, store } = await open(two);
    await table.answer('shield');
    await table.sitting.resign();
    const { position, table: shown } = table.picture;
    expect(position.outcome).toEqual(givenUp);
    expect(position).not.toHaveProperty('decision');
    expect(shown).toMatchObject({ ended: givenUp, seed: (await store.match(id))!.seed });
  });

  it('closes answers, undo, odds and giving up once more, and stores nothing of them', async () => {
    const { id, table, store } = await open();
    await table.answer('shield');
    const decision = table.picture.position.decision!.id;
    await table.sitting.resign();
    const before = table.picture;
    await expect(table.sitting.answer({ answer: 'work', decision })).rejects.toMatchObject(isOver);
    await expect(table.sitting.odds({ answer: 'work', decision })).rejects.toMatchObject(isOver);
    await expect(table.sitting.undo(0)).rejects.toMatchObject(isOver);
    await expect(table.sitting.resign()).rejects.toMatchObject(isOver);
    expect(await table.sitting.undoPoints()).toEqual([]);
    expect(table.picture).toBe(before);
    expect(await entriesOf(store, id, 0)).toHaveLength(1);
  });

  it('shows everybody around the screen what was secret', async () => {
    const { table } = await open(two);
    await table.answer('shield');
    expect(table.picture.log.flatMap(({ to = [] }) => to)).not.toContain('keeper');
    await table.answer('shield');
    await table.answer('work');
    await table.sitting.resign();
    const readers = table.picture.log.flatMap(({ to = [] }) => to);
    expect(new Set(readers)).toEqual(new Set(['keeper', 'engineer']));
  });

  it('lets no bot play on, whoever looks', async () => {
    const store = new MemoryStore();
    const window = new Window(store);
    const seats = { keeper: { bot: 'steady' }, engineer: { person: 'Ada' } };
    const id = await window.matches.begin({ game: 'beacon', setup: {}, seats });
    await window.matches.use(id, room => resignSeats(room, everybody));
    const append = vi.spyOn(store, 'append');
    const table = new Window(store).sit(id);
    await table.until(({ position }) => position.outcome !== undefined);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(append).not.toHaveBeenCalled();
  });

  it('survives a reload', async () => {
    const { id, table, store } = await open(two);
    await table.answer('shield');
    await table.sitting.resign();
    const again = new Window(store).sit(id);
    await again.until(() => true);
    expect(again.picture).toMatchObject({ table: table.picture.table, log: table.picture.log });
    expect(again.picture.position.outcome).toEqual(givenUp);
    expect(again.picture.position).not.toHaveProperty('decision');
  });

  it('stays given up when its rules have a new version', async () => {
    const { id, table, store } = await open();
    await table.answer('work');
    await table.sitting.resign();
    table.stop();
    const changed = { ...beacon, version: 2 } as Game;
    const again = new Window(store, undefined, changed).sit(id);
    await again.until(() => true);
    expect(again.picture.position.outcome).toEqual(givenUp);
    expect((await store.match(id))!.seating.ended).toEqual(givenUp);
    await expect(again.sitting.answer({ answer: 'work', decision: 1 })).rejects.toMatchObject(isOver);
  });

  it('changes nothing if it cannot be stored, and can be tried again', async () => {
    const { table, store } = await open();
    const before = table.picture;
    store.isFull = true;
    await expect(table.sitting.resign()).rejects.toMatchObject({ code: 'storage-full' });
    expect(table.picture).toBe(before);
    store.isFull = false;
    await table.sitting.resign();
    expect(table.picture.position.outcome).toEqual(givenUp);
  });

  it('is for those who play', async () => {
    const store = new MemoryStore();
    const { matches } = new Window(store);
    const bots = { keeper: { bot: 'steady' }, engineer: { bot: 'steady' } };
    const id = await matches.begin({ game: 'beacon', setup: {}, seats: bots });
    await expect(matches.use(id, room => resignSeats(room, everybody))).rejects.toMatchObject({ code: 'not-seated' });
  });

  it('lets the other side win where sides play against each other', async () => {
    const seats = () => [
      { id: 'keeper', side: 'east' },
      { id: 'engineer', side: 'west' },
    ];
    const store = new MemoryStore();
    const rules = { game: { ...beacon, seats } as Game, bots: [steadyBot as Bot] };
    const matches = new DeviceMatches({ store, announce: () => undefined, rulesOf: async () => rules });
    const endOf = async (holders: typeof two | typeof withBot) => {
      const id = await matches.begin({ game: 'beacon', setup: {}, seats: holders });
      await matches.use(id, room => resignSeats(room, everybody));
      return (await store.match(id))!.seating.ended!.winners;
    };
    expect(await endOf(withBot)).toEqual(['engineer']);
    expect(await endOf(two)).toEqual([]);
  });

  it('can be followed by the same once more', async () => {
    const { table, store } = await open(withBot);
    await table.sitting.resign();
    const next = await store.match(await table.sitting.again());
    expect(next!.seating.seats).toEqual({ keeper: { player: 'Ada' }, engineer: { bot: 'steady' } });
    expect(next!.seating).not.toHaveProperty('ended');
  });
});

describe('the file of a match that was given up', () => {
  async function givenUpFile() {
    const { id, table, window } = await open();
    await table.answer('work');
    await table.sitting.resign();
    const file = JSON.parse(JSON.stringify(await window.matches.journal(id)));
    return { id, table, file };
  }

  it('is the same whether the match is at the table or not, proves itself, and is a film up to there', async () => {
    const { id, table, store, window } = await openIn(new MemoryStore());
    await table.answer('work');
    await table.sitting.resign();
    const open = await window.matches.journal(id);
    const closed = await new Window(store).matches.journal(id);
    expect(open).toEqual(closed);
    expect(open.ended).toEqual(givenUp);
    expect(verify(beacon, open)).toMatchObject({ answers: 1, outcome: undefined });
    const { reel } = film(beacon as Game, open, 'spectator');
    let next = reel.next();
    while (!next.done) next = reel.next();
    expect(next.value).toEqual({ outcome: givenUp });
  });

  it('is taken in as it is: over, and not to be played on', async () => {
    const { file } = await givenUpFile();
    const store = new MemoryStore();
    const elsewhere = new Window(store);
    const id = await elsewhere.matches.bring(file);
    expect(await elsewhere.matches.journal(id)).toEqual(file);
    const brought = elsewhere.sit(id);
    await brought.until(({ position }) => position.outcome !== undefined);
    expect(brought.picture.position.outcome).toEqual(givenUp);
    await expect(brought.sitting.answer({ answer: 'work', decision: 1 })).rejects.toMatchObject(isOver);
  });

  it('without that it is an unfinished match as ever; with winners that cannot be it is refused', async () => {
    const { file } = await givenUpFile();
    const { ended: _, ...unfinished } = file;
    const { matches } = new Window(new MemoryStore());
    const brought = await matches.bring(unfinished);
    expect(await matches.journal(brought)).toEqual(unfinished);
    const boast = { ...file, ended: { ...givenUp, winners: ['keeper'] } };
    await expect(matches.bring(boast)).rejects.toMatchObject({ code: 'journal-mismatch' });
  });
});

describe('two windows', () => {
  it('both learn that it was given up', async () => {
    const { tables } = await openTwice();
    await tables[0].sitting.resign();
    await tables[1].until(({ position }) => position.outcome !== undefined);
    expect(tables[1].picture).toEqual(tables[0].picture);
  });

  it('never answer what was given up; what was answered before stands', async () => {
    const { id, store, tables } = await openTwice();
    const [resigning, answering] = await Promise.allSettled([
      tables[0].sitting.resign(),
      tables[1].sitting.answer({ answer: 'work', decision: 0, seat: 'keeper' }),
    ]);
    expect(resigning.status).toBe('fulfilled');
    expect((await store.match(id))!.seating.ended).toEqual(givenUp);
    expect(await entriesOf(store, id, 0)).toHaveLength(answering.status === 'fulfilled' ? 1 : 0);
  });

  it('are told why an answer came too late, though the news had not come', async () => {
    const { id, store, table } = await open();
    const deaf = new Window(store).sit(id);
    await deaf.until(() => true);
    await table.sitting.resign();
    await expect(deaf.answer('work')).rejects.toMatchObject(isOver);
    expect(deaf.picture.position.outcome).toEqual(givenUp);
    expect(await entriesOf(store, id, 0)).toEqual([]);
  });

  it('see what was answered before it was given up, though the news had not come', async () => {
    const { id, store, table } = await open();
    const deaf = new Window(store).sit(id);
    await deaf.until(() => true);
    await table.answer('work');
    await deaf.sitting.resign();
    const { position, log } = await deaf.until(({ position: { outcome } }) => outcome !== undefined);
    expect(position.outcome).toEqual(givenUp);
    expect(log.length).toBe(table.picture.log.length);
  });
});
