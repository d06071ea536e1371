import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { isOpen } from '../../src/rules/map/doors.ts';
import { canSee } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { itemDeck, resolveDeck } from '../../src/rules/setup/decks.ts';
import type { State } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';

/** A zone of the scene by its name. */
function at({ state }: Scene, zone: string): number {
  return zoneOf(state, zone);
}

describe('the map of a scene', () => {
  test('is laid out once, and again when what is kept is to be forgotten', () => {
    const ground = () => groundOf(scene().state);
    const before = ground();
    expect(ground()).toBe(before);
    const kept = (globalThis as { [place: symbol]: readonly (() => void)[] })[Symbol.for('starboard.kept')]!;
    for (const forget of kept) forget();
    expect(ground()).not.toBe(before);
    expect(ground().map).toEqual(before.map);
  });

  test('is the drill map with nobody on it, or that of a mission', () => {
    const { state } = scene();
    expect([state.mission, state.figures.length, state.tokens.length]).toEqual(['DRILL', 0, 0]);
    expect(scene({ mission: 'CG02' }).state.tokens.length).toBeGreaterThan(0);
    expect(scene({ mission: 'CG02' }).cleared().state).toMatchObject({ figures: [], tokens: [] });
  });

  test('has figures, bosses and friendly Sentries where they were put', () => {
    const set = scene()
      .enemies('jaeger', 2, 'CREW.x', { stunned: true })
      .boss('titan', 'LAB.A', { health: 20, hurt: 5, mood: 'enraged', cards: ['charge', 'bellow'] })
      .bossCards('titan', 'execution')
      .ally('sip', 'REC.R', { hurt: 1 });
    expect(set.state.figures).toMatchObject([
      { type: 'jaeger', zone: at(set, 'CREW.x'), stunned: true },
      { type: 'jaeger', zone: at(set, 'CREW.x'), stunned: true },
      { type: 'titan', zone: at(set, 'LAB.A'), hurt: 5 },
    ]);
    expect(set.state.bosses).toMatchObject([{ type: 'titan', health: 20, mood: 'enraged', status: 'here' }]);
    expect(set.state.bosses[0]!.deck.draw.slice(-3)).toEqual(['bellow', 'charge', 'execution']);
    expect(set.state.allies).toMatchObject([{ type: 'sip', zone: at(set, 'REC.R'), hurt: 1, status: 'here' }]);
  });

  test('has a boss that is offline', () => {
    const set = scene().asleep('olympian', 'LAB.A', 9);
    expect(set.state.bosses).toMatchObject([{ health: 9, status: 'hidden', sleepsIn: at(set, 'LAB.A') }]);
    expect(set.state.figures).toEqual([]);
  });

  test('has tokens out of the pile, known or not, and a pile of one’s own', () => {
    const before = scene().state.pile.length;
    const set = scene().token('3 jaeger', 'LAB.A', { knownTo: ['medic-a'], stunned: true });
    expect(set.state.tokens).toMatchObject([
      { face: '3 jaeger', zone: at(set, 'LAB.A'), knownTo: ['medic-a'], stunned: true },
    ]);
    expect(set.state.pile).toHaveLength(before - 1);
    expect(set.pile('2 sip').state.pile).toEqual(['2 sip']);
  });

  test('has noises, decoys, bubbles, turrets and a Loader', () => {
    const set = scene()
      .noise('REC.R', 3, { maker: 'medic-a' })
      .decoy('REC.A')
      .bubble('REC.B')
      .turret('marine-a', 'REC.C', 1)
      .loader('REC.D', { pilot: 'marine-a', powered: true });
    expect(set.state).toMatchObject({
      noises: [{ zone: at(set, 'REC.R'), level: 3, late: false, maker: 'medic-a' }],
      decoys: [at(set, 'REC.A')],
      bubbles: [at(set, 'REC.B')],
      turrets: [{ by: 'marine-a', zone: at(set, 'REC.C'), left: 1 }],
      loader: { zone: at(set, 'REC.D'), pilot: 'marine-a', powered: true },
    });
  });

  test('has doors locked, open or held, exits among them, and walls that were opened', () => {
    const open = (set: Scene, door: string) => {
      const { map, exits } = groundOf(set.state);
      const exit = exits.findIndex(({ name }) => name === door);
      return isOpen(set.state, exit < 0 ? map.doors.findIndex(({ name }) => name === door) : map.doors.length + exit);
    };
    expect(open(scene(), 'LAB.D1')).toBe(true);
    expect(open(scene().lock('LAB.D1'), 'LAB.D1')).toBe(false);
    expect(open(scene().lock('LAB.D1').unlock('LAB.D1'), 'LAB.D1')).toBe(true);
    expect(open(scene().lock('CREW.exitW'), 'CREW.exitW')).toBe(false);
    expect(open(scene().event('lockdown').hold('LAB.D1', 'open', 0), 'LAB.D1')).toBe(true);
    const walled = scene();
    expect(canSee(walled.state, at(walled, 'CREW.A'), at(walled, 'CREW.n'))).toBe(false);
    const breached = scene().breach('CREW.A', 'CREW.n');
    expect(canSee(breached.state, at(breached, 'CREW.A'), at(breached, 'CREW.n'))).toBe(true);
  });

  test('has objectives as they were left, cards laid aside, and what conditions remember', () => {
    const { state } = scene()
      .objective(0, { hurt: 1 })
      .carries('medic-a', 0)
      .aside('rack', 'pistol')
      .memory('rusty:1', 1);
    expect(state.objectives[0]).toMatchObject({ carrier: 'medic-a', taken: true, hurt: 1 });
    expect([state.aside['rack'], state.memory]).toEqual([['pistol'], { 'rusty:1': 1 }]);
  });
});

describe('the survivors of a scene', () => {
  test('hold nothing but what they were given, and every card is somewhere once', () => {
    const { state } = scene().survivor('marine-a', {
      at: 'REC.R',
      holding: ['hullPlate', 'tacticalVisor', 'pair:pistol', 'medKit1'],
      resolveCards: ['fear', 'shown:scream'],
      accomplishment: 'ninja',
      task: { count: 1 },
    });
    const [marine] = state.survivors;
    expect(marine!.cards.map(({ item, space }) => [item, space])).toEqual([
      ['hullPlate', 'body'],
      ['tacticalVisor', 'head'],
      ['pistol', 0],
      ['pistol', 0],
      ['medKit1', 1],
    ]);
    expect(marine!.resolveCards).toEqual([
      { card: 'fear', shown: false },
      { card: 'scream', shown: true },
    ]);
    expect(marine!.accomplishment).toMatchObject({ card: 'ninja', count: 1, unlocked: false });
    expect(state.items.draw.length + marine!.cards.length).toBe(itemDeck().length);
    expect(state.resolveDeck.draw.length + 2).toBe(resolveDeck().length);
  });

  test('are hurt, stunned, held, under lasting effects, gone', () => {
    const set = scene()
      .round(3)
      .survivor('marine-a', { at: 'REC.R', health: 4, resolve: 6, injuries: ['leg'], stun: 'shaken', held: true })
      .survivor('captain-a', { lasting: [{ what: 'suppression', until: 'turnEnds' }], more: { crisisUsed: true } })
      .survivor('medic-a', { more: { status: 'left', nextActions: 1 } });
    expect(set.state.survivors).toMatchObject([
      { health: 4, resolve: 6, injuries: ['leg'], stun: 'shaken', stunRound: 3, heldIn: at(set, 'REC.R') },
      { lasting: [{ what: 'suppression' }], crisisUsed: true },
      { status: 'left', nextActions: 1 },
    ]);
  });

  test('have cards that are jammed or partly spent', () => {
    const { state } = scene()
      .survivor('marine-a', { holding: ['powerCell', 'pistol'] })
      .card('marine-a', 'powerCell', { spent: 1 })
      .card('marine-a', 'pistol', { jammed: true });
    expect(state.survivors[0]!.cards).toMatchObject([{ spent: 1 }, { jammed: true }]);
  });

  test('have what is in view behind them, unless they are surprised', () => {
    const inView = (set: Scene) => set.survivor('marine-a', { at: 'REC.R' }).enemies('jaeger', 1, 'REC.A').play();
    expect(inView(scene().turnOf('marine-a')).said('test.passed')).toEqual([]);
    const surprised = inView(scene().turnOf('marine-a').surprised().dice(1, 1)).choose('move:REC.A');
    expect(surprised.said('test.passed')).toHaveLength(1);
  });
});

describe('the time of a scene', () => {
  test('is any phase, or the middle of somebody’s turn', () => {
    expect(scene().phase('enemies').state).toMatchObject({ phase: 'enemies', acting: -1, turnsTaken: 3 });
    const played = scene().firstPlayer('captain-a').turnOf('medic-a', 2).play();
    expect(played.state).toMatchObject({ firstPlayer: 1, acting: 2, turnsTaken: 1 });
    expect([played.asked, played.survivor('medic-a').turn.actions]).toEqual(['medic-a', 2]);
  });

  test('has an event in force, and one that the mission keeps besides', () => {
    expect(scene().event('blackout').standing('lockdown').state).toMatchObject({
      event: 'blackout',
      standing: 'lockdown',
    });
  });
});

describe('what comes next in a scene', () => {
  test('are the cards that were put on top, the first one topmost', () => {
    const { state } = scene()
      .items('pistol', 'noise2')
      .events('blackout', 'lockdown')
      .resolveCards('scream', 'fear')
      .accomplishments('ninja', 'collector');
    const tops = [state.items, state.events, state.resolveDeck, state.accomplishments].map(({ draw }) =>
      draw.slice(-2).reverse(),
    );
    expect(tops).toEqual([
      ['pistol', 'noise2'],
      ['blackout', 'lockdown'],
      ['scream', 'fear'],
      ['ninja', 'collector'],
    ]);
  });

  test('is not what lies on the discards or is out of the game', () => {
    const { state } = scene().discarded('items', 'noise2', 'medKit1').discarded('resolve', 'fear').removed('shotgun');
    expect([state.items.discard, state.resolveDeck.discard, state.removed]).toEqual([
      ['noise2', 'medKit1'],
      ['fear'],
      ['shotgun'],
    ]);
    expect(state.items.draw.length).toBe(itemDeck().length - 3);
    expect(scene().emptied('items').state.items).toMatchObject({ draw: [] });
  });

  test('are the dice that were written down, and no others', () => {
    const set = () =>
      scene()
        .survivor('marine-a', { holding: ['pistol'] })
        .enemies('swarmer', 1, 'CREW.w');
    const shot = 'attack:pistol:0@CREW.w';
    expect(set().turnOf('marine-a').dice(6, 5).play().choose(shot).count('swarmer')).toBe(0);
    expect(() => set().turnOf('marine-a').dice(6).play().choose(shot)).toThrow('The script has ended');
  });

  test('are the answers of a rule that is run by itself', () => {
    const asked = scene().perform(function* (t) {
      return yield* t.choose('marine-a', 'treat.what', ['health', 'injury']);
    }, 'injury');
    expect([asked.asked, asked.result]).toEqual([['treat.what'], 'injury']);
  });
});

describe('a campaign in a scene', () => {
  const visiting = () =>
    scene({ mission: 'CG04' })
      .cleared()
      .campaign('terrible', { offer: ['medKit1'], coming: ['breach', 'quietNight'] });

  test('has a path, an offer and Refuge events to come', () => {
    const { campaign, items } = visiting().state;
    expect(campaign).toMatchObject({ id: 'terrible', path: ['CG04'], won: 0, offer: ['medKit1'], refuge: null });
    expect(campaign!.events.draw.slice(-2)).toEqual(['quietNight', 'breach']);
    expect(items.draw.filter(card => card === 'medKit1')).toHaveLength(
      itemDeck().filter(card => card === 'medKit1').length - 1,
    );
  });

  test('goes to the Refuge', () => {
    const played = visiting()
      .refuge({ track: 2, visited: [{ id: 'marine-a', place: 'quarters' }] })
      .play();
    expect([played.asks, played.state.campaign]).toMatchObject(['refuge.next', { won: 1, refuge: { track: 2 } }]);
    expect(played.match.waitingFor).toEqual(['captain-a', 'medic-a']);
    expect(() => scene().refuge()).toThrow('no Refuge');
  });
});

test('whatever else a test wants is changed by hand', () => {
  const change = (state: State) => {
    state.tally.kills = 7;
  };
  expect(scene().with(change).state.tally.kills).toBe(7);
});
