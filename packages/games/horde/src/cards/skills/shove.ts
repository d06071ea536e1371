import type { Flow } from '@starboard/kernel';
import {
  isLegalEnd,
  isLegalLeg,
  type KeepAway,
  type LatticeIndex,
  latticePoint,
  squaredDistance,
} from '@starboard/space';
import { fieldOf, inFlight, onFoot } from '../../field/field.ts';
import { modelsOf, pointAt, radiusOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { halvedByWeather } from '../../rules/allowance.ts';
import { crossDanger } from '../../rules/move/danger.ts';
import { eachWithin } from '../../rules/move/places.ts';
import { special } from '../../rules/specials.ts';
import { consciousHeroes } from '../../rules/table.ts';
import type { Hero, Horde, Model, SkillCard, State, Unit } from '../../types.ts';
import { isInSight, lasts, onUnit } from './skill.ts';

/** GSQ-SKILL-12, in inches. */
const reach = 1;
const length = 3;

/** GSQ-GEO-09, in inches. */
const spacing = 1;

/** GSQ-SKILL-12: they are pushed away one by one, whoever is furthest from the hero first. */
export const shove: SkillCard = {
  stat: 'str',
  ...onUnit('shove', {
    rule: 'GSQ-SKILL-12',
    fits: (unit, hero, state) => isInSight(state, hero, unit, reach),
    *effect(t, hero, unit) {
      yield* pushAll(t, hero, unit);
      yield* lasts(t, 'GSQ-SKILL-12', 'shove', unit, { until: 'round' });
    },
  }),
  lasting: { chargeBar: () => 'shove' },
};

function* pushAll(t: Horde, hero: Hero, unit: Unit): Flow {
  const { state } = t;
  const centre = pointAt(state, hero.at);
  const away = ({ at }: Model) => squaredDistance(pointAt(state, at), centre);
  const ways = [...unit.models]
    .sort((a, b) => away(b) - away(a) || a.no - b.no)
    .flatMap(model => {
      const from = model.at;
      model.at = furthestPush(state, hero, unit, model);
      return model.at === from ? [] : [{ model, way: [from, model.at] }];
    });
  yield* crossDanger(t, unit, ways);
}

/** The legal place that one straight leg reaches and that lies furthest from the hero; its own if none is further. */
function furthestPush(state: State, hero: Hero, unit: Unit, model: Model): LatticeIndex {
  const isFlying = special(unit, 'flying') > 0;
  const map = (isFlying ? inFlight : onFoot)(fieldOf(state), radiusOf(state, unit));
  const keepAway = keepAwayOf(state, unit, model, isFlying);
  const { table } = map;
  const centre = pointAt(state, hero.at);
  const from = pointAt(state, model.at);
  let best = model.at;
  let furthest = squaredDistance(from, centre);
  // In the order of the lattice: of several as far the first (GSQ-GEO-17).
  eachWithin(table, model.at, halvedByWeather(state, distance(state, length)), at => {
    const squared = squaredDistance(latticePoint(table, at), centre);
    if (squared <= furthest || !isLegalEnd(map, at, keepAway) || !isLegalLeg(map, model.at, at, keepAway)) return;
    best = at;
    furthest = squared;
  });
  return best;
}

/** GSQ-MOVE-05, 06, 08: past the models of other units, 1" from heroes, and not onto its own comrades. */
function keepAwayOf(state: State, unit: Unit, model: Model, isFlying: boolean): KeepAway[] {
  const radius = radiusOf(state, unit);
  const gap = distance(state, spacing);
  const discs: KeepAway[] = [];
  for (const other of [...consciousHeroes(state), ...state.units]) {
    const touching = radius + radiusOf(state, other);
    for (const each of modelsOf(other)) {
      if (other === unit) {
        if (each !== model) discs.push({ at: each.at, pass: 0, end: touching });
        continue;
      }
      const pass = isFlying ? 0 : touching + (other.kind === 'hero' ? gap : 0);
      discs.push({ at: each.at, pass, end: touching + gap });
    }
  }
  return discs;
}
