import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { gearCards } from '../../src/cards/gear/index.ts';
import { catalogue } from '../../src/catalogue.ts';
import { effects, type Test } from '../../src/hooks.ts';
import { flies, skillOf, speedOf } from '../../src/rules/stats.ts';
import { crewById } from '../../src/rules/table.ts';
import { adds, craft, defends, first, offerKeys, rolled, take, tries, who } from '../support/cards.ts';
import { attackOf, resolve } from '../support/combat.ts';
import { armed, lost, reaches, withCard, wounding } from '../support/gear.ts';

describe('search items', () => {
  test('[RDA-SEARCH-13] Neural Stim: +1 Speed on one Move', () => {
    const match = armed(['neuralStim'], 'drone', [3, 10]).partyTurn('icheb').play();
    expect(speedOf(match.match.state, match.crew('icheb'))).toBe(5);
    match.choose('neuralStim');
    expect(speedOf(match.match.state, match.crew('icheb'))).toBe(6);
    expect(lost(match)).toBe(2);
    match.choose('move', cellAt([8, 10]));
    expect(speedOf(match.match.state, match.crew('icheb'))).toBe(5);
  });

  test('[RDA-SEARCH-13, RDA-SEARCH-14] Field Dressing: 2 wounds off oneself or a friend beside one; the last use discards it', () => {
    const set = armed(['fieldDressing']).crew('icheb', { wounds: 3 }).partyTurn('icheb');
    who(set, 'icheb').cards[0]!.energy = 1;
    const played = take(set, who(set, 'icheb'), 'fieldDressing');
    expect(played.crew('icheb')).toMatchObject({ wounds: 1, cards: [] });
  });

  test('[RDA-DATA-01] Optic Visor: Search +1', () => {
    const set = armed(['opticVisor']);
    expect(skillOf(set.state, who(set, 'icheb'), 'search')).toBe(4);
    expect(skillOf(set.state, who(set, 'icheb'), 'stealth')).toBe(3);
  });

  test('[RDA-DATA-06] Lockbreaker: a die more on a Tech test for Interact', () => {
    const pick = (purpose: Test['purpose'], ...answers: string[]) =>
      rolled(
        tries(
          armed(['lockbreaker'])
            .crew('icheb', { at: [8, 10] })
            .dice(5, 1, 1, 1, 1, 1),
          'icheb',
          'tech',
          purpose,
          {},
          ...answers,
        ),
      );
    expect(pick('parameter', 'use')).toEqual(['5 1 1 1 1 1']);
    expect(pick('interact', 'use')).toEqual(['5 1 1 1 1 1']);
    expect(pick('tactical')).toEqual(['5 1 1 1 1']);
  });

  test('[RDA-DATA-01] Diplomatic Seal: a die more on Leadership about parameters', () => {
    const win = (purpose: Test['purpose']) =>
      rolled(tries(armed(['diplomaticSeal']).dice(1, 1, 1), 'icheb', 'leadership', purpose));
    expect(win('parameter')).toEqual(['1 1 1']);
    expect(win('tactical')).toEqual(['1 1']);
  });

  test('[RDA-DATA-01] Whisper Boots: Stealth +1', () => {
    const set = armed(['whisperBoots']);
    expect(skillOf(set.state, who(set, 'icheb'), 'stealth')).toBe(4);
    expect(skillOf(set.state, who(set, 'icheb'), 'search')).toBe(3);
  });

  test('[RDA-SEARCH-13] Grav Harness: flight during one Move', () => {
    const set = armed(['gravHarness'], 'drone', [3, 10]).partyTurn('icheb');
    const played = take(set, who(set, 'icheb'), 'gravHarness');
    expect(flies(played.table.state, played.crew('icheb'))).toBe(true);
    expect(played.crew('icheb').lasting).toMatchObject([{ until: 'move' }]);
    expect(lost(played)).toBe(1);
  });

  test('[RDA-DATA-06] Refractor Charm: +1/1 defense against a ranged attack, for an Energy token', () => {
    const set = () => armed(['refractorCharm']).crew('dex', { at: [8, 13] });
    expect(defends(set(), who(set(), 'dex'), who(set(), 'icheb'), 'ranged')).toEqual(['refractorCharm +1/1']);
    expect(defends(set(), who(set(), 'dex'), who(set(), 'icheb'), 'melee')).toEqual([]);
    const shot = (...answers: unknown[]) =>
      resolve(set().dice(5, 4), s => attackOf(crewById(s, 'dex'), crewById(s, 'icheb'), 'ranged'), 1, ...answers);
    expect(shot(['black:1']).crew('icheb')).toMatchObject({ wounds: 0, cards: [{ energy: 3 }] });
    expect(shot([]).crew('icheb')).toMatchObject({ wounds: 1, cards: [{ energy: 4 }] });
  });

  test('[RDA-SEARCH-14] Beast Lure: creatures head for a square within 4 in their next activation', () => {
    const set = armed(['beastLure'], 'caveLeviathan', [3, 10]).npc('dreggTrooper', [3, 12]).partyTurn('icheb');
    const played = take(set, who(set, 'icheb'), 'beastLure', cellAt([8, 14]));
    expect(effects.tell(played.table.state, 'errand', { by: played.npc(1)!, visible: [] })).toEqual([cellAt([8, 14])]);
    expect(played.npc(2)!.lasting).toEqual([]);
    expect(played.crew('icheb').cards).toEqual([]);
    expect(() =>
      take(
        armed(['beastLure'], 'caveLeviathan', [3, 10]).partyTurn('icheb'),
        who(set, 'icheb'),
        'beastLure',
        cellAt([8, 15]),
      ),
    ).toThrow();
    const none = armed(['beastLure']).partyTurn('icheb');
    expect(offerKeys(none, who(none, 'icheb'))).toEqual([]);
  });

  test('[RDA-GEAR-19] Flash Capsule: every non-friend within 2 is stunned', () => {
    const set = armed(['flashCapsule'], 'drone', [8, 12])
      .npc('drone', [8, 13])
      .crew('dex', { at: [7, 10] })
      .crew('prak', { at: [8, 11] })
      .partyTurn('icheb');
    const played = take(set, who(set, 'icheb'), 'flashCapsule');
    expect([played.npc(1)!.stunned, played.npc(2)!.stunned]).toEqual([true, false]);
    expect([played.crew('dex').stunned, played.crew('prak').stunned]).toEqual([true, false]);
  });

  test('[RDA-SEARCH-13] Adrenal Shot: one more action that is no attack in this turn', () => {
    const match = armed(['adrenalShot'], 'drone', [3, 10]).partyTurn('icheb').play().choose('adrenalShot');
    expect(match.state.party).toMatchObject({ actions: 2, peacefulActions: 1 });
    expect(match.crew('icheb').cards).toEqual([]);
  });

  test('[RDA-DATA-01] Ancient Idol: no effect', () => {
    expect(catalogue.gear.ancientIdol.effect).toBeUndefined();
    expect(gearCards.ancientIdol.cost).toBe(200);
  });

  const found = (token: number) => {
    const set = first()
      .crew('icheb', { at: [3, 12] })
      .container(token, [3, 13])
      .partyTurn('icheb');
    set.state.purses['p1'] = 5;
    return set.play().choose(`open:container:${cellAt([3, 13])}`);
  };

  test('[RDA-SETUP-33, RDA-DATA-01] Credit Chip: 50 digits on finding, then it is gone', () => {
    expect(found(13).state.purses['p1']).toBe(55);
    expect(found(13).crew('icheb').cards).toEqual([]);
  });

  test('[RDA-SETUP-33, RDA-DATA-01] Credit Vault Chip: 100 digits on finding', () => {
    expect(found(14).state.purses['p1']).toBe(105);
    expect(found(14).crew('icheb').cards).toEqual([]);
  });

  test('[RDA-DATA-01] Serpent Blade: a Sword with +1/2', () => {
    expect(withCard('serpentBlade', 'melee')).toEqual(['serpentBlade +1/2']);
    expect(gearCards.serpentBlade.keyword).toBe('sword');
  });

  test('[RDA-DATA-01] Thunder Maul: +2/1 with both hands', () => {
    expect(withCard('thunderMaul', 'melee')).toEqual(['thunderMaul +2/1']);
    expect(gearCards.thunderMaul.hands).toBe(2);
  });

  test('[RDA-CREATURE-01] Needle Pistol: range 5, +1/1, against Beast or Insect +1/2 instead', () => {
    reaches('needlePistol', 5);
    expect(withCard('needlePistol', 'ranged')).toEqual(['needlePistol +1/1']);
    expect(withCard('needlePistol', 'ranged', 'caveLeviathan')).toEqual(['needlePistol +1/2']);
    expect(withCard('needlePistol', 'ranged', 'acidSpitter')).toEqual(['needlePistol +1/2']);
    expect(withCard('needlePistol', 'ranged', 'crystalTitan')).toEqual(['needlePistol +1/1']);
  });

  test('[RDA-DATA-01] Plasma Carbine: range 7, +1/2, 3 energy', () => {
    reaches('plasmaCarbine', 7);
    expect(withCard('plasmaCarbine', 'ranged')).toEqual(['plasmaCarbine +1/2']);
    expect(gearCards.plasmaCarbine).toMatchObject({ energy: 3, hands: 2 });
  });

  test('[RDA-GEAR-19] Cryo Thrower: range 3; whom it wounds is stunned', () => {
    reaches('cryoThrower', 3);
    expect(wounding('cryoThrower', 'ranged').npc(1)!.stunned).toBe(true);
  });

  test('[RDA-DATA-14] Spike Grenade: 4 dice against one figure within 4', () => {
    const set = () => armed(['spikeGrenade'], 'borada', [8, 14]).npc('drone', [8, 13]).partyTurn('icheb');
    const played = take(set().dice(6, 6, 1, 1, 1, 1), who(set(), 'icheb'), 'spikeGrenade', 'npc:1');
    expect(played.said('attack.rolled')[0]!.params).toMatchObject({ dice: '6 6 1 1' });
    expect(played.npc(2)!.wounds).toBe(0);
    expect(played.npc(1)!.wounds).toBe(2);
    const hidden = first()
      .crew('icheb', { at: [8, 10], cards: ['spikeGrenade'] })
      .crew('dex', { at: [8, 12], stealth: true });
    expect(offerKeys(hidden, who(hidden, 'icheb'))).toEqual([]);
  });

  test('[RDA-DATA-14] Spike Grenade: the thrower says at whom, if there are several; with one nobody is asked', () => {
    const set = () => armed(['spikeGrenade'], 'borada', [8, 14]).npc('drone', [8, 13]).partyTurn('icheb');
    const match = set().dice(6, 1, 1, 1, 1).play().choose('spikeGrenade');
    expect([match.asks, match.asked]).toEqual(['throwAtWhom', 'p1']);
    expect(match.shown().options.map(({ key, refs, label }) => [key, refs, label.key])).toEqual([
      ['npc:1', ['npc:1'], 'npc.borada'],
      ['npc:2', ['npc:2'], 'npc.numbered'],
    ]);
    expect(match.match.askOf('p1')!.showing!.about).toEqual(['crew:icheb']);
    match.choose('npc:2');
    expect([match.npc(1)!.wounds, match.npc(2)]).toEqual([0, undefined]); // the drone is gone
    const alone = armed(['spikeGrenade'], 'drone', [8, 13]).partyTurn('icheb').dice(6, 1, 1, 1, 1).play();
    expect(alone.choose('spikeGrenade').npc(1)).toBeUndefined();
  });
});

describe('the Monolith', () => {
  test('[RDA-EPIC-06, RDA-DATA-14] grenades do it no harm before all pylons are marked, and it is never stunned', () => {
    const set = (marked: 'renegade' | null) => {
      const scene = first()
        .crew('icheb', { at: [8, 10], cards: ['spikeGrenade', 'fragGrenade', 'flashCapsule'] })
        .npc('monolith', [8, 12])
        .partyTurn('icheb');
      scene.state.mission = 'answerFromTheDark';
      for (let nth = 0; nth < 4; nth++) scene.parameter('site', 'site', [3, 10], { marked });
      return scene;
    };
    const before = set(null);
    expect(offerKeys(before, who(before, 'icheb'))).toEqual(['fragGrenade']);
    expect(take(before, who(before, 'icheb'), 'fragGrenade', cellAt([8, 12])).said('attack.rolled')).toEqual([]);
    const after = set('renegade').dice(6, 1, 1);
    expect(offerKeys(after, who(after, 'icheb'))).toEqual(['spikeGrenade', 'fragGrenade']);
    expect(take(after, who(after, 'icheb'), 'fragGrenade', cellAt([8, 12])).npc(1)!.wounds).toBe(1);
  });
});

describe('what is carried', () => {
  test('[RDA-SEARCH-17] a component does nothing in somebody’s hands', () => {
    const set = first().crew('prak', { cards: ['targetingLens'] });
    expect(adds(set, craft(set, 1), craft(set, 2), 'ship')).toEqual(['fearless +1/1', 'gunner +1/1']);
  });

  test('[RDA-DATA-01, RDA-DATA-06] 48 weapons and gear, 24 search items, 18 salvage cards, each with its energy', () => {
    const count = (prefix: string) =>
      Object.values(gearCards).reduce(
        (sum, { no, copies }) => sum + (/^[A-Z]+/.exec(no)![0] === prefix ? copies : 0),
        0,
      );
    expect([count('G'), count('SI'), count('SV')]).toEqual([48, 24, 18]);
    const energy = Object.fromEntries(
      Object.entries(gearCards).flatMap(([id, card]) => ('energy' in card ? [[id, card.energy]] : [])),
    );
    expect(energy).toEqual({
      emergencyTeleportationDevice: 1,
      ionPistol: 4,
      stunPistol: 3,
      pulseRifle: 5,
      scatterGun: 4,
      railSniper: 3,
      flameProjector: 3,
      fragGrenade: 1,
      shockBaton: 3,
      jumpPack: 3,
      cloakField: 3,
      medKit: 2,
      neuralStim: 3,
      fieldDressing: 2,
      lockbreaker: 3,
      gravHarness: 2,
      refractorCharm: 4,
      beastLure: 1,
      flashCapsule: 1,
      adrenalShot: 1,
      needlePistol: 4,
      plasmaCarbine: 3,
      cryoThrower: 3,
      spikeGrenade: 1,
      hullFoam: 1,
      shieldCell: 1,
      fuelRod: 1,
      salvagedRifle: 3,
      decoyBuoy: 1,
    });
  });
});
