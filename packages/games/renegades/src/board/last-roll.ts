import type { Roll } from '@starboard/board';
import type { LogEntry, Params, Text } from '@starboard/kernel';
import { diceIn, lowestHit } from '../rules/combat/dice.ts';
import { isBlocked } from '../rules/combat/program.ts';

type Reader = (params: Params) => Roll;

/** The dice of the last roll in these lines, and what counted. */
export function lastRoll(log: readonly LogEntry[]): Roll | undefined {
  const at = log.findLastIndex(({ key }) => Object.hasOwn(readers, key));
  return at < 0 ? undefined : readers[log[at]!.key]!(log[at]!.params ?? {});
}

const readers: { readonly [key: string]: Reader } = {
  'test.passed': test('good'),
  'test.failed': test('bad'),
  'test.rerolled': params => ({ title: title('again', params, 'source', 'who'), dice: faces(params) }),
  'attack.rolled': params => ({ title: title('attack', params, 'who', 'target'), ...hits(params) }),
  'attack.rerolled': params => ({ title: title('attackAgain', params, 'source'), ...hits(params) }),
  'attack.raised': params => ({ title: { key: 'face.roll.raised' }, ...hits(params) }),
  'defense.rolled': params => ({ title: title('defense', params, 'who'), dice: faces(params) }),
  'defense.rerolled': params => ({ title: title('defenseAgain', params, 'source'), dice: faces(params) }),
  'defense.raised': params => ({ title: { key: 'face.roll.raised' }, dice: faces(params) }),
  'attack.result': result,
  'npc.finds': params => ({ title: title('seeks', params, 'npc'), dice: faces(params) }),
  'npc.seeksInVain': params => ({ title: title('seeks', params, 'npc'), dice: faces(params) }),
  'enemies.rolled': params => ({
    title: title('enemies', params, 'npc'),
    dice: [{ face: numberIn(params, 'die') }],
    result: { value: numberIn(params, 'number'), text: { key: 'face.roll.come' }, tone: 'enemy' },
  }),
  'rollOff.rolled': params => ({
    title: { key: 'face.roll.rollOff' },
    dice: [{ face: numberIn(params, 'die') }],
    result: { value: '', text: textIn(params, 'who'), tone: 'plain' },
  }),
};

/** RDA-TEST-02: a die at the target or more is all it takes. */
function test(tone: 'good' | 'bad'): Reader {
  return params => {
    const target = numberIn(params, 'target');
    return {
      title: { key: 'face.roll.test', params: { who: textIn(params, 'who'), skill: textIn(params, 'skill'), target } },
      dice: dice(params).map(face => ({ face, verdict: face >= target ? 'hit' : 'miss' })),
      verdicts: { hit: { key: 'face.roll.success' }, miss: { key: 'face.roll.failure' } },
      result: { value: '', text: { key: `face.roll.test.${tone}` }, tone },
    };
  };
}

/** RDA-ATTACK-07: dice below 4 are taken away. */
function hits(params: Params): Pick<Roll, 'dice' | 'result'> {
  const all = dice(params);
  const count = all.filter(face => face >= lowestHit).length;
  return {
    dice: all.map(face => ({ face, verdict: face >= lowestHit ? 'hit' : 'miss' })),
    result: { value: count, text: { key: 'face.roll.hits', params: { count } }, tone: 'plain' },
  };
}

/** RDA-ATTACK-11: red against black, a pair after the other; a red die that its partner does not stop comes through. */
function result(params: Params): Roll {
  const pairs = stringIn(params, 'pairs')
    .split(' ')
    .filter(pair => pair !== '')
    .map(pair => pair.split('/').map(Number));
  const harm = numberIn(params, 'harm');
  return {
    title: { key: 'face.roll.pairs' },
    dice: pairs.map(([red = 0, black = 0]) => ({ face: red, verdict: isBlocked(red, black) ? 'miss' : 'hit' })),
    verdicts: { hit: { key: 'face.roll.through' }, miss: { key: 'face.roll.blocked' } },
    result: { value: harm, text: { key: 'face.roll.harm', params: { count: harm } }, tone: 'plain' },
  };
}

function title(name: string, params: Params, ...parts: readonly string[]): Text {
  return { key: `face.roll.${name}`, params: Object.fromEntries(parts.map(part => [part, textIn(params, part)])) };
}

function dice(params: Params): readonly number[] {
  return diceIn(stringIn(params, 'dice'));
}

function faces(params: Params): Roll['dice'] {
  return dice(params).map(face => ({ face }));
}

function stringIn(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

function numberIn(params: Params, name: string): number {
  const value = params[name];
  return typeof value === 'number' ? value : 0;
}

function textIn(params: Params, name: string): Text {
  const value = params[name];
  return typeof value === 'object' ? value : { key: 'attack.nobody' };
}
