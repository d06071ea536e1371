import { describeGame } from '@starboard/kernel/testing';
import { vi } from 'vitest';
import { endure, tally, texts } from '../../src/index.ts';
import { lenient } from '../support/any-game.ts';
import { secrecy } from '../support/secrecy.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole matches by the dozen

/** Between them every survivor, every switch in both positions, each faction, the Loader, bosses, and everything hidden. */
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
  'weapons laid aside face down': { mission: 'CG06', survivors: ['marine-a', 'scout-a', 'medic-b'] },
  'tokens out of the game unseen': { mission: 'CG07', after: 'CG06', survivors: ['captain-a', 'psychic-b', 'scout-b'] },
  'the Loader, and a boss under one of the tokens': {
    mission: 'CG11',
    after: 'CG09',
    survivors: ['marine-b', 'psychic-a', 'engineer-b', 'technician-a'],
    variants: { bossStun: 'allowed', objectDamage: 'accumulate' },
  },
  'a boss from the start': { mission: 'P20', survivors: ['captain-b', 'medic-a', 'scout-a', 'marine-a'] },
  'Sentries that become allies': { mission: 'CO13', survivors: ['technician-b', 'marine-a', 'scout-b', 'psychic-a'] },
  'a Sentry boss asleep': {
    mission: 'CO15',
    survivors: ['technician-a', 'engineer-a', 'captain-a'],
    variants: { salvageRusty: 'yes' },
  },
  'Redeemers, and a boss in one of two shrines': {
    mission: 'ROP19',
    survivors: ['psychic-a', 'medic-b', 'marine-b', 'scout-a'],
  },
};

/** Missions are won after a round, or nobody would see the Refuge. */
const campaigns = {
  'a campaign': { mission: 'terrible', survivors: ['medic-a', 'captain-a', 'psychic-b'] },
  'a campaign with its switches': {
    mission: 'fire',
    survivors: ['engineer-b', 'marine-a', 'scout-a', 'technician-b'],
    variants: { refugeZero: 'immediate', refugeEvent: 'everyRound', crisisUse: 'campaign', campaignFail: 'retry' },
  },
};

const suite = { texts, tally, games: 3, mostAnswers: 3_000, sound: problemsOf, ...secrecy };

describeGame(endure, setups, suite);
describeGame(lenient, campaigns, suite);
