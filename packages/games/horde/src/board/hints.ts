import type { Hint } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { seizedMarkers, threatenedMarkers } from '../rules/objectives.ts';
import type { Hero } from '../types.ts';
import type { View } from '../view.ts';

type Now = Parameters<Hint<View>['isDue']>[0];

function hint(id: string, rule: string, isDue: (now: Now) => boolean): Hint<View> {
  return { id, text: { key: `face.hint.${id}` }, rule, isDue };
}

/** A hint with inches in it: another on the small table (GSQ-TABLE-04). */
function measuredHint(id: string, rule: string, isDue: (now: Now) => boolean): readonly Hint<View>[] {
  return [
    hint(id, rule, now => !now.view.small && isDue(now)),
    hint(`${id}.small`, rule, now => now.view.small && isDue(now)),
  ];
}

function isAsked({ decision }: Now, ...names: readonly string[]): boolean {
  return decision?.ask !== undefined && names.includes(decision.name);
}

/** What is only good to know waits for the question what to do: no other is interrupted by it. */
function isActing(now: Now): boolean {
  return isAsked(now, 'act');
}

function isOffered({ decision }: Now, group: string): boolean {
  return decision?.name === 'act' && decision.ask?.options.some(option => option.group === group) === true;
}

function actor({ view }: Now): Hero | undefined {
  return view.heroes.find(({ no }) => no === view.activation?.hero);
}

/** Said in this round or at the end of the one before. */
function isNews({ log }: Now, ...keys: readonly string[]): boolean {
  let rounds = 0;
  for (let at = log.length - 1; at >= 0 && rounds < 2; at--) {
    const { key }: LogEntry = log[at]!;
    if (keys.includes(key)) return true;
    if (key === 'round.begins') rounds++;
  }
  return false;
}

function canHurt({ decision }: Now): boolean {
  return decision?.ask?.options.some(({ refs }) => refs?.some(ref => ref.startsWith('unit:'))) === true;
}

/** One sentence each, at the moment it matters: what presses most comes first. */
export const hints: readonly Hint<View>[] = [
  // Questions that explain themselves less than others.
  ...measuredHint('deploy', 'GSQ-PREP-06', now => isAsked(now, 'deploy')),
  hint('activate', 'GSQ-CORE-07', now => isAsked(now, 'activate')),
  hint('place', 'GSQ-MOVE-11', now => isAsked(now, 'advance', 'rush')),
  hint('shoot', 'GSQ-SHOOT-05', now => isAsked(now, 'shoot') && canHurt(now)),
  hint('strikeBack', 'GSQ-MELEE-07', now => isAsked(now, 'strikeBack')),
  hint('testPower', 'GSQ-CORE-05', now => isAsked(now, 'test.power')),
  hint('level', 'GSQ-LEVEL-16', now => isAsked(now, 'level')),
  hint('shop', 'GSQ-SHOP-01', now => isAsked(now, 'shop')),
  // What it is all about.
  hint('aim', 'GSQ-SCORE-01', now => isActing(now) && now.view.wave === 1 && now.view.round === 1),
  hint('act', 'GSQ-ACT-01', isActing),
  hint('threat', 'GSQ-OBJ-01', now => isActing(now) && threatenedMarkers(now.view).length > 0),
  hint('charge', 'GSQ-MELEE-01', now => isOffered(now, 'charge')),
  hint('extra', 'GSQ-ACT-02', now => isOffered(now, 'extra')),
  hint('reveal', 'GSQ-SEARCH-15', now => isOffered(now, 'reveal')),
  hint('rest', 'GSQ-POWER-02', now => isOffered(now, 'rest') && (actor(now)?.power ?? 9) <= 2),
  // What has just happened, and what comes.
  hint('fallen', 'GSQ-WOUND-05', now => isActing(now) && isNews(now, 'hero.falls')),
  hint('shaken', 'GSQ-MORALE-07', now => isActing(now) && isNews(now, 'shaken.begins')),
  hint('alertness', 'GSQ-ALERT-03', now => isActing(now) && now.view.alertness >= 3),
  ...measuredHint(
    'seize',
    'GSQ-XP-01',
    now => isActing(now) && now.view.alertness >= 4 && seizedMarkers(now.view).length < 3,
  ),
];
