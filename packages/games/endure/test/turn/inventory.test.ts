import { scene } from '@starboard/endure/testing';
import type { Flow } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { strike } from '../../src/rules/combat/damage.ts';
import { gain } from '../../src/rules/turn/gain.ts';
import { filledSpaces, newCard } from '../../src/rules/turn/inventory.ts';
import type { Endure, ItemId, Survivor } from '../../src/types.ts';

/** The marine gains these, one after the other. */
function gains(...items: ItemId[]) {
  return function* (t: Endure): Flow {
    for (const item of items) yield* gain(t, t.state.survivors[0]!, newCard(item));
  };
}

function spaces({ cards }: Survivor): string[] {
  return cards.map(({ item, space }) => `${item}:${space}`);
}

/** The marine searches a room, alone. */
function searching(holding: readonly (ItemId | `pair:${ItemId}`)[]) {
  return scene().survivor('marine-a', { at: 'REC.A', holding }).turnOf('marine-a');
}

function* hitMarine(t: Endure): Flow {
  yield* strike(t, t.state.survivors[0]!, { damage: 2, rule: 'ETS-DMG-02' });
}

describe('spaces', () => {
  test('[ETS-INV-01] one body, one head and three general spaces, and no more', () => {
    const performed = scene().perform(
      gains('paddedOveralls', 'reinforcedHelmet', 'shotgun', 'calmative', 'medKit1', 'fireAxe'),
      'body',
      'head',
      'leave',
    );
    expect(performed.asked).toEqual(['gain.where', 'gain.where', 'gain.full']);
    expect(spaces(performed.survivor('marine-a'))).toEqual([
      'paddedOveralls:body',
      'reinforcedHelmet:head',
      'shotgun:0',
      'calmative:1',
      'medKit1:2',
    ]);
  });

  test('[ETS-INV-02] with general spaces full the body takes armour only and the head a helmet only', () => {
    const performed = scene()
      .survivor('marine-a', { holding: ['shotgun', 'fireAxe', 'rivetGun'] })
      .perform(gains('medKit1', 'hullPlate', 'rebreather', 'calmingRig'), 'leave', 'leave');
    expect(performed.asked).toEqual(['gain.full', 'gain.full']);
    expect(spaces(performed.survivor('marine-a')).slice(3)).toEqual(['hullPlate:body', 'rebreather:head']);
  });

  test('[ETS-INV-03] a weapon and an item are used from any general space', () => {
    const played = scene()
      .survivor('marine-a', { at: 'REC.A', holding: ['calmative', 'shotgun', 'medKit1'], health: 5, resolve: 5 })
      .enemies('swarmer', 1, 'REC.A')
      .turnOf('marine-a')
      .play();
    expect(played.offers('use:')).toEqual(['use:calmative:0', 'use:medKit1:2']);
    expect(played.offers('attack:')).toEqual(['attack:shotgun:1@REC.A']);
  });

  test('[ETS-INV-04, ETS-INV-12] a found piece of armour is worn at once or carried as a spare', () => {
    const played = searching([]).items('bastionArmour').play().choose('search');
    expect(played.asks).toBe('gain.where');
    expect(played.offers()).toEqual(['body', 'general']);
    expect(spaces(played.choose('general').survivor('marine-a'))).toEqual(['bastionArmour:0']);
    const spare = searching(['paddedOveralls']).items('bastionArmour').play().choose('search');
    expect(spaces(spare.survivor('marine-a'))).toEqual(['paddedOveralls:body', 'bastionArmour:0']);
  });

  test('[ETS-INV-05] armour gives its save only while it is worn', () => {
    const worn = scene().survivor('marine-a', { holding: ['hullPlate'] });
    expect(worn.dice(2).perform(hitMarine).survivor('marine-a').health).toBe(10);
    const carried = scene()
      .survivor('marine-a', { holding: ['hullPlate'] })
      .card('marine-a', 'hullPlate', { space: 0 });
    expect(carried.dice('blank').perform(hitMarine).survivor('marine-a').health).toBe(8);
  });

  test('[ETS-INV-05] a helmet gives its bonus only while it is worn', () => {
    const worn = scene().survivor('marine-a', { holding: ['reinforcedHelmet'] });
    expect(worn.dice('head').perform(hitMarine).survivor('marine-a').injuries).toEqual([]);
    const carried = scene()
      .survivor('marine-a', { holding: ['reinforcedHelmet'] })
      .card('marine-a', 'reinforcedHelmet', { space: 2 });
    expect(carried.dice('head').perform(hitMarine).survivor('marine-a').injuries).toEqual(['head']);
  });

  test('[ETS-INV-06] the drawback of armour applies wherever it is carried', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['hullPlate'] })
      .card('marine-a', 'hullPlate', { space: 0 })
      .turnOf('marine-a')
      .play();
    played.choose('move:CREW.x', 'move:CREW.w');
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
  });

  test('[ETS-INV-13] a carried objective takes no space', () => {
    const played = scene({ mission: 'CG04' })
      .cleared()
      .survivor('marine-a', { at: 'CREW.A' })
      .survivor('captain-a', { at: 'CREW.A', holding: ['shotgun', 'fireAxe', 'rivetGun'] })
      .carries('marine-a', 0)
      .turnOf('marine-a')
      .play();
    played.choose('trade:captain-a', ['give:objective:0']);
    expect(played.asks).toBe('turn');
    expect(played.state.objectives[0]!.carrier).toBe('captain-a');
    expect(played.holds('captain-a')).toEqual(['shotgun', 'fireAxe', 'rivetGun']);
  });
});

describe('using and discarding', () => {
  test('[ETS-INV-07, ETS-INV-08] a single-use item costs one action and is discarded', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['medKit2'], health: 5 })
      .turnOf('marine-a')
      .play()
      .choose('use:medKit2:0');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.holds('marine-a')).toEqual([]);
    expect(played.state.items.discard).toEqual(['medKit2']);
  });

  test('[ETS-INV-08] no item without an action left', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['medKit2'], health: 5 })
      .turnOf('marine-a', 0)
      .play();
    expect(played.offers('use:')).toEqual([]);
    expect(played.barred('use:medKit2:0')).toBe('ETS-SURV-01');
  });

  test('[ETS-INV-08, ETS-INV-07] a Power Cell costs no action of its own: the shot that it feeds costs one in all', () => {
    const played = scene()
      .survivor('captain-a', { at: 'CREW.w', holding: ['voidCannon', 'powerCell'] })
      .survivor('marine-a', { at: 'REC.C' })
      .survivor('medic-a', { at: 'REC.C' })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('captain-a', 1)
      .dice(6, 5, 4, 3, 2, 1)
      .play();
    played.choose('attack:voidCannon:0@CREW.x');
    expect(played.survivor('captain-a').turn.actions).toBe(0);
    expect(played.holds('captain-a')).toEqual(['voidCannon']);
    expect(played.state.items.discard).toEqual(['powerCell']);
  });

  test('[ETS-INV-09] cards are discarded for free, even with no action left', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['shotgun', 'hullPlate'] })
      .turnOf('marine-a', 0)
      .play();
    played.choose('discard:hullPlate:body', 'discard:shotgun:0');
    expect(played.holds('marine-a')).toEqual([]);
    expect(played.survivor('marine-a').turn.actions).toBe(0);
  });

  test('[ETS-INV-10] a discarded card is out of play, also where used ones come back', () => {
    const played = scene({ variants: { itemDeckEmpty: 'reshuffle' } })
      .survivor('marine-a', { at: 'REC.A', holding: ['shotgun'] })
      .with(state => state.items.draw.splice(0))
      .turnOf('marine-a')
      .play()
      .choose('discard:shotgun:0');
    expect(played.state.removed).toEqual(['shotgun']);
    expect(played.state.items).toEqual({ draw: [], discard: [] });
    expect(played.barred('search')).toBe('ETS-SEARCH-09');
  });
});

describe('pairs', () => {
  test('[ETS-INV-11, ETS-INV-15] a second Pistol placed on the first makes a pair in one space', () => {
    const played = searching(['pistol']).items('pistol').play().choose('search');
    expect(played.offers()).toEqual(['pair', 'general']);
    played.choose('pair');
    expect(spaces(played.survivor('marine-a'))).toEqual(['pistol:0', 'pistol:0']);
    expect(filledSpaces(played.survivor('marine-a'))).toBe(1);
  });

  test('[ETS-INV-15] placed apart from the first it makes none; Reorganise forms the pair later', () => {
    const played = searching(['pistol']).items('pistol').play().choose('search', 'general');
    expect(spaces(played.survivor('marine-a'))).toEqual(['pistol:0', 'pistol:1']);
    played.choose('reorganise', 'pair:pistol:1');
    expect(spaces(played.survivor('marine-a'))).toEqual(['pistol:0', 'pistol:0']);
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });

  test('[ETS-INV-11] a pair is full, and only identical weapons with the mark make one', () => {
    const third = searching(['pair:pistol']).items('pistol').play().choose('search');
    expect(spaces(third.survivor('marine-a')).at(-1)).toBe('pistol:1');
    const unmarked = searching(['shotgun']).items('shotgun').play().choose('search');
    expect(spaces(unmarked.survivor('marine-a')).at(-1)).toBe('shotgun:1');
    const other = searching(['pistol']).items('silencedPistol').play().choose('search');
    expect(spaces(other.survivor('marine-a')).at(-1)).toBe('silencedPistol:1');
  });

  test('[ETS-INV-15] with every space filled a twin can still be placed on its like', () => {
    const played = searching(['pistol', 'shotgun', 'fireAxe']).items('pistol').play().choose('search');
    expect(spaces(played.survivor('marine-a'))).toEqual(['pistol:0', 'shotgun:1', 'fireAxe:2', 'pistol:0']);
  });
});

describe('putting in order', () => {
  test('[ETS-INV-12, ETS-SURV-05] what is carried is put on only by Reorganise, for one action', () => {
    const played = searching(['paddedOveralls']).items('hullPlate').play().choose('search');
    expect(played.offers('wear')).toEqual([]);
    played.choose('reorganise', 'wear:hullPlate:0');
    expect(spaces(played.survivor('marine-a'))).toEqual(['paddedOveralls:0', 'hullPlate:body']);
    played.choose('takeOff:hullPlate:body');
    expect(spaces(played.survivor('marine-a'))).toEqual(['paddedOveralls:0', 'hullPlate:1']);
    played.choose('done');
    expect(played.asks).toBe('turn');
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });

  test('[ETS-SURV-05] any number of moves for one action, but not back to how it lay before', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['reinforcedHelmet', 'pair:pistol'] })
      .turnOf('marine-a')
      .play()
      .choose('reorganise');
    expect(played.offers()).toEqual(['takeOff:reinforcedHelmet:head', 'part:pistol:0', 'done']);
    played.choose('part:pistol:0');
    expect(played.offers()).toEqual(['takeOff:reinforcedHelmet:head', 'pair:pistol:0', 'done']);
    played.choose('takeOff:reinforcedHelmet:head');
    expect(spaces(played.survivor('marine-a'))).toEqual(['reinforcedHelmet:2', 'pistol:1', 'pistol:0']);
    played.choose('pair:pistol:1');
    expect(spaces(played.survivor('marine-a'))).toEqual(['reinforcedHelmet:2', 'pistol:0', 'pistol:0']);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-SURV-05, ETS-ODD-33] where nothing could be moved there is nothing to reorganise', () => {
    const bare = scene()
      .survivor('marine-a', { holding: ['pistol', 'shotgun'] })
      .turnOf('marine-a')
      .play();
    expect(bare.offers()).not.toContain('reorganise');
    const full = searching(['rebreather', 'pistol', 'shotgun', 'fireAxe']).play();
    expect(full.offers()).not.toContain('reorganise');
    const paired = searching(['pair:pistol', 'shotgun', 'fireAxe']).play();
    expect(paired.offers()).not.toContain('reorganise');
  });

  test('[ETS-INV-11] a pair beside a third twin can only be parted', () => {
    const played = searching(['pair:pistol', 'pistol']).play().choose('reorganise');
    expect(played.offers()).toEqual(['part:pistol:0', 'done']);
  });
});

describe('no room', () => {
  const full = ['shotgun', 'fireAxe', 'rivetGun'] as const;

  test('[ETS-INV-14] discard something for it', () => {
    const played = searching(full).items('pistol').play().choose('search');
    expect(played.asks).toBe('gain.full');
    expect(played.offers()).toEqual(['drop:shotgun:0', 'drop:fireAxe:1', 'drop:rivetGun:2', 'leave']);
    played.choose('drop:fireAxe:1');
    expect(spaces(played.survivor('marine-a'))).toEqual(['shotgun:0', 'rivetGun:2', 'pistol:1']);
    expect(played.state.removed).toEqual(['fireAxe']);
  });

  test('[ETS-INV-14] or discard the card itself', () => {
    const played = searching(full).items('pistol').play().choose('search', 'leave');
    expect(played.holds('marine-a')).toEqual([...full]);
    expect(played.state.removed).toEqual(['pistol']);
  });

  test('[ETS-INV-12, ETS-INV-14] nothing is moved for it: a spare helmet keeps its space', () => {
    const played = scene()
      .survivor('marine-a', { at: 'REC.A', holding: ['shotgun', 'fireAxe', 'rebreather'] })
      .card('marine-a', 'rebreather', { space: 2 })
      .turnOf('marine-a')
      .items('pistol')
      .play()
      .choose('search');
    expect(played.offers()).toEqual(['drop:shotgun:0', 'drop:fireAxe:1', 'drop:rebreather:2', 'leave']);
  });

  test('[ETS-INV-14] only what makes room is asked for; a worn helmet makes room for a helmet', () => {
    const played = searching([...full, 'rebreather'])
      .items('calmingRig')
      .play()
      .choose('search');
    expect(played.offers('drop:')).toEqual([
      'drop:shotgun:0',
      'drop:fireAxe:1',
      'drop:rivetGun:2',
      'drop:rebreather:head',
    ]);
    const weapon = searching([...full, 'rebreather'])
      .items('pistol')
      .play()
      .choose('search');
    expect(weapon.offers('drop:')).not.toContain('drop:rebreather:head');
    played.choose('drop:rebreather:head');
    expect(spaces(played.survivor('marine-a')).at(-1)).toBe('calmingRig:head');
  });

  test('[ETS-INV-14] of a pair one card goes for a twin, both for anything else', () => {
    const twin = searching(['pair:pistol', 'shotgun', 'fireAxe']).items('pistol').play().choose('search');
    expect(twin.offers()).toEqual(['drop:pistol:0', 'drop:shotgun:1', 'drop:fireAxe:2', 'leave']);
    expect(twin.choose('drop:pistol:0').holds('marine-a')).toEqual(['pistol', 'shotgun', 'fireAxe', 'pistol']);
    const kit = searching(['pair:pistol', 'shotgun', 'fireAxe']).items('medKit1').play().choose('search');
    kit.choose('drop:pistol:0', 'drop:pistol:0');
    expect(spaces(kit.survivor('marine-a'))).toEqual(['shotgun:1', 'fireAxe:2', 'medKit1:0']);
  });

  test('[ETS-INV-14, ETS-RDECK-01] a Hoarder discards nothing: what fits nowhere is lost', () => {
    const played = scene()
      .survivor('marine-a', { at: 'REC.A', holding: full, resolveCards: ['shown:hoarder'] })
      .turnOf('marine-a')
      .items('pistol')
      .play()
      .choose('search');
    expect(played.asks).toBe('turn');
    expect(played.holds('marine-a')).toEqual([...full]);
    expect(played.state.removed).toEqual(['pistol']);
    expect(played.offers('discard:')).toEqual([]);
  });
});
