import { catalogue } from '../catalogue.ts';
import { loaderArms } from '../rules/map/objects.ts';
import type { SurvivorId } from '../types.ts';
import { type Errand, errandOf, run } from './errand.ts';
import { bestAttack, type Judged, killValue } from './fight.ts';
import type { Insight } from './insight.ts';
import { maybeHide, maybeLure } from './lure.ts';
import { stepTo } from './step.ts';

/** With this many hits a round for each point of enemy strength the crew goes looking for a fight. */
const enough = 0.55;
const plenty = 0.8;
const patience = 9;

/** What to do next in a turn: mend, do what one is there for, fight what is worth it, then arm, then go on. */
export function nextAction(insight: Insight, keys: readonly string[]): string {
  const attack = bestAttack(
    insight,
    keys.filter(key => key.startsWith('attack:')),
  );
  const errand = errandOf(insight);
  const step = errand && stepTo(insight, keys, errand.zones, braveryOf(insight, errand), isBold(insight, errand));
  return (
    maybeMend(insight, keys) ??
    maybeDeed(insight, keys, errand) ??
    (errand?.haste === run ? step : undefined) ??
    maybeThrow(insight, keys) ??
    maybeAbility(insight, keys, attack) ??
    (attack && attack.value > 0.15 ? attack.key : undefined) ??
    maybeReward(keys) ??
    maybeCloseIn(insight, keys) ??
    (insight.isPilot ? step : undefined) ??
    maybeWait(insight, keys) ??
    maybeArm(insight, keys) ??
    (isAhead(insight, errand?.zones ?? []) ? undefined : step) ??
    (attack && attack.value > 0.15 ? attack.key : undefined) ??
    'end'
  );
}

/** A longer Move goes on while it leads where one wants to be. */
export function moveOn(insight: Insight, keys: readonly string[]): string {
  if (insight.ground.isRoom[insight.here] && !isReady(insight)) return 'stop'; // it came to search
  const errand = errandOf(insight);
  const moves = keys.filter(key => key.startsWith('go:')).map(key => `move:${key.slice(3)}`);
  const step = errand && stepTo(insight, moves, errand.zones, braveryOf(insight, errand), isBold(insight, errand));
  return step === undefined ? 'stop' : `go:${step.slice(5)}`;
}

/** What can be done here is done, once one is there for it. */
function maybeDeed(insight: Insight, keys: readonly string[], errand: Errand | undefined): string | undefined {
  const handy = keys.find(key => key === 'wake' || key === 'reboot' || key === 'key:use' || key === 'key:take');
  const wanted = errand?.deeds.flatMap(start => keys.filter(key => key.startsWith(start)));
  if (wanted?.[0] !== undefined && (wanted[0] !== 'end' || errand!.zones.includes(insight.here))) return wanted[0];
  if (handy !== undefined && handy !== 'wake') return handy;
  return isHunt(insight) && isReady(insight) ? keys.find(key => key.startsWith('interact:')) : undefined;
}

/** A mission that is won by fighting. */
function isHunt({ goals }: Insight): boolean {
  return goals.some(({ goal }) => goal === 'enemiesDead' || goal === 'bossDead' || goal === 'alliesOut');
}

/** Whoever runs, or sits in a Loader, minds no tokens. */
function isBold({ isPilot }: Insight, { haste }: Errand): boolean {
  return isPilot || haste === run;
}

function braveryOf({ me, isPilot, isPrecious }: Insight, { haste }: Errand): number {
  if (isPilot) return Infinity;
  if (isPrecious) return 1.5;
  if (haste === run) return Infinity;
  return haste >= 1 ? 4 + 2 * haste : me.health > 3 ? 3 : 2;
}

/** Nobody runs ahead of the others into a fight. */
function isAhead(insight: Insight, goals: readonly number[]): boolean {
  const ahead = Math.min(...goals.map(goal => insight.steps(insight.here, goal)));
  const others = insight.others().map(other => Math.min(...goals.map(goal => insight.stepsOf(other, goal))));
  const isQuiet = insight.view.figures.length + insight.view.tokens.length === 0 || insight.view.round > 40;
  return !isQuiet && others.length > 0 && ahead < Math.min(...others) - 1;
}

function offered(keys: readonly string[], ...wanted: readonly string[]): string | undefined {
  return wanted.find(key => keys.includes(key));
}

function maybeMend({ me }: Insight, keys: readonly string[]): string | undefined {
  const missing = me.fullHealth - me.health;
  const kit = keys
    .filter(key => key.startsWith('use:medKit'))
    .find(key => {
      const strength = Number(/medKit(\d)/.exec(key)![1]);
      return missing >= strength + 1 || me.health <= 3 || me.injuries.length > 0;
    });
  if (kit !== undefined) return kit;
  return me.resolve <= 6 ? keys.find(key => key.startsWith('use:calmative')) : undefined;
}

/** Grenades for crowds that no friend stands among. */
function maybeThrow(insight: Insight, keys: readonly string[]): string | undefined {
  const crowd = crowdInReach(insight, 1);
  if (crowd >= 3) {
    const frag = keys.find(key => key.startsWith('use:fragGrenade'));
    if (frag) return frag;
  }
  if (crowdInReach(insight, 0) >= 4 && insight.me.turn.actions === 1)
    return keys.find(key => key.startsWith('use:stunGrenade'));
  const busy = insight.enemiesIn(insight.here).length > 0 && insight.me.turn.actions <= 2;
  return busy ? keys.find(key => key.startsWith('use:adrenalineShot')) : undefined;
}

/** The most enemies in a zone in sight without friends. */
function crowdInReach(insight: Insight, least: number): number {
  const zones = insight.ways.next.map((_, zone) => zone).filter(zone => insight.sees(insight.here, zone));
  const far = zones.filter(zone => (zone === insight.here ? 0 : 1) >= least && insight.crewIn(zone).length === 0);
  return Math.max(
    0,
    ...far.filter(zone => insight.steps(insight.here, zone) <= 2).map(zone => insight.enemiesIn(zone).length),
  );
}

/** Abilities, each when it pays. */
function maybeAbility(insight: Insight, keys: readonly string[], attack: Judged | undefined): string | undefined {
  const { me } = insight;
  const kind = pays[me.id]({
    insight,
    active: keys.includes('active'),
    crisis: keys.includes('crisis'),
    attack,
    near: insight.view.figures.filter(figure => insight.steps(insight.here, insight.zone(figure.zone)) <= 2).length,
  });
  return kind || undefined;
}

/** What is looked at before an ability is used: which can be, the attack in mind, and how many enemies are near. */
interface Chances {
  readonly insight: Insight;
  readonly active: boolean;
  readonly crisis: boolean;
  readonly attack: Judged | undefined;
  readonly near: number;
}

const never = () => false as const;

/** Which ability pays now, if one does. */
const pays: { readonly [S in SurvivorId]: (chances: Chances) => 'active' | 'crisis' | false } = {
  'captain-a': ({ crisis, insight }) =>
    crisis && insight.crew().filter(({ resolve }) => resolve <= 6).length >= 2 && 'crisis',
  'captain-b': ({ crisis, near, insight }) =>
    crisis && near >= 4 && insight.crewIn(insight.here).length >= 2 && 'crisis',
  'marine-a'({ active, crisis, attack, near, insight: { me } }) {
    if (crisis && attack && near >= 4) return 'crisis';
    return active && !attack && me.turn.actions === 1 && near > 0 && 'active';
  },
  'marine-b': ({ active, insight: { me } }) => active && me.cards.some(({ jammed }) => jammed) && 'active',
  'psychic-a': ({ crisis, near }) => crisis && near >= 5 && 'crisis',
  'psychic-b': ({ crisis, near }) => crisis && near >= 6 && 'crisis',
  'engineer-a': ({ active, attack, insight: { me } }) =>
    active && attack !== undefined && me.turn.actions === 3 && 'active',
  'engineer-b': ({ crisis, near }) => crisis && near >= 3 && 'crisis',
  'medic-a'({ active, crisis, attack, insight }) {
    const here = insight.crewIn(insight.here);
    if (crisis && here.some(({ health }) => health <= 2)) return 'crisis';
    const isHurt = here.some(({ health, fullHealth }) => fullHealth - health >= 2);
    return active && isHurt && !(attack && attack.value > 1) && 'active';
  },
  'medic-b'({ active, crisis, attack, near, insight }) {
    const here = insight.crewIn(insight.here);
    if (crisis && near >= 4 && here.length >= 3) return 'crisis';
    return active && here.some(({ resolve }) => resolve <= 6) && !attack && 'active';
  },
  'scout-a': never,
  'scout-b': ({ active, attack }) => active && attack !== undefined && 'active',
  'technician-a': never,
  'technician-b': ({ crisis, near }) => crisis && near >= 4 && 'crisis',
};

function maybeReward(keys: readonly string[]): string | undefined {
  return offered(keys, 'reward', 'trackerHelm');
}

/** Enemies in view come anyway: better to strike first, if a step brings a weapon to bear and it is not hopeless. */
function maybeCloseIn(insight: Insight, keys: readonly string[]): string | undefined {
  const { me } = insight;
  if (me.turn.actions < 2 || (me.health <= 3 && !insight.isPilot) || insight.isPrecious) return undefined;
  const moves = keys.filter(key => key.startsWith('move:'));
  const judged = moves.map(key => ({ key, value: worthFrom(insight, insight.zone(key.slice(5))) }));
  const top = judged.reduce<Judged | undefined>((a, b) => (a && a.value >= b.value ? a : b), undefined);
  return top && top.value > 0.6 ? top.key : undefined;
}

/** What the best weapon could do from a zone. */
function worthFrom(insight: Insight, zone: number): number {
  const values = weaponsOf(insight).map(({ range, dice, hit }) => {
    const targets = insight.ways.next
      .map((_, each) => each)
      .filter(
        each => insight.enemiesIn(each).length > 0 && insight.sees(zone, each) && insight.steps(zone, each) <= range,
      );
    return Math.max(0, ...targets.map(target => killValue(insight, target, dice, hit)));
  });
  return Math.max(0, ...values) - (insight.isPilot ? 0 : 0.15 * insight.danger(zone));
}

/** What it could attack with: a pilot with the Loader alone. */
function weaponsOf({ isPilot, me }: Insight): readonly { range: number; dice: number; hit: number }[] {
  if (isPilot) return [loaderArms];
  return me.cards.flatMap(({ item, jammed }) => {
    const weapon = catalogue.items[item];
    return weapon.kind === 'weapon' && !weapon.ammo && !jammed ? [weapon] : [];
  });
}

/** Before it is armed a crew hides and looks for arms; afterwards it calls what is near, unless that is no match for it. */
function maybeWait(insight: Insight, keys: readonly string[]): string | undefined {
  if (!isReady(insight)) return maybeHide(insight, keys);
  return powerOf(insight) >= plenty * insight.enemyStrength() ? undefined : maybeLure(insight, keys);
}

function powerOf(insight: Insight): number {
  return insight.crew().reduce((sum, survivor) => sum + insight.firepower(survivor), 0);
}

/** Searching pays until the crew can take on what is left. */
function isReady(insight: Insight): boolean {
  return (
    insight.view.round > patience ||
    powerOf(insight) >= enough * insight.enemyStrength() ||
    insight.view.decks.items === 0
  );
}

function maybeArm(insight: Insight, keys: readonly string[]): string | undefined {
  if (keys.includes('search')) return 'search';
  if (isReady(insight)) return undefined;
  const rooms = insight.ways.next
    .map((_, zone) => zone)
    .filter(
      zone =>
        insight.ground.isRoom[zone] &&
        !insight.me.turn.searched.includes(insight.name(zone)) &&
        insight.enemiesIn(zone).length === 0,
    );
  return stepTo(insight, keys, rooms, 1);
}
