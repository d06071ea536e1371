import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { barredRecruits } from '../../src/rules/campaign/recruiting.ts';
import { barredUpgrades } from '../../src/rules/campaign/upgrading.ts';
import { barred, deedsOf as shipDeeds } from '../../src/rules/orbit/deeds.ts';
import { newCrew } from '../../src/rules/setup/state.ts';
import { deedsOf } from '../../src/rules/surface/options.ts';
import { barredDeeds } from '../../src/rules/surface/why-not.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { CrewId, PartyTurn, ShipTurn, UpgradeId } from '../../src/types.ts';
import { on, temple } from '../support/missions.ts';
import { port } from '../support/port.ts';

/** All bars of a question: what is barred, and why; each names its rule. */
function written(bars: ReturnType<typeof barredDeeds>): string[] {
  for (const { rule } of bars) expect(rule).toMatch(/^RDA-[A-Z]+-\d+$/);
  return bars.map(({ key, reason }) => `${key}: ${reason.key}`);
}

describe('what somebody cannot do, and why', () => {
  const why = (set: Scene, id: CrewId, turn: Partial<PartyTurn> = {}) => {
    const { state } = set.partyTurn(id, turn);
    const crew = crewById(state, id);
    return written(barredDeeds(state, crew, state.party!, deedsOf(state, crew, state.party!)));
  };
  const lexxa = (role = {}) => scene().crew('lexxa', { at: [8, 10], ...role });
  const docked = () => scene().docked(1, [-2, 13], 0);

  const noTarget = 'attack: crewBar.noTarget';
  const nobodyHidden = 'scan: crewBar.nobodyHidden';
  const nobodyBeside = 'command: crewBar.nobodyBeside';

  test('[RDA-MELEE-01, RDA-SCAN-02, RDA-SURFACE-09] nobody is there; commanders alone miss somebody to command', () => {
    expect(why(lexxa(), 'lexxa')).toEqual([noTarget, nobodyHidden, nobodyBeside]);
    expect(why(scene().crew('prak', { at: [8, 10] }), 'prak')).toEqual([noTarget, nobodyHidden]);
    expect(why(lexxa().crew('prak', { at: [8, 11] }), 'lexxa')).toEqual([noTarget, nobodyHidden]);
  });

  test('[RDA-GEAR-10] weapons are swapped before everything else, by those who have some', () => {
    const armed = () => scene().crew('prak', { at: [8, 10], cards: ['arcPistol'] });
    expect(why(armed(), 'prak', { begun: true })).toEqual(['swap: crewBar.begun', noTarget, nobodyHidden]);
    expect(why(armed(), 'prak')).toEqual([noTarget, nobodyHidden]);
    expect(why(lexxa(), 'lexxa', { begun: true })).toEqual([noTarget, nobodyHidden, nobodyBeside]);
  });

  test('[RDA-ELUDE-04, RDA-STEALTH-07] who is held goes nowhere, who is exposed hides nowhere; the first reason is told', () => {
    const held = ['move: crewBar.held', 'sneak: crewBar.held'];
    expect(why(lexxa({ held: true }), 'lexxa')).toEqual([...held, noTarget, nobodyHidden, nobodyBeside]);
    const exposed = 'sneak: crewBar.exposed';
    expect(why(lexxa({ exposed: true }), 'lexxa')).toEqual([exposed, noTarget, nobodyHidden, nobodyBeside]);
    expect(why(lexxa({ exposed: true, held: true }), 'lexxa', { actions: 0 })).toEqual([
      ...held,
      'attack: crewBar.noActions',
      nobodyHidden,
      'command: crewBar.noActions',
    ]);
  });

  test('[RDA-SURFACE-01] without actions; one that may be no attack is one for all else', () => {
    const beside = () => lexxa().container(1, [8, 11]);
    expect(why(beside(), 'lexxa', { actions: 0, begun: true })).toEqual(
      ['move', 'sneak', 'attack', 'open', 'command'].map(key => `${key}: crewBar.noActions`),
    );
    expect(why(lexxa(), 'lexxa', { actions: 0 })).not.toContain('open: crewBar.noActions');
    expect(why(lexxa(), 'lexxa', { actions: 1, peacefulActions: 1 })).toEqual([noTarget, nobodyHidden, nobodyBeside]);
    expect(why(beside(), 'lexxa', { actions: 0, peacefulActions: 1 })).toEqual([
      'attack: crewBar.noActions',
      nobodyBeside,
    ]);
  });

  test('[RDA-SURFACE-04] one attack, or as many as are allowed', () => {
    const beside = () => lexxa().npc('drone', [8, 11]);
    const attacked = { attacks: 1, actions: 1 };
    expect(why(beside(), 'lexxa', attacked)).toEqual(['attack: crewBar.hasAttacked', nobodyHidden, nobodyBeside]);
    expect(why(beside(), 'lexxa', { ...attacked, attacksAllowed: 2 })).toEqual([nobodyHidden, nobodyBeside]);
  });

  test('[RDA-SEARCH-06] one scan of any kind; a container is something to scan', () => {
    const beside = (role = {}) => lexxa(role).container(1, [8, 11]);
    expect(why(beside(), 'lexxa')).toEqual([noTarget, nobodyBeside]);
    const scanned = 'scan: crewBar.hasScanned';
    expect(why(beside({ usedRound: ['scan'] }), 'lexxa')).toEqual([noTarget, scanned, nobodyBeside]);
  });

  test('[RDA-DEPLOY-07, RDA-SURFACE-07] aboard it is leaving the ship that is barred', () => {
    const rest = [noTarget, nobodyHidden, nobodyBeside];
    expect(why(docked(), 'lexxa')).toEqual(rest);
    expect(why(docked().crew('lexxa', { held: true }), 'lexxa')).toEqual(['disembark: crewBar.held', ...rest]);
    expect(why(docked(), 'lexxa', { actions: 0 })).toEqual([
      'disembark: crewBar.noActions',
      'attack: crewBar.noActions',
      nobodyHidden,
      'command: crewBar.noActions',
    ]);
    const away = docked()
      .crew('prak', { at: [8, 10] })
      .crew('ronara', { at: [8, 11] });
    expect(why(away, 'lexxa')).toEqual(rest);
    away.crew('maeve', { at: [8, 12] });
    expect(why(away, 'lexxa')).toEqual(['disembark: crewBar.partyFull', ...rest]);
  });

  test('[RDA-MISSION-06] what a mission keeps for others, on the very square', () => {
    const claimed = (by: number, col = 12) =>
      why(
        on('deadSignal', temple)
          .crew('lexxa', { at: [12, col] })
          .parameter('core', 'target', [12, 12])
          .with(({ notes }) => Object.assign(notes, { claimed: by, claimedUntil: 2 })),
        'lexxa',
      );
    const bar = 'interact:parameter:1: bar.claimed';
    expect(claimed(2)).toEqual([noTarget, nobodyHidden, nobodyBeside, bar]);
    expect(claimed(2, 11)).not.toContain(bar);
    expect(claimed(1)).not.toContain(bar);
  });
});

describe('what a ship cannot do, and why', () => {
  const why = (set: Scene, turn: Partial<ShipTurn> = {}) => {
    const { state } = set.turnOf(1, turn);
    const ship = shipNo(state, 1);
    return written(barred(state, ship, state.turn!, shipDeeds(state, ship, state.turn!)));
  };
  const flying = () => scene().ship(1, { at: [21, 5], facing: 'E' });
  const closing = (role = {}) =>
    flying()
      .ship(1, role)
      .ship(2, { at: [21, 7] });
  const begun = 'shift: bar.begun';

  test('[RDA-STATION-04, RDA-ATTACK-01] it changes stations first, and fires at what is in range', () => {
    expect(why(flying(), { begun: false })).toEqual(['attack: bar.noTarget']);
    expect(why(flying())).toEqual([begun, 'attack: bar.noTarget']);
    expect(why(closing())).toEqual([begun]);
  });

  test('[RDA-ORBIT-01, RDA-ORBIT-04] two actions, one of them an attack, unless more are allowed', () => {
    expect(why(closing(), { actions: 0 })).toEqual(['move: bar.noActions', 'attack: bar.noActions', begun]);
    expect(why(closing(), { attacks: 1 })).toEqual([begun, 'attack: bar.hasAttacked']);
    expect(why(closing(), { attacks: 1, attacksAllowed: 2 })).toEqual([begun]);
  });

  test('[RDA-ABIL-08, RDA-EVENT-05] it has declared an ability, is jammed, or the sun flares up', () => {
    const both = (reason: string) => [`scanForWeaknesses: ${reason}`, `overclock: ${reason}`];
    expect(why(closing({ declared: 'inCommand' }))).toEqual([begun, ...both('bar.declared')]);
    const jammed = closing({ lasting: [{ what: 'jammed', until: 'round' }] });
    expect(why(jammed)).toEqual([begun, ...both('bar.jammed')]);
    const flare = closing().with(state => state.lasting.push({ what: 'solarFlare', until: 'nextRound' }));
    expect(why(flare)).toEqual([begun, ...both('bar.solarFlare')]);
  });

  test('[RDA-SHIP-04, RDA-SHIP-05, RDA-DEPLOY-05, RDA-CRIT-02] it lacks a navigator or a gunner, or is a wreck', () => {
    const grounded = ['move: bar.noNavigator', 'descend: bar.noNavigator'];
    expect(why(closing().crew('ronara', { post: 'quarters' }))).toEqual([...grounded, begun]);
    expect(why(closing().crew('prak', { post: 'quarters' }))).toEqual([begun, 'attack: bar.noGunner']);
    expect(why(closing({ flipped: true, damage: 6 }))).toEqual([begun, 'attack: bar.critical']);
  });

  test('[RDA-DOCK-04, RDA-ORBIT-07] it is docked; never down and up in one round', () => {
    const docked = (landed: number) => scene().docked(1, [-2, 13], landed);
    expect(why(docked(0))).toEqual([begun, 'attack: bar.docked']);
    expect(why(docked(0).crew('ronara', { post: 'quarters' }))).toEqual([begun, 'attack: bar.docked']);
    expect(why(docked(1))).toEqual([begun, 'attack: bar.docked', 'ascend: bar.justLanded']);
    expect(why(closing({ usedRound: ['ascended'] }))).toEqual([begun, 'descend: bar.justAscended']);
  });

  test('[RDA-ABIL-08] it has declared an ability in this round', () => {
    expect(why(closing({ declared: 'inCommand' }))).toEqual([
      begun,
      'scanForWeaknesses: bar.declared',
      'overclock: bar.declared',
    ]);
  });
});

describe('why an upgrade is not to be had', () => {
  const why = (set: Scene, offers: UpgradeId[], points = 0) => {
    const { state } = set.with(each => {
      each.shore = { seats: ['p1'], phase: 'upgrades', wares: [], offers };
      each.experience['p1'] = points;
    });
    return written(barredUpgrades(state, 'p1'));
  };
  const offers: UpgradeId[] = ['willpower', 'extraBunks'];

  test('[RDA-BUY-09, RDA-VAR-11] digits, and experience where it is played with', () => {
    expect(why(port({ digits: [75, 0] }), offers)).toEqual(['upgrade:willpower: shore.tooDear']);
    const green = offers.map(id => `upgrade:${id}: shore.tooGreen`);
    expect(why(port({ digits: [100, 0] }, { experience: true }), offers, 1)).toEqual(green);
    expect(why(port({ digits: [100, 0] }, { experience: true }), offers, 2)).toEqual([]);
  });

  test('[RDA-UPGRADE-02, RDA-UPGRADE-04] nobody whom it fits, no slot', () => {
    const full = port({ digits: [100, 0] }).ship(1, { upgrades: ['ionDrive', 'layeredHull', 'secureBrig'] });
    expect(why(full, offers)).toEqual(['upgrade:extraBunks: shore.noSlot']);
    const wilful = port({ digits: [100, 0] }).with(({ crew }) => {
      for (const each of crew) each.upgrades = ['willpower'];
    });
    expect(why(wilful, offers)).toEqual(['upgrade:willpower: shore.nobodyFits']);
  });
});

describe('why somebody is not to be recruited', () => {
  const why = (digits: number, ...more: CrewId[]) => {
    const { state } = port({ digits: [digits, 0] }).with(each => {
      each.crew.push(...more.map(id => ({ ...newCrew(id, 1), post: 'quarters' as const })));
    });
    return written(barredRecruits(state, 'p1'));
  };

  test('[RDA-BUY-09, RDA-RECRUIT-03] digits: a commander 200, Navigation or Weapons 150, the others 100', () => {
    const dear = (...ids: string[]) => ids.map(id => `recruit:${id}:1: shore.tooDear`);
    expect(why(200)).toEqual([]);
    expect(why(199)).toEqual(dear('ragnar'));
    expect(why(149)).toEqual(dear('ragnar', 'vex', 'korrin'));
    expect(why(99)).toEqual(dear('ragnar', 'vex', 'korrin', 'sarn', 'juno'));
  });

  test('[RDA-RECRUIT-01] room, whatever one could pay', () => {
    const noRoom = ['ragnar', 'vex', 'sarn'].map(id => `recruit:${id}:1: shore.noRoom`);
    expect(why(200, 'korrin')).toEqual([]);
    expect(why(200, 'korrin', 'juno')).toEqual(noRoom); // a ship has room for seven
    expect(why(0, 'korrin', 'juno')).toEqual(noRoom);
  });
});
