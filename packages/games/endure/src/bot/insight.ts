import { catalogue } from '../catalogue.ts';
import { readFace } from '../rules/enemies/kinds.ts';
import { type Ground, noWay, surveyWays, type Ways } from '../rules/map/ground.ts';
import { groundOf, missionOf } from '../rules/mission.ts';
import { classOf } from '../rules/table.ts';
import type { Deed, EnemyType, Faction, ItemId, Mission, PlainGoal } from '../types.ts';
import type { ObjectiveView, SurvivorView, View } from '../view.ts';

/** An objective with what is to be done with it. */
export interface ObjectiveOf extends Omit<ObjectiveView, 'zone'> {
  readonly deed: Deed;
  readonly zone: number;
}

/** Whether there is no way to a zone. */
export function far(insight: Insight, zone: number): boolean {
  return insight.steps(insight.here, zone) >= noWay;
}

/** How much one would like an enemy gone. */
export const threat: { readonly [E in EnemyType]: number } = {
  swarmer: 1,
  jaeger: 2.2,
  icarus: 2.6,
  solomon: 1.5,
  artemis: 1,
  sip: 2.2,
  zealot: 2,
  fanatic: 2,
  titan: 6,
  primus: 8,
  olympian: 7,
  preacher: 6,
};

/** What a face-down token stands for, more or less. */
const tokenStrength: { readonly [F in Faction]: number } = { gep: 4.5, sentry: 1.2, redeemer: 3 };

/** How far, in zones, an enemy strikes within one Enemy phase. */
const strikeReach: { readonly [E in EnemyType]: number } = {
  swarmer: 2,
  jaeger: 1,
  icarus: 2,
  solomon: -1,
  artemis: 2,
  sip: 1,
  zealot: 2,
  fanatic: 2,
  titan: 3,
  primus: 3,
  olympian: 4,
  preacher: 3,
};

/** What a seat can work out from what it sees: the map as it stands, who is where, how strong everybody is. */
export class Insight {
  readonly view: View;
  readonly me: SurvivorView;
  readonly ground: Ground;
  readonly ways: Ways;
  readonly mission: Mission;
  /** What wins, each part by itself. */
  readonly goals: readonly PlainGoal[];

  constructor(view: View, seat: string) {
    this.view = view;
    this.me = view.survivors.find(survivor => survivor.seat === seat)!;
    this.ground = groundOf(view);
    this.ways = waysIn(view, this.ground);
    this.mission = missionOf(view);
    this.goals = this.mission.win.flatMap(goal => ('anyOf' in goal ? goal.anyOf : [goal]));
  }

  /** Whether it sits in a Loader that works. */
  get isPilot(): boolean {
    const { loader } = this.view;
    return loader !== null && loader.pilot === this.me.id && loader.powered;
  }

  /** Whether the mission is lost with this survivor: nobody else could take a step that is still to be taken. */
  get isPrecious(): boolean {
    const own = classOf(this.me.id);
    if (this.others().some(({ id }) => classOf(id) === own)) return false;
    const wanted = this.open().some(({ deed, taken }) => {
      if (deed.does === 'carry') return !taken && (deed.only === own || deed.runs?.calmedBy === own);
      return 'only' in deed && deed.only === own;
    });
    return wanted || this.mission.conditions.some(each => each.condition === 'reboot' && each.by === own);
  }

  zone(name: string): number {
    return this.ground.map.zoneNumbers.get(name)!;
  }

  name(zone: number): string {
    return this.ground.map.zones[zone]!.name;
  }

  get here(): number {
    return this.zone(this.me.zone);
  }

  /** Steps from zone to zone over open ways. */
  steps(from: number, to: number): number {
    return this.ways.survey.distances[from * this.ways.count + to]!;
  }

  /** Steps as noise goes, walls notwithstanding. */
  noiseSteps(from: number, to: number): number {
    const { touchDistances, zones } = this.ground.map;
    return touchDistances[from * zones.length + to]!;
  }

  stepsOf({ zone }: SurvivorView, to: number): number {
    return this.steps(this.zone(zone), to);
  }

  /** Objectives that are not dealt with. */
  open(): ObjectiveOf[] {
    return this.view.objectives
      .filter(({ done, out }) => !done && !out)
      .map(each => ({ ...each, deed: this.mission.objectives[each.id]!.deed, zone: this.zone(each.zone) }));
  }

  /** Rooms that can be reached and where nothing lurks. */
  rooms(): number[] {
    return this.ways.next
      .map((_, zone) => zone)
      .filter(zone => this.ground.isRoom[zone] && !far(this, zone) && this.enemiesIn(zone).length === 0);
  }

  /** How many zones lie open to a zone: from how far away one is found there. */
  exposure(zone: number): number {
    let seen = 0;
    for (let other = 0; other < this.ways.count; other++) if (this.ways.sights.has(zone, other)) seen += 1;
    return seen;
  }

  /** The zones of the exits that can be used. */
  exits(): number[] {
    return this.view.map.exits.filter(({ open }) => open).map(({ zone }) => this.zone(zone));
  }

  /** The zone before a door, from inside. */
  before(door: string, inside: number): number {
    const { from, to } = this.ground.map.doors.find(({ name }) => name === door)!;
    return from === inside ? to : from;
  }

  /** Health that a figure has left. */
  healthOf({ type, hurt }: View['figures'][number]): number {
    return this.view.bosses.find(boss => boss.type === type)?.left ?? catalogue.enemies[type].health - hurt;
  }

  sees(from: number, to: number): boolean {
    return from === to || (this.view.event !== 'blackout' && this.ways.sights.has(from, to));
  }

  crew(): SurvivorView[] {
    return this.view.survivors.filter(survivor => survivor.status === 'alive');
  }

  others(): SurvivorView[] {
    return this.crew().filter(survivor => survivor.id !== this.me.id);
  }

  crewIn(zone: number): SurvivorView[] {
    return this.crew().filter(survivor => this.zone(survivor.zone) === zone);
  }

  enemiesIn(zone: number) {
    return this.view.figures.filter(figure => this.zone(figure.zone) === zone);
  }

  /** What could be suffered in a zone in the next Enemy phase. */
  danger(zone: number): number {
    let sum = 0;
    for (const figure of this.view.figures) {
      if (figure.stunned || this.steps(this.zone(figure.zone), zone) > strikeReach[figure.type]) continue;
      sum += threat[figure.type];
    }
    return sum / Math.max(1, this.crewIn(zone).length);
  }

  /** Hits that a survivor deals with its best weapon in one attack, on average. */
  firepower({ cards }: SurvivorView): number {
    return Math.max(0, ...cards.map(({ item }) => hitsOf(item)));
  }

  /** What is left to be killed, as far as one knows. */
  enemyStrength(): number {
    const unknown = tokenStrength[this.mission.faction];
    const tokens = this.view.tokens.reduce((sum, { face }) => sum + (face === null ? unknown : strengthOf(face)), 0);
    return tokens + this.view.figures.reduce((sum, { type }) => sum + threat[type], 0);
  }
}

function strengthOf(face: Parameters<typeof readFace>[0]): number {
  const { count, type } = readFace(face);
  return count * threat[type];
}

export function hitsOf(item: ItemId): number {
  const entry = catalogue.items[item];
  return entry.kind === 'weapon' && !entry.ammo ? (entry.dice * (7 - entry.hit)) / 6 : 0;
}

function waysIn({ map: { doors, breaches } }: View, ground: Ground): Ways {
  const open = doors.map(door => door.open);
  const key = `seen ${open.map(Number).join('')} ${breaches.join(' ')}`;
  const known = ground.ways.get(key);
  if (known !== undefined) return known;
  const numbers = ground.map.zoneNumbers;
  const ways = surveyWays(
    ground,
    open,
    breaches.map(([a, b]) => [numbers.get(a)!, numbers.get(b)!] as const),
  );
  ground.ways.set(key, ways);
  return ways;
}
