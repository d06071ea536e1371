import type { Answer } from '@starboard/kernel';
import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { answerIn, answerTo, beacon, dock } from '../support/bot.ts';

describe('ashore a sensible player', () => {
  test('[RDA-PARAM-08] takes what the mission wants as soon as it is in reach, whoever stands by', () => {
    const set = beacon()
      .crew('lexxa', { at: [13, 12] })
      .npc('zurathiWarrior', [12, 12])
      .partyTurn('lexxa');
    expect(answerIn(set)).toBe('interact:parameter:1');
  });

  test('[RDA-MOVE-09] walks up to it, and the nearer the better', () => {
    const played = beacon()
      .crew('lexxa', { at: [13, 3] })
      .partyTurn('lexxa')
      .play();
    expect(answerTo(played)).toBe('move');
    const goal = answerTo(played.choose('move')) as number;
    expect(played.offersPlace(goal)).toBe(true);
    const far = (cell: number) => Math.abs((cell % 32) - 16);
    for (let cell = 0; cell < 1024; cell++)
      if (played.offersPlace(cell)) expect(far(goal)).toBeLessThanOrEqual(far(cell));
  });

  test('[RDA-PARAM-12] opens containers while what it wants is hidden in one', () => {
    const set = () =>
      scene({ mission: 'stowawayCipher' })
        .container(1, [13, 13])
        .crew('lexxa', { at: [13, 12] })
        .partyTurn('lexxa');
    const hidden = set().parameter('core', 'hidden', null, { under: { bag: 'container', token: 1 } });
    expect(answerIn(hidden)).toBe(`open:container:${cellAt([13, 13])}`);
    const far = scene({ mission: 'stowawayCipher' })
      .container(1, [13, 20])
      .parameter('core', 'hidden', null, { under: { bag: 'container', token: 1 } })
      .crew('lexxa', { at: [13, 12] })
      .partyTurn('lexxa');
    expect(answerIn(far)).toBe('move');
  });

  test('[RDA-MELEE-01] strikes the one who bears what it wants', () => {
    const set = scene({ mission: 'raceForTheBeacon' })
      .crew('jayce', { at: [13, 13] })
      .crew('dex', { at: [12, 13] })
      .crew('lexxa', { at: [13, 12] })
      .parameter('core', 'object', null, { bearer: 'dex' })
      .partyTurn('lexxa');
    expect(answerIn(set)).toBe('melee:crew:dex');
  });

  test('[RDA-HEAL-01] badly hurt it makes for its ship, if there is a medic aboard', () => {
    const played = (medic: object) =>
      beacon()
        .docked(1, dock)
        .crew('lexxa', { at: [0, 13], wounds: 6 })
        .crew('maeve', medic)
        .partyTurn('lexxa')
        .play()
        .choose('move');
    expect(answerTo(played({}))).toBe(cellAt(dock));
    expect(answerTo(played({ wounds: 7 }))).not.toBe(cellAt(dock));
  });
});

describe('aboard a sensible player', () => {
  test('[RDA-ORBIT-06, RDA-DEPLOY-01] lands on the mission planet while there is something to fetch', () => {
    const arrived = () =>
      beacon()
        .ship(1, { at: [12, -2], facing: 'W' })
        .turnOf(1);
    expect(answerIn(arrived())).toMatch(/^descend:dock:/);
    const ashore = arrived()
      .crew('lexxa', { at: [13, 3] })
      .play();
    expect(ashore.offers('descend')).not.toEqual([]);
    expect(answerTo(ashore)).not.toMatch(/^descend/);
  });

  test('[RDA-TIER-03, RDA-ORBIT-07] lifts off with all that is needed, and not before', () => {
    const docked = (role: object) =>
      scene({ mission: 'raceForTheBeacon', tier: 2 })
        .round(3)
        .docked(1, dock, 2)
        .parameter('core', 'object', role === home ? null : [13, 13], role)
        .turnOf(1);
    const home = { hold: 1 };
    expect(answerIn(docked(home))).toBe('ascend');
    expect(answerIn(docked({}))).not.toBe('ascend');
  });

  test('[RDA-TIER-08] as pursuer of a chase first fetches its party from the mission planet, and then leaves nobody there', () => {
    const chased = () =>
      beacon().with(state => {
        state.chase = 'coalition';
      });
    const over = (at: Spot) =>
      chased()
        .ship(1, { at: [12, -2], facing: 'W' })
        .crew('prak', { at })
        .turnOf(1);
    expect(answerIn(over([-1, 13]))).toBe(`descend:dock:${cellAt(dock)}`);
    const ashore = chased()
      .docked(1, dock)
      .crew('prak', { at: [1, 13] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(answerTo(ashore)).toBe(cellAt(dock));
    const aboard = chased().docked(1, dock).partyTurn('prak').play();
    expect(aboard.offers()).toContain('disembark');
    expect(answerTo(aboard)).toBe('done');
  });

  test('[RDA-CRIT-07] flies home to be repaired when its hull is badly damaged', () => {
    const played = (damage: number) =>
      beacon()
        .ship(1, { at: [5, 13], facing: 'N', flipped: true, damage })
        .turnOf(1);
    const hurt = played(4).play().choose('move');
    const well = played(0).play().choose('move');
    expect(answerTo(hurt)).not.toBe(answerTo(well));
    expect((answerTo(hurt) as number) >> 3).toBeLessThan((answerTo(well) as number) >> 3); // Port Saven is in the north
  });

  test('[RDA-HEAL-01, RDA-STATION-04] sends the wounded and the medic to the Med Bay', () => {
    const played = beacon().crew('prak', { wounds: 5 }).turnOf(1, { begun: false }).play();
    expect(answerTo(played)).toBe('shift');
    const sent = new Set<Answer>();
    for (played.choose('shift'); played.asks === 'shift' && answerTo(played) !== 'done'; ) {
      sent.add(answerTo(played));
      played.choose(answerTo(played));
      expect(answerTo(played)).toBe('medbay');
      played.choose('medbay');
    }
    expect(sent).toEqual(new Set(['crew:prak', 'crew:maeve']));
  });

  test('[RDA-HEAL-10] sends the medic to a companion who lies unconscious in the Med Bay', () => {
    const played = beacon().crew('prak', { post: 'medbay', wounds: 8 }).turnOf(1, { begun: false }).play();
    expect(answerTo(played)).toBe('shift');
    expect(answerTo(played.choose('shift'))).toBe('crew:maeve');
    expect(answerTo(played.choose('crew:maeve'))).toBe('medbay');
    const well = beacon().turnOf(1, { begun: false }).play();
    expect(answerTo(well)).not.toBe('shift');
  });
});
