import { readNetwork } from '../../networks.ts';
import { type Offered, offerOf } from '../../offered.ts';
import { StoreError } from '../../store/errors.ts';
import type { Reading } from '../../store/reading.ts';
import { requireFitting, schemaVersion } from '../../store/schema.ts';
import { Examination, type Played } from './match.ts';
import { type Problem, Problems } from './problem.ts';

const pageSize = 100;
const mostStrays = 20;

/** Tells how far it has come. */
export interface Telling {
  progress?(matches: number): void;
}

interface Wish extends Telling {
  /** Every journal is played again by the rules, which takes long. */
  readonly replays: boolean;
}

export interface Examined {
  readonly problems: readonly Problem[];
  /** How many more there were. */
  readonly more: number;
  readonly looked: {
    readonly matches: number;
    readonly entries: number;
    readonly players: number;
    readonly messages: number;
    readonly scores: number;
  };
  /** How many matches could be played again, and why others could not. */
  readonly played: { readonly [how in Played]: number };
}

/** Goes over everything that a database holds, page by page, and lists what is wrong with it. Nothing is changed. */
export async function examine(
  reading: Reading,
  games: readonly Offered[],
  { replays, progress }: Wish,
): Promise<Examined> {
  const problems = new Problems();
  const looked = { matches: 0, entries: 0, players: 0, messages: 0, scores: 0 };
  const played = { whole: 0, unasked: 0, otherRules: 0, notHere: 0, broken: 0 };
  const round = { reading, offer: offerOf(games), problems, replays };

  async function examineMatch(id: string): Promise<void> {
    const examination = new Examination(id, round);
    played[await reading.atOneMoment(() => examination.examine())] += 1;
    looked.matches += 1;
    for (const part of ['entries', 'messages', 'scores'] as const) looked[part] += examination[part];
    progress?.(looked.matches);
  }

  if (reading.loss) problems.add({ kind: 'lost', found: reading.loss.message });
  try {
    if (reading.format <= schemaVersion) requireFitting(reading.format, reading.tables, reading.dialect);
    for (const found of await reading.faults()) problems.add({ kind: 'file', found });
    for (let after: string | undefined = ''; after !== undefined; ) after = await examinePage(after);
    looked.players = await examinePlayers(round);
    await examineRest(round);
  } catch (thrown) {
    if (!(thrown instanceof StoreError)) throw thrown;
    problems.add({ kind: thrown.code === 'unfitting-database' ? 'tables' : 'file', found: thrown.message });
  }
  return { problems: problems.list, more: problems.more, looked, played };

  /** Hands back where the next page begins. */
  async function examinePage(after: string): Promise<string | undefined> {
    const page = await reading.ask<{ id: string }>(
      // Those with less are deleted, and there is only more of them to remove.
      `select id from matches where id > $1 and revision >= 0 order by id limit ${pageSize}`,
      after,
    );
    for (const { id } of page) await examineMatch(id);
    const last = page.length === pageSize ? page.at(-1)!.id : undefined;
    await findStrays(round, after, last);
    return last;
  }
}

interface Round {
  readonly reading: Reading;
  readonly problems: Problems;
}

/** What belongs to matches that are not there, as far as their ids lie between these two. */
async function findStrays({ reading, problems }: Round, after: string, until: string | undefined): Promise<void> {
  for (const table of ['journal', 'messages', 'seated', 'scores'].filter(name => reading.tables.includes(name))) {
    const found = await reading.ask<{ match: string }>(
      `select distinct match from ${table} where match > $1 ${until === undefined ? '' : 'and match <= $2'}
       and not exists (select 1 from matches where matches.id = ${table}.match) limit ${mostStrays}`,
      ...(until === undefined ? [after] : [after, until]),
    );
    for (const { match } of found) problems.add({ kind: 'stray', match, what: table });
  }
}

async function examinePlayers({ reading, problems }: Round): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const page = await reading.ask<{ id: string; name: string }>(
      'select id, name from players where id > $1 order by id limit 1000',
      after,
    );
    for (const { id, name } of page) {
      problems.try({ kind: 'name', what: id }, () => {
        if (typeof JSON.parse(name) !== 'string') throw new TypeError(name);
      });
    }
    count += page.length;
    if (page.length < 1_000) return count;
    after = page.at(-1)!.id;
  }
}

async function examineRest({ reading, problems }: Round): Promise<void> {
  for (const table of ['tokens', 'carry_codes']) {
    const [found] = await reading.ask<{ n: number }>(
      `select count(*) as n from ${table} where not exists (select 1 from players where players.id = ${table}.player)`,
    );
    if (found!.n > 0) problems.add({ kind: 'token', what: table, found: String(found!.n) });
  }
  if (!reading.tables.includes('blocks')) return;
  for (const { network } of await reading.ask<{ network: string }>('select network from blocks')) {
    if (readNetwork(network)?.text !== network) problems.add({ kind: 'block', what: network });
  }
}
