import { cannotAct } from '../../rules/combat/stun.ts';
import { canSee, zonesInView, zoneText } from '../../rules/map/map.ts';
import { fullResolve, regainResolve } from '../../rules/resolve/resolve.ts';
import { inTurnOrder, nameOf, say, survivorsIn } from '../../rules/table.ts';
import { lastFor } from '../../rules/turn/abilities.ts';
import { breakAway, canGo, stepInto, zonesToEnter } from '../../rules/turn/movement.ts';
import { chooseSurvivor, chooseZone, othersInSight } from '../../rules/turn/targets.ts';
import type { ClassCard, State, Survivor } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

function ableToGo(state: State, by: Survivor): Survivor[] {
  return othersInSight(state, by).filter(each => isAbleToGo(state, each));
}

function isAbleToGo(state: State, who: Survivor): boolean {
  return !cannotAct(who) && canGo(state, who);
}

/** The Captain and everybody in sight, in turn order (ETS-ODD-01). */
function rallied(state: State, by: Survivor): Survivor[] {
  return inTurnOrder(state).filter(each => canSee(state, by.zone, each.zone));
}

export const captain: ClassCard = {
  health: 9,
  a: {
    passive: {
      name: 'steadyVoice',
      effect: {
        aura: true,
        testTotal: (total, { by }, owner) => (owner !== by && owner?.zone === by.zone ? total - 1 : total),
      },
    },
    active: {
      name: 'giveTheOrder',
      whyNot: (state, by) => whyNotUnless(othersInSight(state, by).some(each => isAbleToGo(state, each))),
      *use(t, by) {
        const who = yield* chooseSurvivor(t, by, 'giveTheOrder', ableToGo(t.state, by));
        const zone = yield* chooseZone(t, who, 'giveTheOrder.where', zonesToEnter(t.state, who));
        if (yield* breakAway(t, who)) yield* stepInto(t, who, zone, { own: true });
      },
    },
    crisis: {
      name: 'rally',
      whyNot: (state, by) => whyNotUnless(rallied(state, by).some(each => each.resolve < fullResolve)),
      *use(t, by) {
        for (const survivor of rallied(t.state, by)) yield* regainResolve(t, survivor, 3, 'ETS-CLASS-01');
      },
    },
  },
  b: {
    passive: {
      name: 'leadFromTheFront',
      effect: { attackDice: (dice, { by, attack }) => (attack.zone === by.zone ? dice + 1 : dice) },
    },
    active: {
      name: 'markTarget',
      *use(t, by) {
        const zone = yield* chooseZone(t, by, 'markTarget', zonesInView(t.state, by.zone));
        lastFor(by, 'markTarget', 'nextTurn', { zone });
        say(t, 'ETS-CLASS-01', 'marked', { who: nameOf(by), zone: zoneText(t.state, zone) });
      },
      lasting: {
        aura: true,
        attackBonus: (bonus, { attack }, owner) =>
          owner?.lasting.some(each => each.what === 'markTarget' && each.zone === attack.zone) ? bonus + 1 : bonus,
      },
    },
    crisis: {
      name: 'holdTheLine',
      *use(t, by) {
        lastFor(by, 'holdTheLine', 'nextTurn', { covers: survivorsIn(t.state, by.zone).map(({ id }) => id) });
      },
      lasting: {
        aura: true,
        *struckAt(t, { by, blow }, owner) {
          const cover = owner?.lasting.find(each => each.what === 'holdTheLine' && each.covers?.includes(by.id));
          if (owner === null || cover === undefined || blow.stopped) return;
          blow.stopped = true;
          const covers = cover.covers!.filter(id => id !== by.id);
          owner.lasting = owner.lasting.map(each => (each === cover ? { ...cover, covers } : each));
          say(t, 'ETS-CLASS-01', 'attack.ignored', { who: nameOf(by) });
        },
      },
    },
  },
};
