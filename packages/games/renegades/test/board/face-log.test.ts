import type { Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { strokeOf } from '../../src/board/boards/Stroke.tsx';
import { hints } from '../../src/board/hints.ts';
import { lastRoll } from '../../src/board/last-roll.ts';
import { markOf } from '../../src/board/marks.ts';
import { refsOf } from '../../src/board/refs.ts';
import { texts } from '../../src/index.ts';
import { nameOf } from '../../src/rules/table.ts';
import { view } from '../../src/view.ts';
import { walkGames } from '../support/face-games.ts';

const problems: string[] = [];
const tellers = (['en', 'fr'] as const).map(language =>
  createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
);

describe('the log', () => {
  test('every line of real games has a mark of its own', () => {
    const [flag, other] = [markOf({ key: 'nothing.such' }), new Set<string>()];
    walkGames(9, ({ log }) => {
      for (const entry of log) {
        const isPlain = /^mission\.\w+\.story$|^campaign\.credited$/.test(entry.key);
        if (!isPlain && markOf(entry).icon === flag.icon && !markOf(entry).isMilestone) other.add(entry.key);
      }
    });
    expect([...other]).toEqual([]);
  });

  test('names light whom they mean; a kind of villains means all of them, a number one', () => {
    const { state } = scene()
      .crew('lexxa', { at: [8, 10] })
      .npc('drone', [8, 11])
      .npc('drone', [8, 12])
      .fighter('dregg', [3, 3]);
    const seen = view(state, 'p1');
    const params = { who: { key: 'crew.lexxa' }, target: { key: 'npc.drone' } };
    expect(refsOf(seen, { key: 'attack.melee', params })).toEqual(['crew:lexxa', 'npc:1', 'npc:2']);
    const second = { who: { key: 'crew.lexxa' }, target: nameOf(state.npcs[1]!) };
    expect(refsOf(seen, { key: 'attack.melee', params: second })).toEqual(['crew:lexxa', 'npc:2']);
    const fighter = { key: 'fighter.dregg', params: { no: state.fighters[0]!.no } };
    expect(refsOf(seen, { key: 'fighter.moves', params: { fighter } })).toEqual([`fighter:${state.fighters[0]!.no}`]);
    expect(refsOf(seen, { key: 'ship.turn', params: { ship: { key: 'ship.cerberus' } } })).toEqual([]);
  });
});

describe('an attack while it is told', () => {
  test('leads from the attacker to the target, unless several are meant', () => {
    const { state } = scene()
      .crew('lexxa', { at: [8, 10] })
      .npc('borada', [8, 11])
      .npc('drone', [8, 12])
      .npc('drone', [8, 13]);
    const lexxa = { key: 'crew.lexxa' };
    const told = (who: Text, target: Text) =>
      strokeOf(view(state, 'p1'), { key: 'attack.melee', params: { who, target } });
    expect(told(lexxa, nameOf(state.npcs[0]!))).toEqual(['crew:lexxa', 'npc:1']);
    expect(told(nameOf(state.npcs[2]!), lexxa)).toEqual(['npc:3', 'crew:lexxa']);
    expect(told({ key: 'npc.drone' }, lexxa)).toBeUndefined();
    expect(told({ key: 'attack.nobody' }, lexxa)).toBeUndefined();
  });
});

describe('the last roll', () => {
  test('in real games can be said in both languages', () => {
    let rolls = 0;
    walkGames(6, ({ log }) => {
      const roll = lastRoll(log.slice(-12));
      if (roll === undefined) return;
      rolls++;
      const said = [roll.title, ...(roll.result ? [roll.result.text] : []), ...Object.values(roll.verdicts ?? {})];
      for (const say of tellers) for (const text of said) say(text);
    });
    expect(rolls).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });

  test('[RDA-TEST-02] of a test every die at the target or more counts', () => {
    const params = { who: { key: 'crew.lexxa' }, skill: { key: 'skill.tech' }, purpose: { key: 'purpose.event' } };
    const roll = lastRoll([{ key: 'test.failed', params: { ...params, target: 5, dice: '4 5 6 1' } }]);
    expect(roll?.dice.map(({ verdict }) => verdict)).toEqual(['miss', 'hit', 'hit', 'miss']);
  });

  test('[RDA-ATTACK-07, RDA-ATTACK-11, RDA-ATTACK-12] hits are 4 or more; of pairs those come through that are not blocked', () => {
    const attack = { who: { key: 'ship.icarus' }, target: { key: 'ship.destinyAurora' } };
    const rolled = lastRoll([{ key: 'attack.rolled', params: { ...attack, dice: '3 4 6' } }]);
    expect(rolled?.result?.value).toBe(2);
    const paired = lastRoll([{ key: 'attack.result', params: { pairs: '4/5 5/4 7/8', harm: 2, penetrating: 1 } }]);
    expect(paired?.dice.map(({ face, verdict }) => [face, verdict])).toEqual([
      [4, 'miss'],
      [5, 'hit'],
      [7, 'hit'],
    ]);
    expect(paired?.result?.value).toBe(2);
  });
});

describe('hints', () => {
  const seats = [{ id: 'p1', ring: 1, name: '', held: 'person', isYours: true }] as const;

  test('all have their words, most come up in real games, and none without a question', () => {
    const seen = new Set<string>();
    walkGames(12, ({ view: now, decision, log, seat }) => {
      for (const { id, isDue } of hints) if (isDue({ view: now, decision, log, seat, seats })) seen.add(id);
    });
    const silent = hints.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
    expect(silent.length).toBeLessThanOrEqual(4);
    for (const say of tellers) for (const { text } of hints) say(text);
    expect(problems).toEqual([]);
    const idle = { view: view(scene().state, 'p1'), decision: undefined, log: [], seat: 'p1', seats };
    expect(hints.filter(({ isDue }) => isDue(idle))).toEqual([]);
  });

  test('[RDA-DOCK-01] only whose ship is docked too long is told so', () => {
    const played = scene().docked(1, [-2, 12]).ship(1, { overstays: true }).turnOf(1).play();
    const decision = { ...decisionOf(played), name: 'act' };
    const due = (seat: string) =>
      hints
        .find(({ id }) => id === 'overstays')!
        .isDue({ view: view(played.state, seat), decision, log: [], seat, seats });
    expect([due('p1'), due('p2')]).toEqual([true, false]);
  });

  function decisionOf(played: { shown(): unknown }) {
    return {
      id: 1,
      name: '',
      prompt: { key: 'act' },
      mode: 'one',
      waitingFor: ['p1'],
      ask: played.shown(),
    } as never as NonNullable<Parameters<(typeof hints)[number]['isDue']>[0]['decision']>;
  }
});
