import { join } from 'node:path';
import { Chance, seedFrom } from '@starboard/kernel';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { atLength } from '../../../../testing/at-length.ts';
import { Corner } from '../support/corner.ts';
import { doom, untilGone } from '../support/doom.ts';
import { guest, openSite, type Site } from '../support/house.ts';
import { Ledger } from '../support/ledger.ts';
import { Launcher } from '../support/process.ts';
import { Studio } from '../support/studio.ts';

const patience = 1_800_000;
const crew = ['captain-a', 'marine-a', 'medic-a'];
const endure = { game: 'endure', setup: { survivors: crew } };

let launcher: Launcher;
beforeAll(() => {
  launcher = new Launcher({ spares: 2 });
});
afterAll(() => launcher?.close());

describe.each([
  { kind: 'SQLite', kills: atLength(8, 200), furtherKills: atLength(3, 20) },
  { kind: 'PostgreSQL', kills: atLength(4, 40), furtherKills: atLength(2, 12) },
] as const)('a server on $kind that is killed', ({ kind, kills, furtherKills }) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind);
  }, patience);
  afterAll(() => site?.close());

  test(
    `${kills} times in bursts of answers has lost none that it acknowledged, and takes none twice`,
    async () => {
      const chance = new Chance(seedFrom(`answers on ${kind}`));
      const corners = [
        ...Array.from({ length: 4 }, () => new Corner({ game: 'beacon' }, ['keeper', 'engineer'], chance)),
        ...Array.from({ length: 2 }, () => new Corner(endure, [undefined], chance)),
        new Corner({ ...endure, seats: { 'medic-a': { bot: 'sensible' } } }, [undefined], chance),
      ];
      let server = await launcher.launch(site.storage);
      const { token } = await guest(server, 'Ada');
      for (let killed = 0; killed < kills; killed++) {
        const client = server.client(token, doom(server, chance, 60));
        await untilGone(server, ...corners.map(corner => corner.playOn(client)));
        server = await launcher.launch(site.storage);
      }
      await Promise.all(corners.map(corner => corner.playMatch(server.client(token))));
      await server.kill();
      expect(corners.every(({ finished }) => finished > 0)).toBe(true);
      if (kind !== 'SQLite') return;
      expect(
        corners.some(({ unsure }) => unsure > 0),
        'some deaths fell between the disk and the reply',
      ).toBe(true);
      expect(read(site, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    },
    patience,
  );

  test(
    'while people come, matches are begun, seats claimed, words said and replays brought has kept what it acknowledged',
    async () => {
      const chance = new Chance(seedFrom(`everything on ${kind}`));
      const studios = Array.from({ length: 4 }, (_, i) => new Studio(`studio ${i}`));
      for (let killed = 0; killed < furtherKills; killed++) {
        const server = await launcher.launch(site.storage);
        await Promise.all(studios.map(studio => studio.check(server)));
        const send = doom(server, chance, 100);
        await untilGone(server, ...studios.map(studio => studio.work(server, send)));
      }
      const server = await launcher.launch(site.storage);
      await Promise.all(studios.map(studio => studio.check(server)));
      await server.kill();
      for (const kept of ['people', 'matches', 'claims', 'words', 'replays'] as const) {
        expect(
          studios.some(studio => studio.kept[kept].length > 0),
          kept,
        ).toBe(true);
      }
    },
    patience,
  );
});

test(
  'a server that is killed around the moment when positions are kept goes on from where it was',
  async () => {
    const site = await openSite('SQLite');
    onTestFinished(() => site.close());
    const chance = new Chance(seedFrom('pauses'));
    // Positions are kept, and matches leave memory, after 60 milliseconds of rest.
    const settings = { ...site.storage, idleMinutes: 0.001 };
    let server = await launcher.launch(settings);
    const { token } = await guest(server, 'Ada');
    const matches = await Promise.all(Array.from({ length: 8 }, () => server.client(token).begin(endure)));
    const ledgers = matches.map(({ id }) => new Ledger(id, crew));
    for (let killed = 0; killed < 4; killed++) {
      const client = server.client(token);
      await Promise.all(ledgers.map(ledger => ledger.play(client, chance)));
      const before = await Promise.all(ledgers.map(({ match }) => client.look(match)));
      await new Promise(resolve => setTimeout(resolve, 40 + chance.below(100)));
      await server.kill();
      server = await launcher.launch(settings);
      const again = server.client(token);
      expect(await Promise.all(ledgers.map(({ match }) => again.look(match)))).toEqual(before);
    }
    await server.kill();
    expect(read(site, 'select id from matches where checkpoint is not null')).toHaveLength(matches.length);
  },
  patience,
);

/** Asks the database of a server that is gone. */
function read({ storage }: Site, question: string): unknown[] {
  const db = new Database(join(storage.dataFolder!, 'starboard.db'));
  try {
    return db.prepare(question).all();
  } finally {
    db.close();
  }
}
