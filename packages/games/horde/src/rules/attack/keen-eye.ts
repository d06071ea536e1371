import type { Flow } from '@starboard/kernel';
import type { Fighter, Horde, Model } from '../../types.ts';
import { seesModel } from '../sight.ts';
import { special } from '../specials.ts';
import { isHero, modelRef, nameOf, refOf } from '../table.ts';

/** GSQ-SPECIAL-20: whoever has a Keen Eye may pick the visible model that wounds go to first. */
export function* pickByKeenEye(t: Horde, by: Fighter, target: Fighter): Flow<Model | undefined> {
  if (!isHero(by) || isHero(target) || special(by, 'keenEye') === 0 || target.models.length < 2) return undefined;
  const visible = target.models.filter(model => seesModel(t.state, by, by, target, model));
  if (visible.length === 0) return undefined;
  const options = [
    ...visible.map(model => ({ key: modelRef(target, model), model })),
    { key: 'none', model: undefined },
  ];
  const { model } = yield* t.choose(by.seat, 'keenEye', options, {
    params: { who: nameOf(by), target: nameOf(target) },
    about: [refOf(by), refOf(target)],
    describe: ({ model }) =>
      model === undefined
        ? {}
        : { label: { key: 'keenEye.model', params: { no: model.no } }, refs: [modelRef(target, model)] },
  });
  return model;
}
