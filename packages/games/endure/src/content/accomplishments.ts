import type { Flow } from '@starboard/kernel';
import type { Effect } from '../effects.ts';
import { lastFor } from '../rules/abilities.ts';
import { advance, startOver } from '../rules/accomplishments.ts';
import { actionsOf } from '../rules/actions.ts';
import { attackWith } from '../rules/attack.ts';
import { heal } from '../rules/healing.ts';
import { filledSpaces, gain, newCard } from '../rules/inventory.ts';
import { hasEnemies, neighbours, zoneName, zoneText } from '../rules/map.ts';
import { stroll, zonesToEnter } from '../rules/movement.ts';
import { fullResolve, regainResolve } from '../rules/resolve.ts';
import { chooseKept, drawItems, setAside } from '../rules/search.ts';
import { nameOf, say, survivorsIn } from '../rules/table.ts';
import { chooseSurvivor, othersInSight } from '../rules/targets.ts';
import { weaponBar, weaponsOf, zonesToAttack } from '../rules/weapons.ts';
import type { AccomplishmentId, Bar, Endure, State, Survivor } from '../types.ts';
import { healthOf } from './classes.ts';
import { items } from './items/index.ts';

/** An accomplishment card: a task that counts, and a reward that is used up or lasts (ETS-ADECK-01). */
interface AccomplishmentCard {
  readonly task: Effect;
  /** ETS-ACC-05: what a single-use reward does. */
  use?(t: Endure, by: Survivor): Flow;
  /** ETS-ACC-06: what a lasting reward changes. */
  readonly reward?: Effect;
  /** Why the reward would do nothing now. */
  bar?(state: State, by: Survivor): Bar | undefined;
}

const rule = 'ETS-ADECK-01';
const noUse: Bar = { reason: { key: 'bar.noUse' }, rule: 'ETS-ODD-33' };

function barUnless(useful: boolean): Bar | undefined {
  return useful ? undefined : noUse;
}

/** Weapons and where they could be turned, as options. */
function attackOptions(state: State, by: Survivor) {
  return weaponsOf(by)
    .filter(wielded => weaponBar(by, wielded) === undefined)
    .flatMap(wielded =>
      zonesToAttack(state, by, wielded.arms).map(zone => ({
        key: `${wielded.key}@${zoneName(state, zone)}`,
        wielded,
        zone,
      })),
    );
}

/** AC01: whom it could push on: others in sight with somewhere to go. */
function pushable(state: State, by: Survivor): Survivor[] {
  return othersInSight(state, by).filter(each => zonesToEnter(state, each).length > 0);
}

/** AC11: others in the zone who may act and have something to do for one action. */
function helpers(state: State, by: Survivor): Survivor[] {
  return survivorsIn(state, by.zone).filter(
    each => each !== by && each.stun !== 'out' && withOneAction(each, () => singleActions(state, each)).length > 0,
  );
}

function singleActions(state: State, who: Survivor) {
  return actionsOf(state, who).filter(action => action.cost === 1);
}

function withOneAction<T>(who: Survivor, look: () => T): T {
  const { actions } = who.turn;
  who.turn.actions = 1;
  const found = look();
  who.turn.actions = actions;
  return found;
}

export const accomplishments: { readonly [A in AccomplishmentId]: AccomplishmentCard } = {
  pushComesToShove: {
    task: {
      *brokeAway(t, { by }) {
        advance(t, by, 1, 1);
      },
    },
    bar: (state, by) => barUnless(pushable(state, by).length > 0),
    *use(t, by) {
      const who = yield* chooseSurvivor(t, by, 'reward.push', pushable(t.state, by));
      yield* stroll(t, who, 2, { check: false });
    },
  },
  combatTraining: {
    task: {
      *attacked(t, { by, attack }) {
        if (!attack.arms.ranged) advance(t, by, attack.kills.length, 3);
      },
    },
    bar: (state, by) => barUnless(attackOptions(state, by).length > 0),
    *use(t, by) {
      const { wielded, zone } = yield* t.choose(by.id, 'reward.attack', attackOptions(t.state, by), {
        describe: option => ({
          label: {
            key: 'act.attack',
            params: { item: { key: `item.${option.wielded.arms.name}` }, zone: zoneText(t.state, option.zone) },
          },
        }),
      });
      yield* attackWith(t, by, wielded, zone);
    },
  },
  theGambit: {
    task: {
      *searched(t, { by, zone }) {
        if (neighbours(t.state, zone).some(each => hasEnemies(t.state, each))) advance(t, by, 1, 1);
      },
    },
    bar: state => barUnless(state.items.draw.length > 0),
    *use(t, by) {
      const drawn = drawItems(t, 3);
      const found = drawn.filter(card => items[card].kind !== 'noise');
      for (const card of drawn) if (items[card].kind === 'noise') setAside(t, card);
      if (found.length === 0) return;
      const [kept] = yield* chooseKept(t, by, found);
      yield* gain(t, by, newCard(kept as never));
    },
  },
  makingItLast: {
    task: {
      *used(t, { by, discarded }) {
        if (discarded) advance(t, by, 1, 2);
      },
    },
    *use(_, by) {
      lastFor(by, 'makingItLast', 'turnEnds');
    },
  },
  strengthInNumbers: {
    task: {
      *turnStarts(t, { by }) {
        if (survivorsIn(t.state, by.zone).length >= 3) advance(t, by, 1, 1);
      },
    },
    bar: (state, by) => barUnless(survivorsIn(state, by.zone).some(each => each.health < healthOf(each.id))),
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
    bar: (_, by) => barUnless(by.resolve < fullResolve),
    use: (t, by) => regainResolve(t, by, 3, rule),
  },
  weCanBeatThis: {
    task: {
      *enemiesKilled(t, _, owner) {
        if (t.state.killsThisRound >= 6) advance(t, owner!, 1, 1);
      },
    },
    bar: (state, by) => barUnless([by, ...othersInSight(state, by)].some(each => each.resolve < fullResolve)),
    *use(t, by) {
      for (const survivor of [by, ...othersInSight(t.state, by)]) yield* regainResolve(t, survivor, 1, rule);
    },
  },
  silentTreatment: {
    task: {
      *turnEnds(t, { by }) {
        if (by.turn.madeNoise) startOver(by);
        else advance(t, by, 1, 2);
      },
    },
    bar: state => barUnless(state.noises.length > 0),
    *use(t, by) {
      const options = t.state.noises.map(noise => ({ key: zoneName(t.state, noise.zone), noise }));
      const { noise } = yield* t.choose(by.id, 'reward.silence', options, {
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
      by.turn.actions += 1;
      say(t, rule, 'actions.gained', { who: nameOf(by), count: 1 });
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
    bar: (state, by) => barUnless(helpers(state, by).length > 0),
    *use(t, by) {
      const who = yield* chooseSurvivor(t, by, 'reward.help', helpers(t.state, by));
      const { actions } = who.turn;
      who.turn.actions = 1;
      const action = yield* t.choose(who.id, 'reward.act', singleActions(t.state, who), {
        params: { who: nameOf(who) },
        describe: each => ({ ...each.describe(t.state), group: each.group }),
      });
      yield* action.do(t, who);
      who.turn.actions = actions;
    },
  },
  practiceMakesPerfect: {
    task: {
      *attacked(t, { by, attack }) {
        const { marks } = by.accomplishment!;
        if (attack.kills.length === 0) return;
        marks.push(attack.arms.name);
        if (marks.filter(weapon => weapon === attack.arms.name).length === 3) advance(t, by, 1, 1);
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
        const again = yield* t.choose(by.id, 'reroll.failed', ['again', 'keep'], {
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
        if (by.turn.moves >= 3) advance(t, by, 1, 1);
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
    task: {
      *gained(t, { by }) {
        if (filledSpaces(by) === 5) advance(t, by, 1, 1);
      },
    },
    reward: { searchDraw: () => ({ draw: 2, keep: 2 }) },
  },
};

/** ETS-COMP-05: one copy of each. */
export const accomplishmentDeck = Object.keys(accomplishments) as AccomplishmentId[];
