import type { Scene } from '@starboard/endure/testing';
import type { Text } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { co13 } from '../../src/cards/missions/co13.ts';
import { plainAttack } from '../../src/rules/combat/attack.ts';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { fell } from '../../src/rules/combat/felling.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { loaderArms } from '../../src/rules/map/objects.ts';
import { setupSchema } from '../../src/setup.ts';
import type { ItemArms } from '../../src/types.ts';
import { alone, facesOf, laidOut, measured } from '../support/sentry-scenes.ts';

/** The crew is out of sight, and four Sentries are out already: nothing is lost, nor won. */
const walk = (at = 'CREW.A') => {
  const set = alone('CO13', at);
  for (let i = 0; i < 4; i++) set.ally('sip', 'REC.s', { status: 'left' });
  return set;
};

describe('CO13 Time for Walkies', () => {
  test('[ETS-CO-1301, ETS-CO-1303] a hard mission of 90 minutes that needs a Technician', () => {
    expect(co13).toMatchObject({ faction: 'sentry', difficulty: 'hard', minutes: 90, needs: ['technician'] });
    const parse = (survivors: string[]) => setupSchema.safeParse({ mission: 'CO13', survivors }).success;
    expect(parse(['captain-a', 'medic-a', 'scout-a'])).toBe(false);
    expect(parse(['captain-a', 'medic-a', 'technician-b'])).toBe(true);
  });

  test('[ETS-CO-1302] its tokens for 3, 4, and 5 or more; with 3 none in the Engineering Bay', () => {
    const five = ['2 artemis', '2 sip', '3 artemis', '3 artemis', '3 sip', '3 sip'];
    expect(facesOf('CO13')).toEqual([
      ['2 artemis', '2 artemis', '2 sip', '2 sip', '3 artemis'],
      ['2 artemis', '2 artemis', '2 sip', '2 sip', '3 artemis', '3 sip'],
      five,
      five,
    ]);
    expect(co13.radar[5]).toBe('ENG.E');
    expect([laidOut('CO13', 3).tokens.length, laidOut('CO13', 4).pile.length]).toEqual([5, 2]);
  });

  test('[ETS-MMAP-14] 6 tiles, 40 zones, 12 doors; no token in sight; the exit 4 away', () => {
    expect(measured('CO13', 'REC.s')).toEqual({ sizes: [6, 40, 12], inSight: false, far: [4] });
  });
});

describe('beaten Sentries', () => {
  const fight = (weapon: 'medicalBlade' | 'silencedPistol', stunned = false) =>
    walk()
      .survivor('captain-a', { at: 'CREW.C', holding: [weapon] })
      .enemies('artemis', 1, 'CREW.C', { stunned })
      .turnOf('captain-a');

  test('[ETS-CO-1304] in melee it is not removed but lies as stunned; that is no kill', () => {
    const played = fight('medicalBlade').dice(3, 1).play().choose('attack:medicalBlade:0@CREW.C');
    expect(played.state.figures).toMatchObject([{ type: 'artemis', stunned: true }]);
    expect(played.state.tally.kills).toBe(0);
  });

  test('[ETS-CO-1305] shot, it is removed, even if it was beaten in melee before', () => {
    expect(fight('silencedPistol').dice(3).play().choose('attack:silencedPistol:0@CREW.C').count('artemis')).toBe(0);
    expect(fight('silencedPistol', true).dice(3).play().choose('attack:silencedPistol:0@CREW.C').count('artemis')).toBe(
      0,
    );
  });

  test('[ETS-CO-1306, ETS-STUN-08] what nobody reboots does not act, and stands at the end of the round', () => {
    const played = fight('medicalBlade').dice(3, 1).play().choose('attack:medicalBlade:0@CREW.C').endTurns();
    expect([played.state.round, played.survivor('captain-a').health]).toEqual([2, 9]);
    expect(played.state.figures).toMatchObject([{ stunned: false }]);
  });

  test('[ETS-ODD-26] a grenade or an explosion wrecks it, the Loader does not', () => {
    const left = (arms: ItemArms | null) =>
      fight('medicalBlade').perform(function* (t) {
        const by = t.state.survivors[1]!;
        const declared = { cards: [], zone: by.zone, line: undefined, twist: {} };
        const attack = arms === null ? null : plainAttack(by, by.zone, { ...declared, arms });
        yield* fell(t, t.state.figures, { killer: by, attack });
      }).state.figures.length;
    const grenade: ItemArms = { name: 'fragGrenade', range: 0, dice: 4, hit: 3, noise: 4, ranged: false, thrown: true };
    expect([left(loaderArms), left(grenade), left(null)]).toEqual([1, 0, 0]);
  });
});

describe('reboot', () => {
  const bench = (friends: number) => {
    const set = walk().survivor('technician-a', { at: 'CREW.C' }).enemies('sip', 1, 'CREW.C', { stunned: true });
    for (let i = 0; i < friends; i++) set.ally('sip', 'REC.R');
    return set;
  };

  test('[ETS-CO-1307] for 1 action a stunned Sentry stands up on our side', () => {
    const played = bench(0).turnOf('technician-a').play().choose('reboot');
    expect(played.state.figures).toEqual([]);
    expect(played.state.allies[4]).toMatchObject({ type: 'sip', status: 'here', hurt: 0, since: 1 });
    expect(played.survivor('technician-a').turn.actions).toBe(2);
  });

  test('[ETS-CO-1307] by nobody else, and not one that stands', () => {
    expect(bench(0).survivor('captain-a', { at: 'CREW.C' }).turnOf('captain-a').play().offers('reboot')).toEqual([]);
    const standing = walk().survivor('technician-a', { at: 'CREW.C' }).enemies('sip', 1, 'CREW.C');
    expect(standing.turnOf('technician-a').play().offers('reboot')).toEqual([]);
  });

  test('[ETS-CO-1307] of two types the Technician chooses', () => {
    const both = bench(0).enemies('artemis', 1, 'CREW.C', { stunned: true }).turnOf('technician-a').play();
    both.choose('reboot');
    expect(both.offers()).toEqual(['sip', 'artemis']);
    both.choose('artemis');
    expect(both.state.allies[4]!.type).toBe('artemis');
  });

  test('[ETS-CO-1312] five at most, and there is no way to give one up', () => {
    expect(bench(4).turnOf('technician-a').play().offers('reboot')).toEqual(['reboot']);
    const full = bench(5).turnOf('technician-a').play();
    expect(full.offers('reboot')).toEqual([]);
    expect(full.offers().some(key => key.includes('ally'))).toBe(false);
  });

  test('[ETS-CO-1313] it does not move in the round in which it was rebooted', () => {
    const early = walk().ally('sip', 'CREW.x', { since: 1 }).enemies('sip', 1, 'LAB.C').phase('survivors').play();
    expect(early.state.allies[4]!.zone).toBe(early.zone('CREW.x'));
    const played = bench(0).enemies('sip', 1, 'LAB.C', { stunned: true }).turnOf('technician-a').play();
    played.choose('reboot').endTurns();
    expect(played.state.round).toBe(2);
    expect(played.state.allies[4]!.zone).toBe(played.zone('CREW.s'));
  });
});

describe('friendly Sentries', () => {
  /** The start of a Survivor phase, with a Sentry far off so that the others do not hurry. */
  const phase = () => walk().enemies('sip', 1, 'LAB.C').phase('survivors');

  test('[ETS-CO-1309, ETS-CO-1310] each goes 1 zone towards the exit before anybody has a turn; where the way is clear nobody is asked', () => {
    const played = phase().ally('sip', 'CREW.x').ally('artemis', 'CREW.s').play();
    expect(played.asks).toBe('turn');
    expect(played.state.allies.slice(4).map(({ zone }) => zone)).toEqual([
      played.zone('CREW.e'),
      played.zone('CREW.x'),
    ]);
    const keys = played.log.map(({ key }) => key);
    expect(keys.indexOf('moved')).toBeLessThan(keys.indexOf('turn.begins'));
  });

  test('[ETS-CO-1309] the one next to the exit goes first, so that none stands in another’s way', () => {
    const played = phase()
      .ally('artemis', 'CREW.w') // the farthest of them is listed first
      .ally('sip', 'CREW.e')
      .ally('sip', 'CREW.x')
      .play();
    expect(played.said('moved').map(({ params }) => (params!['zone'] as Text).params!['letter'])).toEqual([
      'R',
      'e',
      'x',
    ]);
    const packed = phase().ally('artemis', 'CREW.w').enemies('swarmer', 7, 'CREW.x').ally('sip', 'CREW.x').play();
    expect(packed.state.allies.slice(4).map(({ zone }) => zone)).toContain(packed.zone('CREW.w'));
  });

  test('[ETS-CO-1309] of two ways as short the first player chooses, and may not refuse', () => {
    const played = phase().ally('sip', 'ENG.x').play();
    expect([played.asks, played.asked]).toEqual(['allies', 'technician-a']);
    const id = played.state.allies[4]!.id;
    expect(played.offers().sort()).toEqual([`move:${id}:ENG.n`, `move:${id}:SEC.e`]);
    played.choose(`move:${id}:SEC.e`);
    expect(played.state.allies[4]!.zone).toBe(played.zone('SEC.e'));
  });

  test('[ETS-CO-1309, ETS-CO-1317] an attack is never made unasked, though others still have to move', () => {
    const played = phase().ally('sip', 'CREW.x').ally('artemis', 'CREW.s').enemies('artemis', 1, 'CREW.e').play();
    const [ahead, behind] = played.state.allies.slice(4).map(({ id }) => id);
    expect(played.state.allies[4]!.zone).toBe(played.zone('CREW.e'));
    expect(played.offers().map(key => key.split(':').slice(0, 2).join(':'))).toEqual([
      `attack:${ahead}`,
      `move:${behind}`,
    ]);
    played.choose(`move:${behind}:CREW.x`);
    expect(played.offers().map(key => key.split(':')[0])).toEqual(['attack', 'done']);
  });

  test('[ETS-EVENT-17, ETS-EVENT-26] nor is the second zone of gravity failure gone unasked', () => {
    const played = phase().ally('sip', 'CREW.x').ally('artemis', 'CREW.s').event('gravityFailure').play();
    expect(played.state.allies.slice(4).map(({ zone }) => zone)).toEqual([
      played.zone('CREW.e'),
      played.zone('CREW.s'),
    ]);
    expect(played.offers().map(key => key.split(':')[0])).toEqual(['move', 'move']);
  });

  test('[ETS-CO-1309] it stays where it cannot move', () => {
    const played = phase().ally('sip', 'CREW.x').bubble('CREW.x').play();
    expect(played.state.allies[4]!.zone).toBe(played.zone('CREW.x'));
    expect(phase().ally('sip', 'REC.s').bubble('REC.s').play().state.allies[4]!.status).toBe('here');
  });

  test('[ETS-CO-1314, ETS-ERR-15] with no enemy on the map 2 zones in a round; a token is one', () => {
    const alone2 = walk().ally('sip', 'CREW.w').phase('survivors').play();
    expect(alone2.state.allies[4]!.zone).toBe(alone2.zone('CREW.e'));
    const token = walk().ally('sip', 'CREW.w').token('3 sip', 'LAB.C').phase('survivors').play();
    expect(token.state.allies[4]!.zone).toBe(token.zone('CREW.x'));
  });

  test('[ETS-EVENT-16] in gravity failure it must go 1 zone and may go 2', () => {
    const played = phase().ally('sip', 'CREW.w').event('gravityFailure').play();
    expect(played.state.allies[4]!.zone).toBe(played.zone('CREW.x'));
    expect(played.offers()).toEqual([`move:${played.state.allies[4]!.id}:CREW.e`, 'done']);
  });

  test.each([
    ['artemis', 'swarmer', [3], true],
    ['artemis', 'swarmer', [2], false],
    ['sip', 'jaeger', [4, 4], true],
    ['sip', 'jaeger', [4, 3], false],
    ['sip', 'swarmer', [3, 4], true],
  ] as const)('[ETS-CO-1308, ETS-ERR-15] %s against %s with %j', (type, enemy, dice, killed) => {
    const played = walk()
      .ally(type, 'CREW.x')
      .enemies(enemy, 1, 'CREW.x')
      .phase('survivors')
      .dice(...dice)
      .play();
    const { id } = played.state.allies[4]!;
    played.choose(played.offers(`attack:${id}`)[0]!);
    expect(played.count(enemy)).toBe(killed ? 0 : 1);
  });

  test('[ETS-CO-1308] Health 1 and 2', () => {
    const hurt = (type: 'artemis' | 'sip') =>
      walk().ally(type, 'CREW.s').enemies('artemis', 1, 'CREW.s').phase('enemies').perform(enemyPhase).state.allies[4];
    expect(hurt('artemis')).toMatchObject({ hurt: 1, status: 'gone' });
    expect(hurt('sip')).toMatchObject({ hurt: 1, status: 'here' });
  });

  test('[ETS-CO-1317] before the move or after it, without noise, and only in its zone', () => {
    const before = walk().ally('artemis', 'CREW.x').enemies('artemis', 1, 'CREW.x').phase('survivors').dice(2).play();
    const { id } = before.state.allies[4]!;
    before.choose(before.offers('attack')[0]!);
    expect(before.state.figures).toMatchObject([{ stunned: true }]); // ETS-CO-1304: it strikes in melee
    expect(before.state.allies[4]!.zone).toBe(before.zone('CREW.e'));
    expect(before.state.noises).toEqual([]);
    const after = walk().ally('artemis', 'CREW.x').enemies('artemis', 1, 'CREW.e').phase('survivors').dice(1).play();
    expect(after.offers()).toEqual([`attack:${id}:artemis:${after.state.figures[0]!.id}`, 'done']);
    after.choose(after.offers()[0]!);
    expect([after.asks, after.state.figures[0]!.stunned]).toEqual(['turn', false]);
  });

  test('[ETS-CO-1317] the players choose whom it attacks', () => {
    const set = walk()
      .ally('sip', 'CREW.x')
      .enemies('artemis', 1, 'CREW.x')
      .enemies('sip', 1, 'CREW.x')
      .phase('survivors');
    const played = set.dice(3, 3).play();
    expect(played.offers('attack').map(key => key.split(':')[2])).toEqual(['artemis', 'sip']);
    played.choose(played.offers('attack')[1]!);
    expect(played.state.figures.map(({ type, stunned }) => `${type} ${stunned}`)).toEqual([
      'artemis false',
      'sip true',
    ]);
  });

  test('[ETS-CO-1317] it leaves by the exit as its move, not while that is shut', () => {
    expect(phase().ally('sip', 'REC.s').play().state.allies[4]!.status).toBe('left');
    expect(phase().ally('sip', 'REC.s').lock('REC.exitS').play().state.allies[4]!.status).toBe('here');
  });

  test('[ETS-CO-1317] it takes no tests and needs no saves: nothing is rolled for it', () => {
    const done = walk().ally('sip', 'CREW.s').enemies('sip', 1, 'ROBO.s').surprised().perform(lookAround);
    expect(done.said('test.passed').length + done.said('test.failed').length).toBe(0);
  });
});

describe('enemies and friendly Sentries', () => {
  test('[ETS-CO-1311] an enemy sees one, comes after it and strikes it', () => {
    const done = walk().ally('sip', 'REC.R').enemies('sip', 1, 'CREW.e').phase('enemies').perform(enemyPhase);
    expect(done.count('sip', 'REC.R')).toBe(1);
    expect(done.state.allies[4]).toMatchObject({ hurt: 2, status: 'gone' });
  });

  test('[ETS-CO-1311, ETS-ENEMY-08] one seen in the Survivor phase is followed out of sight', () => {
    const seen = walk().ally('sip', 'CREW.w', { since: 1 }).enemies('artemis', 1, 'CREW.x').phase('survivors');
    const done = seen.perform(function* (t) {
      yield* lookAround(t);
      t.state.allies[4]!.zone = seen.state.survivors[0]!.zone;
      for (const survivor of t.state.survivors) survivor.zone = t.state.allies[0]!.zone;
      t.state.phase = 'enemies';
      yield* enemyPhase(t);
    });
    expect(done.state.allies[4]!.hurt).toBe(1);
  });

  test('[ETS-CO-1311, ETS-DMG-12] it rolls with the survivors for who is hit', () => {
    const hit = (...dice: number[]) =>
      walk()
        .survivor('captain-a', { at: 'CREW.s' })
        .ally('sip', 'CREW.s')
        .enemies('artemis', 1, 'CREW.s')
        .phase('enemies')
        .dice(...dice, 'blank')
        .perform(enemyPhase);
    expect(hit(5, 2).state.allies[4]!.hurt).toBe(1);
    expect(hit(2, 5).survivor('captain-a').health).toBe(8);
  });

  test('[ETS-CO-1319] it keeps its damage; without Health it is gone for good, and nobody loses Resolve', () => {
    const set = walk('CREW.s').ally('sip', 'CREW.s', { hurt: 1 }).enemies('artemis', 1, 'CREW.s').phase('enemies');
    const done = set.dice(6, 6, 6, 1).perform(enemyPhase);
    expect(done.state.allies[4]).toMatchObject({ hurt: 2, status: 'gone' });
    expect(done.state.survivors.map(({ resolve }) => resolve)).toEqual([10, 10, 10]);
  });

  test('[ETS-CO-1319] it reveals tokens as a survivor does, and nobody tests for what it alone sees', () => {
    const done = walk().ally('sip', 'CREW.s').token('3 sip', 'ROBO.R').phase('survivors').perform(lookAround);
    expect([done.count('sip', 'ROBO.R'), done.state.tokens.length, done.said('test.passed').length]).toEqual([3, 0, 0]);
  });

  test('[ETS-CO-1319, ETS-RANGED-05] stray dice strike it', () => {
    const played = walk()
      .survivor('captain-a', { at: 'CREW.s', holding: ['silencedPistol'] })
      .ally('artemis', 'CREW.x')
      .enemies('sip', 1, 'CREW.x')
      .turnOf('captain-a')
      .dice(1)
      .play()
      .choose('attack:silencedPistol:0@CREW.x');
    expect(played.state.allies[4]).toMatchObject({ hurt: 1, status: 'gone' });
  });

  test('[ETS-CO-1319] it leaves a zone with enemies without a check', () => {
    const played = walk().ally('sip', 'CREW.x').enemies('sip', 1, 'CREW.x').phase('survivors').play();
    played.choose(played.offers('move')[0]!);
    expect([played.state.allies[4]!.zone, played.said('check.passed').length]).toEqual([played.zone('CREW.e'), 0]);
  });

  test('[ETS-ODD-24] a friendly Sentry hinders no search, one that lies stunned does', () => {
    const room = walk().survivor('captain-a', { at: 'CREW.C' }).ally('sip', 'CREW.C');
    expect(room.turnOf('captain-a').play().offers('search')).toEqual(['search']);
    const lying = walk().survivor('captain-a', { at: 'CREW.C' }).enemies('sip', 1, 'CREW.C', { stunned: true });
    expect(lying.turnOf('captain-a').play().barred('search')).toBe('ETS-SEARCH-03');
  });
});

describe('how it ends', () => {
  /** So many out, friendly and hostile, and a token of three where wanted. */
  const count = (out: number, friends: number, hostile: number, token: boolean) => {
    const set = alone('CO13', 'CREW.A').enemies('sip', hostile, 'LAB.C', { stunned: true });
    for (let i = 0; i < out; i++) set.ally('sip', 'REC.s', { status: 'left' });
    for (let i = 0; i < friends; i++) set.ally('sip', 'REC.C');
    return token ? set.token('3 sip', 'ENG.F') : set;
  };

  test('[ETS-CO-1315, ETS-CO-1316] failed with fewer than four left: out, friendly, hostile and on tokens', () => {
    const result = (...left: Parameters<typeof count>) =>
      count(...left)
        .pile()
        .perform(lookAround).state.result;
    expect([result(1, 1, 2, false), result(0, 1, 0, true), result(0, 0, 4, false)]).toEqual([null, null, null]);
    expect([result(1, 1, 1, false), result(0, 0, 0, true)]).toEqual(['lost', 'lost']);
    const fallen = count(1, 1, 1, false).ally('sip', 'ENG.F', { status: 'gone' }).pile();
    expect(fallen.perform(lookAround).state.result).toBe('lost');
  });

  test('[ETS-CO-1315] what the spawn pile can still bring counts too', () => {
    const seen = (set: Scene) => set.perform(lookAround).state;
    expect(seen(count(0, 1, 0, false).pile('3 sip')).result).toBe(null);
    const lost = seen(count(0, 1, 0, false).pile('2 sip'));
    expect(lost.impossible).toMatchObject({ rule: 'ETS-CO-1316', why: { params: { least: 4, left: 3 } } });
    const quiet = count(0, 1, 0, false)
      .pile('3 sip')
      .with(state => {
        state.events = { draw: ['anxiety'], discard: [] };
      });
    expect(seen(quiet).result).toBe('lost'); // no event card brings anything onto the map any more
    expect([lost, seen(quiet)].map(({ impossible }) => impossible?.why.params?.['pile'])).toEqual(['comes', 'shut']);
    const elsewhere = count(0, 1, 0, false)
      .pile('3 sip')
      .with(state => {
        state.events = { draw: ['spawnNAV'], discard: [] };
      });
    expect(seen(elsewhere).result).toBe('lost');
    const coming = count(0, 1, 0, false)
      .pile('3 sip')
      .with(state => {
        state.events = { draw: [], discard: ['spawnLAB'] };
      });
    expect(seen(coming).result).toBe(null);
  });

  test('[ETS-CO-1318] won when four Sentries and all survivors have left', () => {
    const leave = (out: number, friends: number) => {
      const set = count(out, friends, 0, false).with(state => {
        state.survivors[0]!.status = 'left';
        state.survivors[2]!.status = 'left';
      });
      return set.survivor('captain-a', { at: 'REC.s' }).turnOf('captain-a').play().choose('leave:REC.exitS').outcome;
    };
    expect(leave(4, 0)?.winners).toHaveLength(3);
    expect(leave(3, 1)?.winners).toEqual([]);
  });

  const withoutTechnician = (set: Scene) =>
    set.perform(function* (t) {
      yield* loseHealth(t, t.state.survivors[0]!, 99, 'ETS-DMG-15');
      yield* lookAround(t);
    }).state;
  const beyond = { result: 'lost', impossible: { why: { key: 'impossible.reboot' } } };

  test('[ETS-CO-1320, ETS-DEATH-08] without a Technician it is failed, unless four are friendly or out', () => {
    expect(withoutTechnician(count(1, 2, 2, false))).toMatchObject(beyond);
    expect(withoutTechnician(count(1, 3, 2, false)).result).toBe(null);
  });

  test('[ETS-CO-1319, ETS-CO-1320] one without Health is gone for good, and is none of the four', () => {
    expect(withoutTechnician(count(1, 2, 2, false).ally('sip', 'REC.R', { status: 'gone' }))).toMatchObject(beyond);
  });
});
