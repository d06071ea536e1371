import { describeGame } from '@starboard/kernel/testing';
import { beacon, tally, texts } from '../src/index.ts';
import { secrecy } from './secrecy.ts';
import { problemsOf } from './sound.ts';

describeGame(
  beacon,
  { 'calm season': { season: 'calm' }, 'storm season': { season: 'storm' } },
  { texts, tally, games: 100, mostAnswers: 200, sound: problemsOf, ...secrecy },
);
