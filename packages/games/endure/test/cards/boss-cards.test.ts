import type { Scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { bossAttacks, moods } from '../../src/cards/bosses.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { bossDeck } from '../../src/rules/setup/decks.ts';
import { texts } from '../../src/text/index.ts';
import type { BossAttack, BossAttackId, EnemyType, MoodId } from '../../src/types.ts';
import { captain } from '../support/armed.ts';
import { crewIn } from '../support/crew.ts';
import { facing } from '../support/foe.ts';

const passed = [1, 1] as const;
const failed = [6, 6] as const;

/** What was rolled in the first attack. */
function rolledIn(done: ReturnType<Scene['perform']>): { dice: number; hit: number } {
  const { dice, hit } = done.said('boss.attacks')[0]!.params as { dice: string; hit: number };
  return { dice: dice.split(' ').length, hit };
}

describe('the decks', () => {
  test('[ETS-BDECK-01, ETS-BOSS-03] each has 20 cards of its own: 7 attacks twice and 6 moods once', () => {
    const all = (['titan', 'primus', 'olympian', 'preacher'] as const).map(bossDeck);
    for (const deck of all) {
      expect(deck).toHaveLength(20);
      expect(new Set(deck).size).toBe(13);
      expect(deck.filter(card => card in bossAttacks)).toHaveLength(14);
    }
    expect(new Set(all.flat()).size).toBe(52);
  });

  test('[ETS-BOSS-04, ETS-BDECK-02, ETS-BDECK-03] what the rulebook prints of them', () => {
    expect(bossAttacks.execution).toMatchObject({ boss: 'titan', range: 0, aim: 'highestHealth', dice: 5, hit: 4 });
    expect(moods.overdrive.boss).toBe('olympian');
  });

  test('[ETS-BOSS-04] every card is described with its own figures', () => {
    for (const [card, { range, radial, dice, hit }] of Object.entries<BossAttack>(bossAttacks)) {
      const text = texts.en[`bossCard.${card}.text` as keyof typeof texts.en];
      const start = `Range ${range}${radial ? ', radial' : ''}: `;
      const roll = dice === 0 ? '' : `${dice} ${dice === 1 ? 'die' : 'dice'}, ${hit}+`;
      expect(text.startsWith(`${start}${roll}`), card).toBe(true);
    }
    for (const card of Object.keys(moods)) expect(texts.en).toHaveProperty([`bossCard.${card}.text`]);
  });
});

const attacks: { readonly [A in BossAttackId]: () => void } = {
  execution() {
    const two = facing('REC.R', 'titan', 'REC.R', ['execution'])
      .survivor('marine-a', { health: 6 })
      .survivor('medic-a', { at: 'REC.R' });
    const done = two.dice(4, 5, 6, 3, 1, 'blank').perform(enemyPhase);
    expect(done.survivor('medic-a').health).toBe(5);
    expect(done.survivor('marine-a').health).toBe(6);
  },
  groundSlam() {
    const two = facing('REC.A', 'titan', 'REC.R', ['groundSlam']).survivor('captain-a', { at: 'REC.n' });
    const done = two.dice(4, 4, 1, 'blank', 3, 3, 3).perform(enemyPhase);
    expect(done.survivor('marine-a')).toMatchObject({ health: 8, stun: 'shaken' });
    expect(done.survivor('captain-a')).toMatchObject({ health: 9, stun: 'no' });
  },
  charge() {
    const done = facing('CREW.x', 'titan', 'REC.R', ['charge']).dice(4, 1, 1, 'blank').perform(enemyPhase);
    expect(done.count('titan', 'CREW.x')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(9);
  },
  backhand() {
    const thrown = facing('CREW.x', 'titan', 'CREW.x', ['backhand']).dice(3, 2, 2, 'blank', 'N').perform(enemyPhase);
    expect(thrown.survivor('marine-a').health).toBe(9);
    expect(thrown.zoneOf('marine-a')).toBe('CREW.n');
    const missed = facing('CREW.x', 'titan', 'CREW.x', ['backhand']).dice(2, 2, 2).perform(enemyPhase);
    expect(missed.zoneOf('marine-a')).toBe('CREW.x');
  },
  bellow() {
    const near = facing('CREW.B', 'titan', 'REC.R', ['bellow'])
      .noise('REC.R', 1)
      .dice(...failed);
    const done = near.perform(enemyPhase);
    expect(done.survivor('marine-a')).toMatchObject({ resolve: 9, health: 10 });
    expect(done.survivor('captain-a').resolve).toBe(10);
    expect(done.noiseIn('REC.R')).toBe(4);
  },
  rendingClaws() {
    const clad = () =>
      facing('REC.R', 'titan', 'REC.R', ['rendingClaws']).survivor('marine-a', { holding: ['hullPlate'] });
    expect(clad().dice(4, 4, 1, 1, 2, 'blank').perform(enemyPhase).survivor('marine-a').health).toBe(8);
    expect(clad().dice(4, 4, 1, 1, 3).perform(enemyPhase).survivor('marine-a').health).toBe(10);
  },
  hurlDebris() {
    const two = facing('REC.A', 'titan', 'REC.R', ['hurlDebris']).survivor('captain-a', { at: 'CREW.w' });
    const done = two.dice(4, 4, 4, 'blank').perform(enemyPhase);
    expect(done.survivor('captain-a').health).toBe(6);
    expect(done.survivor('marine-a').health).toBe(10);
    expect(done.count('titan', 'REC.R')).toBe(1);
  },
  skewer() {
    const done = facing('REC.A', 'primus', 'REC.R', ['skewer']).dice(4, 4, 4, 3, 'blank').perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(7);
    expect(done.count('primus', 'REC.R')).toBe(1);
  },
  tailSweep() {
    const two = facing('REC.R', 'primus', 'REC.R', ['tailSweep']).survivor('captain-a', { at: 'REC.R' });
    const done = two.dice(4, 4, 4, 'blank', 4, 1, 1, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([7, 8, 8]);
  },
  crush() {
    const two = facing('REC.R', 'primus', 'REC.R', ['crush']).survivor('captain-a', { at: 'REC.R', health: 7 });
    const done = two.dice(4, 4, 4, 4, 4, 3, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([10, 2, 8]);
  },
  acidTorrent() {
    const clad = facing('CREW.x', 'primus', 'REC.R', ['acidTorrent']).survivor('marine-a', { holding: ['hullPlate'] });
    const done = clad.dice(3, 3, 2, 2, 'blank').perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(8);
    expect(done.count('primus', 'REC.R')).toBe(1);
  },
  primalShriek() {
    const near = facing('CREW.n', 'primus', 'REC.R', ['primalShriek'])
      .noise('REC.R', 1)
      .dice(...failed);
    const done = near.perform(enemyPhase);
    expect(done.survivor('marine-a').resolve).toBe(9);
    expect(done.noiseIn('REC.R')).toBe(5);
  },
  pounce() {
    const done = facing('CREW.x', 'primus', 'REC.R', ['pounce']).dice(4, 4, 1, 'blank').perform(enemyPhase);
    expect(done.count('primus', 'CREW.x')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(8);
  },
  broodCall() {
    const near = facing('CREW.s', 'primus', 'CREW.n', ['broodCall']).survivor('captain-a', { at: 'LAB.C' });
    const done = near.survivor('medic-a', { at: 'LAB.C' }).pile('4 jaeger').perform(enemyPhase);
    expect(done.tokens()).toEqual(['CREW.B']);
    const there = facing('CREW.s', 'primus', 'CREW.n', ['broodCall']).survivor('captain-a', { at: 'CREW.B' });
    const taken = there
      .survivor('medic-a', { at: 'LAB.C' })
      .pile('4 jaeger')
      .dice(1, ...passed, ...passed)
      .perform(enemyPhase);
    expect(taken.tokens()).toEqual(['CREW.A']);
  },
  pulseCannon() {
    const done = facing('CREW.w', 'olympian', 'REC.R', ['pulseCannon']).dice(4, 4, 1, 1, 'blank').perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(8);
    expect(done.count('olympian', 'REC.R')).toBe(1);
  },
  stunLance() {
    const hit = facing('REC.R', 'olympian', 'REC.R', ['stunLance']).dice(3, 2, 2, 'blank').perform(enemyPhase);
    expect(hit.survivor('marine-a')).toMatchObject({ health: 9, stun: 'shaken' });
    const missed = facing('REC.R', 'olympian', 'REC.R', ['stunLance']).dice(2, 2, 2).perform(enemyPhase);
    expect(missed.survivor('marine-a').stun).toBe('no');
  },
  missileRack() {
    const two = facing('CREW.e', 'olympian', 'LAB.A', ['missileRack']).survivor('captain-a', { at: 'CREW.e' });
    const done = two.dice(4, 4, 'blank', 4, 1, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([8, 8, 8]);
    expect(done.count('olympian', 'LAB.A')).toBe(1);
  },
  sonicEmitter() {
    const two = facing('CREW.B', 'olympian', 'REC.R', ['sonicEmitter']).survivor('captain-a', { at: 'LAB.B' });
    const done = two
      .noise('REC.R', 1)
      .dice(4, 'blank', ...failed, 3)
      .perform(enemyPhase);
    expect(done.survivor('marine-a')).toMatchObject({ health: 9, resolve: 9 });
    expect(done.survivor('captain-a')).toMatchObject({ health: 9, resolve: 10 });
  },
  grapple() {
    const hit = facing('CREW.x', 'olympian', 'REC.R', ['grapple']).dice(4, 1, 'blank').perform(enemyPhase);
    expect(hit.zoneOf('marine-a')).toBe('REC.R');
    const missed = facing('CREW.x', 'olympian', 'REC.R', ['grapple']).dice(1, 1).perform(enemyPhase);
    expect(missed.zoneOf('marine-a')).toBe('CREW.x');
  },
  suppression() {
    const played = facing('CREW.x', 'olympian', 'REC.R', ['suppression', 'stunLance'])
      .dice(4, 4, 4, ...passed)
      .play()
      .choose('end', 'end');
    expect(played.survivor('marine-a').health).toBe(10);
    played.choose('move:CREW.n');
    expect(played.barred('move')).toBe('ETS-MOVE-12');
    expect(played.offers('move:')).toEqual([]);
    played.choose('end');
    expect(played.survivor('marine-a').lasting).toEqual([]);
  },
  shockField() {
    const two = facing('REC.A', 'olympian', 'REC.R', ['shockField']).survivor('captain-a', { at: 'REC.n' });
    const done = two.dice(4, 4, 1, 'blank', 4, 1, 1, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([8, 8, 8]);
  },
  hammerOfContrition() {
    const two = facing('REC.R', 'preacher', 'REC.R', ['hammerOfContrition']).survivor('captain-a', {
      at: 'REC.R',
      resolve: 9,
    });
    const done = two.dice(4, 4, 1, 1, 1, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([10, 7, 8]);
  },
  goldenFlame() {
    const two = facing('REC.A', 'preacher', 'REC.R', ['goldenFlame']).survivor('captain-a', { at: 'REC.A' });
    const done = two.dice(4, 1, 1, 'blank', 4, 4, 1, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([9, 7, 8]);
    expect(done.count('preacher', 'REC.R')).toBe(1);
  },
  denounce() {
    const two = facing('CREW.B', 'preacher', 'REC.R', ['denounce']).survivor('captain-a', { at: 'REC.A' });
    const done = two.dice(...failed, ...passed).perform(enemyPhase);
    expect(done.state.survivors.map(({ resolve }) => resolve)).toEqual([9, 10, 10]);
    expect(done.state.noises).toEqual([]);
  },
  holyBolt() {
    const done = facing('CREW.w', 'preacher', 'REC.R', ['holyBolt']).dice(4, 4, 4, 'blank').perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(7);
    expect(done.count('preacher', 'REC.R')).toBe(1);
  },
  purge() {
    const two = facing('REC.A', 'preacher', 'REC.R', ['purge']).survivor('captain-a', { at: 'REC.n' });
    const done = two.dice(4, 1, 'blank', 4, 4, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([9, 7, 8]);
  },
  callTheFaithful() {
    const done = facing('REC.A', 'preacher', 'REC.R', ['callTheFaithful'])
      .dice(...passed)
      .perform(enemyPhase);
    expect(done.count('zealot', 'REC.R')).toBe(2);
    expect(done.survivor('marine-a').health).toBe(10);
  },
  martyrdom() {
    const two = facing('REC.A', 'preacher', 'REC.R', ['martyrdom']).survivor('captain-a', { at: 'CREW.x' });
    const done = two.dice(...passed, 1, 'blank').perform(enemyPhase);
    expect(done.count('fanatic', 'REC.A')).toBe(1);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([9, 9, 8]);
    // the nearest as noise goes, though another is in sight
    const apart = facing('CREW.B', 'preacher', 'REC.R', ['martyrdom']).survivor('captain-a', { at: 'CREW.w' });
    const unseen = apart
      .survivor('medic-a', { at: 'CREW.w' })
      .dice(...passed, 1, 'blank')
      .perform(enemyPhase);
    expect(unseen.count('fanatic', 'CREW.B')).toBe(1);
  },
};

describe('attack cards', () => {
  test.each(Object.entries(attacks))('[ETS-BDECK-04, ETS-BOSS-04] %s', (_, check) => check());
});

/** A mood that came before this attack, on a Marine who stands so far away. */
function inMood(mood: MoodId, attack: BossAttackId, at: string, marine: string): Scene {
  return facing(marine, moods[mood].boss, at, [mood, attack]);
}

const ones = [1, 1, 1, 1, 1, 1, 1, 1] as const;

/** How many dice are rolled, against which number. */
function rollIn(mood: MoodId, attack: BossAttackId): { dice: number; hit: number } {
  return rolledIn(
    inMood(mood, attack, 'REC.R', 'REC.R')
      .dice(...ones)
      .perform(enemyPhase),
  );
}

/** How far it goes after somebody whom it cannot reach. */
function reachedIn(mood: MoodId, attack: BossAttackId): number {
  const done = inMood(mood, attack, 'LAB.A', 'CREW.w').perform(enemyPhase);
  const way = ['LAB.A', 'LAB.x', 'REC.e', 'REC.R', 'CREW.e', 'CREW.x'];
  return way.indexOf(done.zoneOf(done.state.figures[0]!));
}

/** The Captain strikes at a boss in this mood with three dice that succeed; tells the Health that it loses. */
function hurtIn(mood: MoodId): number {
  const { boss } = moods[mood];
  const played = captain({ holding: ['plasmaCutter'] })
    .boss(boss, 'CREW.w', { mood })
    .dice(5, 5, 6)
    .play()
    .choose('attack:plasmaCutter:0@CREW.w');
  return played.state.figures[0]!.hurt;
}

/** What a boss in this mood has lost of 5 Health after its activation, and of 1. */
function mendedIn(mood: MoodId, attack: BossAttackId): number[] {
  return [5, 1].map(hurt => {
    const { boss } = moods[mood];
    const far = crewIn('CREW.C')
      .survivor('marine-a', { at: 'REC.A' })
      .boss(boss, 'REC.R', { mood, hurt, cards: [attack] });
    return far.dice(...ones).perform(enemyPhase).state.figures[0]!.hurt;
  });
}

/** Whether a boss attacks from one zone beyond the range of its card, without a step. */
function reachesFarther(mood: MoodId, attack: BossAttackId, at: string, marine: string): boolean {
  const done = inMood(mood, attack, at, marine)
    .dice(...ones)
    .perform(enemyPhase);
  return done.said('boss.attacks').length === 1 && done.zoneOf(done.state.figures[0]!) === at;
}

const inPlay: { readonly [M in MoodId]: () => void } = {
  enraged: () => expect(rollIn('enraged', 'execution')).toEqual({ dice: 6, hit: 4 }),
  hunting: () => expect(reachedIn('hunting', 'execution')).toBe(3),
  looming: () => expect(reachesFarther('looming', 'execution', 'REC.R', 'REC.A')).toBe(true),
  frenzy: () => {
    expect(rollIn('frenzy', 'execution')).toEqual({ dice: 5, hit: 3 });
    expect(rollIn('frenzy', 'backhand').hit).toBe(2);
  },
  sluggish: () => {
    expect(rollIn('sluggish', 'execution')).toEqual({ dice: 7, hit: 4 });
    expect(reachedIn('sluggish', 'execution')).toBe(1);
  },
  thickHide: () => expect(hurtIn('thickHide')).toBe(2),
  bloodScent: () => expect(reachedIn('bloodScent', 'crush')).toBe(3),
  ancientFury: () => expect(rollIn('ancientFury', 'skewer')).toEqual({ dice: 6, hit: 4 }),
  farReach: () => expect(reachesFarther('farReach', 'skewer', 'REC.R', 'CREW.x')).toBe(true),
  unstoppable: () => {
    const clad = () =>
      inMood('unstoppable', 'skewer', 'REC.R', 'REC.R').survivor('marine-a', { holding: ['hullPlate'] });
    expect(clad().dice(4, 1, 1, 1, 2, 'blank').perform(enemyPhase).survivor('marine-a').health).toBe(9);
    expect(clad().dice(4, 1, 1, 1, 3).perform(enemyPhase).survivor('marine-a').health).toBe(10);
  },
  regrowth: () => expect(mendedIn('regrowth', 'skewer')).toEqual([3, 0]),
  torpor: () => expect(reachedIn('torpor', 'crush')).toBe(1),
  overdrive: () => {
    expect(rollIn('overdrive', 'stunLance')).toEqual({ dice: 4, hit: 3 });
    expect(reachedIn('overdrive', 'stunLance')).toBe(3);
  },
  pursuit: () => {
    expect(rollIn('pursuit', 'stunLance')).toEqual({ dice: 3, hit: 3 });
    expect(reachedIn('pursuit', 'stunLance')).toBe(3);
  },
  siege: () => {
    expect(rollIn('siege', 'stunLance')).toEqual({ dice: 4, hit: 3 });
    expect(reachedIn('siege', 'stunLance')).toBe(1);
    expect(reachesFarther('siege', 'stunLance', 'REC.R', 'REC.A')).toBe(true);
  },
  containment: () => {
    const hit = inMood('containment', 'pulseCannon', 'REC.R', 'REC.A').dice(4, 1, 1, 1, 'blank').perform(enemyPhase);
    expect(hit.survivor('marine-a')).toMatchObject({ health: 9, stun: 'shaken' });
    const missed = inMood('containment', 'pulseCannon', 'REC.R', 'REC.A').dice(1, 1, 1, 1).perform(enemyPhase);
    expect(missed.survivor('marine-a').stun).toBe('no');
  },
  selfRepair: () => expect(mendedIn('selfRepair', 'pulseCannon')).toEqual([3, 0]),
  targeting: () => {
    expect(rollIn('targeting', 'pulseCannon')).toEqual({ dice: 4, hit: 3 });
    expect(rollIn('targeting', 'stunLance').hit).toBe(2);
  },
  wrath: () => expect(rollIn('wrath', 'holyBolt')).toEqual({ dice: 4, hit: 4 }),
  zeal: () => expect(reachedIn('zeal', 'hammerOfContrition')).toBe(3),
  devotion: () => {
    const led = (zone: string, mood: MoodId, by: EnemyType = 'zealot') =>
      crewIn('CREW.C')
        .survivor('marine-a', { at: 'REC.R' })
        .boss('preacher', zone, { mood, cards: ['denounce'] })
        .enemies(by, 1, 'REC.R')
        .dice(...passed, 'blank')
        .perform(enemyPhase)
        .survivor('marine-a').health;
    expect(led('REC.R', 'devotion')).toBe(8);
    expect(led('REC.R', 'wrath')).toBe(9);
    expect(led('REC.A', 'devotion')).toBe(9);
    expect(led('REC.R', 'devotion', 'swarmer')).toBe(9);
  },
  penance: () => {
    const tested = (at: string, mood: MoodId) =>
      crewIn('CREW.C')
        .survivor('marine-a', { at, resolve: 8 })
        .boss('preacher', 'REC.R', { mood, cards: ['denounce'] })
        .noise('REC.R', 1)
        .dice(3, 4)
        .perform(enemyPhase)
        .survivor('marine-a').resolve;
    expect(tested('REC.A', 'penance')).toBe(7);
    expect(tested('REC.A', 'wrath')).toBe(8);
    expect(tested('CREW.B', 'penance')).toBe(8);
  },
  sanctuary: () => expect(hurtIn('sanctuary')).toBe(1),
  farVoice: () => expect(reachesFarther('farVoice', 'goldenFlame', 'REC.R', 'CREW.x')).toBe(true),
};

describe('moods, protocols and rhetoric', () => {
  test.each(Object.entries(inPlay))('[ETS-BOSS-05, ETS-BDECK-05] %s', (_, check) => check());

  test('[ETS-BOSS-05, ETS-BOSS-13] without any: the dice of the card and two actions', () => {
    const plain = facing('REC.R', 'titan', 'REC.R', ['execution']).dice(...ones);
    expect(rolledIn(plain.perform(enemyPhase))).toEqual({ dice: 5, hit: 4 });
    const far = facing('CREW.w', 'titan', 'LAB.A', ['execution']).perform(enemyPhase);
    expect(far.count('titan', 'REC.e')).toBe(1);
  });

  test('[ETS-BDECK-05] more range is not for attacks without dice', () => {
    const done = facing('CREW.n', 'titan', 'REC.R', ['looming', 'bellow']).noise('REC.R', 1).perform(enemyPhase);
    expect(done.said('boss.idle')).toHaveLength(1);
    expect(done.survivor('marine-a').resolve).toBe(10);
  });
});
