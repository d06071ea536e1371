import type { Flow } from '@starboard/kernel';
import type { ZoneBeam } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Arms, Attack, Card, Change, Endure, ItemArms, State, Survivor, ZoneId } from '../../types.ts';
import { upTo } from '../arithmetic.ts';
import { isWeightless, pushAfterShot } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { zoneName, zoneText } from '../map/map.ts';
import { makeNoise } from '../map/noise.ts';
import { hasTargets } from '../map/objects.ts';
import { isAlive, nameOf, preyIn, say } from '../table.ts';
import { itemText } from '../turn/inventory.ts';
import { breakAway, stepInto } from '../turn/movement.ts';
import { spend } from '../turn/use.ts';
import { reachOf, shotLines, type Wielded } from '../turn/weapons.ts';
import { sayRoll, weaknessChange, weaknessOf } from './dice.ts';
import { setOffVests } from './explosion.ts';
import { divideHits } from './hits.ts';
import { strikeBystanders } from './strays.ts';
import { cannotAct } from './stun.ts';

/** What makes an attack another than the weapon's own. */
export interface Twist {
  readonly dice?: Change;
  readonly bonus?: Change;
  /** The noise it makes, whatever the weapon's. */
  readonly noise?: number;
  /** Its noise has been made already. */
  readonly heard?: boolean;
  readonly canJam?: false;
  readonly strays?: false;
  readonly pushes?: false;
  /** The line is given: the zone is shot at past whatever stands between. */
  readonly line?: ZoneBeam | undefined;
}

/** ETS-SURV-02: one action for one attack. */
export function* attackAction(t: Endure, by: Survivor, wielded: Wielded, zone: ZoneId): Flow {
  by.turn.actions -= 1;
  yield* attackWith(t, by, wielded, zone);
}

/** An attack with a weapon, after its free move if it takes one (ETS-CLASS-05). */
export function* attackWith(t: Endure, by: Survivor, { arms, cards }: Wielded, zone: ZoneId, twist: Twist = {}): Flow {
  if (!arms.ranged && zone !== by.zone) {
    if (!(yield* breakAway(t, by))) return;
    yield* stepInto(t, by, zone, { own: true });
    if (!canGoOn(by, zone) || !hasTargets(t.state, zone, arms)) return;
  }
  if (cards[0] !== undefined) yield* spendAmmo(t, by, cards[0]);
  const line = arms.ranged && zone !== by.zone ? (twist.line ?? (yield* chooseLine(t, by, arms, zone))) : undefined;
  yield* attack(t, ownAttack(t.state, by, { arms, cards, zone, line, twist }));
}

/** ETS-ODD-04: what is left of an attack ends if its maker has died, was driven off or stunned meanwhile. */
function canGoOn(by: Survivor, zone: ZoneId): boolean {
  return isAlive(by) && by.zone === zone && !cannotAct(by);
}

/** ETS-COMBAT-14: the shot uses up a Power Cell; the most spent one first. */
function* spendAmmo(t: Endure, by: Survivor, { item }: Card): Flow {
  const weapon = catalogue.items[item];
  if (weapon.kind !== 'weapon' || !weapon.ammo) return;
  const cells = by.cards.filter(card => card.item === weapon.ammo).sort((a, b) => b.spent - a.spent);
  say(t, 'ETS-COMBAT-14', 'ammo', { who: nameOf(by), item: itemText(weapon.ammo) });
  yield* spend(t, by, cells[0]!);
}

/** ETS-RANGED-11: if several straight lines reach the target, the attacker picks one; those that run alike are one. */
function* chooseLine(t: Endure, by: Survivor, arms: Arms, zone: ZoneId): Flow<ZoneBeam | undefined> {
  const lines = shotLines(t.state, by.zone, zone, reachOf(t.state, by, arms));
  const options = lines.filter((line, at) => lines.findIndex(each => runsAlike(t, each, line)) === at);
  const { line } = yield* t.choose(
    by.seat,
    'attack.line',
    options.map((each, at) => ({ key: `line:${at + 1}`, line: each })),
    {
      takeOnly: true,
      describe: ({ line: { side, zones } }) => ({
        label: {
          key: 'attack.line.along',
          params: { side, risk: zones.slice(1).reduce((n, z) => n + atRisk(t, by, z), 0) },
        },
        refs: zones.map(each => `zone:${zoneName(t.state, each)}` as const),
      }),
    },
  );
  return line;
}

function atRisk(t: Endure, by: Survivor, zone: ZoneId): number {
  return preyIn(t.state, zone).filter(each => each !== by).length;
}

/** Two lines differ for the attacker if others stand on them, or if gravity would push elsewhere. */
function runsAlike(t: Endure, a: ZoneBeam, b: ZoneBeam): boolean {
  if (peopleOn(t, a) !== peopleOn(t, b)) return false;
  return !isWeightless(t.state) || `${a.behind} ${a.beyond}` === `${b.behind} ${b.beyond}`;
}

function peopleOn(t: Endure, { zones }: ZoneBeam): string {
  return zones
    .slice(1, -1)
    .filter(zone => preyIn(t.state, zone).length > 0)
    .join();
}

interface Declared {
  readonly arms: ItemArms;
  readonly cards: readonly Card[];
  readonly zone: ZoneId;
  readonly line: ZoneBeam | undefined;
  readonly twist: Twist;
}

/** An attack with the bare numbers of what it is made with. */
export function plainAttack(by: Survivor, from: ZoneId, { arms, cards, zone, line, twist }: Declared): Attack {
  const isShot = arms.ranged && cards.length > 0;
  return {
    by,
    arms,
    cards,
    from,
    zone,
    line,
    dice: arms.dice + (twist.dice?.by ?? 0),
    hit: arms.hit,
    noise: twist.noise ?? arms.noise,
    bonus: twist.bonus?.by ?? 0,
    heard: twist.heard ?? false,
    canJam: twist.canJam ?? isShot,
    strays: twist.strays ?? arms.ranged,
    pushes: twist.pushes ?? isShot,
    changes: {
      dice: twist.dice === undefined ? [] : [twist.dice],
      hit: twist.bonus === undefined ? [] : [{ ...twist.bonus, by: -twist.bonus.by }],
    },
    rolled: [],
    jammed: false,
    kills: [],
  };
}

/** ETS-ODD-10, ETS-COMBAT-13: dice, then the number to hit, then what is added to each die. */
export function ownAttack(state: State, by: Survivor, declared: Declared): Attack {
  const made = plainAttack(by, by.zone, declared);
  const about = { by, attack: made };
  const { arms } = made;
  const dice = [...made.changes.dice, ...effects.changes(state, 'attackDice', made.dice, about)];
  made.dice = Math.max(1, effects.change(state, 'attackDice', made.dice, about));
  const hit = effects.changes(state, 'attackHit', made.hit, about);
  made.hit = Math.min(6, Math.max(2, effects.change(state, 'attackHit', made.hit, about)));
  const bonus = effects
    .changes(state, 'attackBonus', made.bonus, about)
    .map(({ by: more, name }) => ({ by: -more, name }));
  made.bonus = effects.change(state, 'attackBonus', made.bonus, about);
  made.changes = {
    dice: upTo(arms.dice, dice, made.dice),
    hit: [...upTo(arms.hit, hit, made.hit), ...made.changes.hit, ...bonus],
  };
  made.noise = effects.change(state, 'attackNoise', made.noise, about);
  made.canJam &&= effects.change(state, 'canJam', true, about);
  return made;
}

/** ETS-ODD-09: noise, roll, rerolls, jam, vests, successes, stray hits, push, tests. What fires by itself gets no help. */
export function* attack(t: Endure, made: Attack, byItself = false): Flow {
  const { by, arms, zone } = made;
  say(t, 'ETS-COMBAT-01', 'attack', {
    who: nameOf(by),
    with: { key: `item.${arms.name}` },
    zone: zoneText(t.state, zone),
  });
  if (!made.heard) makeNoise(t, arms.thrown ? zone : made.from, made.noise, by); // ETS-COMBAT-08
  const weakness = weaknessOf(t.state, zone);
  made.bonus += weakness;
  made.rolled = t.roll(made.dice);
  sayRoll(t, arms, made.rolled, Math.max(1, made.hit - made.bonus), {
    dice: made.changes.dice,
    hit: weakness === 0 ? made.changes.hit : [...made.changes.hit, weaknessChange],
  });
  if (!byItself) yield* effects.react(t, 'rolled', { by, attack: made });
  if (isJam(made)) {
    jam(t, made);
  } else if (!(yield* setOffVests(t, made)) || byItself || canGoOn(by, made.from)) {
    yield* divideHits(t, made, hitsOf(made));
    yield* strikeBystanders(t, made, made.rolled.length - hitsOf(made));
    if (made.pushes && canGoOn(by, made.from)) yield* pushAfterShot(t, made, hitsOf(made));
  }
  if (!byItself) yield* effects.react(t, 'attacked', { by, attack: made });
  yield* lookAround(t);
}

/** ETS-COMBAT-03, 04: each die alone. */
function hitsOf({ rolled, bonus, hit }: Attack): number {
  return rolled.filter(die => die + bonus >= hit).length;
}

/** ETS-JAM-01, 04, 06: more than one die, and all show the same, before anything is added. */
function isJam({ canJam, rolled }: Attack): boolean {
  return canJam && rolled.length > 1 && rolled.every(die => die === rolled[0]);
}

/** ETS-JAM-02, 03, 05, ETS-DUAL-05 */
function jam(t: Endure, made: Attack): void {
  made.jammed = true;
  for (const card of made.cards) card.jammed = true;
  say(t, 'ETS-JAM-01', 'jammed', { item: { key: `item.${made.arms.name}` } });
}
