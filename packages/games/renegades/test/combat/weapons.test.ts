import { TableError } from '@starboard/kernel';
import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { newCard, spendEnergy } from '../../src/rules/gear/cards.ts';
import { mayCarry, receiveCard } from '../../src/rules/gear/carrying.ts';
import { loadouts, maySwap, mayWield, swapWeapons } from '../../src/rules/gear/hands.ts';
import { crewById } from '../../src/rules/table.ts';
import type { CardId, CrewId } from '../../src/types.ts';
import { bent, duel, faceToFace, optionKeys, strike } from '../support/combat.ts';

const cards = (...ids: CardId[]) => ids.map((card, at) => ({ no: at + 1, card }));
const swap = (set: Scene, by: CrewId, ...answers: unknown[]) =>
  set.perform(t => swapWeapons(t, crewById(t.state, by)), ...answers);

describe('what may be attacked, and how', () => {
  const apart = (squares: number, ...held: CardId[]) =>
    duel()
      .crew('icheb', { at: [8, 8], cards: held })
      .crew('dex', { at: [8, 8 + squares] });

  test('[RDA-CREW-14, RDA-RANGED-01, RDA-EX-05] unarmed nobody can shoot; Lexxa next to her target rolls five dice', () => {
    const far = scene()
      .crew('lexxa', { at: [8, 8] })
      .crew('dex', { at: [8, 11] });
    expect(optionKeys(far, 'lexxa')).toEqual([]);
    const near = scene()
      .crew('lexxa', { at: [8, 8] })
      .crew('dex', { at: [8, 9] })
      .dice(1, 1, 1, 1, 1);
    expect(optionKeys(near, 'lexxa')).toEqual(['melee:crew:dex']);
    expect(strike(near, 'lexxa', 'melee:crew:dex').said('attack.rolled')[0]!.params).toMatchObject({
      dice: '1 1 1 1 1',
    });
  });

  test('[RDA-GEAR-01, RDA-GEAR-02, RDA-RANGED-02] a ranged weapon reaches as many squares as its range', () => {
    expect(optionKeys(apart(5, 'arcPistol'), 'icheb')).toEqual(['ranged:crew:dex']);
    expect(optionKeys(apart(6, 'arcPistol'), 'icheb')).toEqual([]);
    expect(optionKeys(apart(2, 'arcBlade'), 'icheb')).toEqual([]);
    const farther = apart(6, 'arcPistol').crew('icheb', { lasting: bent('longEye', { range: range => range + 2 }) });
    expect(optionKeys(farther, 'icheb')).toEqual(['ranged:crew:dex']);
  });

  test('[RDA-CREW-13, RDA-RANGED-04] a shot rolls the attack value', () => {
    const played = strike(apart(3, 'arcPistol').dice(1, 2, 3), 'icheb', 'ranged:crew:dex');
    expect(played.said('attack.rolled')[0]!.params).toMatchObject({ dice: '1 2 3' });
  });

  test('[RDA-MELEE-05, RDA-RUL-52] next to it the attacker chooses the kind, and only bonuses of that kind apply', () => {
    const set = () => apart(1, 'ionPistol', 'powerGauntlet');
    expect(optionKeys(set(), 'icheb')).toEqual(['melee:crew:dex', 'ranged:crew:dex']);
    const struck = strike(set().dice(2, 1, 1, 6), 'icheb', 'melee:crew:dex');
    expect(struck.said('attack.raised')[0]!.params).toMatchObject({ dice: '4 1 1' });
    const shot = strike(set().dice(2, 1, 1), 'icheb', 'ranged:crew:dex');
    expect(shot.said('attack.missed')).toHaveLength(1);
    expect(strike(set().dice(3, 1, 1, 6), 'icheb', 'ranged:crew:dex').said('attack.hits')).toHaveLength(1);
  });

  test('[RDA-GEAR-06] of two different pistols one is used', () => {
    const set = apart(4, 'arcPistol', 'ionPistol');
    const [arc, ion] = crewById(set.state, 'icheb').cards;
    expect(optionKeys(set, 'icheb')).toEqual([`ranged:crew:dex:card:${arc!.no}`, `ranged:crew:dex:card:${ion!.no}`]);
    const shot = strike(set.dice(3, 1, 1), 'icheb', `ranged:crew:dex:card:${arc!.no}`);
    expect(shot.said('attack.missed')).toHaveLength(1);
    expect(optionKeys(apart(4, 'arcPistol', 'arcPistol'), 'icheb')).toEqual(['ranged:crew:dex']);
  });

  test('[RDA-GEAR-04, RDA-GEAR-09] what is not in hand gives no bonus and does not shoot', () => {
    const set = apart(1, 'arcPistol', 'powerGauntlet');
    for (const card of crewById(set.state, 'icheb').cards) delete card.wielded;
    expect(optionKeys(set, 'icheb')).toEqual(['melee:crew:dex']);
    expect(strike(set.dice(2, 1, 1), 'icheb', 'melee:crew:dex').said('attack.missed')).toHaveLength(1);
  });

  test('[RDA-MELEE-07, RDA-ATTACK-21] nobody attacks its own faction; villains, creatures and drones always', () => {
    const set = duel()
      .crew('icheb', { at: [8, 10] })
      .crew('korrin', { at: [8, 11] })
      .npc('dreggTrooper', [8, 9])
      .npc('drone', [9, 10])
      .npc('hiveQueen', [9, 11]);
    expect(optionKeys(set, 'icheb')).toEqual(['melee:npc:1', 'melee:npc:2', 'melee:npc:3']);
  });

  test('[RDA-MELEE-07, RDA-STEALTH-05] who hides is no target until found', () => {
    const set = faceToFace().crew('dex', { stealth: true });
    expect(optionKeys(set, 'korrin')).toEqual([]);
    expect(optionKeys(set.crew('korrin', { detected: ['crew:dex'] }), 'korrin')).toEqual(['melee:crew:dex']);
  });

  test('[RDA-STEALTH-07, RDA-STEALTH-08] attacking ends stealth, and so does being attacked when found', () => {
    const set = faceToFace()
      .crew('korrin', { stealth: true, detected: ['crew:dex'] })
      .crew('dex', { stealth: true });
    const played = strike(set.dice(1, 1, 1, 1, 1), 'korrin', 'melee:crew:dex');
    expect(played.crew('korrin')).toMatchObject({ stealth: false, exposed: true });
    expect(played.crew('dex')).toMatchObject({ stealth: false, exposed: true });
  });

  test('[RDA-VAR-13, RDA-RANGED-12] opponents in between block a shot, unless figures never do', () => {
    const set = (figuresNeverBlock: boolean) =>
      duel({ figuresNeverBlock })
        .crew('icheb', { at: [8, 8], cards: ['arcPistol'] })
        .crew('dex', { at: [8, 12] })
        .crew('ilse', { at: [8, 10] });
    expect(optionKeys(set(false), 'icheb')).toEqual(['ranged:crew:ilse']);
    expect(optionKeys(set(true), 'icheb')).toEqual(['ranged:crew:ilse', 'ranged:crew:dex']);
  });

  test('[RDA-BOARDING-02, RDA-BOARDING-03] aboard everybody is next to everybody and any weapon reaches; captives are left alone', () => {
    const set = duel()
      .docked(2, [-2, 12])
      .crew('icheb', { aboard: 2, post: 'boarder', cards: ['arcPistol'] })
      .crew('ilse', { post: 'brig' })
      .crew('maeve', { aboard: 2, post: 'medbay' });
    const keys = optionKeys(set, 'icheb');
    expect(keys).toContain('ranged:crew:dex');
    expect(keys).toContain('melee:crew:jayce');
    expect(keys.some(key => key.includes('ilse') || key.includes('maeve'))).toBe(false);
  });

  test('[RDA-MELEE-01] an effect may bar an attack', () => {
    const lasting = bent('barred', { attackBarred: () => true });
    expect(optionKeys(faceToFace().crew('korrin', { lasting }), 'korrin')).toEqual([]);
  });
});

describe('hands', () => {
  test('[RDA-GEAR-05, RDA-GEAR-07, RDA-GEAR-08, RDA-EX-30] pistol and sword, two pistols, a rifle alone', () => {
    expect(mayWield(cards('arcPistol', 'arcBlade'))).toBe(true);
    expect(mayWield(cards('arcPistol', 'arcPistol'))).toBe(true);
    expect(mayWield(cards('arcPistol', 'arcPistol', 'arcBlade'))).toBe(false);
    expect(mayWield(cards('pulseRifle', 'arcPistol'))).toBe(false);
    expect(mayWield(cards('pulseRifle'))).toBe(true);
  });

  test('[RDA-GEAR-14, RDA-GEAR-05] an axe takes both hands, a shield one, other items are not held', () => {
    expect(mayWield(cards('arcAxe', 'arcPistol'))).toBe(false);
    expect(mayWield(cards('arcShield', 'arcPistol'))).toBe(true);
    expect(mayWield(cards('arcShield', 'pulseRifle'))).toBe(false);
    expect(mayWield(cards('medKit'))).toBe(false);
  });

  test('[RDA-EX-30, RDA-GEAR-11] a rifle in hand, two pistols and a sword carried', () => {
    const set = duel();
    const icheb = crewById(set.state, 'icheb');
    for (const card of ['pulseRifle', 'arcPistol', 'arcPistol', 'arcBlade'] as const) {
      expect(mayCarry(icheb, card)).toBe(true);
      icheb.cards.push(newCard(set.state, card));
    }
    icheb.cards[0]!.wielded = true;
    expect(mayWield(icheb.cards.filter(({ wielded }) => wielded))).toBe(true);
  });

  test('[RDA-GEAR-10] what is in hand is chosen out of what fits', () => {
    const set = () => duel().crew('icheb', { at: [8, 8], cards: ['pulseRifle', 'arcPistol', 'arcBlade', 'medKit'] });
    expect(loadouts(crewById(set().state, 'icheb')).map(({ cards }) => cards.map(({ card }) => card))).toEqual([
      ['pulseRifle'],
      ['arcPistol', 'arcBlade'],
    ]);
    const key = loadouts(crewById(set().state, 'icheb'))[1]!.key;
    const swapped = swap(set(), 'icheb', key);
    expect(
      swapped
        .crew('icheb')
        .cards.filter(({ wielded }) => wielded)
        .map(({ card }) => card),
    ).toEqual(['arcPistol', 'arcBlade']);
  });

  test('[RDA-GEAR-10] nobody is asked who has no choice', () => {
    const set = duel().crew('icheb', { cards: ['arcPistol'] });
    expect(maySwap(crewById(set.state, 'icheb'))).toBe(false);
    expect(swap(set, 'icheb').asked).toEqual([]);
    expect(swap(duel(), 'icheb').asked).toEqual([]);
  });

  test('[RDA-GEAR-10] the program takes up what is charged', () => {
    const set = scene({ players: 1 }).crew('dex', { cards: ['ionPistol', 'arcPistol', 'arcBlade'] });
    crewById(set.state, 'dex').cards[0]!.energy = 0;
    const held = swap(set, 'dex')
      .crew('dex')
      .cards.filter(({ wielded }) => wielded);
    expect(held.map(({ card }) => card)).toEqual(['arcPistol', 'arcBlade']);
  });
});

describe('carrying', () => {
  const receive = (set: Scene, by: CrewId, card: CardId, ...answers: unknown[]) =>
    set.perform(t => receiveCard(t, crewById(t.state, by), newCard(t.state, card)), ...answers);
  const carried = (set: { crew(id: CrewId): { cards: readonly { card: CardId }[] } }, by: CrewId) =>
    set.crew(by).cards.map(({ card }) => card);

  test('[RDA-GEAR-11, RDA-GEAR-12, RDA-GEAR-14] two pistols, one melee weapon, one rifle, three items of any kind', () => {
    const full: CardId[] = [
      'arcPistol',
      'ionPistol',
      'thunderMaul',
      'pulseRifle',
      'bodyArmor',
      'shieldCapacitor',
      'fragGrenade',
    ];
    const icheb = crewById(duel().crew('icheb', { cards: full }).state, 'icheb');
    for (const card of ['arcPistol', 'arcBlade', 'scatterGun', 'medKit', 'medPod'] as const)
      expect(mayCarry(icheb, card)).toBe(false);
    const less = (without: CardId) =>
      crewById(duel().crew('icheb', { cards: full.filter(card => card !== without) }).state, 'icheb');
    expect(mayCarry(less('ionPistol'), 'arcPistol')).toBe(true);
    expect(mayCarry(less('thunderMaul'), 'arcBlade')).toBe(true);
    expect(mayCarry(less('pulseRifle'), 'scatterGun')).toBe(true);
    expect(mayCarry(less('bodyArmor'), 'medPod')).toBe(true);
  });

  test('[RDA-GEAR-13, RDA-DEC-17] beyond the limit something of the slot is discarded, or the new card is', () => {
    const set = () => duel().crew('icheb', { at: [8, 8], cards: ['arcBlade', 'arcPistol'] });
    const no = crewById(set().state, 'icheb').cards[0]!.no;
    const kept = receive(set(), 'icheb', 'serpentBlade', `discard:card:${no}`);
    expect(carried(kept, 'icheb')).toEqual(['arcPistol', 'serpentBlade']);
    expect(kept.state.gear.discard).toEqual(['arcBlade']);
    const left = receive(set(), 'icheb', 'serpentBlade', `discard:card:${no + 2}`);
    expect(carried(left, 'icheb')).toEqual(['arcBlade', 'arcPistol']);
  });

  test('[RDA-GEAR-13] or given to a friend beside it who has room', () => {
    const set = () =>
      duel()
        .crew('icheb', { at: [8, 8], cards: ['arcBlade'] })
        .crew('maeve', { at: [8, 9] })
        .crew('korrin', { at: [9, 8], cards: ['arcBlade'] })
        .crew('lexxa', { at: [8, 11] })
        .crew('dex', { at: [7, 8] });
    const no = crewById(set().state, 'icheb').cards[0]!.no;
    const given = receive(set(), 'icheb', 'serpentBlade', `give:card:${no}:crew:maeve`);
    expect(carried(given, 'maeve')).toEqual(['arcBlade']);
    expect(given.crew('maeve').cards[0]!.wielded).toBeUndefined();
    for (const to of ['korrin', 'lexxa', 'dex'])
      expect(() => receive(set(), 'icheb', 'serpentBlade', `give:card:${no}:crew:${to}`)).toThrow(TableError);
  });

  test('[RDA-VAR-01] with the variant it may be put on a square beside it', () => {
    const set = (dropping: boolean) => duel({ dropping }).crew('icheb', { at: [8, 8], cards: ['arcBlade'] });
    const { cell, cards } = crewById(set(true).state, 'icheb');
    const key = `drop:card:${cards[0]!.no}:${cell + 1}`;
    const dropped = receive(set(true), 'icheb', 'serpentBlade', key);
    expect(dropped.state.dropped).toMatchObject([{ cell: cell + 1, card: { card: 'arcBlade' } }]);
    expect(() => receive(set(false), 'icheb', 'serpentBlade', key)).toThrow(TableError);
  });

  test('[RDA-GEAR-13] the program leaves what it has no room for', () => {
    const set = scene({ players: 1 }).crew('dex', { at: [8, 8], cards: ['arcBlade'] });
    expect(carried(receive(set, 'dex', 'serpentBlade'), 'dex')).toEqual(['arcBlade']);
  });
});

describe('energy', () => {
  test('[RDA-GEAR-03] the Arc Pistol never depletes', () => {
    const set = duel()
      .crew('icheb', { at: [8, 8], cards: ['arcPistol'] })
      .crew('dex', { at: [8, 10] });
    expect(strike(set.dice(1, 1, 1), 'icheb', 'ranged:crew:dex').crew('icheb').cards[0]!.energy).toBeUndefined();
  });

  test('[RDA-DATA-06, RDA-SEARCH-13] a weapon spends one for each attack, also in melee; a depleted one is of no use', () => {
    const set = () =>
      duel()
        .crew('icheb', { at: [8, 8], cards: ['stunPistol', 'shockBaton'] })
        .crew('dex', { at: [8, 9] });
    const shot = strike(set().dice(1, 1, 1), 'icheb', 'ranged:crew:dex');
    expect(shot.crew('icheb').cards.map(({ energy }) => energy)).toEqual([2, 3]);
    const struck = strike(set().dice(1, 1, 1), 'icheb', 'melee:crew:dex');
    expect(struck.crew('icheb').cards.map(({ energy }) => energy)).toEqual([3, 2]);
    const empty = set();
    for (const card of crewById(empty.state, 'icheb').cards) card.energy = 0;
    expect(optionKeys(empty, 'icheb')).toEqual(['melee:crew:dex']);
    expect(strike(empty.dice(3, 1, 1), 'icheb', 'melee:crew:dex').said('attack.missed')).toHaveLength(1);
  });

  test('[RDA-SEARCH-14] a depleted search item is discarded, bought gear stays', () => {
    const set = duel().crew('icheb', { cards: ['plasmaCarbine', 'ionPistol'] });
    const used = set.perform(function* (t) {
      const icheb = crewById(t.state, 'icheb');
      for (const card of icheb.cards) card.energy = 1;
      for (const card of [...icheb.cards]) spendEnergy(t, icheb, card);
    });
    expect(used.crew('icheb').cards).toMatchObject([{ card: 'ionPistol', energy: 0 }]);
  });

  test('[RDA-COMP-17] a new card gets what is left of thirty tokens', () => {
    const set = duel().crew('icheb', {
      cards: ['pulseRifle', 'pulseRifle', 'pulseRifle', 'pulseRifle', 'pulseRifle', 'ionPistol'],
    });
    expect(newCard(set.state, 'scatterGun').energy).toBe(1);
    expect(newCard(set.state, 'arcPistol').energy).toBeUndefined();
  });
});
