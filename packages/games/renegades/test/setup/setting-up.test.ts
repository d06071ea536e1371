import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { crewIds } from '../../src/cards/crew/index.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { crewCardOf } from '../../src/catalogue.ts';
import { orbitOf, surfaceOf } from '../../src/field/board.ts';
import { missionBegins } from '../../src/rules/mission/begins.ts';
import { readPose } from '../../src/rules/orbit/move.ts';
import { draft } from '../../src/rules/setup/draft.ts';
import { openPosts } from '../../src/rules/stations.ts';
import { crewById } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';
import { begun, goOn } from '../support/rounds.ts';

const posts = (match: { readonly state: Readonly<State> }, ship: number) =>
  Object.fromEntries(match.state.crew.filter(crew => crew.ship === ship).map(({ id, post }) => [id, post]));

describe('picking crews', () => {
  const pickers = (count = 4) => scene({ players: count, draft: true }).stage('draft');

  test('[RDA-SETUP-05, RDA-SETUP-06, RDA-RUL-30] the highest die picks first, then they take turns; ties are rolled again', () => {
    const match = pickers().dice(3, 3, 2, 5, 6, 1).play();
    expect(match.said('draft.rolled').map(({ params }) => params?.['dice'])).toEqual(['3 3', '2 5']);
    const order: string[] = [];
    while (match.asks === 'recruit' && order.length < 10) {
      order.push(match.asked!);
      match.choose(match.offers()[0]!);
    }
    expect(order).toEqual(['p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p2', 'p1']);
    expect(match.asked).toBe('p3'); // the Coalition rolled 6 and 1
  });

  test('[RDA-SETUP-03, RDA-RUL-30, RDA-DATA-02] with two players of a faction all ten are in play', () => {
    const match = pickers().dice(6, 1, 6, 1).play();
    for (let pick = 0; pick < 10; pick++) match.choose(match.offers().at(-1)!);
    expect(match.state.crew.map(({ id }) => id).sort()).toEqual(
      crewIds.filter(id => crewCardOf(id).faction === 'renegade').sort(),
    );
    for (const ship of [1, 2]) expect(match.state.crew.filter(crew => crew.ship === ship)).toHaveLength(5);
  });

  test('[RDA-SETUP-07] a pick that leaves a station without a specialist is refused', () => {
    const match = pickers(2).play().choose('lexxa');
    expect(match.offers()).not.toContain('ragnar'); // a second commander would leave only three for four stations
    match.choose('ronara');
    expect(match.offers()).toContain('vex'); // he can be at Weapons
    match.choose('vex');
    expect(match.offers()).not.toContain('prak');
    expect(match.offers()).not.toContain('lexxa');
  });

  test('[RDA-SETUP-07] nor may one player take away what another needs', () => {
    const match = pickers().dice(6, 1).play().choose('lexxa');
    expect(match.asked).toBe('p2');
    match.choose('vex', 'prak');
    // Vex and Korrin are the only ones left for Weapons on the second ship
    expect(match.asked).toBe('p2');
    expect(match.offers()).not.toContain('prak');
    match.choose('ragnar');
    expect(match.asked).toBe('p1');
    expect(match.offers()).toContain('ronara');
    expect(match.offers()).not.toContain('korrin');
  });

  test('[RDA-SETUP-07] not even somebody who could serve on the own ship', () => {
    const match = pickers().dice(6, 1).play().choose('lexxa', 'ragnar', 'ronara', 'maeve');
    expect(match.asked).toBe('p1');
    // Vex could be at Weapons here, but the other ship has no navigator without him.
    expect(match.offers()).toContain('prak');
    expect(match.offers()).not.toContain('vex');
  });

  test('[RDA-SETUP-02, RDA-SETUP-06] only the own faction is offered, and whoever picked leads the ship', () => {
    const performed = scene({ players: 2, draft: true }).perform(
      draft,
      ...['ragnar', 'ronara', 'prak', 'maeve', 'icheb'],
      ...['adira', 'tomas', 'brakk', 'ouro', 'tinn'],
    );
    expect(performed.ship(1).commander).toBe('ragnar');
    expect(performed.ship(2).commander).toBe('adira');
    expect(performed.state.stage).toBe('missionBegins');
  });
});

describe('stations', () => {
  const ships = [{ ship: 'icarus', crew: ['lexxa', 'vex', 'prak', 'sarn', 'icheb'] }] as const;

  test('[RDA-SETUP-08] everybody begins at a station of its specialty', () => {
    const match = goOn(begun(), each => each.asks === 'start');
    expect(posts(match, 1)).toEqual({
      lexxa: 'commander',
      ronara: 'navigation',
      prak: 'weapons',
      maeve: 'communications',
      icheb: 'engineering',
    });
  });

  test('[RDA-SETUP-08, RDA-STATION-02] before that nobody sits anywhere, so that no two share a station', () => {
    const crews = [
      ['lexxa', 'ronara', 'vex', 'maeve', 'icheb'], // two navigators, one of whom will be at Weapons
      ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
    ] as const;
    const performed = scene({ crews }).dice(6, 1).perform(missionBegins);
    expect(new Set(performed.state.crew.map(({ post }) => post))).toEqual(new Set(['quarters']));
  });

  test('[RDA-SETUP-08] where it settles nothing, nobody is asked', () => {
    // Prak and Icheb know one station each, so Vex must fly and Sarn must listen
    const match = begun({ ships });
    expect(match.asks).toBe('start');
    expect(posts(match, 1)).toMatchObject({ vex: 'navigation', sarn: 'communications' });
  });

  test('[RDA-SETUP-08, RDA-RUL-09, RDA-CREW-17, RDA-DEC-06] with two specialties the owner chooses', () => {
    const match = scene()
      .with(state => {
        state.crew.find(({ id }) => id === 'ronara')!.trained = 'weapons';
        state.crew.find(({ id }) => id === 'prak')!.trained = 'navigation';
      })
      .stage('placement')
      .play();
    expect(match.asks).toBe('firstStation');
    expect(match.offers()).toEqual(['navigation', 'weapons']);
    match.choose('weapons');
    expect(match.asks).toBe('start');
    expect(posts(match, 1)).toMatchObject({ ronara: 'weapons', prak: 'navigation' });
  });

  test('[RDA-SETUP-08, RDA-RUL-15] those beyond five wait in quarters, and the owner says who', () => {
    const match = scene()
      .with(state => {
        state.crew.push({ ...crewById(state, 'icheb'), id: 'juno' });
      })
      .stage('placement')
      .play();
    expect(match.asks).toBe('firstStation');
    expect(match.offers()).toEqual(['engineering', 'quarters']);
    match.choose('quarters');
    expect(posts(match, 1)).toMatchObject({ icheb: 'quarters', juno: 'engineering' });
  });

  test('[RDA-TACT-02, RDA-TACT-09, RDA-PRISONER-07] a commander who was turned is replaced by another', () => {
    const lost = (state: State) => {
      Object.assign(crewById(state, 'lexxa'), { ship: 2, aboard: 2, faction: 'coalition', turned: true });
      state.crew.push({ ...crewById(state, 'icheb'), id: 'ragnar' });
    };
    const match = goOn(scene().with(lost).stage('placement').play(), each => each.asks === 'start');
    expect(match.ship(1).commander).toBe('ragnar');
    expect(match.ship(2).commander).toBe('jayce');
  });

  test('[RDA-CREW-07, RDA-CREW-08, RDA-EX-02] Flibby serves on the Icarus only once she was turned', () => {
    const { state } = scene().crew('flibby', { aboard: 1, post: 'brig' }).crew('ronara', { post: 'quarters' });
    const flibby = crewById(state, 'flibby');
    expect(openPosts(state, state.ships[0]!, flibby)).not.toContain('navigation');
    flibby.faction = 'renegade';
    expect(openPosts(state, state.ships[0]!, flibby)).toContain('navigation');
  });
});

describe('cards and tokens', () => {
  test('[RDA-SETUP-09, RDA-SETUP-10] the highest die draws the top card of both decks first, then clockwise', () => {
    const performed = scene({ players: 4 })
      .with(state => {
        state.orbitalTactics.draw.push('quantumBoost', 'feint', 'lockOn', 'doubleShift');
        state.surfaceTactics.draw.push('flankingOrder', 'coveringFire', 'holdTheLine', 'focusFire');
      })
      .dice(2, 5, 5, 1, 3, 4)
      .perform(missionBegins, 'keep', 'keep', 'keep', 'keep');
    expect(performed.said('tactics.rolled').map(({ params }) => params?.['dice'])).toEqual(['2 5 5 1', '3 4']);
    // p3 draws first, then p4, p1, p2
    expect([3, 4, 1, 2].map(no => performed.ship(no).orbital)).toEqual([
      'doubleShift',
      'lockOn',
      'feint',
      'quantumBoost',
    ]);
    expect([3, 4, 1, 2].map(no => performed.ship(no).surface)).toEqual([
      'focusFire',
      'holdTheLine',
      'coveringFire',
      'flankingOrder',
    ]);
  });

  test('[RDA-SETUP-11, RDA-RUL-32, RDA-GEAR-15] an armory has three Arc Pistols, an Arc Blade and a Teleportation Device', () => {
    const match = begun();
    const kit = ['arcPistol', 'arcPistol', 'arcPistol', 'arcBlade', 'emergencyTeleportationDevice'];
    for (const no of [1, 2]) expect(match.ship(no).armory.map(({ card }) => card)).toEqual(kit);
    const { draw } = match.state.gear;
    expect(draw).toHaveLength(48 - 10); // out of the box
    expect(draw.filter(card => card === 'arcPistol')).toHaveLength(6);
  });

  test('[RDA-SETUP-14, RDA-QUICK-02, RDA-VAR-02] a timed mission has a few random events, the rest is removed', () => {
    expect(begun().state.events.draw).toHaveLength(32);
    for (const events of [6, 10]) expect(begun({ clock: 'timed', events }).state.events.draw).toHaveLength(events);
    expect(begun({ clock: 'timed' }).state.events.draw).toHaveLength(8);
    const some = ['a', 'b', 'c'].map(words => begun({ clock: 'timed' }, words).state.events.draw.join());
    expect(new Set(some).size).toBe(3);
  });

  test('[RDA-SETUP-24, RDA-SETUP-25, RDA-RUL-76, RDA-DEC-02] nine tokens lie on each board, one on each tile, unseen', () => {
    const { state, match } = begun();
    expect(state.containers.map(({ cell }) => cell).sort()).toEqual(
      surfaceOf(state as State)
        .tiles.map(({ crate }) => crate)
        .sort(),
    );
    expect(state.salvage.map(({ cell }) => cell).sort()).toEqual(
      orbitOf(state as State)
        .tiles.map(({ crate }) => crate)
        .sort(),
    );
    for (const token of [...state.containers, ...state.salvage]) expect(token.seenBy).toEqual([]);
    for (const viewer of ['p1', 'spectator']) {
      const view = match.game.view(match.state as State, viewer);
      for (const token of [...view.containers, ...view.salvage])
        expect(token).toEqual({ cell: token.cell, seenBy: [] });
    }
  });

  test('[RDA-SETUP-23, RDA-BOUNTY-02] bounties are drawn when the boards are built, in every mission', () => {
    const performed = scene()
      .with(state => Object.assign(state, { surface: '', orbit: '' }))
      .dice(6, 1)
      .perform(missionBegins);
    const keys = performed.log.map(({ key }) => key);
    expect(performed.state.bounties).toHaveLength(2);
    expect(keys.indexOf('bounty.drawn')).toBeGreaterThan(keys.indexOf('mission.begins'));
    expect(performed.state.surface).not.toBe('');
  });

  test('[RDA-SETUP-33, RDA-COMP-19] everybody begins with no digits', () => {
    expect(begun({ players: 4 }).state.purses).toEqual({ p1: 0, p2: 0, p3: 0, p4: 0 });
  });

  test('[RDA-SETUP-13, RDA-VAR-06] the mission is drawn from the whole deck, or from that of one campaign', () => {
    const drawn = (setup: object) =>
      new Set(Array.from({ length: 25 }, (_, nth) => begun({ ...setup }, `deck ${nth}`).state.mission));
    expect(drawn({}).size).toBeGreaterThan(8);
    for (const mission of drawn({ campaign: 'rust' })) expect(missions[mission].campaigns).toContain('rust');
    expect(begun({ mission: 'runawayPrincess' }).state.mission).toBe('runawayPrincess');
    expect(begun({ campaign: 'crown' }).state.campaign!.missions).not.toContain(
      begun({ campaign: 'crown' }).state.mission,
    );
  });
});

describe('ships take their places', () => {
  test('[RDA-SETUP-28, RDA-SETUP-31, RDA-DEC-06] in orbit at home, on any square and with any facing', () => {
    const match = scene().stage('placement').play();
    expect([match.asks, match.asked]).toEqual(['start', 'p1']);
    const { planets } = orbitOf(match.state as State);
    for (const cell of planets['portSaven']!) {
      for (let facing = 0; facing < 8; facing++) expect(match.offersPlace(cell * 8 + facing)).toBe(true);
    }
    for (const planet of ['earth', 'neutral', 'mission'] as const) {
      for (const cell of planets[planet]!) expect(match.offersPlace(cell * 8)).toBe(false);
    }
    const pose = planets['portSaven']![1]! * 8 + 3;
    match.choose(pose);
    expect(match.ship(1)).toMatchObject({ where: 'orbit', ...readPose(pose) });
    expect(match.asked).toBe('p2');
    expect(match.offersPlace(planets['earth']![0]! * 8)).toBe(true);
  });

  test('[RDA-SETUP-31, RDA-RUL-36] two ships of a faction never share a square', () => {
    const match = scene({ players: 4 }).stage('placement').play();
    const [first] = orbitOf(match.state as State).planets['portSaven']!;
    // Lexxa and Jayce (8) before Ragnar and Adira (7)
    expect(match.asked).toBe('p1');
    match.choose(first! * 8);
    expect(match.asked).toBe('p3');
    match.choose(orbitOf(match.state as State).planets['earth']![0]! * 8);
    expect(match.asked).toBe('p2');
    expect(match.offersPlace(first! * 8)).toBe(false);
  });

  test('[RDA-SETUP-29, RDA-SETUP-31, RDA-ROUND-03, RDA-QUICK-01, RDA-VAR-03] docked in a quick mission, one ship in each dock, and the party deploys', () => {
    const match = scene({ players: 4, clock: 'quick' }).stage('placement').play();
    const docks = match.offers('dock:');
    expect([match.asks, match.asked, docks.length]).toEqual(['startDock', 'p1', 4]);
    match.choose(docks[0]!);
    expect(match.asks).toBe('party');
    goOn(match, each => each.asks === 'startDock');
    expect(match.asked).toBe('p3');
    expect(match.offers('dock:')).toEqual(docks.slice(1));
  });

  test('[RDA-QUICK-06, RDA-ROUND-03, RDA-RUL-39] such ships landed in round 1, whose Ship Phase is skipped', () => {
    const match = scene({ clock: 'quick' }).stage('placement').play();
    goOn(match, each => each.state.stage !== 'placement');
    expect(match.state).toMatchObject({ stage: 'parties', round: 1 });
    expect(match.said('ship.turn')).toEqual([]);
    expect(match.ship(1)).toMatchObject({ where: 'docked', landed: 1 });
    expect(match.offers()).not.toContain('ascend');
  });
});
