import { scene } from '@starboard/endure/testing';
import type { LogEntry, Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { names } from '../../src/compose.ts';
import { texts } from '../../src/index.ts';
import { strike } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { resolveTest } from '../../src/rules/resolve/resolve-tests.ts';

const english = createFormatter(texts, 'en');
/** With ordinary spaces where the page has narrow ones. */
const french: typeof english = text => createFormatter(texts, 'fr')(text).replace(/[\u00a0\u202f]/g, ' ');

function told(entry: LogEntry | undefined): string[] {
  return [english, french].map(say => say({ key: entry!.key, params: entry!.params } as Text));
}

const crew = ['marine-a', 'captain-a', 'medic-a'] as const;

describe('the log shows its sums', () => {
  const tested = (...dice: number[]) =>
    scene({ survivors: crew })
      .dice(...dice)
      .survivor('captain-a', { at: 'LAB.A' });
  const test1 = (set: ReturnType<typeof tested>) =>
    set.perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-02'));

  test('[ETS-RESOLVE-04, ETS-ODD-35] the dice of a test and their total', () => {
    expect(told(test1(tested(4, 5)).said('test.passed')[0])).toEqual([
      'Vega rolls 4 + 5 = 9 against Resolve 10: the test is passed.',
      'Vega obtient 4 + 5 = 9 contre une Resolve de 10 : test réussi.',
    ]);
  });

  test('[ETS-CLASS-01, ETS-RESOLVE-04] what a Captain beside one takes off, and what a helmet does', () => {
    const near = scene({ survivors: crew })
      .dice(4, 5)
      .survivor('marine-a', { holding: ['calmingRig'], resolve: 8 });
    expect(told(test1(near).said('test.passed')[0])).toEqual([
      'Vega rolls 4 + 5, −1 Calming Rig, −1 Steady Voice = 7 against Resolve 8: the test is passed.',
      'Vega obtient 4 + 5, −1 Casque apaisant, −1 Voix calme = 7 contre une Resolve de 8 : test réussi.',
    ]);
  });

  test('[ETS-RDECK-01] three dice, of which the two highest count', () => {
    const stressed = tested(2, 6, 5).survivor('marine-a', { resolveCards: ['shown:acuteStress'] });
    expect(told(test1(stressed).said('test.failed')[0])[0]).toBe(
      'Vega rolls 6 + 5 (the two highest of 2 6 5) = 11 against Resolve 10: the test fails.',
    );
  });

  test('[ETS-BDECK-01] a mood that frightens', () => {
    const set = tested(4, 4).boss('preacher', 'CREW.x', { health: 20, mood: 'penance' });
    expect(told(test1(set).said('test.passed')[0])[0]).toBe(
      'Vega rolls 4 + 4, +1 Penance = 9 against Resolve 10: the test is passed.',
    );
  });

  const shot = (set: ReturnType<typeof scene>, key: string, ...dice: (number | string)[]) =>
    told(
      set
        .dice(...dice)
        .play()
        .choose(key)
        .said('attack.rolled')[0],
    );

  test('[ETS-ODD-10] an attack with nothing changed says no sum', () => {
    const set = scene()
      .survivor('captain-a', { holding: ['pistol'] })
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('captain-a');
    expect(shot(set, 'attack:pistol:0@CREW.x', 1, 5)[0]).toBe('Rolled 1 5, needing 3+.');
  });

  test('[ETS-ODD-10, ETS-ENEMYSTAT-10] more dice, another number to hit, and what Sentries are', () => {
    const set = scene({ survivors: ['engineer-a', 'captain-a', 'medic-a'] })
      .survivor('engineer-a', {
        holding: ['pistol'],
        resolveCards: ['shown:uncontrollableShaking'],
        lasting: [{ what: 'weaponMods', until: 'turnEnds' }],
      })
      .enemies('sip', 2, 'CREW.x')
      .turnOf('engineer-a');
    const [en, fr] = shot(set, 'attack:pistol:0@CREW.x', 1, 2, 3, 4);
    expect(en).toBe(
      'Rolled 1 2 3 4 (2 dice, +2 Weapon Mods), needing 4+ (3+, +1 Weapon Mods, +1 Uncontrollable Shaking, −1 against Sentries).',
    );
    expect(fr).toContain('(2 dés, +2 ');
    expect(fr).toContain('−1 contre des Sentries)');
  });

  test('[ETS-ODD-10] what an ability adds to the attack that it is', () => {
    const set = scene({ survivors: ['scout-b', 'captain-a', 'medic-a'] })
      .survivor('scout-b', { holding: ['medicalBlade'] })
      .enemies('swarmer', 3, 'CREW.w')
      .turnOf('scout-b');
    expect(shot(set, 'active', 1, 1, 1)[0]).toMatch(/needing \d\+ \(\d\+, −1 Silent Kill\)\.$/);
  });

  test('[ETS-ODD-10] a limit is part of the sum', () => {
    const set = scene({ survivors: ['engineer-a', 'captain-a', 'medic-a'] })
      .survivor('engineer-a', {
        holding: ['silencedPistol'],
        resolveCards: ['shown:uncontrollableShaking'],
        lasting: [
          { what: 'weaponMods', until: 'turnEnds' },
          { what: 'weaponMods', until: 'turnEnds' },
          { what: 'weaponMods', until: 'turnEnds' },
        ],
      })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('engineer-a');
    const [en] = shot(set, 'attack:silencedPistol:0@CREW.x', 1, 1, 1, 1, 1, 1, 2);
    expect(en).toContain('−1 limit)');
    const [, base, sums] = /needing 6\+ \((\d)\+(.*)\)\./.exec(en!)!;
    const changed = [...sums!.matchAll(/([+−])(\d)/g)].reduce(
      (n, [, sign, by]) => n + (sign === '+' ? 1 : -1) * Number(by),
      0,
    );
    expect(Number(base) + changed).toBe(6);
  });

  test('[ETS-ARMOUR-01, ETS-BDECK-04] an armour that something pierces, worn by somebody hardened', () => {
    const set = scene({ survivors: ['marine-b', 'captain-a', 'medic-a'] })
      .survivor('marine-b', { holding: ['safeguardArmour'] })
      .dice(6);
    const performed = set.perform(t =>
      strike(t, t.state.survivors[0]!, { damage: 1, rule: 'ETS-BOSS-18', pierces: 2 }),
    );
    expect(told(performed.said('armour.held')[0])[0]).toMatch(
      /^Brandt rolls 6 against (\d)\+ \(\d\+, −1 Hardened, \+2 armour-piercing\): the armour holds\.$/,
    );
  });

  test('[ETS-BOSS-05, ETS-BOSS-18] the mood of a boss changes its dice', () => {
    const attacked = (mood: 'enraged' | 'frenzy', ...dice: number[]) =>
      told(
        scene()
          .survivor('captain-a', { at: 'LAB.A' })
          .survivor('medic-a', { at: 'LAB.A' })
          .boss('titan', 'CREW.w', { health: 20, mood, cards: ['rendingClaws'] })
          .phase('enemies')
          .dice(...dice)
          .perform(enemyPhase)
          .said('boss.attacks')[0],
      )[0];
    const who = 'Vega is attacked by the Titan:';
    expect(attacked('enraged', 1, 1, 1, 1, 1)).toBe(`${who} 1 1 1 1 1 (4 dice, +1 Enraged), 4+ hits.`);
    expect(attacked('frenzy', 1, 1, 1, 1)).toBe(`${who} 1 1 1 1, 3+ (4+, −1 Frenzy) hits.`);
  });

  test('[ETS-ROP-1607] those who help calm her', () => {
    const set = scene({ mission: 'ROP16', survivors: ['medic-a', 'captain-a', 'marine-a'] }).cleared();
    const calming = set
      .survivor('medic-a', { at: 'REC.R', holding: ['medKit1'] })
      .survivor('captain-a', { at: 'REC.R' })
      .survivor('marine-a', { at: 'REC.R' })
      .turnOf('medic-a')
      .dice(4)
      .play()
      .choose('interact:0');
    expect(told(calming.said('runaway.calmed')[0])[0]).toBe(
      'Haddad rolls 4, needing 3+ (5+, −2 others who help): the woman calms down and comes along.',
    );
  });

  test('everything that changes such a number has a name in both languages', () => {
    const hooks = ['testTotal', 'attackDice', 'attackHit', 'attackBonus', 'armourSave'] as const;
    const named = [...names].filter(([effect]) => hooks.some(hook => effect[hook] !== undefined));
    expect(named.length).toBeGreaterThan(8);
    for (const [, name] of named) expect(texts.fr).toHaveProperty([name.key]);
  });
});
