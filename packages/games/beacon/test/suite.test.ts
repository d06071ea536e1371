import { describeGame } from '@starboard/kernel/testing';
import { beacon, texts } from '../src/index.ts';

describeGame(
  beacon,
  { 'calm season': { season: 'calm' }, 'storm season': { season: 'storm' } },
  {
    texts,
    games: 100,
    mostAnswers: 200,
    invariants: ({ charge, hull, storms, crew, aside }) => [
      ...(charge < 0 || hull < 0 || hull > 6 ? ['a track is out of range'] : []),
      ...(storms.draw.length + storms.discard.length !== 12 ? ['a storm card is lost'] : []),
      ...(new Set([crew.keeper.tool, crew.engineer.tool, ...aside]).size !== 4 ? ['a tool is lost'] : []),
    ],
  },
);
