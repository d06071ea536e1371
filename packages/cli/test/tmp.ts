import { Match, seedFrom, odds, Chance } from '@starboard/kernel';
import { beacon, steadyBot } from '@starboard/beacon';
for (const words of ['a','b','c']) for (const k of ['work','shield']) {
  const m = Match.begin(beacon, {}, {seed: seedFrom(words)});
  m.answer('keeper', k);
  console.log(words, m.state.crew.keeper.tool, m.state.crew.engineer.tool, k, JSON.stringify(odds(m,'engineer','work',{chance:new Chance(seedFrom('x')), samples: 2000})));
}
const m = Match.begin(beacon, {}, {seed: seedFrom('a')});
console.time('odds'); odds(m,'keeper','work',{chance:new Chance(seedFrom('x')), samples: 1000}); console.timeEnd('odds');
