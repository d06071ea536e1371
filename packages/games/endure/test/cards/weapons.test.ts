import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { attackWith } from '../../src/rules/combat/attack.ts';
import { itemDeck } from '../../src/rules/setup/decks.ts';
import { weaponsOf } from '../../src/rules/turn/weapons.ts';
import type { WeaponId } from '../../src/types.ts';
import { captain } from '../support/armed.ts';

/** From the western corridor straight east: the zones at distance 0, 1, 2, 3, 4. */
const zones = ['CREW.w', 'CREW.x', 'CREW.e', 'REC.R', 'REC.e'];

interface Row {
  readonly name: string;
  readonly numbers: string;
  readonly id: WeaponId;
  readonly copies: number;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly noise: number;
  readonly dual: boolean;
}

function row(name: string, id: WeaponId, copies: number, range: number, numbers: string, dual = false): Row {
  const [dice = 0, hit = 0, noise = 0] = numbers.split(/\D+/).map(Number);
  return { name, numbers, id, copies, range, dice, hit, noise, dual };
}

/** The captain with a weapon, a Power Cell in case, and enough swarmers so many zones away. */
function facing({ id, dice }: Row, distance: number) {
  return captain({ holding: [id, 'powerCell'] }).enemies('swarmer', dice + 1, zones[distance]!);
}

const table: readonly Row[] = [
  row('Swarmer Leg', 'swarmerLeg', 5, 0, '3 dice, 5+, noise 1', true),
  row('Pistol', 'pistol', 4, 1, '2 dice, 3+, noise 2', true),
  row('Plasma Cutter', 'plasmaCutter', 2, 0, '3 dice, 4+, noise 2'),
  row('Shotgun', 'shotgun', 2, 1, '3 dice, 3+, noise 3'),
  row('Assault Rifle', 'assaultRifle', 2, 2, '4 dice, 4+, noise 4'),
  row('Medical Blade', 'medicalBlade', 4, 0, '2 dice, 4+, noise 0', true),
  row('Medical Laser', 'medicalLaser', 1, 1, '2 dice, 3+, noise 1'),
  row('Persuader', 'persuader', 1, 0, '3 dice, 2+, noise 3'),
  row('Void Cannon', 'voidCannon', 1, 3, '6 dice, 3+, noise 5'),
  row('Rivet Gun', 'rivetGun', 2, 2, '3 dice, 5+, noise 2'),
  row('Arc Baton', 'arcBaton', 2, 0, '2 dice, 3+, noise 1'),
  row('Fire Axe', 'fireAxe', 2, 0, '2 dice, 3+, noise 1'),
  row('Silenced Pistol', 'silencedPistol', 2, 1, '1 dice, 3+, noise 1', true),
];

function show(each: Row): void {
  const { id, range, dice, hit, noise, copies, dual } = each;
  const attack = `attack:${id}:0@${zones[range]}`;

  const hits = Array.from({ length: dice }, (_, at) => (at === 0 ? hit : 6));
  const struck = facing(each, range)
    .dice(...hits)
    .play()
    .choose(attack);
  if (id === 'arcBaton') struck.choose({ swarmer: dice });
  expect(struck.count('swarmer')).toBe(1);
  expect(struck.noiseIn('CREW.w')).toBe(noise);

  const misses = Array.from({ length: dice }, (_, at) => (at === 0 ? 1 : hit - 1));
  const missed = facing(each, range)
    .dice(...misses)
    .play()
    .choose(attack);
  expect(missed.count('swarmer')).toBe(dice + 1);

  expect(
    facing(each, range + 1)
      .play()
      .offers('attack'),
  ).toEqual([]);

  expect(itemDeck().filter(card => card === id)).toHaveLength(copies);
  if (copies > 1)
    expect(
      captain({ holding: [id, id] })
        .play()
        .offers('reorganise').length > 0,
    ).toBe(dual);
}

describe('the weapons of the item deck', () => {
  for (const each of table) {
    test(`[ETS-ITEM-01, ETS-COMBAT-02, ETS-RANGED-02] ${each.name}: ${each.copies} with range ${each.range}, ${each.numbers}`, () => {
      show(each);
    });
  }

  test('[ETS-ITEM-03] a Shotgun reaches the next zone and is heard 3 zones away; a Swarmer Leg is melee and heard 1 away', () => {
    const played = captain({ holding: ['shotgun', 'swarmerLeg'] })
      .enemies('swarmer', 2, 'CREW.x')
      .dice(6, 1, 2, 1, 1, 1)
      .play();
    expect(played.offers('attack')).toEqual(['attack:shotgun:0@CREW.x']);
    played.choose('attack:shotgun:0@CREW.x', 'move:CREW.x', 'attack:swarmerLeg:1@CREW.x');
    expect([played.noiseIn('CREW.w'), played.noiseIn('CREW.x')]).toEqual([3, 1]);
  });

  test('[ETS-ITEM-04] an Assault Rifle reaches 2 zones with 4 dice that hit on 4+', () => {
    const played = captain({ holding: ['assaultRifle'] })
      .enemies('swarmer', 5, 'CREW.e')
      .dice(4, 5, 6, 4)
      .play();
    played.choose('attack:assaultRifle:0@CREW.e');
    expect(played.count('swarmer')).toBe(1);
  });

  test('[ETS-ITEM-01] Arc Baton: a success may stun one enemy in the zone instead of dealing damage', () => {
    const played = captain({ holding: ['arcBaton'] })
      .enemies('jaeger', 1, 'CREW.w')
      .enemies('swarmer', 2, 'CREW.w')
      .dice(3, 4)
      .play();
    played.choose('attack:arcBaton:0@CREW.w', { 'stun:jaeger': 1, swarmer: 1 });
    expect(played.state.figures.map(({ type, stunned }) => [type, stunned])).toEqual([
      ['jaeger', true],
      ['swarmer', false],
    ]);
  });

  test('[ETS-ITEM-01] Arc Baton: all successes may stun, and what lies stunned already is not stunned again', () => {
    const lone = captain({ holding: ['arcBaton'] })
      .enemies('swarmer', 1, 'CREW.w')
      .dice(3, 4)
      .play();
    lone.choose('attack:arcBaton:0@CREW.w', { 'stun:swarmer': 2 });
    expect(lone.state.figures.map(({ stunned }) => stunned)).toEqual([true]);
    const down = captain({ holding: ['arcBaton'] })
      .enemies('swarmer', 1, 'CREW.w', { stunned: true })
      .dice(3, 4)
      .play();
    down.choose('attack:arcBaton:0@CREW.w');
    expect(down.asks).toBe('turn');
    expect(down.state.figures).toEqual([]);
  });

  test('[ETS-ITEM-01, ETS-JAM-04] Silenced Pistol: a single one never jams, a pair can', () => {
    const single = captain({ holding: ['silencedPistol'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(4)
      .play();
    single.choose('attack:silencedPistol:0@CREW.x');
    expect(single.count('swarmer')).toBe(0);
    const pair = captain({ holding: ['pair:silencedPistol'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(4, 4)
      .play();
    pair.choose('attack:silencedPistol:0:pair@CREW.x');
    expect(pair.count('swarmer')).toBe(1);
    expect(pair.barred('attack:silencedPistol:0')).toBe('ETS-JAM-03');
  });
});

describe('order of modifiers', () => {
  test('[ETS-ODD-10] however many dice are taken away, one is left', () => {
    const set = captain({ holding: ['pistol'] })
      .enemies('swarmer', 1, 'CREW.w')
      .dice(3);
    const performed = set.perform(t => {
      const [by] = t.state.survivors;
      return attackWith(t, by!, weaponsOf(by!)[0]!, by!.zone, { dice: { by: -5, name: { key: 'sum.limit' } } });
    });
    expect(performed.count('swarmer')).toBe(0);
  });

  test('[ETS-ODD-10] the dice of a pair are doubled first, then dice are added; then the number to hit is changed', () => {
    const played = scene({ survivors: ['engineer-a', 'psychic-a', 'medic-a'] })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['pair:pistol'] })
      .survivor('psychic-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('swarmer', 9, 'CREW.x')
      .turnOf('engineer-a')
      .dice(4, 4, 4, 4, 4, 3, 4, 4)
      .play();
    played.choose('active', 'attack:pistol:0:pair@CREW.x'); // Weapon Mods: two dice more, 4+
    expect(played.count('swarmer')).toBe(4);
  });
});
