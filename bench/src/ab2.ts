import './production.ts';
import { Match, seedFrom } from '@starboard/kernel';
import { boardgameIoRace } from './boardgameio.ts';
import { paces, race, randomPaces } from './race.ts';

const seed = seedFrom('b');
const next = randomPaces();
const game = race(true);
let m = Match.begin(game, { length: 2000 }, { seed });
const ours = () => {
  if (!m.decision) m = Match.begin(game, { length: 2000 }, { seed });
  for (let i = 0; i < 100; i++) m.answer(m.decision!.seats[0]!, paces[next()]!.key);
  return 100;
};
const theirs = boardgameIoRace(true);
const spin = () => {
  let x = 0;
  for (let i = 0; i < 100000; i++) x = (Math.imul(x, 31) + i) | 0;
  return x === 1 ? 1 : 100;
};
const works = { ours, theirs, spin };
const out: Record<string, number[]> = { ours: [], theirs: [], spin: [] };
for (let r = 0; r < 150; r++)
  for (const [k, w] of Object.entries(works)) {
    const s = performance.now();
    let n = 0;
    while (performance.now() - s < 30) n += w();
    out[k]!.push((n / (performance.now() - s)) * 1000);
  }
for (const [k, v] of Object.entries(out)) {
  v.splice(0, 20);
  v.sort((a, b) => b - a);
  console.log(
    k,
    'best',
    Math.round(v[0]!),
    'p10',
    Math.round(v[13]!),
    'median',
    Math.round(v[65]!),
    'p90',
    Math.round(v[117]!),
  );
}
