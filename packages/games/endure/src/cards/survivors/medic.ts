import { effects } from '../../hooks.ts';
import { canBeTreated, canHeal, curable, cure, cureOne, heal } from '../../rules/combat/healing.ts';
import { fullResolve, regainResolve } from '../../rules/resolve/resolve.ts';
import { healthOf, isAlive, nameOf, say, survivorsIn } from '../../rules/table.ts';
import { chooseSurvivor } from '../../rules/turn/targets.ts';
import type { ClassCard, State, Survivor } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

const rule = 'ETS-CLASS-01';

function treatable(state: State, by: Survivor): Survivor[] {
  return survivorsIn(state, by.zone).filter(each => canBeTreated(state, each));
}

function hasPatient(state: State, by: Survivor): boolean {
  return state.survivors.some(each => isAlive(each) && each.zone === by.zone && canBeTreated(state, each));
}

/** Iatrophobia bars Medic abilities of every kind. */
function soothable(state: State, by: Survivor): Survivor[] {
  return survivorsIn(state, by.zone).filter(
    each => each.resolve < fullResolve && effects.tell(state, 'whyNotTreat', { by: each }).length === 0,
  );
}

function stimulable(state: State, by: Survivor): Survivor[] {
  return survivorsIn(state, by.zone).filter(
    each => each !== by && effects.tell(state, 'whyNotTreat', { by: each }).length === 0,
  );
}

export const medic: ClassCard = {
  health: 8,
  a: {
    passive: { name: 'triage', effect: { healing: amount => amount + 1 } },
    active: {
      name: 'treat',
      whyNot: (state, by) => whyNotUnless(hasPatient(state, by)),
      *use(t, by) {
        const who = yield* chooseSurvivor(t, by, 'treat', treatable(t.state, by));
        const options = [
          ...(canHeal(t.state, who) ? ['health'] : []),
          ...(curable(t.state, who).length > 0 ? ['injury'] : []),
        ];
        const chosen = yield* t.choose(by.seat, 'treat.what', options, { takeOnly: true });
        if (chosen === 'health') heal(t, who, 1, by, rule);
        else yield* cureOne(t, who, by, rule);
      },
    },
    crisis: {
      name: 'miracle',
      whyNot: (state, by) => whyNotUnless(hasPatient(state, by)),
      *use(t, by) {
        const who = yield* chooseSurvivor(t, by, 'miracle', treatable(t.state, by));
        heal(t, who, healthOf(who.id), by, rule);
        for (const injury of curable(t.state, who)) cure(t, who, injury, rule);
      },
    },
  },
  b: {
    passive: { name: 'steadyHands', effect: { kitsForOthers: () => 5 } },
    active: {
      name: 'soothe',
      whyNot: (state, by) => whyNotUnless(soothable(state, by).length > 0),
      *use(t, by) {
        yield* regainResolve(t, yield* chooseSurvivor(t, by, 'soothe', soothable(t.state, by)), 2, rule);
      },
    },
    crisis: {
      name: 'massStimulant',
      whyNot: (state, by) => whyNotUnless(stimulable(state, by).length > 0),
      *use(t, by) {
        for (const survivor of stimulable(t.state, by)) {
          survivor.nextActions += 2;
          say(t, rule, 'stimulated', { who: nameOf(survivor) });
        }
      },
    },
  },
};
