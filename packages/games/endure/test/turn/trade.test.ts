import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import type { ItemId } from '../../src/types.ts';

/** The marine and the captain in one room; it is the marine's turn. */
function together(
  marine: readonly (ItemId | `pair:${ItemId}`)[],
  captain: readonly (ItemId | `pair:${ItemId}`)[],
  mission = 'DRILL',
) {
  return scene({ mission })
    .survivor('marine-a', { at: 'REC.A', holding: marine })
    .survivor('captain-a', { at: 'REC.A', holding: captain })
    .turnOf('marine-a');
}

describe('trading', () => {
  test('[ETS-TRADE-01] one action of the acting survivor, none of the partner', () => {
    const played = together(['shotgun'], []).play();
    played.choose('trade:captain-a', ['give:shotgun:0:0']);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    played.choose('end');
    expect(played.survivor('captain-a').turn.actions).toBe(3);
    expect(played.holds('captain-a')).toEqual(['shotgun']);
    expect(together(['shotgun'], []).turnOf('marine-a', 0).play().offers('trade:')).toEqual([]);
  });

  test('[ETS-TRADE-02] only in the same zone', () => {
    const played = together(['shotgun'], []).survivor('captain-a', { at: 'REC.R' }).play();
    expect(played.offers('trade:')).toEqual([]);
    expect(played.barred('trade')).toBe('ETS-TRADE-02');
  });

  test('[ETS-TRADE-03] any number of weapons, items, armour and objectives, in both directions', () => {
    const played = together(['shotgun', 'calmative'], ['hullPlate', 'rebreather', 'medKit1'], 'CG04')
      .cleared()
      .carries('captain-a', 0)
      .play()
      .choose('trade:captain-a');
    expect(played.offers()).toEqual([
      'give:shotgun:0:0',
      'give:calmative:1:1',
      'take:hullPlate:body:0',
      'take:rebreather:head:1',
      'take:medKit1:0:2',
      'take:objective:0',
    ]);
    played.choose(played.offers(), 'body', 'head', 'done');
    expect(played.holds('marine-a')).toEqual(['hullPlate', 'rebreather', 'medKit1']);
    expect(played.holds('captain-a')).toEqual(['shotgun', 'calmative']);
    expect(played.state.objectives[0]!.carrier).toBe('marine-a');
    expect(played.state.removed).toEqual([]);
    expect(played.said('traded')).toMatchObject([{ params: { count: 6 } }]);
  });

  test('[ETS-TRADE-03] with one partner for each action', () => {
    const played = together(['shotgun', 'fireAxe'], [])
      .survivor('medic-a', { at: 'REC.A', holding: ['calmative'] })
      .play();
    expect(played.offers('trade:')).toEqual(['trade:captain-a', 'trade:medic-a']);
    played.choose('trade:captain-a');
    expect(played.offers()).toEqual(['give:shotgun:0:0', 'give:fireAxe:1:1']);
    played.choose(['give:shotgun:0:0'], 'trade:medic-a', ['give:fireAxe:1:0', 'take:calmative:0:0']);
    expect(played.holds('captain-a')).toEqual(['shotgun']);
    expect(played.holds('medic-a')).toEqual(['fireAxe']);
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });

  test('[ETS-TRADE-03, ETS-ODD-33] nobody with empty hands trades with nobody', () => {
    expect(together([], []).play().offers('trade:')).toEqual([]);
  });

  test('[ETS-TRADE-04] both may put their things in order, for free', () => {
    const played = together(['pistol', 'shotgun', 'pistol'], ['paddedOveralls', 'hullPlate']).play();
    played.choose('trade:captain-a', ['give:shotgun:1:1']);
    expect(played.asked).toBe('marine-a');
    played.choose('pair:pistol:2', 'done');
    expect(played.asked).toBe('captain-a');
    played.choose('wear:hullPlate:0', 'done');
    expect(played.survivor('marine-a').cards.map(card => card.space)).toEqual([0, 0]);
    expect(played.survivor('captain-a').cards.find(card => card.item === 'hullPlate')!.space).toBe('body');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-TRADE-04, ETS-INV-15] a traded Pistol is placed on its twin', () => {
    const played = together(['pistol'], ['pistol']).play();
    played.choose('trade:captain-a', ['give:pistol:0:0'], 'pair', 'done');
    expect(played.survivor('captain-a').cards.map(card => card.space)).toEqual([0, 0]);
  });

  test('[ETS-TRADE-05, ETS-ODD-24] not with an enemy figure in the zone, stunned or not', () => {
    for (const stunned of [false, true]) {
      const played = together(['shotgun'], []).enemies('swarmer', 1, 'REC.A', { stunned }).play();
      expect(played.offers('trade:')).toEqual([]);
      expect(played.barred('trade')).toBe('ETS-TRADE-05');
    }
    expect(together(['shotgun'], []).enemies('swarmer', 1, 'REC.R').play().offers('trade:')).toEqual([
      'trade:captain-a',
    ]);
  });

  test('[ETS-TRADE-06] what does not fit is discarded', () => {
    const played = together(['calmative'], ['shotgun', 'fireAxe', 'rivetGun']).play();
    played.choose('trade:captain-a', ['give:calmative:0:0']);
    expect([played.asked, played.asks]).toEqual(['captain-a', 'gain.full']);
    expect(played.offers()).toEqual(['drop:shotgun:0', 'drop:fireAxe:1', 'drop:rivetGun:2', 'leave']);
    played.choose('drop:rivetGun:2');
    expect(played.holds('captain-a')).toEqual(['shotgun', 'fireAxe', 'calmative']);
    expect(played.state.removed).toEqual(['rivetGun']);
  });

  test('[ETS-TRADE-04, ETS-TRADE-06] putting things in order may make the room that is wanted', () => {
    const set = together(['calmative'], ['hullPlate', 'shotgun', 'fireAxe']).card('captain-a', 'hullPlate', {
      space: 2,
    });
    const played = set.play().choose('trade:captain-a', ['give:calmative:0:0']);
    expect(played.offers('wear:')).toEqual(['wear:hullPlate:2']);
    played.choose('wear:hullPlate:2');
    expect(played.holds('captain-a')).toEqual(['hullPlate', 'shotgun', 'fireAxe', 'calmative']);
    expect(played.state.removed).toEqual([]);
  });

  test('[ETS-TRADE-06] where putting things in order makes no room it is not asked for', () => {
    const played = together(['calmative'], ['paddedOveralls', 'hullPlate', 'shotgun', 'fireAxe']).play();
    played.choose('trade:captain-a', ['give:calmative:0:0']);
    expect(played.offers()).toEqual(['drop:hullPlate:0', 'drop:shotgun:1', 'drop:fireAxe:2', 'leave']);
  });

  test('[ETS-TRADE-06] a swap of full hands loses nothing', () => {
    const played = together(['calmative', 'medKit1', 'medKit2'], ['shotgun', 'fireAxe', 'rivetGun']).play();
    played.choose('trade:captain-a', ['give:calmative:0:0', 'take:shotgun:0:0']);
    expect(played.asks).toBe('turn');
    expect(played.holds('marine-a')).toEqual(['medKit1', 'medKit2', 'shotgun']);
    expect(played.holds('captain-a')).toEqual(['fireAxe', 'rivetGun', 'calmative']);
  });

  test('[ETS-TRADE-07] a stunned partner only receives, and puts nothing in order', () => {
    const played = together(['calmative'], ['shotgun', 'paddedOveralls'])
      .with(state => {
        state.survivors[1]!.stun = 'out';
      })
      .play()
      .choose('trade:captain-a');
    expect(played.offers()).toEqual(['give:calmative:0:0']);
    played.choose(['give:calmative:0:0']);
    expect([played.asked, played.asks]).toEqual(['marine-a', 'turn']);
    expect(played.holds('captain-a')).toEqual(['shotgun', 'paddedOveralls', 'calmative']);
  });

  test('[ETS-TRADE-07] there is no trade with a stunned partner for empty hands', () => {
    const stunned = together([], ['shotgun']).with(state => {
      state.survivors[1]!.stun = 'out';
    });
    expect(stunned.play().offers('trade:')).toEqual([]);
    expect(together([], ['shotgun']).play().offers('trade:')).toEqual(['trade:captain-a']);
  });

  test('[ETS-ITEM-10] a partly used Power Cell keeps its spent charge', () => {
    const played = together(['powerCell'], []).card('marine-a', 'powerCell', { spent: 1 }).play();
    played.choose('trade:captain-a', ['give:powerCell:0:0']);
    expect(played.survivor('captain-a').cards).toEqual([{ item: 'powerCell', space: 0, jammed: false, spent: 1 }]);
  });

  test('[ETS-TRADE-03, ETS-RDECK-01] a Hoarder gives no card away, but takes', () => {
    const played = together(['shotgun'], ['calmative'])
      .survivor('marine-a', { resolveCards: ['shown:hoarder'] })
      .play()
      .choose('trade:captain-a');
    expect(played.offers()).toEqual(['take:calmative:0:0']);
  });
});
