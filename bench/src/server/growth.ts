// Whether an answer costs more the more matches are open: the same answers a second, spread over ever more matches.
import type { Figure } from '../measure.ts';
import { startServerProcess } from './children.ts';
import { raceOf } from './contestants.ts';
import { Crowd } from './crowd.ts';
import type { Database } from './databases.ts';
import { OurCompany } from './ours-company.ts';
import { gatherAll, type Load, type LoadScale, loadOf } from './trial.ts';

/** The fewest first; each of them has one person, so that the largest needs no more connections than a process may have. */
export async function growth(database: Database, sizes: readonly number[], scale: LoadScale): Promise<Figure[]> {
  const sitting = raceOf(1);
  const server = await startServerProcess('./ours.mjs', {
    ...(await database.fresh()),
    game: 'race',
    loaded: false,
    runners: 1,
    idleMinutes: 10,
  });
  const crowd = new Crowd();
  const companies: OurCompany[] = [];
  const loads: Load[] = [];
  try {
    const gather = (port: number) => OurCompany.gather(port, crowd, sitting);
    for (const size of sizes) {
      companies.push(...(await gatherAll({ gather }, server.port, crowd, size - companies.length)));
      // What the first is measured with has to be compiled by then.
      if (loads.length === 0) await loadOf(server, crowd, scale);
      loads.push(await loadOf(server, crowd, scale));
    }
    await companies[0]!.check();
  } finally {
    for (const company of companies) company.leave();
    await server.stop();
  }
  const micros = loads.map(({ serverMicros }) => serverMicros);
  const name = (part: string) => `server.${database.name}.growth.${part}`;
  return [
    ...sizes.map((size, i) => ({
      name: name(`matches${size}Micros`),
      value: Math.round(micros[i]!),
      unit: 'µs',
      what: `processor time of the server for an answer, ${scale.perSecond} a second, with ${size} open matches of one person`,
    })),
    {
      name: name('times'),
      value: Math.round((Math.max(...micros) / Math.min(...micros)) * 100) / 100,
      unit: 'times',
      aim: { atMost: 1.2 },
      what: 'the dearest of these over the cheapest',
    },
  ];
}
