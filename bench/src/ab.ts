import './production.ts';
import { Match, seedFrom } from '@starboard/kernel';
import { paces, race, randomPaces } from './race.ts';

const seed = seedFrom('b');
const next = randomPaces();
const game = race(true);
function play() {
  const m = Match.begin(game, { length: 2000 }, { seed });
  while (m.decision) m.answer(m.decision.seats[0]!, paces[next()]!.key);
}
for (let i = 0; i < 600; i++) play();
const N = Number(process.argv[2] ?? 100);
let best = 1e9;
const all: number[] = [];
for (let r = 0; r < N; r++) {
  const s = performance.now();
  for (let i = 0; i < 50; i++) play();
  const v = ((performance.now() - s) / 100000) * 1e6;
  all.push(v);
  best = Math.min(best, v);
}
all.sort((a, b) => a - b);
console.log(best.toFixed(0), 'best', all[all.length >> 1]!.toFixed(0), 'median ns');
