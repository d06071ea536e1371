import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue.ts';
import { askToTurn } from '../../src/rules/captives.ts';
import { repairShips } from '../../src/rules/events/repairs.ts';
import { healPatients } from '../../src/rules/healing.ts';
import { freePivotsOf } from '../../src/rules/orbit/move.ts';
import { healthOf, initiativeOf, skillOf, speedOf } from '../../src/rules/stats.ts';
import { crewById, shipNo, specialtiesOf } from '../../src/rules/table.ts';
import type { CardId, CrewId, Skill, UpgradeId } from '../../src/types.ts';
import { adds, craft, defends, first, who } from '../support/cards.ts';
import { attackOf, resolve } from '../support/combat.ts';

const trained = (id: CrewId, ...list: UpgradeId[]) =>
  first()
    .crew(id, { at: [8, 10], upgrades: list })
    .npc('dreggTrooper', [8, 11]);

/** A skill without the upgrade and with it. */
function schooling(upgrade: UpgradeId, skill: Skill): void {
  const value = (...list: UpgradeId[]) =>
    skillOf(trained('icheb', ...list).state, crewById(trained('icheb', ...list).state, 'icheb'), skill);
  expect(value(upgrade)).toBe(value() + 1);
  const others = (['leadership', 'search', 'piloting', 'tech', 'stealth', 'weapons', 'medical'] as const).filter(
    each => each !== skill,
  );
  for (const other of others) {
    const set = trained('icheb', upgrade);
    expect(skillOf(set.state, who(set, 'icheb'), other)).toBe(
      skillOf(trained('icheb').state, who(trained('icheb'), 'icheb'), other),
    );
  }
}

describe('upgrades of crew', () => {
  const list = (upgrade: UpgradeId, how: 'melee' | 'ranged') => {
    const set = trained('icheb', upgrade);
    return adds(set, who(set, 'icheb'), set.state.npcs[0]!, how);
  };

  test('[RDA-UPGRADE-03] Marksman Training: +1/1 on ranged attacks', () => {
    expect([list('marksmanTraining', 'ranged'), list('marksmanTraining', 'melee')]).toEqual([
      ['marksmanTraining +1/1'],
      [],
    ]);
  });

  test('[RDA-UPGRADE-03] Blade Dancer: +1/1 on melee attacks', () => {
    expect([list('bladeDancer', 'ranged'), list('bladeDancer', 'melee')]).toEqual([[], ['bladeDancer +1/1']]);
  });

  test('[RDA-UPGRADE-03, RDA-DICE-02] Xeno Reflexes: an additional +1/1 defense', () => {
    const set = trained('ronara', 'xenoReflexes');
    expect(defends(set, set.state.npcs[0]!, who(set, 'ronara'), 'melee')).toEqual([
      'defense +1/1',
      'xenoReflexes +1/1',
    ]);
  });

  test('[RDA-UPGRADE-03] Iron Constitution: health +2', () => {
    expect(healthOf(trained('icheb').state, who(trained('icheb'), 'icheb'))).toBe(7);
    const set = trained('icheb', 'ironConstitution');
    expect(healthOf(set.state, who(set, 'icheb'))).toBe(9);
  });

  test('[RDA-UPGRADE-03, RDA-CREW-11] Fleet Footed: Speed +1', () => {
    const set = trained('icheb', 'fleetFooted');
    expect(speedOf(set.state, who(set, 'icheb'))).toBe(6);
  });

  test('[RDA-UPGRADE-03] Ghost Training: Stealth +1', () => schooling('ghostTraining', 'stealth'));
  test('[RDA-UPGRADE-03] Sensor Training: Search +1', () => schooling('sensorTraining', 'search'));
  test('[RDA-UPGRADE-03] Flight School: Piloting +1', () => schooling('flightSchool', 'piloting'));
  test('[RDA-UPGRADE-03] Systems Certificate: Tech +1', () => schooling('systemsCertificate', 'tech'));
  test('[RDA-UPGRADE-03] Field Medicine: Medical +1', () => schooling('fieldMedicine', 'medical'));
  test('[RDA-UPGRADE-03] Command School: Leadership +1', () => schooling('commandSchool', 'leadership'));
  test('[RDA-UPGRADE-03] Gunnery School: Weapons +1', () => schooling('gunnerySchool', 'weapons'));

  test('[RDA-UPGRADE-03, RDA-CREW-15] Willpower: initiative +1', () => {
    const set = trained('icheb', 'willpower');
    expect(initiativeOf(set.state, who(set, 'icheb'))).toBe(6);
  });

  test('[RDA-UPGRADE-03, RDA-CREW-15] Veteran Command: initiative +2', () => {
    const set = trained('lexxa', 'veteranCommand');
    expect(initiativeOf(set.state, who(set, 'lexxa'))).toBe(10);
  });

  const healed = (set: ReturnType<typeof first>, id: CrewId) =>
    set
      .perform(function* (t) {
        healPatients(t);
      })
      .crew(id).wounds;

  test('[RDA-UPGRADE-03] Triage Expert: the Med Bay heals 3 instead of 2 while this medic tends it', () => {
    const set = () => first().crew('icheb', { post: 'medbay', wounds: 6 });
    expect(healed(set().crew('maeve', { post: 'medbay', upgrades: ['triageExpert'] }), 'icheb')).toBe(3);
    expect(healed(set().crew('maeve', { post: 'medbay' }), 'icheb')).toBe(4);
    expect(healed(set().crew('maeve', { post: 'communications', upgrades: ['triageExpert'] }), 'icheb')).toBe(6);
  });

  test('[RDA-UPGRADE-03, RDA-ROUND-07] Damage Control: at Engineering, at the end of the round, Tech 5+ takes 1 damage off the side in use', () => {
    const mend = (post: 'engineering' | 'quarters', flipped: boolean, ...dice: number[]) =>
      first()
        .ship(1, { damage: 3, flipped })
        .crew('icheb', { post, upgrades: ['damageControl'] })
        .dice(...dice)
        .perform(repairShips)
        .ship(1).damage;
    expect(mend('engineering', false, 5, 1, 1, 1, 1)).toBe(2);
    expect(mend('engineering', true, 5, 1, 1, 1, 1)).toBe(2);
    expect(mend('engineering', false, 1, 1, 1, 1, 1, 1)).toBe(3); // Tinkerer rolls one again
    expect(mend('quarters', false)).toBe(3);
  });

  test('[RDA-UPGRADE-03] Ace Pilot: the first pivot of each Move is free, at Navigation', () => {
    const set = (post: 'navigation' | 'quarters') => first().crew('ronara', { post, upgrades: ['acePilot'] });
    expect(freePivotsOf(set('navigation').state, craft(set('navigation'), 1))).toBe(1);
    expect(freePivotsOf(set('quarters').state, craft(set('quarters'), 1))).toBe(0);
  });

  test('[RDA-UPGRADE-03, RDA-CREW-05] Cross Training: a second specialty, but no abilities with it', () => {
    const set = first().crew('prak', { upgrades: ['crossTraining'], trained: 'communications' });
    expect(specialtiesOf(who(set, 'prak'))).toEqual(['weapons', 'communications']);
    set.crew('maeve', { post: 'quarters' }).crew('prak', { post: 'communications' });
    expect(adds(set, craft(set, 1), craft(set, 2), 'ship')).toEqual(['fearless +1/1']);
  });

  test('[RDA-EVENT-03, RDA-UPGRADE-03] Disaster Drill: immune to natural disasters', () => {
    const flood = (...list: UpgradeId[]) =>
      first()
        .crew('icheb', { at: [21, 9], upgrades: list })
        .dice(1, 1, 1)
        .perform(t => catalogue.events.flashFlood.happens(t));
    expect(flood().said('attack.rolled')).toHaveLength(1);
    expect(flood('disasterDrill').said('attack.rolled')).toHaveLength(0);
  });

  test('[RDA-CREATURE-01, RDA-UPGRADE-03] Robot Hunter: +1/1 against robots', () => {
    const set = first()
      .crew('icheb', { at: [8, 10], upgrades: ['robotHunter'] })
      .npc('roninAndroid', [8, 11])
      .npc('dreggTrooper', [8, 9]);
    const against = (at: number) => adds(set, who(set, 'icheb'), set.state.npcs[at]!, 'melee');
    expect([against(0), against(1)]).toEqual([['robotHunter +1/1'], []]);
  });

  test('[RDA-UPGRADE-03] Beast Whisperer: attacked by a Beast, Leadership 5+ makes it skip the attack', () => {
    const attack = (npc: 'caveLeviathan' | 'rustGolem', ...dice: number[]) =>
      resolve(
        first()
          .crew('icheb', { at: [8, 10], upgrades: ['beastWhisperer'] })
          .npc(npc, [8, 11])
          .dice(...dice),
        s => attackOf(s.npcs[0]!, crewById(s, 'icheb'), 'melee'),
        1,
      ).said('attack.rolled').length;
    expect(attack('caveLeviathan', 5, 1)).toBe(0);
    expect(attack('caveLeviathan', 1, 1, 1)).toBe(1);
    expect(attack('rustGolem', 1)).toBe(1);
  });

  test('[RDA-UPGRADE-03, RDA-DICE-06] Twin Pistols: with two pistols in hand one red die of a pistol attack is rolled again', () => {
    const shoot = (cards: CardId[], ...answers: unknown[]) => {
      const set = first()
        .crew('icheb', { at: [8, 10], cards, upgrades: ['twinPistols'] })
        .npc('borada', [8, 13])
        .dice(1, 1, 1);
      return resolve(
        set,
        s => attackOf(crewById(s, 'icheb'), s.npcs[0]!, 'ranged', { weapon: crewById(s, 'icheb').cards[0]! }),
        2,
        ...answers,
      );
    };
    expect(shoot(['arcPistol', 'ionPistol'], ['red:1']).said('attack.rerolled')).toHaveLength(1);
    expect(shoot(['arcPistol']).asked).toEqual([]);
  });

  test('[RDA-UPGRADE-03] Interrogator: a die more when turning a prisoner, none when being turned', () => {
    const attempt = (by: UpgradeId[], of: UpgradeId[]) => {
      const set = first()
        .crew('dex', { aboard: 1, post: 'brig', upgrades: of })
        .crew('lexxa', { upgrades: by })
        .dice(1, 1, 1, 1, 1, 1, 1, 1);
      return set
        .perform(t => askToTurn(t, shipNo(t.state, 1), crewById(t.state, 'dex')), 'turn')
        .said('test.opposed')[0]!.params;
    };
    expect(attempt([], ['interrogator'])).toMatchObject({ dice: '1 1 1 1 1', others: '1 1' });
    expect(attempt(['interrogator'], [])).toMatchObject({ dice: '1 1 1 1 1 1', others: '1 1' });
  });

  test('[RDA-UPGRADE-03] Adrenal Implant: once a mission one more action that is no attack', () => {
    const match = first()
      .crew('icheb', { at: [8, 10], upgrades: ['adrenalImplant'] })
      .partyTurn('icheb')
      .play()
      .choose('adrenalImplant');
    expect(match.state.party).toMatchObject({ actions: 2, peacefulActions: 1 });
    expect(match.offers()).not.toContain('adrenalImplant');
    expect(match.crew('icheb').usedMission).toEqual(['adrenalImplant']);
  });
});
