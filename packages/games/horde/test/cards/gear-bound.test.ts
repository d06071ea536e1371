import { scene } from '@starboard/horde/testing';
import { showDecision } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { afterEach, describe, expect, test } from 'vitest';
import { gear } from '../../src/cards/gear.ts';
import { archetypes } from '../../src/cards/heroes.ts';
import { idsOf } from '../../src/catalogue.ts';
import { texts } from '../../src/index.ts';
import { isRanged, ranged } from '../../src/rules/weapons.ts';
import type { Weapon } from '../../src/types.ts';

const say = createFormatter(texts, 'en');

/** A Medic with two ranged weapons, which no printed hero has. */
const medic: { weapons: readonly Weapon[] } = archetypes.medic;
const printedWeapons = medic.weapons;

afterEach(() => {
  medic.weapons = printedWeapons;
});

const buying = () =>
  scene({ seats: 1, heroes: ['medic', 'envoy'] })
    .hero(1, { credits: 200 })
    .stage('shop')
    .play();

describe('gear for a weapon', () => {
  test('[GSQ-ITEM-33] of two that it fits its owner chooses one', () => {
    medic.weapons = [...printedWeapons, ranged('servicePistol', 12, 1, 0)];
    const played = buying().choose('buy:1:longScope');
    const { name, prompt, about, ask } = showDecision(played.match, 'p1')!;
    expect([name, say(prompt), about]).toEqual(['bind', 'Which weapon of Medic gets the Long Scope?', ['hero:1']]);
    expect(ask!.options.map(({ key, label }) => [key, say(label)])).toEqual([
      ['carbine', 'Carbine'],
      ['servicePistol', 'Service Pistol'],
    ]);
    expect(played.choose('servicePistol').hero(1).gear).toEqual([{ gear: 'longScope', weapon: 'servicePistol' }]);
  });

  test('[GSQ-ITEM-33] where it fits but one, as with all printed heroes, nobody is asked', () => {
    for (const id of idsOf(archetypes)) {
      const { weapons } = archetypes[id] as { weapons: readonly Weapon[] };
      expect([weapons.length, weapons.filter(isRanged).length]).toEqual([2, 1]);
    }
    const bound = Object.fromEntries(
      idsOf(gear).map(gear => [gear, buying().choose(`buy:1:${gear}`).hero(1).gear[0]!.weapon]),
    );
    expect(bound).toEqual({
      salvageScanner: undefined,
      gripBoots: undefined,
      longScope: 'carbine',
      piercingRounds: 'carbine',
      monomolecularEdge: 'stunBaton',
      powerCell: undefined,
      runnerHarness: undefined,
      platedVest: undefined,
      bioWeave: undefined,
    });
  });
});
