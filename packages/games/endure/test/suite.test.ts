import { Chance, Match, randomAnswer, seedFrom, showDecision, type Text } from '@starboard/kernel';
import { describeGame } from '@starboard/kernel/testing';
import { checkUses } from '@starboard/kernel/text';
import { expect, test, vi } from 'vitest';
import { endure, texts } from '../src/index.ts';
import { lostItems, problemsOf } from './sound.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole matches by the dozen

/** Between them every survivor, and every switch in both positions. */
const setups = {
  'three, as usual': { survivors: ['captain-a', 'marine-a', 'psychic-a'] },
  'four, rules of the French book': {
    survivors: ['captain-b', 'engineer-a', 'medic-a', 'scout-b'],
    variants: {
      resolveZero: 'onFail',
      legInjury: 'minus1',
      lastingReward: 'turn',
      trapped: 'survivorsOnly',
      solomonRoll: 'pair',
      gravityPush: 'always',
      gravityMove: 'plusTwo',
      lifeSupportHalf: 'total',
      noiseRemoval: 'beforeEvent',
      failedCheck: 'turn',
      tokenReturn: 'yes',
    },
  },
  'five, the milder readings': {
    survivors: ['marine-b', 'psychic-b', 'engineer-b', 'medic-b', 'technician-a'],
    variants: {
      shotsPassSurvivors: 'targetOnly',
      strayDamage: 'one',
      revealTest: 'newTypeOnly',
      failedCheck: 'untilCleared',
      resolveCardTrigger: 'exact',
      enemyChoice: 'players',
      solomonHerd: 'off',
      blackout: 'sightOnly',
      ownZoneFirst: 'no',
      itemDeckEmpty: 'reshuffle',
      lifeSupportWound: 'none',
      tokenReveal: 'endOnly',
      checkNeeded: 'no',
    },
  },
  'six, the harsher readings': {
    survivors: ['scout-a', 'technician-b', 'captain-a', 'medic-a', 'marine-a', 'engineer-a'],
    variants: {
      revealedAct: 'attackOnly',
      figureLimit: 'unlimited',
      technicianLife: 'biological',
      activationOrder: 'byZone',
      hiddenResolve: 'open',
      minSurvivors: 'free',
    },
  },
};

describeGame(endure, setups, { texts, games: 20, mostAnswers: 3_000, invariants: problemsOf });

const told = new Map<string, Text>();

function hear({ key, params = {} }: Text): void {
  told.set(`${key} ${Object.keys(params).join()}`, { key, params });
}

/** Everything that a question is made of. */
function hearQuestion(match: Match): void {
  const { prompt, ask } = showDecision(match, match.waitingFor[0]!)!;
  hear(prompt);
  for (const { label } of ask?.options ?? []) hear(label);
  for (const { label, reason } of ask?.blocked ?? []) for (const text of [label, reason]) hear(text);
}

test.each(Object.entries(setups))('%s: random play keeps every card, token and figure (60 matches)', (name, setup) => {
  for (let nth = 0; nth < 60; nth++) {
    const match = Match.begin(endure, setup, { seed: seedFrom(`${name}, again ${nth}`) });
    const chance = new Chance(seedFrom(`${name}, the walker ${nth}`));
    while (match.decision !== undefined) {
      const { state, decision } = match;
      const betweenActions = decision.name === 'turn';
      const wrong = [...problemsOf(state), ...(betweenActions ? lostItems(state) : [])];
      if (wrong.length > 0) expect.fail(`match ${nth}, round ${state.round}, at ${decision.name}: ${wrong.join('; ')}`);
      hearQuestion(match as Match);
      const seat = match.waitingFor[0]!;
      match.answer(seat, randomAnswer(match.askOf(seat)!, chance));
    }
    for (const entry of match.log) hear(entry);
  }
});

test('whatever was said and asked in these matches can be told in both languages', () => {
  expect(told.size).toBeGreaterThan(150);
  expect(checkUses(texts, told.values())).toEqual([]);
});
