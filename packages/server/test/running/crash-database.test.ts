import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance, seedFrom } from '@starboard/kernel';
import { type Client, Refused } from '@starboard/server/client';
import { expect, onTestFinished, test } from 'vitest';
import { atLength } from '../../../../testing/at-length.ts';
import { startPostgres, type TestPostgres } from '../../../../testing/postgres.ts';
import { Corner } from '../support/corner.ts';
import { doom } from '../support/doom.ts';
import { openPair, type Pair, somebody } from '../support/pair.ts';
import { until } from '../support/until.ts';

const patience = 1_800_000;
const kills = atLength(4, 20);
const endure = { game: 'endure', setup: { survivors: ['captain-a', 'marine-a', 'medic-a'] } };

/** People who play at two servers, whatever becomes of the database meanwhile. */
class Company {
  /** How many of their requests changed something. */
  acknowledged = 0;
  /** How often they were told that it could not be stored. */
  refused = 0;
  readonly #corners: readonly Corner[];
  readonly #playing: Promise<unknown>;
  #fetch: typeof fetch = fetch;
  #isOver = false;

  constructor(pair: Pair, token: string, chance: Chance) {
    const send: typeof fetch = async (input, init) => {
      const response = await this.#fetch(input, init);
      if (init?.method === 'POST' && response.ok) this.acknowledged += 1;
      return response;
    };
    this.#corners = [
      ...Array.from({ length: 4 }, () => new Corner({ game: 'beacon' }, ['keeper', 'engineer'], chance)),
      new Corner(endure, [undefined], chance),
      new Corner({ ...endure, seats: { 'medic-a': { bot: 'sensible' } } }, [undefined], chance),
    ];
    this.#playing = Promise.all(
      this.#corners.map((corner, n) => {
        const [here, there] = n % 2 ? [pair.a, pair.b] : [pair.b, pair.a];
        return this.#play(corner, here.client(token, send), there.client(token));
      }),
    );
    this.#playing.catch(() => undefined);
  }

  /** From now on their requests are sent like this. */
  sendBy(send: typeof fetch): void {
    this.#fetch = send;
  }

  async goesOn(changes = 30): Promise<void> {
    const enough = this.acknowledged + changes;
    await this.playsUntil(until('they play on', () => this.acknowledged >= enough));
  }

  /** What goes wrong for one of them is thrown at once. */
  async playsUntil(what: Promise<unknown>): Promise<void> {
    await Promise.race([what, this.#playing]);
  }

  /** They play what they have begun to its end; each of them has done so at least once then. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#playing;
    expect(this.#corners.every(({ finished }) => finished > 0)).toBe(true);
  }

  /** What goes wrong but for the database is thrown. */
  async #play(corner: Corner, client: Client, witness: Client): Promise<void> {
    while (!this.#isOver || corner.isUnderWay || corner.finished === 0) {
      try {
        await corner.playMatch(client, witness);
      } catch (thrown) {
        if (!(thrown instanceof Refused && thrown.code === 'store-failed')) throw thrown;
        this.refused += 1;
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    }
  }
}

async function openCompany(database: TestPostgres, chance: Chance): Promise<Company> {
  const pair = await openPair(await database.freshDatabase());
  onTestFinished(() => pair.close());
  const { token } = await somebody(pair, 'Ada');
  return new Company(pair, token, chance);
}

test(
  `PostgreSQL that is killed ${kills} times in bursts of answers has lost none that was acknowledged, and its servers go on by themselves`,
  async () => {
    const chance = new Chance(seedFrom('the database'));
    const database = await startPostgres();
    onTestFinished(() => database.stop());
    const company = await openCompany(database, chance);
    for (let killed = 0; killed < kills; killed++) {
      const isKilled = new Promise<void>(resolve => {
        const kill = () => {
          database.kill();
          resolve();
        };
        company.sendBy(doom({ kill }, chance, 60));
      });
      await company.playsUntil(isKilled);
      await new Promise(resolve => setTimeout(resolve, chance.below(300)));
      await database.revive();
      // Now and then once more, as soon as it is back.
      if (chance.below(3) > 0) continue;
      database.kill();
      await database.revive();
    }
    company.sendBy(fetch);
    await company.goesOn();
    await company.end();
    expect(company.refused).toBeGreaterThan(0);
  },
  patience,
);

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'PostgreSQL whose disk is full refuses answers, has lost none that was acknowledged, and takes them when there is room again',
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'starboard-disk-'));
    onTestFinished(() => rm(disk, { recursive: true, force: true }));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]);
    if (mounted.status !== 0) return; // Not everywhere may root do that.
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    await chmod(disk, 0o755);
    const database = await startPostgres({ place: disk });
    onTestFinished(() => database.stop());
    const company = await openCompany(database, new Chance(seedFrom('the disk')));
    for (let times = 0; times < 2; times++) {
      await company.goesOn();
      const filler = join(disk, 'filler');
      await writeFile(filler, Buffer.alloc(400_000_000)).catch(() => undefined);
      const before = company.refused;
      await company.playsUntil(until('an answer is refused', () => company.refused > before));
      await rm(filler);
      // Without room for its log it goes down by itself: whoever runs it starts it again.
      if (database.isGone()) await database.revive();
    }
    await company.goesOn();
    await company.end();
  },
  patience,
);
