import { isMedKit } from '../rules/combat/healing.ts';
import { classOf } from '../rules/table.ts';
import { chargesIn } from '../rules/turn/loader.ts';
import type { Deed, PlainGoal } from '../types.ts';
import type { BossView, SurvivorView } from '../view.ts';
import { far, type Insight, type ObjectiveOf } from './insight.ts';

/** Where a survivor is wanted, what it does there, and how much it hurries. */
export interface Errand {
  readonly zones: readonly number[];
  /** How the keys of what is done there begin, the best first. */
  readonly deeds: readonly string[];
  /** What a step on the way is worth, measured in enemies killed. */
  readonly haste: number;
}

/** The haste of those who have nothing left to do here but to get out. */
export const run = 2;

/** What the mission asks of this survivor now. */
export function errandOf(insight: Insight): Errand | undefined {
  return (
    pilotErrand(insight) ??
    wakingErrand(insight) ??
    rebootErrand(insight) ??
    handInErrand(insight) ??
    keyErrand(insight) ??
    fetchErrand(insight) ??
    kitErrand(insight) ??
    gatherErrand(insight) ??
    exitErrand(insight) ??
    escortErrand(insight) ??
    huntErrand(insight)
  );
}

function has(insight: Insight, goal: PlainGoal['goal']): boolean {
  return insight.goals.some(each => each.goal === goal);
}

/** Whether the mission ends with leaving the map. */
function mustLeave(insight: Insight): boolean {
  return has(insight, 'survivorsOut') || has(insight, 'escaped') || has(insight, 'carriedOut');
}

/** A pilot goes for cells while it needs them, then for what the Loader is there for. */
function pilotErrand(insight: Insight): Errand | undefined {
  const { view, me } = insight;
  if (view.loader?.pilot !== me.id) return undefined;
  if (!view.loader.powered) return { zones: [insight.here], deeds: ['exitLoader'], haste: 1 };
  const cells = insight.open().filter(({ deed, zone }) => isPower(deed) && !far(insight, zone));
  const isLow = chargesOf(me) < 2 && cells.length > 0;
  const boss = view.bosses.find(({ status }) => status !== 'dead');
  if (has(insight, 'bossHeld') && boss !== undefined) return holdingErrand(insight, boss, isLow ? cells : []);
  if (isLow) return fetching(cells);
  const doors = insight.open().filter(({ deed }) => deed.does === 'seal');
  if (doors.length === 0) return undefined;
  const zones = doors.map(({ deed, zone }) => insight.before((deed as Extract<Deed, { does: 'seal' }>).door, zone));
  return { zones, deeds: zones.includes(insight.here) ? [`attack:loader@${me.zone}`] : [], haste: run };
}

/** Charges that are left in its Power Cells. */
function chargesOf({ cards }: SurvivorView): number {
  return cards.reduce((sum, { item, spent }) => sum + (chargesIn(item) > 0 ? chargesIn(item) - spent : 0), 0);
}

/** ETS-CG-1106: to the boss and on it until it is beaten, then there to the end of the round; power first if it runs out. */
function holdingErrand(insight: Insight, boss: BossView, cells: readonly ObjectiveOf[]): Errand {
  const { view, me } = insight;
  const isBeaten = boss.left * 2 < boss.health;
  const figure = view.figures.find(({ type }) => type === boss.type);
  if (figure === undefined) {
    return cells.length > 0
      ? fetching(cells)
      : { zones: view.tokens.map(({ zone }) => insight.zone(zone)), deeds: [], haste: 1 };
  }
  const lair = insight.zone(figure.zone);
  const steps = insight.steps(insight.here, lair);
  const isInTime = steps + (isBeaten ? 0 : 1) <= me.turn.actions;
  if (cells.length > 0 && !isInTime) return fetching(cells);
  return { zones: [lair], deeds: isBeaten && steps === 0 ? ['end'] : [], haste: run };
}

function fetching(objectives: readonly ObjectiveOf[]): Errand {
  return { zones: objectives.map(({ zone }) => zone), deeds: objectives.map(({ id }) => `interact:${id}`), haste: run };
}

/** ETS-CO-1503: one wakes what sleeps, and the others wait at the way out. */
function wakingErrand(insight: Insight): Errand | undefined {
  const sleeper = insight.view.bosses.find(({ sleepsIn }) => sleepsIn !== null);
  if (sleeper === undefined) return undefined;
  const lair = insight.zone(sleeper.sleepsIn!);
  const [nearest] = insight.crew().sort((a, b) => insight.stepsOf(a, lair) - insight.stepsOf(b, lair));
  if (nearest?.id === insight.me.id) {
    const others = insight
      .others()
      .every(each => Math.min(...insight.exits().map(zone => insight.stepsOf(each, zone))) <= 2);
    return { zones: [lair], deeds: others ? ['wake'] : [], haste: 1 };
  }
  return { zones: insight.exits(), deeds: [], haste: 0.8 };
}

/** ETS-CO-1307: shut-down Sentries are woken by whoever can; enough of them, and all go home. */
function rebootErrand(insight: Insight): Errand | undefined {
  const { view, me } = insight;
  const goal = insight.goals.find(each => each.goal === 'alliesOut');
  if (goal === undefined) return undefined;
  const allies = view.allies.filter(({ status }) => status !== 'gone');
  if (allies.length >= goal.least) return undefined;
  const down = view.figures.filter(({ stunned }) => stunned).map(({ zone }) => insight.zone(zone));
  const wakes = insight.mission.conditions.some(each => each.condition === 'reboot' && each.by === classOf(me.id));
  if (wakes && down.length > 0) return { zones: down, deeds: ['reboot'], haste: 2.5 };
  const hostile = [...view.figures, ...view.tokens].map(({ zone }) => insight.zone(zone));
  return hostile.length === 0 ? undefined : { zones: hostile, deeds: [], haste: 0.7 };
}

/** ETS-CG-0507: whoever carries somebody to the exit does so first. */
function handInErrand(insight: Insight): Errand | undefined {
  const { view, me, mission } = insight;
  const carried = view.objectives.filter(({ carrier, out, done }) => carrier === me.id && !out && !done);
  const isHandedIn = carried.some(({ id }) => {
    const { deed } = mission.objectives[id]!;
    return deed.does === 'carry' && deed.handedIn !== undefined;
  });
  return isHandedIn ? { zones: insight.exits(), deeds: [], haste: 1.6 } : undefined;
}

/** ETS-ROP-1806: whoever found the key goes to the door. */
function keyErrand(insight: Insight): Errand | undefined {
  const { mission, me, ground } = insight;
  const lock = mission.conditions.find(each => each.condition === 'keyCard');
  const key = lock && insight.open().find(({ name, carrier }) => name === lock.objective && carrier === me.id);
  if (lock === undefined || key === undefined) return undefined;
  const { from, to } = ground.map.doors.find(({ name }) => name === lock.door)!;
  return { zones: [from, to].filter(zone => !far(insight, zone)), deeds: ['key:use'], haste: 1.2 };
}

/** The crew keeps together: all go for the one thing that is nearest to all, and whoever is nearest to it does it. */
function fetchErrand(insight: Insight): Errand | undefined {
  const { me } = insight;
  const wanted = wantedObjectives(insight).flatMap(objective => {
    const doers = insight.crew().filter(survivor => canDo(insight, survivor, objective));
    const [doer] = doers.sort((a, b) => insight.stepsOf(a, objective.zone) - insight.stepsOf(b, objective.zone));
    return doer === undefined ? [] : [{ objective, doer, steps: stepsOfAll(insight, objective.zone) }];
  });
  const [next] = wanted.sort((a, b) => a.steps - b.steps || a.objective.id - b.objective.id);
  if (next === undefined) return undefined;
  if (next.doer.id === me.id || next.objective.deed.does === 'break') return taskErrand(insight, next.objective);
  const mine = wanted.find(
    ({ objective, doer }) => doer.id === me.id && insight.steps(insight.here, objective.zone) === 0,
  );
  if (mine !== undefined) return taskErrand(insight, mine.objective);
  return { zones: [insight.zone(next.doer.zone), next.objective.zone], deeds: [], haste: 0.6 };
}

function stepsOfAll(insight: Insight, zone: number): number {
  return insight.crew().reduce((sum, survivor) => sum + insight.stepsOf(survivor, zone), 0);
}

function taskErrand(insight: Insight, { id, deed, zone }: ObjectiveOf): Errand {
  if (deed.does === 'break') return { zones: [zone], deeds: [], haste: 1 };
  const haste = 1.2;
  if (deed.does === 'seal') return { zones: [insight.zone(insight.view.loader!.zone)], deeds: ['enter'], haste };
  return { zones: [zone], deeds: [`interact:${id}`], haste };
}

/** What must be done before the mission can be won, and what leads there. */
function wantedObjectives(insight: Insight): ObjectiveOf[] {
  const named = insight.goals.flatMap(goal => ('objective' in goal ? [goal.objective] : []));
  const seals = insight.open().some(({ deed }) => deed.does === 'seal');
  return insight.open().filter(({ name, deed, zone, carrier }) => {
    if (carrier !== null || far(insight, zone)) return false;
    if (isPower(deed)) return seals;
    if (deed.does === 'lead' && !isQuiet(insight)) return false; // it calls everything that is left
    return (
      named.includes(name) || deed.does === 'switch' || (deed.does === 'give' && insight.steps(insight.here, zone) <= 3)
    );
  });
}

/** Little is left that a noise could call. */
function isQuiet({ view }: Insight): boolean {
  return view.figures.length === 0 && (view.tokens.length <= 1 || view.round > 35);
}

function canDo(insight: Insight, survivor: SurvivorView, { name, deed, taken }: ObjectiveOf): boolean {
  const isOf = (wanted: string | undefined) => wanted === undefined || classOf(survivor.id) === wanted;
  const isPilot = insight.view.loader?.pilot === survivor.id;
  switch (deed.does) {
    case 'carry': {
      if (isPilot) return false;
      if (deed.runs !== undefined && !taken) return isOf(deed.runs.calmedBy) && hasKit(survivor);
      const held = insight.view.objectives.filter(each => each.carrier === survivor.id && each.name === name).length;
      return (taken || isOf(deed.only)) && held < (deed.most ?? 9);
    }
    case 'repair':
    case 'lead':
      return isOf(deed.only);
    case 'give': // one cell is enough to begin with: the pilot fetches the others itself
      return !isPower(deed) || !insight.crew().some(hasCell);
    case 'seal':
      return !isPilot && insight.view.loader?.pilot === null && hasCell(survivor);
    default:
      return true;
  }
}

function isPower(deed: Deed): boolean {
  return deed.does === 'give' && deed.from === 'power';
}

function hasCell({ cards }: SurvivorView): boolean {
  return cards.some(({ item }) => chargesIn(item) > 0);
}

function hasKit({ cards }: SurvivorView): boolean {
  return cards.some(({ item }) => isMedKit(item));
}

/** All to one place: the Loader, the prisoners. */
function gatherErrand(insight: Insight): Errand | undefined {
  const goal = insight.goals.find(each => each.goal === 'survivorsAt');
  if (goal === undefined) return undefined;
  const { view } = insight;
  const zones =
    goal.place === 'loader'
      ? view.loader === null
        ? []
        : [insight.zone(view.loader.zone)]
      : view.objectives.filter(({ name }) => name === goal.place).map(({ zone }) => insight.zone(zone));
  const near = zones.filter(zone => !far(insight, zone));
  return near.length === 0 ? undefined : { zones: near, deeds: ['key:'], haste: 1 };
}

/** ETS-ROP-1605: a Med Kit is needed, and whoever needs it has none: it is looked for, or brought. */
function kitErrand(insight: Insight): Errand | undefined {
  const { me } = insight;
  const runaway = insight.open().find(({ deed, taken }) => deed.does === 'carry' && deed.runs !== undefined && !taken);
  if (runaway === undefined) return undefined;
  const medic = insight
    .crew()
    .find(({ id }) => classOf(id) === (runaway.deed as { runs: { calmedBy: string } }).runs.calmedBy);
  if (medic === undefined) return undefined;
  if (medic.id !== me.id && hasKit(me))
    return { zones: [insight.zone(medic.zone)], deeds: [`trade:${medic.id}`], haste: 1.5 };
  return { zones: insight.rooms(), deeds: ['search'], haste: 0.5 };
}

/** Out, once nothing is left to do. */
function exitErrand(insight: Insight): Errand | undefined {
  if (!mustLeave(insight) || wantedObjectives(insight).length > 0 || isOwed(insight)) return undefined;
  const open = insight.exits().filter(zone => !far(insight, zone));
  if (open.length === 0) return undefined;
  return alliesAreOut(insight) && !hasLoadBehind(insight, open)
    ? { zones: open, deeds: ['leave:'], haste: run }
    : { zones: open, deeds: [], haste: 0.8 };
}

/** Something that must be brought out still lies there. */
function isOwed(insight: Insight): boolean {
  const named = insight.goals.flatMap(goal => (goal.goal === 'carriedOut' ? [goal] : []));
  return named.some(({ objective, least }) => {
    const all = insight.view.objectives.filter(({ name }) => name === objective);
    return all.filter(({ out, carrier }) => out || carrier !== null).length < (least ?? all.length);
  });
}

/** Whoever carries something goes first: it may need help on the way. */
function hasLoadBehind(insight: Insight, exits: readonly number[]): boolean {
  const { view, me } = insight;
  const carriers = view.objectives.filter(({ carrier, out }) => carrier !== null && !out).map(({ carrier }) => carrier);
  if (carriers.includes(me.id)) return false;
  const toExit = (survivor: SurvivorView) => Math.min(...exits.map(zone => insight.stepsOf(survivor, zone)));
  return insight.others().some(other => carriers.includes(other.id) && toExit(other) >= toExit(me));
}

/** ETS-CO-1318: the Sentries go first. */
function alliesAreOut({ goals, view }: Insight): boolean {
  const goal = goals.find(each => each.goal === 'alliesOut');
  return goal === undefined || view.allies.filter(({ status }) => status === 'left').length >= goal.least;
}

/** Nobody lets the Loader walk alone. */
function escortErrand(insight: Insight): Errand | undefined {
  const { loader } = insight.view;
  if (loader === null || loader.pilot === null || loader.pilot === insight.me.id) return undefined;
  return has(insight, 'bossHeld') ? { zones: [insight.zone(loader.zone)], deeds: [], haste: 0.6 } : undefined;
}

/** Whatever lives, the boss first; where it hides, if it has not shown itself. */
function huntErrand(insight: Insight): Errand | undefined {
  const { view } = insight;
  const boss = has(insight, 'bossDead') ? view.figures.filter(({ type }) => type === view.bosses[0]?.type) : [];
  const lairs = has(insight, 'bossDead') ? insight.open().map(({ zone }) => zone) : [];
  const prey = boss.length > 0 ? boss : [...view.figures, ...view.tokens];
  const zones = lairs.length > 0 ? lairs : prey.map(({ zone }) => insight.zone(zone));
  const near = zones.filter(zone => !far(insight, zone));
  return { zones: near.length > 0 ? near : zones, deeds: [], haste: 0.3 };
}
