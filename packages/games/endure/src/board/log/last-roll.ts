import type { Roll, Tone } from '@starboard/board';
import type { LogEntry, Params, Text } from '@starboard/kernel';
import { missionRolls } from './mission-rolls.ts';

type Reader = (log: readonly LogEntry[], at: number) => Roll | undefined;

/** The dice of the last roll in these lines, and what counted. */
export function lastRoll(log: readonly LogEntry[]): Roll | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    const roll = readers[log[at]!.key]?.(log, at);
    if (roll !== undefined) return roll;
  }
  return undefined;
}

const readers: { readonly [key: string]: Reader } = {
  'attack.rolled': attackRoll,
  rerolled: attackRoll,
  'test.passed': resolveRoll('test', true),
  'test.failed': resolveRoll('test', false),
  'check.passed': resolveRoll('check', true),
  'check.failed': resolveRoll('check', false),
  'armour.held': oneDie('armour', 'good', ({ needed }) => ({ needed: numberOf(needed) })),
  'armour.failed': oneDie('armour', 'bad', ({ needed }) => ({ needed: numberOf(needed) })),
  'kit.kept': oneDie('kit', 'good'),
  'kit.spent': oneDie('kit', 'bad'),
  'injury.bleeds': (log, at) => oneDie('bleeding', numberOf(log[at]!.params?.['die']) > 3 ? 'good' : 'bad')(log, at),
  'victim.rolls': victimRoll,
  'solomon.comes': solomonRoll('bad'),
  'solomon.stays': solomonRoll('good'),
  ...missionRolls,
};

function attackRoll(log: readonly LogEntry[], at: number): Roll | undefined {
  const rolled = lastBefore(log, at, 'attack.rolled');
  const attack = lastBefore(log, at, 'attack');
  if (rolled === undefined) return undefined;
  const hit = numberOf(rolled.params?.['hit']);
  const dice = diceOf(log[at]!).map(face => ({ face, verdict: face >= hit ? ('hit' as const) : ('miss' as const) }));
  const what = attack?.params?.['with'];
  return {
    title: { key: 'face.roll.attack', params: { with: what ?? { key: 'face.verb.attack' }, hit } },
    dice,
    result: attackResult(log, at, dice.filter(({ verdict }) => verdict === 'hit').length),
  };
}

function attackResult(log: readonly LogEntry[], at: number, hits: number): NonNullable<Roll['result']> {
  const after = aftermath(log, at);
  if (after.some(({ key }) => key === 'jammed')) return result(0, 'jammed', 'bad');
  const kills = after.reduce((sum, { key, params }) => sum + (key === 'killed' ? countIn(params?.['enemies']) : 0), 0);
  return kills > 0 ? result(kills, 'killed', 'good') : result(hits, 'hits', hits > 0 ? 'plain' : 'bad');
}

const ends = new Set(['attack', 'turn.begins', 'phase.enemies', 'phase.resolution']);

/** What the attack led to: the lines until something else begins. */
function aftermath(log: readonly LogEntry[], at: number): readonly LogEntry[] {
  const rest = log.slice(at + 1);
  const end = rest.findIndex(({ key }) => ends.has(key));
  return end < 0 ? rest : rest.slice(0, end);
}

function resolveRoll(kind: 'test' | 'check', hasPassed: boolean): Reader {
  return (log, at) => {
    const entry = log[at]!;
    const { who = '', total, resolve } = entry.params ?? {};
    const tone = hasPassed ? 'good' : 'bad';
    return {
      title: { key: `face.roll.${kind}`, params: { who } },
      dice: testDice(entry).map(face => ({ face })),
      result: {
        value: numberOf(total),
        text: { key: `face.roll.${kind}.${tone}`, params: { resolve: numberOf(resolve) } },
        tone,
      },
    };
  };
}

function oneDie(name: string, tone: 'good' | 'bad', more: (params: Params) => Params = () => ({})): Reader {
  return (log, at) => {
    const params = log[at]!.params ?? {};
    const face = numberOf(params['die']);
    return {
      title: { key: `face.roll.${name}`, params: { who: params['who'] ?? '', ...more(params) } },
      dice: [{ face, verdict: tone === 'good' ? 'hit' : 'miss' }],
      result: { value: face, text: { key: `face.roll.${name}.${tone}` }, tone },
    };
  };
}

/** Everybody in danger has rolled a die; the lines stand together. No die hits or misses: the lowest is hit. */
function victimRoll(log: readonly LogEntry[], at: number): Roll {
  let first = at;
  while (log[first - 1]?.key === 'victim.rolls') first--;
  const faces = log.slice(first, at + 1).map(({ params }) => numberOf(params?.['die']));
  const lowest = Math.min(...faces);
  return {
    title: { key: 'face.roll.victim' },
    dice: faces.map(face => ({ face })),
    result: result(lowest, 'victim', 'plain'),
  };
}

function solomonRoll(tone: 'good' | 'bad'): Reader {
  return (log, at) => {
    const { total, highest } = log[at]!.params ?? {};
    return {
      title: { key: 'face.roll.solomon', params: { highest: numberOf(highest) } },
      dice: [],
      result: { value: numberOf(total), text: { key: `face.roll.solomon.${tone}` }, tone },
    };
  };
}

function result(count: number, name: string, tone: Tone): NonNullable<Roll['result']> {
  return { value: count, text: { key: `face.roll.${name}.result`, params: { count } }, tone };
}

function lastBefore(log: readonly LogEntry[], at: number, key: string): LogEntry | undefined {
  return log.slice(0, at + 1).findLast(entry => entry.key === key);
}

function diceOf({ params }: LogEntry): number[] {
  return `${params?.['dice'] ?? ''}`.split(' ').map(Number);
}

/** The dice of a test or check: those that count, or all where one more was rolled. */
function testDice({ params }: LogEntry): number[] {
  const more = params?.['more'];
  const dice = typeof more === 'object' ? more.params?.['dice'] : params?.['sum'];
  return `${dice ?? ''}`.split(/[ +]+/).map(Number);
}

function countIn(enemies: string | number | Text | undefined): number {
  return typeof enemies === 'object' ? numberOf(enemies.params?.['count']) : 0;
}

function numberOf(value: string | number | Text | undefined): number {
  return typeof value === 'number' ? value : 0;
}
