import { Chance, Match, playOut, seedFrom } from '@starboard/kernel';
import { scriptedDice, stackDeck } from '@starboard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { beacon, steadyBot } from '../src/index.ts';
import type { Job, State, Storm, Tool } from '../src/types.ts';

const seed = seedFrom('beacon tests');

interface Scene {
  readonly tools?: readonly [Tool, Tool];
  readonly storms?: readonly Storm[];
  readonly dice?: readonly number[];
  readonly state?: Partial<State>;
}

/** A table in the first round: the keeper's and the engineer's tools, the next storms, the dice to come. */
function scene({ tools = ['baffle', 'relay'], storms = ['calm'], dice = [], state = {} }: Scene = {}) {
  const fresh = Match.begin(beacon, {}, { seed }).state as State;
  const all: Tool[] = ['coil', 'lens', 'baffle', 'relay'];
  fresh.crew.keeper.tool = tools[0];
  fresh.crew.engineer.tool = tools[1];
  fresh.aside = all.filter(tool => !tools.includes(tool));
  stackDeck(fresh.storms, ...storms);
  return Match.from(beacon, {}, { ...fresh, ...state }, { seed, chance: scriptedDice(...dice) });
}

function plan(match: ReturnType<typeof scene>, keeper: Job, engineer: Job) {
  match.answer('keeper', keeper);
  match.answer('engineer', engineer);
  return match;
}

describe('preparing', () => {
  test('[BCN-PREP-01, BCN-PREP-02] two seats, hull 6, no charge, and a goal by season', () => {
    for (const [season, goal] of [
      ['calm', 13],
      ['usual', 16],
      ['storm', 19],
    ] as const) {
      const { state, seats } = Match.begin(beacon, { season }, { seed });
      expect(seats.map(seat => seat.id)).toEqual(['keeper', 'engineer']);
      expect(state).toMatchObject({ hull: 6, charge: 0, goal });
    }
  });

  test('[BCN-PREP-03] twelve storm cards, shuffled', () => {
    const decks = ['a', 'b', 'c'].map(words => Match.begin(beacon, {}, { seed: seedFrom(words) }).state.storms.draw);
    for (const deck of decks) {
      expect([...deck].sort().join(' ')).toBe('calm calm gust gust gust gust squall squall squall static static surge');
    }
    expect(new Set(decks.map(deck => deck.join())).size).toBe(3);
  });

  test('[BCN-PREP-04] a tool is known to its owner alone, and two stay aside', () => {
    const match = scene({ tools: ['coil', 'lens'] });
    expect(match.view('keeper').crew).toMatchObject({ keeper: { tool: 'coil' }, engineer: { tool: null } });
    expect(match.view('engineer').crew).toMatchObject({ keeper: { tool: null }, engineer: { tool: 'lens' } });
    expect(match.view('spectator').crew).toMatchObject({ keeper: { tool: null }, engineer: { tool: null } });
    expect(match.state.aside).toHaveLength(2);
  });
});

describe('a round', () => {
  test('[BCN-PLAN-01] jobs are chosen in secret and shown together', () => {
    const match = scene({ dice: [1, 1] });
    match.answer('keeper', 'shield');
    expect(match.view('engineer').crew.keeper.job).toBeNull();
    expect(match.logFor('engineer')).toEqual([]);
    match.answer('engineer', 'work');
    expect(match.log.slice(0, 2).map(entry => entry.key)).toEqual(['plan.shields', 'plan.works']);
  });

  test('[BCN-WORK-01] two dice alone, three each together; 4 or more is charge', () => {
    const alone = plan(scene({ dice: [4, 3], tools: ['baffle', 'lens'] }), 'shield', 'work');
    expect(alone.state.charge).toBe(1);
    const both = plan(scene({ dice: [4, 5, 3, 1, 2, 4], tools: ['baffle', 'lens'] }), 'work', 'work');
    expect(both.state.charge).toBe(3);
  });

  test('[BCN-WORK-02, BCN-TOOL-04] the Relay rolls chosen dice again, once, and then lies open', () => {
    const match = plan(
      scene({ tools: ['baffle', 'relay'], dice: [1, 4, 6, 2, 2], storms: ['calm', 'calm'] }),
      'shield',
      'work',
    );
    expect(match.waitingFor).toEqual(['engineer']);
    expect(match.state.charge).toBe(0);
    match.answer('engineer', ['die-0']);
    expect(match.state.charge).toBe(2);
    expect(match.view('keeper').crew.engineer.tool).toBe('relay');
    plan(match, 'shield', 'work');
    expect(match.decision?.name).toBe('plan');
    expect(match.state.charge).toBe(2);
  });

  test('[BCN-WORK-02] the Relay may be kept for later', () => {
    const match = plan(scene({ tools: ['baffle', 'relay'], dice: [1, 4], storms: ['calm'] }), 'shield', 'work');
    match.answer('engineer', []);
    expect(match.state.charge).toBe(1);
    expect(match.view('keeper').crew.engineer.tool).toBeNull();
  });

  test('[BCN-SHIELD-01, BCN-STORM-01] each shield takes 2 off the storm, the rest comes off the hull', () => {
    const hullAfter = (storm: Storm, keeper: Job, engineer: Job) =>
      plan(scene({ storms: [storm], tools: ['lens', 'coil'], dice: Array<number>(8).fill(1) }), keeper, engineer).state
        .hull;
    expect(hullAfter('squall', 'work', 'work')).toBe(3);
    expect(hullAfter('squall', 'shield', 'work')).toBe(5);
    expect(hullAfter('squall', 'shield', 'shield')).toBe(6);
    expect(hullAfter('gust', 'work', 'work')).toBe(4);
    expect(hullAfter('calm', 'work', 'work')).toBe(6);
    expect(hullAfter('static', 'work', 'work')).toBe(5);
  });

  test('[BCN-SHIELD-02] whoever shields sees the next storm, and nobody else does', () => {
    const match = plan(
      scene({ storms: ['calm', 'squall'], dice: [1, 1], tools: ['baffle', 'lens'] }),
      'shield',
      'work',
    );
    expect(match.view('keeper').crew.keeper.foreseen).toBe('squall');
    expect(match.view('engineer').crew.keeper.foreseen).toBeNull();
    expect(match.logFor('keeper').at(-1)).toMatchObject({ key: 'foreseen', params: { card: { key: 'storm.squall' } } });
    expect(match.logFor('engineer').some(entry => entry.key === 'foreseen')).toBe(false);
    expect(match.undoPoints(['keeper', 'engineer'])[0]?.free).toBe(false);
  });

  test('[BCN-STORM-02] after Static everyone at work rolls one die less, for one round', () => {
    const match = scene({ storms: ['static', 'calm', 'calm'], tools: ['baffle', 'lens'], dice: [4, 4, 4, 4, 4] });
    plan(match, 'shield', 'work');
    expect(match.view('keeper').inForce).toBe('static');
    plan(match, 'shield', 'work');
    expect(match.view('keeper').inForce).toBeNull();
    expect(match.state.charge).toBe(3);
    plan(match, 'shield', 'work');
    expect(match.state.charge).toBe(5);
  });

  test('[BCN-STORM-03] a Surge that does damage takes charge as well', () => {
    const surged = (keeper: Job) => {
      const dice = Array<number>(5).fill(4);
      return plan(scene({ storms: ['surge'], tools: ['baffle', 'lens'], dice: [...dice, 4] }), keeper, 'work').state;
    };
    expect(surged('work')).toMatchObject({ hull: 4, charge: 5 });
    expect(surged('shield')).toMatchObject({ hull: 6, charge: 2 });
  });

  test('[BCN-STORM-03] a Surge finds no charge to take where there is none', () => {
    const match = scene({ storms: ['surge'], tools: ['baffle', 'lens'], dice: Array<number>(6).fill(1) });
    expect(plan(match, 'work', 'work').state).toMatchObject({ hull: 4, charge: 0 });
    expect(match.log.some(({ key }) => key === 'surge')).toBe(false);
  });
});

describe('tools', () => {
  test('[BCN-TOOL-04] the Relay is no help to the other', () => {
    const match = plan(scene({ tools: ['relay', 'baffle'], dice: [1, 4], storms: ['calm'] }), 'shield', 'work');
    expect(match.decision?.name).toBe('plan');
    expect(match.state.charge).toBe(1);
  });

  test('[BCN-TOOL-01] the Coil gives its owner one die more', () => {
    expect(plan(scene({ tools: ['coil', 'baffle'], dice: [4, 4, 4] }), 'work', 'shield').state.charge).toBe(3);
    expect(plan(scene({ tools: ['coil', 'baffle'], dice: [4, 4] }), 'shield', 'work').state.charge).toBe(2);
  });

  test('[BCN-TOOL-02] with the Lens a 6 of its owner counts for 2', () => {
    expect(plan(scene({ tools: ['lens', 'baffle'], dice: [6, 5] }), 'work', 'shield').state.charge).toBe(3);
    expect(plan(scene({ tools: ['lens', 'baffle'], dice: [6, 5] }), 'shield', 'work').state.charge).toBe(2);
  });

  test('[BCN-TOOL-03] the Baffle makes its owner’s shield take off 3', () => {
    const hull = (tools: [Tool, Tool]) =>
      plan(scene({ tools, storms: ['squall'], dice: [1, 1, 1] }), 'shield', 'work').state.hull;
    expect(hull(['baffle', 'lens'])).toBe(6);
    expect(hull(['lens', 'baffle'])).toBe(5);
  });
});

describe('the end', () => {
  test('[BCN-END-01] the charge reaches the goal: both win at once, before the storm and before the other works', () => {
    const match = plan(
      scene({ state: { charge: 15, hull: 1 }, storms: ['squall'], tools: ['lens', 'baffle'], dice: [4, 1, 1] }),
      'work',
      'work',
    );
    expect(match.outcome).toEqual({
      winners: ['keeper', 'engineer'],
      reason: { key: 'won', params: { round: 1 } },
      score: 1,
    });
    expect(match.state.hull).toBe(1);
    expect(match.log.filter(({ key }) => key === 'rolled')).toHaveLength(1);
  });

  test('[BCN-END-02] the hull is gone: both lose', () => {
    const match = plan(
      scene({
        state: { hull: 3 },
        storms: ['squall'],
        tools: ['lens', 'baffle'],
        dice: [4, ...Array<number>(5).fill(1)],
      }),
      'work',
      'work',
    );
    expect(match.outcome).toEqual({ winners: [], reason: { key: 'lost.hull' }, score: 1 - 16 });
  });

  test('[BCN-END-02] the last storm has passed: both lose, and not before', () => {
    const state = { charge: 2, storms: { draw: ['calm' as const, 'calm' as const], discard: [] } };
    const match = plan(scene({ state, storms: [], tools: ['lens', 'baffle'] }), 'shield', 'shield');
    expect(match.outcome).toBeUndefined();
    plan(match, 'shield', 'shield');
    expect(match.outcome).toEqual({ winners: [], reason: { key: 'lost.storm' }, score: 2 - 16 });
  });

  test('[BCN-END-02] who has drawn the last storm may still be struck by it', () => {
    const state = { hull: 3, storms: { draw: ['squall' as const], discard: [] } };
    const match = plan(
      scene({ state, storms: [], tools: ['lens', 'coil'], dice: [1, 1, 1, 1, 1, 1, 1] }),
      'work',
      'work',
    );
    expect(match.outcome?.reason.key).toBe('lost.hull');
  });
});

test('every line names the rule by which it is said', () => {
  const match = scene({
    tools: ['baffle', 'relay'],
    dice: [4, 4, 1, 1, 4, 4, 4, 4, 4],
    storms: ['surge', 'calm', 'squall'],
  });
  plan(match, 'work', 'work');
  match.answer('engineer', ['die-0']);
  plan(match, 'shield', 'work');
  expect(match.log.map(({ key, rule, to }) => [key, rule, ...(to ?? [])].join(' '))).toEqual([
    'plan.works BCN-PLAN-01',
    'plan.works BCN-PLAN-01',
    'rolled BCN-WORK-01',
    'charged BCN-WORK-01',
    'rolled BCN-WORK-01',
    'relay.used BCN-WORK-02',
    'charged BCN-WORK-01',
    'storm BCN-STORM-01',
    'surge BCN-STORM-03',
    'plan.shields BCN-PLAN-01',
    'plan.works BCN-PLAN-01',
    'rolled BCN-WORK-01',
    'charged BCN-WORK-01',
    'shields BCN-SHIELD-01',
    'storm BCN-STORM-01',
    'foreseen BCN-SHIELD-02 keeper',
  ]);
  const [, , first, , , again] = match.log;
  expect([first?.params?.['dice'], again?.params?.['dice']]).toEqual(['4 4 1', '4 4 4']);
  expect(match.state.round).toBe(3);
  const { log } = Match.begin(beacon, { season: 'storm' }, { seed });
  expect(log).toEqual([{ key: 'begin', params: { goal: 19 }, rule: 'BCN-PREP-02' }]);
});

test('a steady pair wins about as often as it loses', () => {
  let wins = 0;
  const chance = new Chance(seedFrom('steady'));
  for (let i = 0; i < 400; i++) {
    const match = Match.begin(beacon, {}, { seed: seedFrom(`steady ${i}`) });
    expect(playOut(match, steadyBot, chance, 200)).toBe(true);
    if (match.outcome?.winners.length) wins++;
  }
  expect(wins).toBeGreaterThan(160);
  expect(wins).toBeLessThan(260);
});
