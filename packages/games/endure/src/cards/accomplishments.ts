import type { Flow } from '@starboard/kernel';
import { attackWith } from '../rules/combat/attack.ts';
import { heal } from '../rules/combat/healing.ts';
import { cannotAct } from '../rules/combat/stun.ts';
import { neighbours, zoneName, zoneText } from '../rules/map/map.ts';
import { loaderArms } from '../rules/map/objects.ts';
import { fullResolve, regainResolve } from '../rules/resolve/resolve.ts';
import { healthOf, inTurnOrder, nameOf, say, survivorsIn } from '../rules/table.ts';
import { lastFor, spendLasting } from '../rules/turn/abilities.ts';
import { advance, startOver } from '../rules/turn/accomplishments.ts';
import { actionsOf } from '../rules/turn/actions.ts';
import { moveOther, openZones, zonesWithEnemies } from '../rules/turn/forced.ts';
import { gain } from '../rules/turn/gain.ts';
import { cardKey, filledSpaces, itemText, newCard } from '../rules/turn/inventory.ts';
import { isPilot } from '../rules/turn/loader.ts';
import { cardsToFind, chooseKept, drawItems, setAside } from '../rules/turn/search.ts';
import { chooseSurvivor, othersInSight } from '../rules/turn/targets.ts';
import { gainActions, newTurn } from '../rules/turn/turns.ts';
import { useItem } from '../rules/turn/use.ts';
import { readyWeapons, strikesWith } from '../rules/turn/weapons.ts';
import type {
  AccomplishmentCard,
  AccomplishmentId,
  Action,
  Attack,
  Card,
  Endure,
  ItemId,
  Noise,
  State,
  Survivor,
  WhyNot,
  Words,
} from '../types.ts';
import { items } from './items/index.ts';

const rule = 'ETS-ADECK-01';
const noUse: WhyNot = { reason: { key: 'bar.noUse' }, rule: 'ETS-ODD-33' };

function whyNotUnless(useful: boolean): WhyNot | undefined {
  return useful ? undefined : noUse;
}

/** AC08: noises that are not permanent. */
function passingNoises({ noises }: State): Noise[] {
  return noises.filter(noise => noise.with === undefined);
}

/** AC01: whom it could move on: others in sight with somewhere to go. */
function movable(state: State, by: Survivor): Survivor[] {
  return othersInSight(state, by).filter(each => openZones(state, each).length > 0);
}

/** AC02: weapons and where they could be turned, and attack items that reach somebody. */
function attackOptions(state: State, by: Survivor): AttackOption[] {
  const shots = strikesWith(state, by, readyWeapons(state, by)).map(({ key, label, wielded, zone }) => ({
    key,
    label,
    do: (t: Endure) => attackWith(t, by, wielded, zone),
  }));
  const thrown = by.cards.flatMap(card => thrownOption(state, by, card));
  return [...shots, ...thrown];
}

interface AttackOption {
  readonly key: string;
  readonly label: Words;
  do(t: Endure, by: Survivor): Flow;
}

function thrownOption(state: State, by: Survivor, card: Card): AttackOption[] {
  const gear = items[card.item];
  if (gear.kind !== 'gear' || !gear.attacks || isPilot(state, by) || gear.whyNot(state, by) !== undefined) return [];
  return [
    {
      key: cardKey(card),
      label: { key: 'act.use', params: { item: itemText(card.item) } },
      *do(t) {
        by.turn.actions += gear.cost;
        yield* useItem(t, by, card);
      },
    },
  ];
}

/** AC11: others in the zone who are able to act and have something to do for one action. */
function helpers(state: State, by: Survivor): Survivor[] {
  return survivorsIn(state, by.zone).filter(each => each !== by && favours(state, each).length > 0);
}

/** What a survivor could do for one action outside its turn; what it did in its own does not limit it. */
function favours(state: State, who: Survivor): Action[] {
  if (cannotAct(who)) return [];
  const { turn } = who;
  who.turn = newTurn(1);
  const actions = actionsOf(state, who).filter(({ cost }) => cost === 1);
  who.turn = turn;
  return actions;
}

export const accomplishments: { readonly [A in AccomplishmentId]: AccomplishmentCard } = {
  pushComesToShove: {
    task: {
      *brokeAway(t, { by }) {
        advance(t, by, 1, 1);
      },
    },
    whyNot: (state, by) => whyNotUnless(movable(state, by).length > 0),
    *use(t, by) {
      const who = yield* chooseSurvivor(t, by, 'reward.push', movable(t.state, by));
      yield* moveOther(t, by, who, 2);
    },
  },
  combatTraining: {
    task: {
      *attacked(t, { by, attack }) {
        if (isWithWeapon(attack) && !attack.arms.ranged) advance(t, by, attack.kills.length, 3);
      },
    },
    whyNot: (state, by) => whyNotUnless(attackOptions(state, by).length > 0),
    *use(t, by) {
      const attack = yield* t.choose(by.seat, 'reward.attack', attackOptions(t.state, by));
      yield* attack.do(t, by);
    },
  },
  theGambit: {
    task: {
      *searched(t, { by, zone }) {
        const held = zonesWithEnemies(t.state);
        if (neighbours(t.state, zone).some(each => held.includes(each))) advance(t, by, 1, 1);
      },
    },
    whyNot: state => whyNotUnless(cardsToFind(state)),
    *use(t, by) {
      const drawn = drawItems(t, 3);
      const found = drawn.filter(card => items[card].kind !== 'noise');
      for (const card of drawn) if (items[card].kind === 'noise') setAside(t, card);
      if (found.length === 0) return;
      const [kept] = yield* chooseKept(t, by, found);
      yield* gain(t, by, newCard(kept as ItemId));
    },
  },
  makingItLast: {
    task: {
      *used(t, { by }) {
        advance(t, by, 1, 2);
      },
    },
    *use(_, by) {
      lastFor(by, 'makingItLast', 'turnEnds');
    },
    lasting: {
      usedUp: () => false,
      *used(_, { by }) {
        spendLasting(by, 'makingItLast');
      },
    },
  },
  strengthInNumbers: {
    task: {
      *turnStarts(t, { by }) {
        if (survivorsIn(t.state, by.zone).length >= 3) advance(t, by, 1, 1);
      },
    },
    whyNot: (state, by) => whyNotUnless(survivorsIn(state, by.zone).some(each => each.health < healthOf(each.id))),
    *use(t, by) {
      for (const survivor of survivorsIn(t.state, by.zone)) heal(t, survivor, 1, undefined, rule);
    },
  },
  aloneTime: {
    task: {
      *turnEnds(t, { by }) {
        if (othersInSight(t.state, by).length === 0) advance(t, by, 1, 2);
        else startOver(by);
      },
    },
    whyNot: (_, by) => whyNotUnless(by.resolve < fullResolve),
    use: (t, by) => regainResolve(t, by, 3, rule),
  },
  weCanBeatThis: {
    task: {
      *enemiesKilled(t, { count }, owner) {
        advance(t, owner!, count, 6);
      },
      *roundEnds(_, __, owner) {
        startOver(owner!);
      },
    },
    whyNot: (state, by) => whyNotUnless([by, ...othersInSight(state, by)].some(each => each.resolve < fullResolve)),
    *use(t, by) {
      const those = [by, ...othersInSight(t.state, by)];
      for (const survivor of inTurnOrder(t.state))
        if (those.includes(survivor)) yield* regainResolve(t, survivor, 1, rule);
    },
  },
  silentTreatment: {
    task: {
      *turnEnds(t, { by }) {
        if (by.turn.madeNoise) startOver(by);
        else advance(t, by, 1, 2);
      },
    },
    whyNot: state => whyNotUnless(passingNoises(state).length > 0),
    *use(t, by) {
      const options = passingNoises(t.state).map(noise => ({ key: zoneName(t.state, noise.zone), noise }));
      const { noise } = yield* t.choose(by.seat, 'reward.silence', options, {
        takeOnly: true,
        describe: option => ({
          label: {
            key: 'reward.silence.noise',
            params: { level: option.noise.level, zone: zoneText(t.state, option.noise.zone) },
          },
          refs: [`zone:${option.key}`],
        }),
      });
      t.state.noises = t.state.noises.filter(each => each !== noise);
      say(t, rule, 'noise.removed', { zone: zoneText(t.state, noise.zone) });
    },
  },
  conservingEnergy: {
    task: {
      *turnEnds(t, { by }) {
        if (by.turn.actions > 0) advance(t, by, 1, 2);
      },
    },
    *use(t, by) {
      gainActions(t, by, 1, rule);
    },
  },
  nothingToFear: {
    task: {
      *testPassed(t, { by }) {
        advance(t, by, 1, 3);
      },
    },
    *use(_, by) {
      lastFor(by, 'nothingToFear', 'used');
    },
    lasting: {
      *testDue(t, { by, test }) {
        if (!spendLasting(by, 'nothingToFear')) return;
        test.passed = true;
        say(t, rule, 'test.fearless', { who: nameOf(by) });
      },
    },
  },
  cooperationIsKey: {
    task: {
      *traded(t, { by, partner }) {
        const { marks } = by.accomplishment!;
        if (marks.includes(partner.id)) return;
        marks.push(partner.id);
        advance(t, by, 1, 2);
      },
    },
    whyNot: (state, by) => whyNotUnless(helpers(state, by).length > 0),
    *use(t, by) {
      const who = yield* chooseSurvivor(t, by, 'reward.help', helpers(t.state, by));
      const action = yield* t.choose(who.seat, 'reward.act', favours(t.state, who), {
        params: { who: nameOf(who) },
        describe: each => ({ ...each.describe(t.state), group: each.group }),
      });
      const { turn } = who;
      who.turn = newTurn(1);
      yield* action.do(t, who);
      who.turn = turn;
    },
  },
  practiceMakesPerfect: {
    task: {
      *attacked(t, { by, attack }) {
        const { marks, count } = by.accomplishment!;
        if (!isWithWeapon(attack) || attack.kills.length === 0) return;
        marks.push(attack.arms.name);
        if (marks.filter(weapon => weapon === attack.arms.name).length > count) advance(t, by, 1, 3);
      },
    },
    reward: { attackBonus: bonus => bonus + 1 },
  },
  ninja: {
    task: {
      *attacked(t, { by, attack }) {
        if (attack.kills.length > 0 && attack.noise <= 1) advance(t, by, 1, 2);
      },
    },
    reward: { attackNoise: () => 0 },
  },
  keepYourGuardUp: {
    task: {
      *struckAt(t, { by }) {
        advance(t, by, 1, 3);
      },
    },
    reward: { armourSave: save => (save > 6 ? 4 : Math.max(2, save - 1)) },
  },
  onARoll: {
    task: {
      *attacked(t, { by, attack }) {
        const clean = attack.rolled.every(die => die + attack.bonus >= attack.hit);
        if (!attack.jammed && attack.rolled.length >= 2 && clean) advance(t, by, 1, 1);
      },
    },
    reward: {
      *rolled(t, { by, attack }) {
        const failed = attack.rolled.filter(die => die + attack.bonus < attack.hit).length;
        if (failed === 0) return;
        const again = yield* t.choose(by.seat, 'reroll.failed', ['again', 'keep'], {
          params: { dice: attack.rolled.join(' '), failed },
        });
        if (again === 'keep') return;
        attack.rolled = attack.rolled.map(die => (die + attack.bonus < attack.hit ? t.chance.die() : die));
        say(t, rule, 'rerolled', { who: nameOf(by), dice: attack.rolled.join(' ') });
      },
    },
  },
  burstOfSpeed: {
    task: {
      *moveSpent(t, { by }) {
        if (t.state.survivors[t.state.acting] === by) advance(t, by, 1, 3);
      },
      *turnEnds(_, { by }) {
        startOver(by);
      },
    },
    reward: { moveReach: reach => Math.max(reach, 2) },
  },
  annihilator: {
    task: {
      *attacked(t, { by, attack }) {
        if (attack.kills.length >= 3) advance(t, by, 1, 1);
      },
    },
    reward: { attackDice: dice => dice + 2 },
  },
  collector: {
    dealt: stockTake,
    task: {
      *gained(t, { by }) {
        stockTake(t, by);
      },
    },
    reward: { searchDraw: ({ draw }) => ({ draw: Math.max(2, draw), keep: 2 }) },
  },
};

/** AC18 */
function stockTake(t: Endure, by: Survivor): void {
  if (filledSpaces(by) === 5) advance(t, by, 1, 1);
}

/** Not with a grenade, nor by an ability. ETS-LOADER-07: a Loader is a weapon of its own. */
function isWithWeapon({ cards, arms }: Attack): boolean {
  return cards.length > 0 || arms === loaderArms;
}
