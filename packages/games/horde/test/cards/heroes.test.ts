import { scene } from '@starboard/horde/testing';
import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { archetypes } from '../../src/cards/heroes.ts';
import { gapBetween, modelsOf } from '../../src/field/measure.ts';
import { horde } from '../../src/index.ts';
import { partyOf } from '../../src/rules/setup/party.ts';
import { sees } from '../../src/rules/sight.ts';
import { friendsOf } from '../../src/rules/table.ts';
import { setupSchema } from '../../src/setup.ts';
import type { Archetype, ArchetypeId, Weapon } from '../../src/types.ts';

/** A weapon as the ledger writes it. */
function written({ name, range, attacks, ap, rules }: Weapon): string {
  const more = Object.entries(rules).map(([rule, x]) => (rule === 'deadly' ? `${rule}(${x})` : rule));
  return [name, range === 0 ? 'melee' : `${range}"`, `A${attacks}`, ...(ap > 0 ? [`AP${ap}`] : []), ...more].join(' ');
}

/** Cost, base, Quality, Defense, Tough, Str, Dex, Wil, Power; then what it carries and can do. */
function expectPrinted(
  id: ArchetypeId,
  numbers: string,
  weapons: readonly string[],
  specials: Archetype['specials'],
  skills: readonly string[],
): void {
  const it: Archetype = archetypes[id];
  const { cost, base, quality, defense, tough, str, dex, wil, power } = it;
  expect([cost, base, quality, defense, tough, str, dex, wil, power].join(' ')).toBe(numbers);
  expect(it.weapons.map(written)).toEqual(weapons);
  expect(it.specials).toEqual(specials);
  expect(it.skills).toEqual(skills);
  const [hero] = scene({ heroes: [id, 'medic'] }).state.heroes;
  expect(hero).toMatchObject({ quality, tough, str, dex, wil, power, maxPower: power });
}

describe('archetypes', () => {
  test('[GSQ-HERO-11, GSQ-HERO-01] the bulwark is as printed', () => {
    expectPrinted(
      'bulwark',
      '115 M 5 4 12 4 6 5 4',
      ['shockMaul melee A4 AP1', 'servicePistol 12" A1'],
      { guardian: 1 },
      ['shieldWall', 'shove'],
    );
  });

  test('[GSQ-HERO-12, GSQ-HERO-01] the sharpshooter is as printed', () => {
    expectPrinted(
      'sharpshooter',
      '105 S 4 6 8 6 4 5 5',
      ['longrifle 30" A1 AP2 deadly(2)', 'combatKnife melee A1'],
      { keenEye: 1 },
      ['aim', 'markTarget'],
    );
  });

  test('[GSQ-HERO-13, GSQ-HERO-01] the breacher is as printed', () => {
    expectPrinted(
      'breacher',
      '120 M 4 5 10 4 6 6 4',
      ['scattergun 12" A3 AP1', 'trenchSpade melee A2'],
      { strider: 1 },
      ['overpower', 'shove'],
    );
  });

  test('[GSQ-HERO-14, GSQ-HERO-01] the duelist is as printed', () => {
    expectPrinted(
      'duelist',
      '125 S 4 5 9 5 4 6 5',
      ['twinSabres melee A4 rending', 'holdoutPistol 9" A1'],
      { fast: 1, counter: 1 },
      ['evade', 'secondWind'],
    );
  });

  test('[GSQ-HERO-15, GSQ-HERO-01] the medic is as printed', () => {
    expectPrinted('medic', '90 S 5 5 9 6 5 4 6', ['carbine 18" A2', 'stunBaton melee A2'], { fieldSurgeon: 1 }, [
      'mend',
      'purge',
    ]);
  });

  test('[GSQ-HERO-16, GSQ-HERO-01] the technician is as printed', () => {
    expectPrinted(
      'technician',
      '115 S 5 5 9 6 4 5 5',
      ['arcProjector 12" A3 AP1 surge', 'heavyWrench melee A2 AP1'],
      { droneEscort: 1 },
      ['overcharge', 'fieldBarricade'],
    );
  });

  test('[GSQ-HERO-17, GSQ-HERO-01] the psion is as printed', () => {
    expectPrinted(
      'psion',
      '105 S 5 6 8 6 6 4 8',
      ['focusStaff melee A2 AP1', 'sparkPistol 12" A1 AP1'],
      { caster: 2 },
      ['meditate'],
    );
  });

  test('[GSQ-HERO-18, GSQ-HERO-01] the infiltrator is as printed', () => {
    expectPrinted(
      'infiltrator',
      '110 S 4 5 8 6 4 6 5',
      ['silencedCarbine 18" A2 AP1', 'monoKnife melee A2 rending'],
      { stealth: 1, scavenger: 1 },
      ['vanish', 'quickSearch'],
    );
  });

  test('[GSQ-HERO-19, GSQ-HERO-01] the heavyGunner is as printed', () => {
    expectPrinted(
      'heavyGunner',
      '170 M 4 5 10 4 6 6 4',
      ['rotaryCannon 24" A4 AP1', 'fists melee A1'],
      { slow: 1, relentless: 1 },
      ['suppressingBurst', 'brace'],
    );
  });

  test('[GSQ-HERO-20, GSQ-HERO-01] the envoy is as printed', () => {
    expectPrinted(
      'envoy',
      '95 S 5 5 9 6 6 4 6',
      ['commandPistol 12" A3', 'officerSabre melee A2 AP1'],
      { fearless: 1, inspiring: 1 },
      ['rally', 'order'],
    );
  });

  test('[GSQ-HERO-02] a hero has its archetype, one more skill, and the feats of its Caster', () => {
    const heroes = [{ archetype: 'psion', skill: 'taunt', feats: ['hurl', 'haste'] }, 'medic'];
    const [psion, medic] = partyOf(setupSchema.parse({ heroes }));
    expect(psion).toMatchObject({ archetype: 'psion', skill: 'taunt', feats: ['hurl', 'haste'] });
    expect(medic!.feats).toEqual([]);
    const state = scene({ heroes: ['psion', 'medic'] }).state;
    expect(state.heroes.map(({ skills, feats }) => [skills.length, feats.length])).toEqual([
      [2, 2],
      [3, 0],
    ]);
  });

  test('[GSQ-HERO-03, GSQ-WAVE-05] the printed points are those that waves are bought by', () => {
    expect(scene({ heroes: ['bulwark', 'medic', 'sharpshooter', 'envoy'] }).state.partyPoints).toBe(405);
  });
});

describe('chance', () => {
  test('[GSQ-CORE-12] a mission is told again by its seed and its decisions, every die with its purpose', () => {
    const setup = { heroes: ['breacher', 'medic'], seats: 1 };
    const play = (seed: string) => {
      const match = Match.begin(horde, setup, { seed: seedFrom(seed) });
      playOut(match, randomBot, new Chance(seedFrom('decisions')), 40);
      return match;
    };
    const first = play('one');
    expect(play('one').log).toEqual(first.log);
    expect(play('one').state).toEqual(first.state);
    expect(play('two').state.terrain).not.toEqual(first.state.terrain);
    const tested = scene({ heroes: ['envoy', 'medic'], seats: 1 })
      .turnOf(1)
      .dice(5)
      .play()
      .choose('skill:rally');
    expect(tested.said('test.passed')[0]).toMatchObject({ rule: 'GSQ-SKILL-26', params: { die: 5 } });
  });
});

describe('models', () => {
  test('[GSQ-CORE-13] a hero is a unit of one model, and nobody is its own friend', () => {
    const { state } = scene({ heroes: ['breacher', 'medic', 'envoy'] });
    const [breacher, medic, envoy] = state.heroes;
    expect(modelsOf(breacher!)).toEqual([breacher]);
    expect(friendsOf(state, breacher!)).toEqual([medic, envoy]);
  });

  test('[GSQ-CORE-14] measuring changes nothing, whoever asks and whenever', () => {
    const set = scene().unit('raiders', [[30, 30]]);
    const before = JSON.stringify(set.state);
    expect(gapBetween(set.state, set.state.heroes[0]!, set.state.units[0]!)).toBeGreaterThan(0);
    expect(JSON.stringify(set.state)).toBe(before);
  });

  test('[GSQ-CORE-15] a model sees to every side alike, and how it came there does not matter', () => {
    const around = [
      [24, 14],
      [34, 24],
      [24, 34],
      [14, 24],
    ] as const;
    const set = scene()
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [40, 40] });
    for (const at of around) set.unit('raiders', [at]);
    const { state } = set;
    for (const unit of state.units) {
      expect(sees(state, state.heroes[0]!, unit)).toBe(true);
      expect(sees(state, unit, state.heroes[0]!)).toBe(true);
    }
  });
});
