import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { attackWith } from '../../src/rules/combat/attack.ts';
import { explode } from '../../src/rules/combat/explosion.ts';
import { nobodys } from '../../src/rules/combat/felling.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { weaponsOf } from '../../src/rules/turn/weapons.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import { captain } from '../support/armed.ts';
import { crewIn } from '../support/crew.ts';
import { sceneOn, zoneOf } from '../support/maps.ts';

function healths({ state }: { readonly state: { readonly survivors: readonly { readonly health: number }[] } }) {
  return state.survivors.map(({ health }) => health);
}

/** All vests in a zone go off, set off by nobody. */
function blast(set: Scene, zone: string, ...dice: (number | string)[]) {
  return set.dice(...dice).perform(t => explode(t, zoneOf(t.state, zone), nobodys));
}

describe('Zealots', () => {
  test('[ETS-ENEMYSTAT-11] 3 actions, range 0, 2 Health, 1 damage to each survivor in the zone', () => {
    expect(enemies.zealot).toMatchObject({ actions: 3, range: 0, health: 2, damage: 1, faction: 'redeemer' });
    const done = crewIn('CREW.w')
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('zealot', 1, 'CREW.e')
      .dice('blank', 'blank')
      .perform(enemyPhase);
    expect(done.count('zealot', 'CREW.w')).toBe(1);
    expect(healths(done)).toEqual([9, 8, 8]);
  });

  test('[ETS-ENEMYSTAT-12] each makes its own save and injury roll; nobody rolls for lowest', () => {
    const done = crewIn('REC.s')
      .survivor('captain-a', { at: 'REC.s', holding: ['paddedOveralls'] })
      .enemies('zealot', 1, 'REC.s')
      .dice('blank', 5, 'leg')
      .perform(enemyPhase);
    expect(healths(done)).toEqual([9, 9, 7]);
    expect(done.survivor('medic-a').injuries).toEqual(['leg']);
    expect(done.said('victim.rolls')).toEqual([]);
  });

  test('[ETS-ENEMYSTAT-12, ETS-ENEMYSTAT-11] each of several Zealots attacks everybody', () => {
    const done = crewIn('REC.s')
      .enemies('zealot', 2, 'REC.s')
      .dice('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .perform(enemyPhase);
    expect(healths(done)).toEqual([8, 7, 6]);
  });
});

test('[ETS-ENEMYSTAT-11, ETS-ENEMYSTAT-16, ETS-CO-1311] friendly Sentries are struck with the survivors', () => {
  const set = () => crewIn('CREW.C').ally('sip', 'REC.s').ally('artemis', 'REC.w');
  const swept = set().enemies('zealot', 1, 'REC.s').perform(enemyPhase);
  expect(swept.state.allies.map(({ hurt, status }) => [hurt, status])).toEqual([
    [1, 'here'],
    [0, 'here'],
  ]);
  const blasted = blast(set().enemies('fanatic', 1, 'REC.s'), 'REC.s');
  expect(blasted.state.allies.map(({ status }) => status)).toEqual(['gone', 'here']);
});

describe('Fanatics', () => {
  test('[ETS-ENEMYSTAT-13] 3 actions, range 0, 1 Health, 1 damage to whoever rolls lowest', () => {
    expect(enemies.fanatic).toMatchObject({ actions: 3, range: 0, health: 1, damage: 1, faction: 'redeemer' });
    const done = crewIn('CREW.w').enemies('fanatic', 1, 'CREW.e').dice(4, 5, 1, 3, 'blank').perform(enemyPhase);
    expect(healths(done)).toEqual([10, 8, 8]);
    expect(done.count('fanatic', 'CREW.w')).toBe(1);
  });

  test.each([5, 6])('[ETS-ENEMYSTAT-14] on %d its vest explodes instead of the normal attack', die => {
    const done = crewIn('REC.s')
      .enemies('fanatic', 1, 'REC.s')
      .dice(die, 'blank', 'blank', 'blank')
      .perform(enemyPhase);
    expect(healths(done)).toEqual([7, 6, 5]);
    expect(done.count('fanatic')).toBe(0);
    expect(done.said('enemy.attacks')).toEqual([]);
  });

  test('[ETS-ENEMYSTAT-14, ETS-ENEMYSTAT-17] one that goes off takes along those who were still to attack', () => {
    const set = crewIn('REC.s').enemies('fanatic', 3, 'REC.s').dice(4, 1, 2, 3, 'blank', 5, 'blank', 'leg', 'blank');
    const done = set.survivor('marine-a', { at: 'REC.s', health: 10 }).perform(enemyPhase);
    expect(done.said('vest.rolled')).toHaveLength(2);
    expect([done.count('fanatic'), done.said('vests.explode').length]).toEqual([0, 1]);
    expect(healths(done)).toEqual([0, 0, 0]);
  });

  test('[ETS-RTOK-03] two tokens each of 2 and 3 Fanatics, 2 and 3 Zealots', () => {
    expect([...radarTokens.redeemer].sort()).toEqual([
      '2 fanatic',
      '2 fanatic',
      '2 zealot',
      '2 zealot',
      '3 fanatic',
      '3 fanatic',
      '3 zealot',
      '3 zealot',
    ]);
  });
});

describe('what sets off a vest', () => {
  const shotInto = (zone: string) => captain({ holding: ['shotgun'] }).enemies('fanatic', 1, zone);

  test('[ETS-ENEMYSTAT-15] an attack die of a survivor that shows 6, in a zone with a Fanatic', () => {
    const played = shotInto('CREW.x').survivor('medic-a', { at: 'CREW.x' }).dice(6, 4, 5, 'blank').play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.said('vests.explode')).toHaveLength(1);
    expect([played.survivor('captain-a').health, played.survivor('medic-a').health]).toEqual([9, 5]);
  });

  test('[ETS-ENEMYSTAT-15] a lower die kills it and nothing else happens', () => {
    const played = shotInto('CREW.w').dice(5, 1, 2).play();
    played.choose('attack:shotgun:0@CREW.w');
    expect([played.count('fanatic'), played.survivor('captain-a').health]).toEqual([0, 9]);
  });

  test('[ETS-ENEMYSTAT-15] what is added to a die does not make it show 6', () => {
    const set = captain({ holding: ['plasmaCutter'] })
      .enemies('fanatic', 1, 'CREW.w')
      .dice(5, 1, 2);
    const done = set.perform(t => {
      const by = t.state.survivors[0]!;
      return attackWith(t, by, weaponsOf(by)[0]!, by.zone, { bonus: { by: 1, name: { key: 'ability.silentKill' } } });
    });
    expect([done.count('fanatic'), done.survivor('captain-a').health]).toEqual([0, 9]);
  });

  test('[ETS-ENEMYSTAT-15] a 6 where no Fanatic is sets off none, not even one zone further', () => {
    const played = shotInto('CREW.A').enemies('swarmer', 1, 'CREW.x').dice(6, 1, 2).play();
    played.choose('attack:shotgun:0@CREW.x');
    expect([played.count('fanatic'), played.count('swarmer')]).toEqual([1, 0]);
  });

  test('[ETS-JAM-05, ETS-ENEMYSTAT-15] three sixes jam the weapon, and a jammed attack sets off no vest', () => {
    const played = shotInto('CREW.x').dice(6, 6, 6).play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.said('jammed')).toHaveLength(1);
    expect(played.count('fanatic')).toBe(1);
  });

  test('[ETS-ITEM-13] the sixes of a Frag Grenade do', () => {
    const played = captain({ holding: ['fragGrenade'] })
      .enemies('fanatic', 2, 'CREW.x')
      .enemies('zealot', 2, 'CREW.x')
      .dice(6, 1, 1, 1, 1)
      .play();
    played.choose('use:fragGrenade:0');
    expect([played.count('fanatic'), played.count('zealot')]).toEqual([0, 0]);
    expect(played.survivor('captain-a').health).toBe(9);
  });

  test('[ETS-ENEMYSTAT-21] a Stun Grenade rolls no attack dice and sets off none', () => {
    const played = captain({ holding: ['stunGrenade'] })
      .enemies('fanatic', 2, 'CREW.x')
      .play();
    played.choose('use:stunGrenade:0', 'CREW.x');
    expect(played.state.figures.map(({ type, stunned }) => [type, stunned])).toEqual([
      ['fanatic', true],
      ['fanatic', true],
    ]);
    expect(played.said('vests.explode')).toEqual([]);
  });
});

test('[ETS-ENEMYSTAT-21] nor does a Shove', () => {
  const set = scene({ survivors: ['psychic-a', 'captain-a', 'medic-a'] }).survivor('psychic-a', { at: 'CREW.w' });
  const played = set.enemies('fanatic', 1, 'CREW.x').turnOf('psychic-a').play();
  played.choose('active');
  played.choose(played.offers('figure'));
  expect(played.said('shoved')).toHaveLength(1);
  expect([played.count('fanatic'), played.said('vests.explode').length]).toEqual([1, 0]);
});

describe('an explosion', () => {
  const terminals = ['CREW.A', 'CREW.x'].map(zone => ({
    name: 'terminal',
    colour: 'red' as const,
    zone,
    deed: { does: 'break' as const, health: 2 },
  }));

  test('[ETS-ENEMYSTAT-16] 3 damage to survivors, enemies of every kind, bosses and destructible objects, in that zone', () => {
    const set = sceneOn(['CREW@0 REC@0'], 'CREW.w', { objectives: terminals })
      .survivor('marine-a', { at: 'CREW.x' })
      .enemies('fanatic', 1, 'CREW.x')
      .enemies('jaeger', 2, 'CREW.x')
      .enemies('zealot', 1, 'CREW.x')
      .enemies('zealot', 1, 'CREW.w')
      .boss('titan', 'CREW.x', { health: 12 });
    const done = blast(set, 'CREW.x', 'blank');
    expect(healths(done)).toEqual([7, 9, 8]);
    expect(done.state.figures.map(({ type, hurt }) => [type, hurt])).toEqual([
      ['zealot', 0],
      ['titan', 3],
    ]);
    expect(done.state.objectives.map(({ done: broken }) => broken)).toEqual([false, true]);
  });

  test('[ETS-ENEMYSTAT-17, ETS-EX-20] 3 with one Fanatic, 6 with two, to everything once; all of them die', () => {
    const hurt = (fanatics: number) => {
      const set = crewIn('CREW.x').enemies('fanatic', fanatics, 'CREW.x').boss('titan', 'CREW.x');
      const done = blast(set, 'CREW.x', 'blank', 'blank', 'blank');
      expect(done.count('fanatic')).toBe(0);
      return [...healths(done), done.state.figures[0]!.hurt];
    };
    expect(hurt(1)).toEqual([7, 6, 5, 3]);
    expect(hurt(2)).toEqual([4, 3, 2, 6]);
  });

  test('[ETS-ENEMYSTAT-18] survivors roll one injury die each', () => {
    const set = crewIn('CREW.x').enemies('fanatic', 2, 'CREW.x');
    const done = blast(set, 'CREW.x', 'head', 'blank', 'leg');
    expect(done.state.survivors.map(({ injuries }) => injuries)).toEqual([['head'], [], ['leg']]);
  });

  test('[ETS-ARMOUR-04] armour is of no use, and no save is rolled', () => {
    const set = crewIn('CREW.C')
      .survivor('marine-a', { at: 'CREW.x', holding: ['hullPlate'] })
      .enemies('fanatic', 1, 'CREW.x');
    const done = blast(set, 'CREW.x', 'blank');
    expect(done.survivor('marine-a').health).toBe(7);
    expect(done.said('armour.held')).toEqual([]);
  });

  test('[ETS-ENEMYSTAT-19] damage to bosses adds up; standard enemies fall at once or not at all', () => {
    const set = scene()
      .enemies('fanatic', 1, 'REC.s')
      .enemies('sip', 1, 'REC.s')
      .boss('titan', 'REC.s', { health: 6, hurt: 3 });
    const done = blast(set, 'REC.s');
    expect(done.state.figures).toEqual([]);
    expect(done.state.bosses[0]!.status).toBe('dead');
  });

  test('[ETS-ENEMYSTAT-18, ETS-ODD-09] it is settled before successes are handed out', () => {
    const played = captain({ holding: ['shotgun'] })
      .enemies('fanatic', 2, 'CREW.x')
      .boss('titan', 'CREW.x', { health: 12 })
      .dice(6, 5, 2)
      .play();
    played.choose('attack:shotgun:0@CREW.x');
    // 6 from the two vests, then both successes: no Fanatic is left to give one to
    expect(played.state.figures.map(({ type, hurt }) => [type, hurt])).toEqual([['titan', 8]]);
  });

  test('[ETS-ENEMYSTAT-18] what it kills is killed by the attacker', () => {
    const played = captain({ holding: ['shotgun'], accomplishment: 'annihilator' })
      .enemies('fanatic', 1, 'CREW.x')
      .enemies('zealot', 2, 'CREW.x')
      .dice(6, 1, 2)
      .play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.state.tally.kills).toBe(3);
    expect(played.survivor('captain-a').accomplishment!.unlocked).toBe(true);
  });

  test('[ETS-ENEMYSTAT-18, ETS-ODD-23] or by nobody, if a Fanatic attacked', () => {
    const set = crewIn('REC.s').enemies('fanatic', 2, 'REC.s').enemies('zealot', 1, 'REC.s', { stunned: true });
    const done = set.dice(6, 'blank', 'blank', 'blank').perform(enemyPhase);
    expect([done.state.figures.length, done.state.tally.kills]).toEqual([0, 0]);
  });

  test('[ETS-ENEMYSTAT-18, ETS-ODD-04] an attacker whom it kills hands out no more successes', () => {
    const played = captain({ holding: ['plasmaCutter'], health: 3 })
      .enemies('fanatic', 1, 'CREW.w')
      .boss('titan', 'CREW.w', { health: 12 })
      .dice(6, 5, 5)
      .play();
    played.choose('attack:plasmaCutter:0@CREW.w');
    expect(played.survivor('captain-a').status).toBe('dead');
    expect(played.state.figures.map(({ hurt }) => hurt)).toEqual([3]);
    expect(played.state.tally.kills).toBe(1);
  });
});
