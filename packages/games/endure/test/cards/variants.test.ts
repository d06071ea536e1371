import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { prepare } from '../../src/rules/setup/index.ts';
import { setupSchema } from '../../src/setup.ts';
import { variants } from '../../src/tables/variants.ts';
import { view } from '../../src/view.ts';

const away = { at: 'LAB.C' } as const;

/** The switches as the ledger lists them, its default first. */
const ledger: { readonly [name: string]: readonly string[] } = {
  legInjury: ['cap2', 'minus1'],
  resolveZero: ['always', 'onFail'],
  shotsPassSurvivors: ['path', 'targetOnly'],
  strayDamage: ['perDie', 'one'],
  revealTest: ['always', 'newTypeOnly'],
  failedCheck: ['round', 'turn', 'untilCleared'],
  resolveCardTrigger: ['reachOrPass', 'exact'],
  lastingReward: ['round', 'turn'],
  enemyChoice: ['frenchProtocol', 'players'],
  trapped: ['anyFull', 'survivorsOnly'],
  solomonRoll: ['range', 'pair'],
  solomonHerd: ['on', 'off'],
  bossStun: ['never', 'allowed'],
  blackout: ['full', 'sightOnly'],
  gravityPush: ['onHit', 'always'],
  gravityMove: ['double', 'plusTwo'],
  ownZoneFirst: ['yes', 'no'],
  objectDamage: ['singleAttack', 'accumulate'],
  refugeZero: ['lastVisit', 'immediate'],
  minSurvivors: ['three', 'free'],
  revealedAct: ['no', 'attackOnly'],
  tokenReturn: ['no', 'yes'],
  itemDeckEmpty: ['noSearch', 'reshuffle'],
  figureLimit: ['limited', 'unlimited'],
  campaignFail: ['end', 'retry'],
  technicianLife: ['machine', 'biological'],
  refugeEvent: ['onStay', 'everyRound'],
  salvageRusty: ['no', 'yes'],
  lifeSupportWound: ['keep', 'none'],
  lifeSupportHalf: ['perZone', 'total'],
  noiseRemoval: ['end', 'beforeEvent'],
  activationOrder: ['wholeMap', 'byZone'],
  crisisUse: ['mission', 'campaign'],
  tokenReveal: ['anyStep', 'endOnly'],
  hiddenResolve: ['hidden', 'open'],
  checkNeeded: ['yes', 'no'],
};

describe('the switches at set-up', () => {
  const accepts = (chosen: object) => setupSchema.safeParse({ variants: chosen }).success;

  test('are exactly those of the ledger, its default first', () => {
    expect(variants).toEqual(ledger);
    const usual = Object.fromEntries(Object.entries(ledger).map(([name, [first]]) => [name, first]));
    expect(setupSchema.parse({}).variants).toEqual(usual);
  });

  test.each(Object.keys(ledger))('take every choice of %s and no other', name => {
    for (const choice of ledger[name]!) expect(accepts({ [name]: choice })).toBe(true);
    expect(accepts({ [name]: 'otherwise' })).toBe(false);
    expect(accepts({ [name]: 1 })).toBe(false);
  });

  test('know no switch of another name', () => {
    expect(accepts({ noSuchSwitch: 'yes' })).toBe(false);
  });
});

describe('ETS-VAR-06', () => {
  /** The Marine has failed a check in CREW.x, where a Swarmer is. */
  function failed(failedCheck: 'round' | 'turn' | 'untilCleared'): Scene {
    return scene({ survivors: ['marine-a', 'captain-a', 'medic-a'], variants: { failedCheck } })
      .survivor('marine-a', { at: 'CREW.x', resolve: 5, holding: ['fireAxe'] })
      .survivor('captain-a', { at: 'CREW.w' })
      .survivor('medic-a', away)
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('marine-a');
  }

  test('[ETS-VAR-06, ETS-ERR-11] round: held for the whole round, even when the enemies are dead', () => {
    const played = failed('round').dice(6, 6, 6, 6).play();
    played.choose('move:CREW.e', 'attack:fireAxe:0@CREW.x');
    expect(played.count('swarmer')).toBe(0);
    expect(played.barred('move')).toBe('ETS-MOVE-06');
    played.choose('end');
    expect(played.offers('active')).toEqual([]); // the Captain has nobody to send
    played.endTurns();
    expect(played.survivor('marine-a').heldIn).toBe(-1);
  });

  test('[ETS-VAR-06] turn: held to the end of its turn; then another may send it on', () => {
    const played = failed('turn').dice(6, 6, 6, 6).play();
    played.choose('move:CREW.e', 'attack:fireAxe:0@CREW.x');
    expect(played.barred('move')).toBe('ETS-MOVE-06');
    played.choose('end');
    expect(played.offers('active')).toEqual(['active']);
  });

  test('[ETS-VAR-06] untilCleared: free once the enemies are gone', () => {
    const played = failed('untilCleared').dice(6, 6, 6, 6).play();
    played.choose('move:CREW.e');
    expect(played.barred('move')).toBe('ETS-MOVE-06');
    played.choose('attack:fireAxe:0@CREW.x');
    expect(played.offers('move:')).toContain('move:CREW.e');
  });

  test('[ETS-VAR-06] untilCleared: held from round to round while they stay, and free for good when they have gone', () => {
    const held = failed('untilCleared').phase('resolution').with(hold).perform(resolutionPhase);
    expect(held.survivor('marine-a').heldIn).toBe(held.zone('CREW.x'));
    const cleared = failed('untilCleared').phase('resolution').with(hold).with(clear).perform(resolutionPhase);
    expect(cleared.survivor('marine-a').heldIn).toBe(-1);
  });

  function hold(state: Scene['state']): void {
    state.survivors[0]!.heldIn = state.survivors[0]!.zone;
  }

  function clear(state: Scene['state']): void {
    state.figures = [];
  }
});

describe('ETS-VAR-20', () => {
  const two = ['marine-a', 'medic-a'] as const;

  test('[ETS-VAR-20] three: fewer survivors are refused; free: one or two may go', () => {
    const accepts = (survivors: readonly string[], minSurvivors: string) =>
      setupSchema.safeParse({ survivors, variants: { minSurvivors } }).success;
    expect(accepts(two, 'three')).toBe(false);
    expect(accepts(two, 'free')).toBe(true);
    expect(accepts(['marine-a'], 'free')).toBe(true);
    expect(accepts([], 'free')).toBe(false);
  });

  test('[ETS-VAR-20] free: the tokens are those for three', () => {
    const setup = setupSchema.parse({ survivors: ['marine-a'], variants: { minSurvivors: 'free' } });
    const state = prepare(setup, new Opening([{ id: 'marine-a' }], new Chance(seedFrom('alone'))));
    expect(state.tokens.map(token => token.face).sort()).toEqual(['3 icarus', '3 jaeger', '4 swarmer']);
    expect(state.survivors[0]!.cards).toHaveLength(1);
  });

  test('[ETS-VAR-20] free: a Solomon comes on 2 or 3', () => {
    const reveal = (...dice: number[]) =>
      scene({ survivors: two, variants: { minSurvivors: 'free' } })
        .survivor('marine-a', { at: 'CREW.w' })
        .survivor('medic-a', away)
        .token('3 jaeger', 'CREW.x')
        .dice(...dice, 1, 1, 1, 1)
        .perform(lookAround);
    expect(reveal(1, 2).count('solomon')).toBe(1);
    expect(reveal(1, 3).count('solomon')).toBe(0);
  });
});

describe('ETS-VAR-31', () => {
  /** A loud noise lies where the hull will groan. */
  function groan(noiseRemoval: 'end' | 'beforeEvent') {
    return scene({ variants: { noiseRemoval } }).noise('CREW.w', 4).events('groaningHull').phase('resolution').play();
  }

  test('[ETS-VAR-31] end: the old noise is still there when the event is drawn, and drowns the new', () => {
    expect(groan('end').state.noises).toEqual([]);
  });

  test('[ETS-VAR-31] beforeEvent: the old noise is gone by then; the new one stays for one round', () => {
    const played = groan('beforeEvent');
    expect(played.noiseIn('CREW.w')).toBe(3);
    played.endTurns();
    expect(played.state.noises).toEqual([]);
  });
});

describe('ETS-VAR-35', () => {
  function seen(hiddenResolve: 'hidden' | 'open') {
    const { state } = scene({ variants: { hiddenResolve } })
      .survivor('marine-a', { resolveCards: ['panic'] })
      .play();
    return [view(state, 'marine-a'), view(state, 'medic-a')].map(each => each.survivors[0]!.resolveCards[0]);
  }

  test('[ETS-VAR-35] hidden: only the number shows, also to the owner; open: the card', () => {
    const closed = { number: 6, card: null, shown: false };
    expect(seen('hidden')).toEqual([closed, closed]);
    const open = { number: 6, card: 'panic', shown: false };
    expect(seen('open')).toEqual([open, open]);
  });
});

describe('slips of the English text', () => {
  test('[ETS-ERR-02] enemy actions are those of the table of enemies', () => {
    expect(Object.fromEntries(Object.entries(enemies).map(([type, { actions }]) => [type, actions]))).toEqual({
      swarmer: 3,
      jaeger: 2,
      icarus: 2,
      solomon: 3,
      titan: 2,
      primus: 2,
      artemis: 3,
      sip: 2,
      olympian: 2,
      zealot: 3,
      fanatic: 3,
      preacher: 2,
    });
  });

  test('[ETS-ERR-03] one attack, one injury die: there is no damage die beside it', () => {
    const performed = scene()
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .enemies('jaeger', 1, 'CREW.w')
      .phase('enemies')
      .dice('leg')
      .perform(enemyPhase);
    expect(performed.survivor('marine-a').health).toBe(8);
    expect(performed.survivor('marine-a').injuries).toEqual(['leg']);
  });

  test('[ETS-ERR-07] Swarmers that hear a noise are active: 3 zones towards it, without a die', () => {
    const performed = scene()
      .survivor('marine-a', away)
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .noise('CREW.w', 5)
      .enemies('swarmer', 2, 'REC.e')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.x')).toBe(2);
  });

  test('[ETS-ERR-12] a stunned enemy loses this round’s activation, and the marker comes off at the end of the round', () => {
    const played = scene().enemies('jaeger', 1, 'CREW.w', { stunned: true }).phase('enemies').play();
    expect(played.survivor('marine-a').health).toBe(10);
    expect(played.state.figures[0]!.stunned).toBe(false);
  });

  test('[ETS-ERR-21] Interact costs one action', () => {
    const played = scene().lock('LAB.D1').survivor('marine-a', { at: 'REC.B' }).turnOf('marine-a').play();
    played.choose('interact:0');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });
});
