import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { gears } from '../../src/cards/items/gear.ts';
import { items } from '../../src/cards/items/index.ts';
import { accomplishmentDeck, eventDeck, itemDeck, resolveDeck } from '../../src/rules/setup/decks.ts';
import type { ItemCardId, ItemId } from '../../src/types.ts';

type GearId = keyof typeof gears;

const printed: { readonly [kind: string]: { readonly [C in ItemCardId]?: number } } = {
  weapon: {
    swarmerLeg: 5,
    pistol: 4,
    plasmaCutter: 2,
    shotgun: 2,
    assaultRifle: 2,
    medicalBlade: 4,
    medicalLaser: 1,
    persuader: 1,
    voidCannon: 1,
    rivetGun: 2,
    arcBaton: 2,
    fireAxe: 2,
    silencedPistol: 2,
  },
  armour: { paddedOveralls: 2, safeguardArmour: 2, bastionArmour: 1, hullPlate: 1 },
  helmet: { reinforcedHelmet: 2, tacticalVisor: 1, calmingRig: 1, rebreather: 1, trackerHelm: 1 },
  gear: {
    powerCell: 5,
    medKit1: 3,
    medKit2: 2,
    medKit3: 2,
    stunGrenade: 3,
    shieldBubble: 2,
    holoDecoy: 3,
    fragGrenade: 3,
    adrenalineShot: 2,
    calmative: 2,
    overrideKey: 1,
  },
  noise: { noise1: 3, noise2: 4, noise3: 2, noise4: 1 },
};

/** The captain with these in hand, the others out of the way. */
function captain(at: string, ...holding: ItemId[]) {
  return scene()
    .survivor('captain-a', { at, holding })
    .survivor('marine-a', { at: 'CREW.B' })
    .survivor('medic-a', { at: 'CREW.B' })
    .turnOf('captain-a');
}

describe('the decks', () => {
  test('[ETS-COMP-05] 80 item, 30 event, 20 Resolve and 18 accomplishment cards', () => {
    expect([itemDeck(), eventDeck(), resolveDeck(), accomplishmentDeck()].map(deck => deck.length)).toEqual([
      80, 30, 20, 18,
    ]);
  });

  test('[ETS-ITEM-01] 30 weapons, 6 armours, 6 helmets, 28 items, 10 noise cards, each as often as tabled', () => {
    const counted: { [kind: string]: { [card: string]: number } } = {};
    for (const card of itemDeck()) {
      const { kind } = items[card];
      counted[kind] = { ...counted[kind], [card]: (counted[kind]?.[card] ?? 0) + 1 };
    }
    expect(counted).toEqual(printed);
    const totals = Object.values(counted).map(kind => Object.values(kind).reduce((sum, count) => sum + count, 0));
    expect(totals).toEqual([30, 6, 6, 28, 10]);
  });

  test('[ETS-ITEM-02] exactly 5 Power Cells', () => {
    expect(itemDeck().filter(card => card === 'powerCell')).toHaveLength(5);
  });

  test('[ETS-ITEM-07] Med Kits of three strengths, at least two of them +3', () => {
    expect(itemDeck().filter(card => card === 'medKit3').length).toBeGreaterThanOrEqual(2);
    expect(new Set(itemDeck().filter(card => card.startsWith('medKit'))).size).toBe(3);
  });

  test('[ETS-ITEM-08] there are distracting items, Stun Grenades and Shield Bubbles', () => {
    for (const card of ['holoDecoy', 'stunGrenade', 'shieldBubble'] as const) expect(itemDeck()).toContain(card);
  });

  test('[ETS-ITEM-01, ETS-INV-08] every item but the Power Cell costs one action', () => {
    const free = (Object.keys(printed['gear']!) as GearId[]).filter(gear => gears[gear].cost === 0);
    expect(free).toEqual(['powerCell']);
  });
});

describe('Med Kits', () => {
  test.each([
    ['medKit1', 1],
    ['medKit2', 2],
    ['medKit3', 3],
  ] as const)(
    '[ETS-ITEM-01, ETS-ITEM-09, ETS-ITEM-07] %s: regain %i Health, remove one injury of the own choice',
    (kit, strength) => {
      const played = captain('REC.A', kit)
        .survivor('captain-a', { health: 4, injuries: ['head', 'leg'] })
        .play();
      played.choose(`use:${kit}:0`);
      expect(played.offers()).toEqual(['head', 'leg']);
      played.choose('leg');
      expect(played.survivor('captain-a')).toMatchObject({ health: 4 + strength, injuries: ['head'] });
    },
  );

  test('[ETS-ITEM-09, ETS-ODD-27] not above the maximum of the class', () => {
    const played = captain('REC.A', 'medKit3').survivor('captain-a', { health: 8 }).play().choose('use:medKit3:0');
    expect(played.survivor('captain-a').health).toBe(9);
    expect(played.said('health.regained')).toMatchObject([{ rule: 'ETS-ITEM-09', params: { amount: 1, health: 9 } }]);
  });

  test('[ETS-ITEM-09, ETS-ODD-33] of use for an injury alone, and of none in good health', () => {
    const hurt = captain('REC.A', 'medKit1')
      .survivor('captain-a', { injuries: ['body'] })
      .play()
      .choose('use:medKit1:0');
    expect(hurt.survivor('captain-a').injuries).toEqual([]);
    expect(hurt.said('health.regained')).toEqual([]);
    const well = captain('REC.A', 'medKit1').play();
    expect(well.offers('use:')).toEqual([]);
    expect(well.barred('use:medKit1:0')).toBe('ETS-ODD-33');
  });

  test('[ETS-SURV-06, ETS-ITEM-09] it helps whoever carries it, and nobody else', () => {
    const played = captain('REC.A', 'medKit1').survivor('marine-a', { at: 'REC.A', health: 3 }).play();
    expect(played.offers('use:')).toEqual([]);
  });
});

describe('Power Cell', () => {
  test('[ETS-ITEM-01] Power Cell: one Void Cannon shot, and nothing to be done with it alone', () => {
    const played = captain('CREW.w', 'voidCannon', 'powerCell')
      .enemies('swarmer', 2, 'CREW.x')
      .dice(1, 2, 1, 2, 1, 6)
      .play();
    expect(played.offers('use:')).toEqual([]);
    played.choose('attack:voidCannon:0@CREW.x');
    expect(played.holds('captain-a')).toEqual(['voidCannon']);
    expect(played.offers('attack:')).toEqual([]);
  });
});

describe('Stun Grenade', () => {
  test('[ETS-ITEM-01] Stun Grenade: any zone in sight at distance 0 to 2, empty ones too', () => {
    const played = captain('CREW.w', 'stunGrenade').play().choose('use:stunGrenade:0');
    expect(played.offers().sort()).toEqual(['CREW.A', 'CREW.e', 'CREW.w', 'CREW.x']);
    played.choose('CREW.e');
    expect(played.noiseIn('CREW.e')).toBe(3);
    expect(played.noiseIn('CREW.w')).toBe(0);
    expect(played.state.items.discard).toEqual(['stunGrenade']);
  });

  test('[ETS-ITEM-11, ETS-ITEM-01] every enemy and every survivor in the zone is stunned, nobody beside it', () => {
    const played = captain('CREW.w', 'stunGrenade')
      .survivor('marine-a', { at: 'CREW.x' })
      .enemies('swarmer', 2, 'CREW.x')
      .enemies('icarus', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.e')
      .play();
    played.choose('use:stunGrenade:0', 'CREW.x');
    expect(played.state.figures.map(figure => figure.stunned)).toEqual([true, true, true, false]);
    expect(played.state.survivors.map(survivor => survivor.stun)).toEqual(['out', 'no', 'no']);
  });

  test('[ETS-ITEM-11] at distance 0 it stuns its thrower too, who loses the rest of the turn', () => {
    const played = captain('REC.A', 'stunGrenade').enemies('jaeger', 1, 'REC.A').play();
    played.choose('use:stunGrenade:0', 'REC.A');
    expect(played.survivor('captain-a')).toMatchObject({ stun: 'out', turn: { actions: 0 } });
    expect(played.asked).toBe('medic-a');
  });

  test('[ETS-RANGED-12] it flies over enemies', () => {
    const played = captain('CREW.w', 'stunGrenade')
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.e')
      .play();
    played.choose('use:stunGrenade:0', 'CREW.e');
    expect(played.state.figures.map(figure => figure.stunned)).toEqual([false, true]);
  });
});

describe('Holo Decoy', () => {
  test('[ETS-ITEM-01] Holo Decoy: into a zone in sight at distance 0 to 3, gone at the end of the round', () => {
    const played = captain('CREW.w', 'holoDecoy', 'holoDecoy').play().choose('use:holoDecoy:0');
    expect(played.offers().sort()).toEqual(['CREW.A', 'CREW.e', 'CREW.w', 'CREW.x', 'REC.R']);
    played.choose('REC.R');
    expect(played.state.decoys).toEqual([played.zone('REC.R')]);
    expect(played.choose('use:holoDecoy:1').offers()).not.toContain('REC.R');
    played.choose('CREW.A').endTurns();
    expect(played.state.round).toBe(2);
    expect(played.state.decoys).toEqual([]);
  });

  test('[ETS-ITEM-12] it draws an enemy that sees its zone from afar, past a survivor', () => {
    const played = captain('LAB.x').decoy('CREW.w').enemies('jaeger', 1, 'LAB.A').play().endTurns();
    expect(played.count('jaeger', 'REC.e')).toBe(1);
    expect(played.survivor('captain-a').health).toBe(9);
  });

  test('[ETS-ITEM-12] and one within noise distance 3 that does not see it, but none at 4', () => {
    const near = captain('CREW.A', 'holoDecoy').enemies('jaeger', 1, 'REC.C').play();
    near.choose('use:holoDecoy:0', 'CREW.w').endTurns();
    expect(near.count('jaeger', 'CREW.e')).toBe(1);
    const far = captain('CREW.A', 'holoDecoy').enemies('jaeger', 1, 'REC.C').dice('E').play();
    far.choose('use:holoDecoy:0', 'CREW.A').endTurns();
    expect(far.count('jaeger', 'REC.R')).toBe(1);
    expect(far.said('herd.wanders')).toHaveLength(1);
  });
});

describe('Frag Grenade', () => {
  test('[ETS-ITEM-01, ETS-ITEM-13] Frag Grenade: 5 dice, 4+, at distance 1 or 2, with a level-4 noise where it lands', () => {
    const set = captain('CREW.w', 'fragGrenade')
      .enemies('swarmer', 1, 'CREW.w')
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('swarmer', 5, 'CREW.e')
      .enemies('swarmer', 1, 'REC.R');
    const played = set.dice(3, 4, 4, 5, 6).play().choose('use:fragGrenade:0');
    expect(played.offers().sort()).toEqual(['CREW.e', 'CREW.x']);
    played.choose('CREW.e');
    expect(played.count('swarmer', 'CREW.e')).toBe(1);
    expect(played.noiseIn('CREW.e')).toBe(4);
    expect(played.noiseIn('CREW.w')).toBe(0);
    expect(played.survivor('captain-a').turn.actions).toBe(2);
    expect(played.state.items.discard).toEqual(['fragGrenade']);
  });

  test('[ETS-ITEM-01] Frag Grenade: it never jams', () => {
    const played = captain('CREW.w', 'fragGrenade').enemies('swarmer', 5, 'CREW.x').dice(4, 4, 4, 4, 4).play();
    expect(played.choose('use:fragGrenade:0').count('swarmer')).toBe(0);
  });

  test('[ETS-ITEM-01] Frag Grenade: failed dice strike one of the survivors in the zone, nobody on the way', () => {
    const played = captain('CREW.w', 'fragGrenade')
      .survivor('marine-a', { at: 'CREW.e' })
      .survivor('medic-a', { at: 'CREW.x' })
      .enemies('jaeger', 1, 'CREW.e')
      .dice(4, 4, 1, 2, 3, 'blank')
      .play()
      .choose('use:fragGrenade:0');
    expect(played.state.survivors.map(survivor => survivor.health)).toEqual([7, 9, 8]);
    const both = captain('CREW.w', 'fragGrenade')
      .survivor('marine-a', { at: 'CREW.e' })
      .survivor('medic-a', { at: 'CREW.e' })
      .enemies('jaeger', 1, 'CREW.e')
      .dice(4, 4, 4, 4, 3, 5, 2, 'blank')
      .play()
      .choose('use:fragGrenade:0');
    expect(both.state.survivors.map(survivor => survivor.health)).toEqual([10, 9, 7]);
  });

  test('[ETS-ITEM-13] a head injury shortens its reach; a visor, made for weapons, does not lengthen it', () => {
    const throwing = () => captain('CREW.w', 'fragGrenade', 'tacticalVisor').enemies('swarmer', 1, 'CREW.e');
    expect(throwing().play().offers('use:')).toEqual(['use:fragGrenade:0']);
    expect(
      throwing()
        .survivor('captain-a', { injuries: ['head'] })
        .play()
        .offers('use:'),
    ).toEqual([]);
    const other = throwing().survivor('marine-a', { at: 'CREW.B', injuries: ['head'] });
    expect(other.play().offers('use:')).toEqual(['use:fragGrenade:0']);
    const far = captain('CREW.w', 'fragGrenade', 'tacticalVisor').enemies('swarmer', 1, 'REC.R').play();
    expect(far.offers('use:')).toEqual([]);
    expect(far.barred('use:fragGrenade:0')).toBe('ETS-ODD-33');
  });

  test('[ETS-ITEM-13] it pushes nobody in gravity failure', () => {
    const played = captain('CREW.x', 'fragGrenade')
      .enemies('jaeger', 1, 'CREW.e')
      .event('gravityFailure')
      .dice(4, 1, 1, 2, 3)
      .play()
      .choose('use:fragGrenade:0');
    expect(played.count('jaeger', 'CREW.e')).toBe(1);
    expect(played.zoneOf('captain-a')).toBe('CREW.x');
  });
});

describe('what is of no use', () => {
  const all = ['CREW.A', 'CREW.e', 'CREW.w', 'CREW.x', 'REC.R'];
  const useless: { readonly [G in GearId]: readonly [reason: string, at: string] } = {
    powerCell: ['bar.cell', 'CREW.w'],
    medKit1: ['bar.noNeed', 'CREW.w'],
    medKit2: ['bar.noNeed', 'CREW.w'],
    medKit3: ['bar.noNeed', 'CREW.w'],
    stunGrenade: ['', 'CREW.w'],
    shieldBubble: ['bar.noNeed', 'LAB.C'],
    holoDecoy: ['bar.noTarget', 'CREW.w'],
    fragGrenade: ['bar.noTarget', 'CREW.w'],
    adrenalineShot: ['bar.noNeed', 'CREW.B'],
    calmative: ['bar.noNeed', 'CREW.w'],
    overrideKey: ['bar.noTarget', 'CREW.w'],
  };

  test.each(Object.entries(useless) as [GearId, readonly [string, string]][])(
    '[ETS-ODD-33] %s is barred where it would do nothing, and says why',
    (gear, [reason, at]) => {
      const set = captain('CREW.w').bubble('LAB.C').survivor('medic-a', { at });
      for (const zone of all) set.decoy(zone);
      const by = set.state.survivors.find(({ id }) => id === (at === 'CREW.w' ? 'captain-a' : 'medic-a'))!;
      expect(gears[gear].whyNot(set.state, by)?.reason.key ?? '').toBe(reason);
    },
  );

  test('[ETS-ODD-33] each is offered where it does something', () => {
    const set = captain('CREW.w')
      .survivor('captain-a', { health: 3, resolve: 3 })
      .lock('CREW.exitW')
      .enemies('swarmer', 1, 'CREW.x');
    for (const zone of all.slice(1)) set.decoy(zone);
    const by = set.state.survivors.find(({ id }) => id === 'captain-a')!;
    const barred = (Object.keys(useless) as GearId[]).filter(gear => gears[gear].whyNot(set.state, by) !== undefined);
    expect(barred).toEqual(['powerCell']);
  });
});

describe('other items', () => {
  test('[ETS-ITEM-01] Shield Bubble: the zone of its user', () => {
    const played = captain('REC.A', 'shieldBubble', 'shieldBubble').play().choose('use:shieldBubble:0');
    expect(played.state.bubbles).toEqual([played.zone('REC.A')]);
    expect(played.barred('use:shieldBubble:1')).toBe('ETS-ODD-33');
  });

  test('[ETS-ITEM-01] Adrenaline Shot: two more actions this turn', () => {
    const played = captain('REC.A', 'adrenalineShot').turnOf('captain-a', 1).play().choose('use:adrenalineShot:0');
    expect(played.survivor('captain-a').turn.actions).toBe(2);
  });

  test('[ETS-ITEM-01] Calmative: regain 2 Resolve, up to 10, and of no use at 10', () => {
    const calm = (resolve: number) => captain('REC.A', 'calmative').survivor('captain-a', { resolve }).play();
    expect(calm(5).choose('use:calmative:0').survivor('captain-a').resolve).toBe(7);
    expect(calm(9).choose('use:calmative:0').survivor('captain-a').resolve).toBe(10);
    expect(calm(10).barred('use:calmative:0')).toBe('ETS-ODD-33');
  });

  test('[ETS-ITEM-01] Override Key: unlocks a door beside its user for good', () => {
    const played = captain('REC.R', 'overrideKey').lock('REC.D1').lock('REC.D2').lock('CREW.D1').play();
    played.choose('use:overrideKey:0');
    expect(played.offers()).toEqual(['REC.D1', 'REC.D2']);
    played.choose('REC.D2').endTurns();
    expect(['REC.D1', 'REC.D2', 'CREW.D1'].map(door => played.isOpen(door))).toEqual([false, true, false]);
  });

  test('[ETS-ITEM-01, ETS-EVENT-04] Override Key: in Lockdown too, on exits as on doors, and what it opened stays open', () => {
    const played = captain('CREW.w', 'overrideKey').lock('CREW.exitW').event('lockdown').play();
    played.choose('use:overrideKey:0');
    expect(played.offers()).toEqual(['CREW.D1', 'CREW.exitW']);
    played.choose('CREW.exitW');
    expect(played.isOpen('CREW.exitW')).toBe(true);
    expect(played.isOpen('CREW.D1')).toBe(false);
    expect(played.offers('leave:')).toHaveLength(1);
    played.endTurns();
    expect(played.isOpen('CREW.exitW')).toBe(true);
  });

  test('[ETS-ITEM-01, ETS-ODD-18] Override Key: what stands behind the door is seen at once', () => {
    const played = captain('LAB.x', 'overrideKey').lock('LAB.D1').token('4 jaeger', 'LAB.A').dice(6, 6, 1, 1).play();
    played.choose('use:overrideKey:0');
    expect(played.count('jaeger', 'LAB.A')).toBe(4);
  });

  test('[ETS-ITEM-01, ETS-ODD-33] Override Key: of no use where nothing is locked', () => {
    expect(captain('REC.R', 'overrideKey').play().barred('use:overrideKey:0')).toBe('ETS-ODD-33');
  });
});
