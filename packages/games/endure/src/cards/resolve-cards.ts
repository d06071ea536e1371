import type { Flow } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { loseHealth } from '../rules/combat/damage.ts';
import { stunSurvivor } from '../rules/combat/stun.ts';
import { isDark, neighbours } from '../rules/map/map.ts';
import { makeNoise } from '../rules/map/noise.ts';
import { loseResolve } from '../rules/resolve/resolve.ts';
import { resolveTest } from '../rules/resolve/resolve-tests.ts';
import { inTurnOrder, survivorsIn } from '../rules/table.ts';
import { flee, stumble, zonesWithEnemies } from '../rules/turn/forced.ts';
import { othersInSight } from '../rules/turn/targets.ts';
import { loseAction } from '../rules/turn/turns.ts';
import { weaponsOf } from '../rules/turn/weapons.ts';
import type { Endure, ResolveCardEntry, ResolveCardId, State, Survivor } from '../types.ts';

const rule = 'ETS-RDECK-01';

/** Somebody's fear takes hold of others, in turn order. */
function* others(t: Endure, those: readonly Survivor[], suffer: (who: Survivor) => Flow): Flow {
  for (const survivor of inTurnOrder(t.state)) if (those.includes(survivor)) yield* suffer(survivor);
}

export const resolveCards: { readonly [C in ResolveCardId]: ResolveCardEntry } = {
  peripheryFright: { number: 9, once: (t, by) => stumble(t, by) },
  startled: {
    number: 9,
    *once(t, by) {
      makeNoise(t, by.zone, Math.max(1, ...weaponsOf(by).map(({ arms }) => arms.noise)), by);
    },
  },
  barophobia: {
    number: 9,
    lasting: {
      gravityReach: () => 1,
      *eventDrawn(t, { event }, owner) {
        if (catalogue.events[event].weightless) yield* loseResolve(t, owner!, 1, rule);
      },
    },
  },
  scream: {
    number: 8,
    *once(t, by) {
      makeNoise(t, by.zone, 4, by);
    },
  },
  allAroundUs: { number: 8, lasting: { tokenSpawned: (t, _, owner) => resolveTest(t, owner!, rule) } },
  hoarder: { number: 8, lasting: { whyNotGive: () => ({ reason: { key: 'bar.hoarder' }, rule }) } },
  contagiousPanic: {
    number: 7,
    once: (t, by) => others(t, othersInSight(t.state, by), who => resolveTest(t, who, rule)),
  },
  claustrophobia: {
    number: 7,
    turnStarts: {
      isDue: (state, by) => figuresBeside(state, by) >= 4,
      bite: (t, by) => resolveTest(t, by, rule),
    },
  },
  nyctophobia: {
    number: 7,
    turnStarts: { isDue: state => isDark(state), bite: (t, by) => loseResolve(t, by, 1, rule) },
  },
  vertigo: {
    number: 6,
    *once(t, by) {
      loseAction(t, by, rule);
    },
  },
  panic: { number: 6, once: (t, by) => flee(t, by, 2) },
  eremophobia: {
    number: 6,
    lasting: {
      *turnEnds(t, { by }) {
        if (survivorsIn(t.state, by.zone).length === 1) yield* resolveTest(t, by, rule);
      },
    },
  },
  frighteningBehaviour: {
    number: 5,
    *once(t, by) {
      const near = [by.zone, ...neighbours(t.state, by.zone)];
      const those = t.state.survivors.filter(each => each !== by && near.includes(each.zone));
      yield* others(t, those, who => loseResolve(t, who, 1, rule));
    },
  },
  uncontrollableShaking: {
    number: 5,
    lasting: { attackHit: (hit, { attack }) => (attack.arms.ranged ? hit + 1 : hit) },
  },
  memoryLoss: { number: 5, lasting: { whyNotActive: () => ({ reason: { key: 'bar.memoryLoss' }, rule }) } },
  fear: {
    number: 4,
    lasting: {
      whyNotMove: ({ to }, _, state) =>
        zonesWithEnemies(state).includes(to) ? { reason: { key: 'bar.fear' }, rule } : undefined,
    },
  },
  acuteStress: { number: 4, lasting: { testDice: () => 3 } },
  breakdown: {
    number: 3,
    *once(t, by) {
      stunSurvivor(t, by);
    },
  },
  iatrophobia: { number: 3, lasting: { whyNotTreat: () => ({ reason: { key: 'bar.iatrophobia' }, rule }) } },
  suicidal: { number: 2, once: (t, by) => loseHealth(t, by, 2, rule) },
};

/** Other figures in its zone: survivors and enemies. */
function figuresBeside(state: State, by: Survivor): number {
  return survivorsIn(state, by.zone).length - 1 + state.figures.filter(figure => figure.zone === by.zone).length;
}
