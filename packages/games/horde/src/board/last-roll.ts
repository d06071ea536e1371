import type { Roll, Tone } from '@starboard/board';
import type { LogEntry, Params, Text } from '@starboard/kernel';
import { isEnough } from './needed.ts';

type Reader = (entry: LogEntry, after: readonly LogEntry[]) => Roll;
type Verdict = NonNullable<Roll['dice'][number]['verdict']>;

/** The dice of the last roll in these lines, and what counted. */
export function lastRoll(log: readonly LogEntry[]): Roll | undefined {
  const at = log.findLastIndex(({ key }) => Object.hasOwn(readers, key));
  return at < 0 ? undefined : readers[log[at]!.key]!(log[at]!, log.slice(at + 1));
}

const readers: { readonly [key: string]: Reader } = {
  'shot.rolled': strikeRoll,
  'blow.rolled': strikeRoll,
  'defense.rolled': defenseRoll,
  'regeneration.rolled': ({ params = {} }) => {
    const ignored = numberIn(params, 'ignored');
    return {
      ...rolled('regeneration', params, face => face >= 5),
      result: result(ignored, 'ignored', ignored > 0 ? 'good' : 'bad'),
    };
  },
  'melee.impact': ({ params = {} }) => ({
    ...rolled('impact', params, face => face >= 2),
    result: result(numberIn(params, 'hits'), 'hits', 'plain'),
  }),
  'danger.rolled': ({ params = {} }) => {
    const wounds = numberIn(params, 'wounds');
    return {
      ...rolled('danger', params, face => face > 1),
      result: result(wounds, 'wounds', wounds > 0 ? 'bad' : 'good'),
    };
  },
  'morale.passed': test('morale', 'good'),
  'morale.failed': test('morale', 'bad'),
  'fearless.passed': test('fearless', 'good'),
  'fearless.failed': test('fearless', 'bad'),
  'test.passed': test('test', 'good'),
  'test.failed': test('test', 'bad'),
  'feat.works': featRoll('good'),
  'feat.fails': featRoll('bad'),
  'feat.enemyWorks': featRoll('bad'),
  'feat.enemyFails': featRoll('good'),
  'search.rolled': ({ params = {} }) => ({
    ...single('search', params),
    result: result(numberIn(params, 'die') + numberIn(params, 'modifier'), 'treasure', 'plain'),
  }),
  'search.hazardRolled': ({ params = {} }) => {
    const die = numberIn(params, 'die');
    return {
      ...single('hazard', params),
      result: result(die, die <= 4 ? 'harmed' : 'unharmed', die <= 4 ? 'bad' : 'good'),
    };
  },
  'search.found': told('found', 'reward', 'good'),
  'event.rolled': ({ params = {} }) => {
    const no = numberIn(params, 'no');
    return {
      title: { key: 'face.roll.event' },
      dice: [{ face: Math.floor(no / 10) }, { face: no % 10 }],
      result: { value: no, text: textIn(params, 'event'), tone: 'plain' },
    };
  },
  'priority.rolled': told('priority'),
  'deploy.rolled': told('corner'),
  'alertness.rolled': ({ params = {} }) => {
    const gain = numberIn(params, 'gain');
    return { ...single('alertness', params), result: result(gain, 'alertness', gain > 0 ? 'bad' : 'good') };
  },
  'alertLevel.rolled': told('alertLevel', 'level'),
  'time.rolled': told('time', 'time'),
  'weather.rolled': told('weather', 'weather'),
  'revival.done': told('injury', 'injury', 'bad'),
  'enemy.mended': ({ params = {} }) => ({
    ...single('mended', params),
    result: result(numberIn(params, 'count'), 'mended', 'bad'),
  }),
};

/** GSQ-SHOOT-05, GSQ-MELEE-05: hits, with those that a natural 6 brings. */
function strikeRoll({ params = {} }: LogEntry): Roll {
  const { target = '', weapon = '', needed = '' } = params;
  const hits = numberIn(params, 'hits') + numberIn(params, 'extra');
  return {
    title: { key: 'face.roll.strike', params: { weapon, target, needed } },
    dice: facesIn(params).map(face => die(face, isEnough(face, needed))),
    result: result(hits, 'hits', hits > 0 ? 'plain' : 'bad'),
  };
}

/** GSQ-SHOOT-06: what comes through is bad for a hero and good against an enemy; if somebody fell by it, that is told. */
function defenseRoll({ params = {} }: LogEntry, after: readonly LogEntry[]): Roll {
  const { who = '', needed = '' } = params;
  const through = numberIn(params, 'through');
  const isHero = typeof who === 'object' && who.key.startsWith('hero.');
  const killed = isHero ? 0 : killedIn(after);
  const tone = through > 0 === isHero ? 'bad' : 'good';
  return {
    title: { key: 'face.roll.defense', params: { who, needed } },
    dice: facesIn(params).map(face => die(face, isEnough(face, needed))),
    verdicts: { hit: { key: 'face.roll.blocked' }, miss: { key: 'face.roll.through' } },
    result: killed > 0 ? result(killed, 'killed', 'good') : result(through, 'hitsThrough', tone),
  };
}

/** Models that fell by this roll: what is said of it before anything else is rolled. */
function killedIn(after: readonly LogEntry[]): number {
  const end = after.findIndex(({ key }) => key !== 'wounds.unit');
  const told = end < 0 ? after : after.slice(0, end);
  return told.reduce((sum, { params = {} }) => sum + numberIn(params, 'killed'), 0);
}

function test(name: 'morale' | 'fearless' | 'test', tone: 'good' | 'bad'): Reader {
  return ({ params = {} }) => {
    const { who = '', stat = '', needed = '' } = params;
    const face = numberIn(params, 'die');
    return {
      title: { key: `face.roll.${name}`, params: { who, stat, needed } },
      dice: [{ face, verdict: verdictOf(tone === 'good') }],
      verdicts: passes,
      result: { value: face, text: { key: `face.roll.test.${tone}` }, tone: toneFor(who, tone) },
    };
  };
}

/** GSQ-PSY-03, 04: the die with what was lent or taken. */
function featRoll(tone: 'good' | 'bad'): Reader {
  return ({ key, params = {} }) => {
    const { feat = '', who = '' } = params;
    const works = key === 'feat.works' || key === 'feat.enemyWorks';
    return {
      title: { key: 'face.roll.feat', params: { feat, who } },
      dice: [{ face: numberIn(params, 'die'), verdict: verdictOf(works) }],
      verdicts: passes,
      result: {
        value: numberIn(params, 'total'),
        text: { key: works ? 'face.roll.feat.works' : 'face.roll.feat.fails' },
        tone,
      },
    };
  };
}

const passes = { hit: { key: 'face.roll.passed' }, miss: { key: 'face.roll.failed' } };

/** An enemy that passes is no good news. */
function toneFor(who: string | number | Text, tone: 'good' | 'bad'): Tone {
  const isHero = typeof who === 'object' && who.key.startsWith('hero.');
  return isHero ? tone : 'plain';
}

/** One die, and the words for what it means. */
function told(name: string, meaning?: string, tone: Tone = 'plain'): Reader {
  return ({ params = {} }) => ({
    ...single(name, params),
    ...(meaning !== undefined && { result: { value: numberIn(params, 'die'), text: textIn(params, meaning), tone } }),
  });
}

function single(name: string, params: Params): Pick<Roll, 'title' | 'dice'> {
  return {
    title: { key: `face.roll.${name}`, params: { who: params['who'] ?? '' } },
    dice: [{ face: numberIn(params, 'die') }],
  };
}

function rolled(
  name: string,
  params: Params,
  isGood: (face: number) => boolean,
): Pick<Roll, 'title' | 'dice' | 'verdicts'> {
  return {
    title: { key: `face.roll.${name}`, params: { who: params['who'] ?? '' } },
    dice: facesIn(params).map(face => die(face, isGood(face))),
    ...(name !== 'impact' && { verdicts: passes }),
  };
}

function result(count: number, name: string, tone: Tone): NonNullable<Roll['result']> {
  return { value: count, text: { key: `face.roll.${name}.result`, params: { count } }, tone };
}

function die(face: number, isGood: boolean): Roll['dice'][number] {
  return { face, verdict: verdictOf(isGood) };
}

function verdictOf(isGood: boolean): Verdict {
  return isGood ? 'hit' : 'miss';
}

/** GSQ-SPECIAL-02: of a die that was rolled again (`6→5`) the second face counts. */
function facesIn(params: Params): number[] {
  return `${params['dice'] ?? ''}`.split(' ').map(die => Number(die.split('→').at(-1)));
}

function numberIn(params: Params, name: string): number {
  const value = params[name];
  return typeof value === 'number' ? value : 0;
}

function textIn(params: Params, name: string): Text {
  const value = params[name];
  return typeof value === 'object' ? value : { key: 'face.roll.rolled' };
}
