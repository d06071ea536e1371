import type { LogEntry, Ref } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { cellAt, type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { boardBox, spotOf as middleOfCell } from '../../src/board/art/index.ts';
import { badgesOf } from '../../src/board/boards/Badges.tsx';
import { homeOf } from '../../src/board/boards/OneBoard.tsx';
import { handlesOf } from '../../src/board/boards/Place.tsx';
import { boardAfter, boardToSee } from '../../src/board/boards/shown.ts';
import { spokenName } from '../../src/board/boards/spoken.ts';
import { refsOn, spotOf, standsOn } from '../../src/board/boards/spots.ts';
import { type PlacingState, placeAfter, usualPlace } from '../../src/board/boards/use-placing.ts';
import { placeText } from '../../src/board/place-text.ts';
import { texts } from '../../src/index.ts';
import { nameOf } from '../../src/rules/table.ts';
import { nameAt, squareName } from '../../src/show/names.ts';
import { boardInPlay, boardNamed, boardsOf, placingOf, standOf } from '../../src/show/plan.ts';
import { view } from '../../src/view.ts';
import { walkGames } from '../support/face-games.ts';
import { pose } from '../support/orbit.ts';

const say = createFormatter(texts, 'en');

describe('the boards', () => {
  test('[RDA-TIER-08] orbit and surface are in play, in a chase orbit and a home board, between missions none', () => {
    const { state } = scene();
    expect(boardsOf(view(state, 'p1'))).toEqual(['orbit', 'surface']);
    expect(boardsOf({ ...view(state, 'p1'), chase: 'coalition' })).toEqual(['orbit', 'home']);
    expect(boardNamed({ ...view(state, 'p1'), chase: 'coalition' }, 'home').symbols).toContain('H');
    expect(boardsOf({ ...view(state, 'p1'), stage: 'shoreLeave' })).toEqual([]);
  });

  test('[RDA-TIER-08] in a chase with a party on the surface all three are; squares are those of the board that whoever acts is on or over', () => {
    const chase = (set: Scene) => set.with(state => Object.assign(state, { chase: 'renegade' }));
    const split = () =>
      chase(scene({ tier: 3 }))
        .crew('dex', { at: [8, 8] })
        .crew('prak', { aboard: 0, on: 'home', cell: cellAt([5, 5], 'home') });
    const seen = (set: Scene) => view(set.state, 'p1');
    expect(boardsOf(seen(split()))).toEqual(['orbit', 'surface', 'home']);
    const ground = (set: Scene) => standOf(seen(set), 'cell:50')!.board;
    expect([ground(split().partyTurn('dex')), ground(split().partyTurn('prak'))]).toEqual(['surface', 'home']);
    expect(ground(split().docked(2, [-2, 13]).partyTurn('rovanna'))).toBe('surface');
    const over = (at: Spot) => ground(split().ship(2, { at }).turnOf(2));
    expect([over([12, -2]), over([-2, 12])]).toEqual(['surface', 'home']);
    expect([ground(split().stage('npcTurns')), ground(split().stage('event'))]).toEqual(['surface', 'home']);
  });

  test('the next board round', () => {
    expect([boardAfter(['orbit', 'surface'], 'surface'), boardAfter(['orbit', 'surface', 'home'], 'surface')]).toEqual([
      'orbit',
      'home',
    ]);
    expect(boardAfter([], undefined)).toBeUndefined();
  });

  test('squares of a cap are counted on the cap, under its planet’s name, and never below 1', () => {
    const { state } = scene();
    const seen = view(state, 'p1');
    for (const name of ['orbit', 'surface'] as const) {
      const board = boardNamed(seen, name);
      const texts = [...board.symbols].flatMap((symbol, cell) => (symbol === ' ' ? [] : [squareName(board, cell)]));
      expect(texts.filter(({ params }) => Number(params!['col']) < 1 || Number(params!['row']) < 1)).toEqual([]);
      expect(new Set(texts.map(text => say(text))).size).toBe(texts.length);
    }
    const orbit = boardNamed(seen, 'orbit');
    const [earth] = orbit.planets.earth!;
    expect(say(squareName(orbit, earth!))).toMatch(/^Earth, column \d, row \d$/);
  });

  test('arrows around a square at the edge stay on the board, as far from one another as elsewhere', () => {
    const board = boardNamed(view(scene().state, 'p1'), 'orbit');
    const box = boardBox(board);
    const cells = [...board.symbols].flatMap((symbol, cell) => (symbol === ' ' ? [] : [cell]));
    for (const cell of cells) {
      const all = Array.from({ length: 8 }, (_, facing) => cell * 8 + facing);
      const placing = { board: 'orbit', places: new Map([[cell, all]]), hasFacings: true };
      const handles = handlesOf(board, { placing, chosen: all[0] } as unknown as PlacingState);
      expect(handles).toHaveLength(8);
      for (const { x, y } of handles) {
        expect(x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1).toBe(
          true,
        );
      }
      expect(handles[0]!.x).toBeCloseTo(handles[4]!.x);
      expect(handles[4]!.y - handles[0]!.y).toBeCloseTo(130);
    }
  });

  test('in real games every target is somewhere, and the board in play has its place', () => {
    const lost = new Set<string>();
    walkGames(9, ({ view: seen, decision }) => {
      const names = boardsOf(seen);
      if (names.length === 0 || decision?.ask === undefined) return;
      expect(names).toContain(boardInPlay(seen, decision));
      const placing = placingOf(decision);
      if (placing) {
        const board = boardNamed(seen, placing.board);
        for (const cell of placing.places.keys()) if (board.areaAt[cell]! < 0) lost.add(`${decision.name} ${cell}`);
      }
      for (const { refs = [] } of decision.ask.options) for (const ref of refs) if (!isFound(seen, ref)) lost.add(ref);
    });
    expect([...lost]).toEqual([]);
  });

  test('[RDA-SETUP-31] a ship that is not placed yet is on no board, and one looks at where it may begin', () => {
    const { state } = scene();
    const [ship] = state.ships;
    ship!.cell = -1;
    const seen = view(state, 'p1');
    expect(standOf(seen, `ship:${ship!.no}`)).toBeUndefined();
    expect(refsOn(seen, 'orbit')).not.toContain(`ship:${ship!.no}`);
    const board = boardNamed(seen, 'orbit');
    const [first, last] = [30 * 5 + 4, 30 * 5 + 6].map(cell => middleOfCell(board, cell));
    const places = new Map([30 * 5 + 4, 30 * 5 + 6].map(cell => [cell, [cell << 3]]));
    const placing = { board: 'orbit', mover: undefined, places, hasFacings: true } as const;
    const home = homeOf(seen, board, `ship:${ship!.no}`, placing);
    expect(home).toEqual({ x: (first!.x + last!.x) / 2, y: (first!.y + last!.y) / 2 });
  });

  test('[RDA-DEPLOY-01] one looks at the ground while docks are to be chosen, and at wherever something happens', () => {
    const { state } = scene();
    const seen = view(state, 'p1');
    const [dock] = boardNamed(seen, 'surface').docks;
    const target = (ref: Ref) => ({ ref, isChosen: false, label: '' });
    const ship = { key: `ship.${seen.ships[0]!.ship}` };
    const looked = (targets: readonly Ref[], happening?: LogEntry) =>
      boardToSee({ view: seen, decision: undefined, targets: targets.map(target), happening });
    expect(looked([])).toBe('orbit');
    expect(looked([`cell:${dock}`])).toBe('surface');
    expect(looked([`cell:${dock}`, 'ship:1'])).toBe('orbit');
    const down = view({ ...state, stage: 'parties' }, 'p1');
    const fires: LogEntry = { key: 'ship.fires', params: { ship }, rule: 'RDA-ATTACK-01' };
    expect(boardToSee({ view: down, decision: undefined, targets: [], happening: fires })).toBe('orbit');
  });

  test('[RDA-COMP-02] one looks at fighters that are placed in orbit while all eyes are on the ground', () => {
    const before = view(scene().state, 'p1');
    const placed = view(scene().fighter('syphon', [5, 5]).state, 'p1');
    const happening: LogEntry = { key: 'fighters.placed', params: { race: { key: 'race.syphon' }, count: 1 } };
    const looked = (seen: typeof before, then: typeof before) =>
      boardToSee({ view: { ...seen, stage: 'event' }, before: then, decision: undefined, targets: [], happening });
    expect(looked(placed, before)).toBe('orbit');
    expect(looked(before, placed)).toBe('orbit');
    expect(looked(placed, placed)).toBe('surface');
  });

  test('everybody on a board has a stand there, so that a window follows whoever moves, comes or falls', () => {
    const seen = view(
      scene()
        .crew('lexxa', { at: [9, 9] })
        .fighter('syphon', [5, 5]).state,
      'p1',
    );
    const [orbit, surface] = [boardNamed(seen, 'orbit'), boardNamed(seen, 'surface')];
    expect(standsOn(seen, surface).get('crew:lexxa')).toEqual({
      ...spotOf(seen, surface, 'crew:lexxa')!.middle,
      place: cellAt([9, 9]),
    });
    expect([...standsOn(seen, orbit).keys()]).toEqual(['ship:1', 'ship:2', 'fighter:1']);
  });

  /** On a board, on a ship's card, or among what can be bought. */
  function isFound(seen: ReturnType<typeof view>, ref: Ref): boolean {
    const [kind = '', name = ''] = ref.split(':');
    if (['post', 'card', 'ware', 'offer', 'parameter'].includes(kind)) return true;
    if (kind === 'crew') return seen.crew.some(({ id }) => id === name) || seen.stage === 'shoreLeave';
    if (kind === 'npc') return seen.npcs.some(({ no }) => no === Number(name));
    const stand = standOf(seen, ref);
    return kind === 'ship' || (stand !== undefined && spotOf(seen, boardNamed(seen, stand.board), ref) !== undefined);
  }

  test('[RDA-DEPLOY-01] a dock to land in is a square of the ground, not of orbit', () => {
    const seen = view(scene().state, 'p1');
    const dock = boardNamed(seen, 'surface').docks[0]!;
    expect(standOf(seen, `cell:${dock}`)).toEqual({ board: 'surface', cell: dock });
    expect(standOf({ ...seen, chase: 'renegade' }, `cell:${dock}`)).toEqual({ board: 'home', cell: dock });
    expect(standOf(seen, 'crew:lexxa')).toBeUndefined(); // aboard
  });

  test('[RDA-PARAM-06] what somebody bears is where the bearer is', () => {
    const { state } = scene()
      .crew('lexxa', { at: [9, 9] })
      .parameter('data', 'data', null, { bearer: 'lexxa' });
    const seen = view(state, 'p1');
    expect(standOf(seen, 'parameter:1')).toEqual({ board: 'surface', cell: cellAt([9, 9]) });
    expect(refsOn(seen, 'surface')).toContain('crew:lexxa');
    expect(refsOn(seen, 'orbit')).toEqual(['ship:1', 'ship:2']);
  });
});

describe('places', () => {
  const flying = () => {
    const played = scene()
      .ship(1, { at: [10, 4], facing: 'E' })
      .turnOf(1)
      .play()
      .choose('move');
    const decision = {
      id: 1,
      name: 'fly',
      prompt: { key: 'fly' },
      mode: 'one' as const,
      waitingFor: ['p1'],
      about: ['ship:1' as const],
      ask: played.shown(),
    };
    return { played, seen: view(played.state, 'p1'), decision, placing: placingOf(decision)! };
  };

  test('[RDA-MOVE-01, RDA-MOVE-02] poses lie on their squares, one for each facing', () => {
    const { placing } = flying();
    expect(placing).toMatchObject({ board: 'orbit', mover: 'ship:1', hasFacings: true });
    const there = placing.places.get(cellAt([10, 6]))!;
    expect(there).toHaveLength(8);
    expect(there).toContain(pose([10, 6], 'E'));
  });

  test('a square is entered facing as the ship does, or as near to it as can be', () => {
    expect(usualPlace([8, 9, 10, 11], 2)).toBe(10);
    expect(usualPlace([8, 9, 15], 6)).toBe(15);
    expect(usualPlace([5], undefined)).toBe(5);
  });

  test('arrows go from square to square, comma and full stop turn the ship', () => {
    const { seen, placing } = flying();
    const board = boardNamed(seen, 'orbit');
    const from = pose([10, 5], 'E');
    expect(placeAfter(board, placing, from, 'ArrowRight', 2)).toBe(pose([10, 6], 'E'));
    expect(placeAfter(board, placing, from, '.', 2)).toBe(pose([10, 5], 'SE'));
    expect(placeAfter(board, placing, from, ',', 2)).toBe(pose([10, 5], 'NE'));
    expect(placeAfter(board, placing, from, 'x', 2)).toBeUndefined();
  });

  test('are told by tile, column, row and facing', () => {
    const { seen, decision } = flying();
    expect(say(placeText(seen, decision, pose([10, 6], 'SW')))).toMatch(/column 7, row 11, facing south-west$/);
  });
});

describe('names', () => {
  test('[RDA-STEALTH-05, RDA-CREW-10] tell how well somebody is, what ails it, and where', () => {
    const { state } = scene()
      .crew('lexxa', { at: [9, 9], wounds: 2, stealth: true })
      .npc('drone', [8, 12], { asleep: true });
    const seen = view(state, 'p1');
    const board = boardNamed(seen, 'surface');
    expect(say(nameAt(seen, board, 'crew:lexxa'))).toMatch(/^Lexxa, health 7 of 9, in stealth; .*column 10, row 10$/);
    expect(say(nameAt(seen, board, 'npc:1'))).toMatch(/^Drone 1, .*on guard/);
    const target = { ref: 'npc:1' as const, isChosen: false, label: 'Strike Drone', hotkey: '2' };
    expect(spokenName('Drone', target, say)).toBe('Drone. Strike Drone, key 2');
  });

  test('[RDA-DEC-02] a container is told only to whom it was shown', () => {
    const { state } = scene()
      .container(1, [9, 9])
      .with(changed => {
        changed.containers[0]!.seenBy.push('p1');
      });
    const ref: Ref = `container:${cellAt([9, 9])}`;
    const told = (seat: string) => say(nameAt(view(state, seat), boardNamed(view(state, seat), 'surface'), ref));
    expect(told('p1')).toMatch(/^A container: Neural Stim;/);
    expect(told('p2')).toMatch(/^A container;/);
  });
});

describe('badges', () => {
  test('show the number by which the log tells those apart who are alike', () => {
    const { state } = scene()
      .npc('drone', [8, 12])
      .npc('drone', [8, 13], { wounds: 1 })
      .npc('borada', [8, 14])
      .fighter('dregg', [10, 8]);
    const seen = view(state, 'p1');
    const [first, second, leader] = seen.npcs;
    expect(badgesOf(seen, first!)).toEqual([{ kind: 'number', value: 1 }]);
    expect(say(nameOf(first!))).toBe('Drone 1');
    expect(badgesOf(seen, second!)).toContainEqual({ kind: 'number', value: 2 });
    expect(badgesOf(seen, leader!)).toEqual([]);
    expect(badgesOf(seen, seen.fighters[0]!)).toEqual([{ kind: 'number', value: seen.fighters[0]!.no }]);
  });

  test('[RDA-SHIP-10, RDA-CREW-10] show what is left of ships, and of those who were hurt', () => {
    const { state } = scene()
      .ship(1, { at: [10, 4], damage: 2 })
      .crew('lexxa', { at: [9, 9], wounds: 2 })
      .crew('maeve', { at: [9, 10] });
    const seen = view(state, 'p1');
    const crew = (id: string) => seen.crew.find(each => each.id === id)!;
    expect(badgesOf(seen, seen.ships[0]!)).toEqual([{ kind: 'shields', value: 8 }]);
    expect(badgesOf(seen, crew('lexxa'))).toEqual([{ kind: 'health', value: 7 }]);
    expect(badgesOf(seen, crew('maeve'))).toEqual([]);
  });
});
