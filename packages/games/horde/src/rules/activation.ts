import type { Flow, Ref, SeatId } from '@starboard/kernel';
import type { Activation, Blocked, Described, Hero, Horde, Params, State, TextKey } from '../types.ts';
import { actionsOf } from './actions.ts';
import { rouse, rouserOf } from './items.ts';
import { endLasting } from './lasting.ts';
import { steady, testForLosses } from './morale.ts';
import { startInDanger } from './move/danger.ts';
import { passTurn } from './round.ts';
import { startSpecials } from './specials.ts';
import { heroNo, isConscious, leadSeat, nameOf, refOf, say } from './table.ts';
import type { Action } from './verbs.ts';
import { barredActions } from './why-not.ts';

export function newActivation(hero: number): Activation {
  return {
    hero,
    acted: false,
    skilled: false,
    extra: 'no',
    attacked: false,
    usedSkills: [],
    triedFeats: [],
    collected: false,
  };
}

/** GSQ-CORE-07..10, GSQ-ACT-12: the players' turn: who activates, then one action a step, to the end of the activation. */
export function heroesTurn(t: Horde): Flow {
  const { activation } = t.state;
  return activation === null ? nextActivation(t) : act(t, heroNo(t.state, activation.hero));
}

function* nextActivation(t: Horde): Flow {
  const waiting = t.state.heroes.filter(isReady);
  if (waiting.length === 0) passTurn(t, 'heroes');
  else yield* beginActivation(t, yield* whoActivates(t, waiting));
}

/** GSQ-CORE-09 */
function isReady(hero: Hero): boolean {
  return !hero.activated && isConscious(hero);
}

/**
 * GSQ-CORE-10, GSQ-HID-06: anybody with a hero left names the next one. Whoever is named by somebody else may ask to
 * wait; then they do not agree, and the lead settles it (GSQ-DEC-02).
 */
function* whoActivates(t: Horde, waiting: readonly Hero[]): Flow<Hero> {
  const seats = [...new Set(waiting.map(({ seat }) => seat))];
  const hero = yield* nameHero(t, seats.length === 1 ? seats[0]! : seats, 'activate', waiting);
  if (seats.length === 1 || hero.seat === t.answeredBy) return hero;
  const namedBy = seats.find(seat => seat === t.answeredBy)!;
  const params: Params = { who: nameOf(hero), seat: { key: namedBy } };
  const reply = yield* t.choose(hero.seat, 'activate.named', ['go', 'wait'], { params, about: [refOf(hero)] });
  if (reply === 'go') return hero;
  return yield* nameHero(t, leadSeat(t.state), 'activate.dispute', waiting);
}

function* nameHero(t: Horde, who: SeatId | readonly SeatId[], name: TextKey, waiting: readonly Hero[]): Flow<Hero> {
  const options = waiting.map(hero => ({ key: refOf(hero), hero }));
  const { hero } = yield* t.choose(who, name, options, {
    takeOnly: true,
    describe: option => ({ label: nameOf(option.hero), refs: [option.key] }),
  });
  return hero;
}

/** GSQ-ACT-12, steps 1 to 3. */
function* beginActivation(t: Horde, hero: Hero): Flow {
  t.state.activation = newActivation(hero.no);
  say(t, 'GSQ-ACT-12', 'activation.begins', { who: nameOf(hero) });
  endLasting(hero, 'activation'); // GSQ-SKILL-19
  yield* startInDanger(t, hero);
  if (!isConscious(hero) || !(yield* isFitToAct(t, hero))) yield* endActivation(t, hero);
  else yield* startSpecials(t, hero);
}

/** GSQ-MORALE-08, GSQ-ITEM-04: a Shaken hero stays idle and recovers, unless an item helps it. */
function* isFitToAct(t: Horde, hero: Hero): Flow<boolean> {
  if (!hero.shaken) return true;
  const item = rouserOf(hero);
  if (item !== undefined) {
    const about = [refOf(hero)];
    const answer = yield* t.choose(hero.seat, 'shaken', ['inject', 'idle'], { params: { who: nameOf(hero) }, about });
    if (answer === 'inject') {
      rouse(t, hero, item);
      return true;
    }
  }
  say(t, 'GSQ-MORALE-08', 'activation.idle', { who: nameOf(hero) });
  steady(t, hero, 'GSQ-MORALE-08');
  return false;
}

/** GSQ-ACT-12, step 4: one action, feat or pick-up, or the end. */
function* act(t: Horde, hero: Hero): Flow {
  const chosen = yield* t.choose(hero.seat, 'act', actionsOf(t.state, hero), new ActionsShown(t.state, hero));
  yield* chosen.do(t, hero);
  if (chosen.isLast || hero.shaken || !isConscious(hero)) yield* endActivation(t, hero); // GSQ-ACT-10
}

/** How the question for the next action is shown; worked out when somebody looks. */
class ActionsShown {
  readonly takeOnly = true;
  readonly state: State;
  readonly hero: Hero;

  constructor(state: State, hero: Hero) {
    this.state = state;
    this.hero = hero;
  }

  get params(): Params {
    const { acted, skilled, extra } = this.state.activation!;
    const canAct = !acted || extra === 'open';
    const left = canAct ? (skilled ? 'action' : 'both') : skilled ? 'none' : 'skill';
    return { who: nameOf(this.hero), left, power: this.hero.power };
  }

  get about(): Ref[] {
    return [refOf(this.hero)];
  }

  describe(action: Action): Described {
    return { ...action.describe(this.state, this.hero), group: action.group };
  }

  blocked(): Blocked[] {
    return barredActions(this.state, this.hero);
  }
}

/** GSQ-ACT-12, step 5; GSQ-CORE-09. */
function* endActivation(t: Horde, hero: Hero): Flow {
  hero.activated = true;
  t.state.activation = null;
  yield* testForLosses(t);
  passTurn(t, 'heroes');
}
