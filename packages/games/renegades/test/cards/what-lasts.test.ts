import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { rangeOf } from '../../src/rules/gear/weapons.ts';
import type { CardId, Lasting } from '../../src/types.ts';
import { adds, first, inSpace, offerKeys, second, who } from '../support/cards.ts';
import { broadside, resolve } from '../support/combat.ts';

const other: Lasting = { what: 'inCommand', until: 'round' };

describe('what is over with an attack of the ship', () => {
  /** The Icarus fires one die, or rams, while this lasts for it; nobody's abilities meddle. */
  const left = (what: string, die: number, how: 'ship' | 'hazard' = 'ship') => {
    const set = inSpace(first())
      .ship(1, { lasting: [other, { what, until: 'round' }], declared: 'inCommand' })
      .ship(2, { declared: 'inCommand' })
      .crew('lexxa', { post: 'quarters' })
      .crew('prak', { post: 'quarters' })
      .crew('jayce', { post: 'quarters' })
      .crew('flibby', { post: 'quarters' })
      .dice(die, 1);
    const attack = how === 'ship' ? broadside() : broadside({ how, name: 'ramming' });
    return resolve(set, attack, 1)
      .ship(1)
      .lasting.map(each => each.what);
  };

  test('[RDA-TACT-04, RDA-CREW-05] it alone is over, with the attack, and not with a ramming', () => {
    for (const what of ['scrambled', 'suppressed']) {
      expect([left(what, 5), left(what, 1)]).toEqual([['inCommand'], ['inCommand']]);
      expect(left(what, 5, 'hazard')).toEqual(['inCommand', what]);
    }
  });

  test('[RDA-TACT-04] an Overload Torpedo waits for an attack that deals damage', () => {
    const what = 'overloadTorpedo';
    expect([left(what, 5), left(what, 1), left(what, 5, 'hazard')]).toEqual([
      ['inCommand'],
      ['inCommand', what],
      ['inCommand', what],
    ]);
  });
});

describe('what is about somebody or some square', () => {
  const before: Lasting = { what: 'tonic', until: 'nextMove', about: 'crew:nobody' };

  test('[RDA-TACT-04] Focus Fire: against the one it is about, whatever else goes on', () => {
    const set = first()
      .crew('icheb', { at: [8, 10], lasting: [before, { what: 'focusFire', until: 'round', about: 'npc:2' }] })
      .npc('dreggTrooper', [8, 11])
      .npc('dreggTrooper', [8, 9]);
    const at = (nth: number) => adds(set, who(set, 'icheb'), set.state.npcs[nth]!, 'melee');
    expect([at(0), at(1)]).toEqual([[], ['focusFire +1/1']]);
  });

  test('[RDA-TACT-04] Decoy: the one it is about, as long as he is visible', () => {
    const set = first()
      .crew('icheb', { at: [8, 10] })
      .crew('prak', { at: [8, 12] })
      .npc('dreggTrooper', [8, 14], {
        lasting: [before, { what: 'decoy', until: 'activation', about: 'crew:icheb' }],
      });
    const [icheb, prak] = [who(set, 'icheb'), who(set, 'prak')];
    const decoys = (...visible: (typeof icheb)[]) =>
      effects.tell(set.state, 'decoy', { by: set.state.npcs[0]!, visible });
    expect([decoys(prak, icheb), decoys(prak)]).toEqual([[icheb], []]);
  });

  test('[RDA-TACT-04, RDA-DATA-06] Breach and Clear and the Beast Lure: the square they are about', () => {
    const [door, bait] = [cellAt([8, 9]), cellAt([8, 20])] as const;
    const set = first()
      .crew('icheb', {
        at: [8, 10],
        lasting: [before, { what: 'breachAndClear', until: 'turn', about: `cell:${door}` }],
      })
      .npc('caveLeviathan', [8, 14], {
        lasting: [before, { what: 'lured', until: 'activation', about: `cell:${bait}` }],
      });
    expect(effects.tell(set.state, 'shootsThrough', { by: who(set, 'icheb') })).toEqual([door]);
    expect(effects.tell(set.state, 'errand', { by: set.state.npcs[0]!, visible: [] })).toEqual([bait]);
  });
});

describe('what is for the surface', () => {
  test('[RDA-EVENT-05] the Choking Fog of a planet is not on the home board', () => {
    const range = (on: 'surface' | 'home') => {
      const set = first()
        .crew('icheb', { at: [8, 8], on, cards: ['arcPistol'] })
        .with(({ lasting }) => lasting.push({ what: 'chokingFog', until: 'round' }));
      return rangeOf(set.state, who(set, 'icheb'), who(set, 'icheb').cards[0]!);
    };
    expect([range('surface'), range('home')]).toEqual([2, 5]);
  });

  test('[RDA-SURFACE-03, RDA-DATA-06] what cards and abilities offer on the ground they do not offer aboard', () => {
    const cards: CardId[] = [
      'medKit',
      'jumpPack',
      'neuralStim',
      'fragGrenade',
      'spikeGrenade',
      'beastLure',
      'flashCapsule',
    ];
    const set = (aboard: number) =>
      second()
        .docked(1, [-2, 12])
        .crew('korrin', { at: [8, 10], cards, wounds: 1 })
        .crew('korrin', { aboard })
        .crew('sarn', { at: [8, 11], wounds: 1 })
        .npc('razorbackStalker', [8, 12])
        .partyTurn('korrin');
    const ground = set(0);
    expect(offerKeys(ground, who(ground, 'korrin'))).toEqual(['charge', ...cards]);
    expect(offerKeys(ground, who(ground, 'sarn'))).toEqual(['tonic:korrin']);
    const ship = set(1).crew('sarn', { aboard: 1 });
    expect([...offerKeys(ship, who(ship, 'korrin')), ...offerKeys(ship, who(ship, 'sarn'))]).toEqual([]);
  });
});
