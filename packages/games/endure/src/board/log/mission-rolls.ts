import type { Roll, Tone } from '@starboard/board';
import type { LogEntry, Params } from '@starboard/kernel';

type Reader = (log: readonly LogEntry[], at: number) => Roll;

/** The dice that bosses, missions and the Refuge ask for. */
export const missionRolls: { readonly [key: string]: Reader } = {
  'boss.attacks': bossRoll,
  malfunction: malfunctionRoll,
  'boss.pace': fate('pace', ({ count }) => ['plain', count]),
  'vest.rolled': fate('vest', ({ die }) => (numberOf(die) >= 5 ? 'bad' : 'good')),
  'object.blast': fate('blast', ({ die, upTo }) => (numberOf(die) <= numberOf(upTo) ? 'bad' : 'good')),
  'spawnRoll.comes': fate('spawn', () => 'bad'),
  'spawnRoll.quiet': fate('spawn', () => 'good'),
  noticed: fate('notice', () => 'bad'),
  unnoticed: fate('notice', () => 'good'),
  salvaged: fate('salvage', () => 'good'),
  'salvage.failed': fate('salvage', () => 'bad'),
  'runaway.calmed': fate('calm', () => 'good'),
  'runaway.struggles': fate('calm', () => 'bad'),
  'key.rolled': fate('key', ({ die, from }) => (numberOf(die) >= numberOf(from) ? 'good' : 'bad')),
  'hideout.rolled': fate('hideout', ({ die, upTo }) => (numberOf(die) <= numberOf(upTo) ? 'bad' : 'good')),
  carrierRoll: fate('carrier', () => 'plain'),
  'led.rolled': fate('led', ({ actions }) => ['plain', actions]),
  'refuge.table': tableRoll,
  'refuge.rolls': fate('refuge', () => 'plain'),
  'refuge.thief.rolls': fate('thief', () => 'plain'),
};

type Verdict = Extract<Tone, 'good' | 'bad' | 'plain'>;
/** How it turned out; with a number, what counts is not the die itself. */
type Judged = Verdict | readonly [Verdict, Params[string] | undefined];

const verdicts = { good: 'hit', bad: 'miss' } as const;

/** One die, and what it meant. */
function fate(name: string, judge: (params: Params) => Judged): Reader {
  return (log, at) => {
    const params = log[at]!.params ?? {};
    const face = numberOf(params['die']);
    const judged = judge(params);
    const [tone, count] = typeof judged === 'string' ? [judged, face] : judged;
    const value = numberOf(count);
    return {
      title: { key: `face.roll.${name}`, params: { who: params['who'] ?? params['boss'] ?? '' } },
      dice: [{ face, ...(tone !== 'plain' && { verdict: verdicts[tone] }) }],
      result: { value, text: { key: `face.roll.${name}.${tone}`, params: { count: value } }, tone },
    };
  };
}

/** ETS-BOSS-18: each success is a point of damage. */
function bossRoll(log: readonly LogEntry[], at: number): Roll {
  const { who = '', boss = '', dice = '', hit } = log[at]!.params ?? {};
  const faces = `${dice}`.split(' ').filter(Boolean).map(Number);
  const hits = faces.filter(face => face >= numberOf(hit)).length;
  return {
    title: { key: 'face.roll.boss', params: { boss, who, hit: numberOf(hit) } },
    dice: faces.map(face => ({ face, verdict: face >= numberOf(hit) ? ('hit' as const) : ('miss' as const) })),
    result: {
      value: hits,
      text: { key: 'face.roll.hits.result', params: { count: hits } },
      tone: hits > 0 ? 'bad' : 'good',
    },
  };
}

/** ETS-CO-1203: a die for each of them; what rolls low shuts down. */
function malfunctionRoll(log: readonly LogEntry[], at: number): Roll {
  const { dice = '', upTo } = log[at]!.params ?? {};
  const faces = `${dice}`.split(' ').map(Number);
  const isDown = (face: number) => face <= numberOf(upTo);
  const down = faces.filter(isDown).length;
  return {
    title: { key: 'face.roll.malfunction', params: { upTo: numberOf(upTo) } },
    dice: faces.map(face => ({ face, verdict: isDown(face) ? ('hit' as const) : ('miss' as const) })),
    result: {
      value: down,
      text: { key: 'face.roll.malfunction.result', params: { count: down } },
      tone: down > 0 ? 'good' : 'plain',
    },
  };
}

/** ETS-RTAB-01: two dice that are added up. */
function tableRoll(log: readonly LogEntry[], at: number): Roll {
  const { who = '', dice = '', total } = log[at]!.params ?? {};
  return {
    title: { key: 'face.roll.refuge', params: { who } },
    dice: `${dice}`.split(' ').map(face => ({ face: Number(face) })),
    result: { value: numberOf(total), text: { key: 'face.roll.refuge.total' }, tone: 'plain' },
  };
}

function numberOf(value: Params[string] | undefined): number {
  return typeof value === 'number' ? value : 0;
}
