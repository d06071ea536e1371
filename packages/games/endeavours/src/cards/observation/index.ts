import type { ObservationCard, ObservationTitle } from '../../types.ts';
import { astronomy } from './astronomy.ts';
import { developments } from './developments.ts';
import { immediate } from './immediate.ts';
import { missions } from './missions.ts';
import { ongoing } from './ongoing.ts';

export const observation: { readonly [T in ObservationTitle]: ObservationCard } = {
  ...missions,
  ...astronomy,
  ...developments,
  ...immediate,
  ...ongoing,
};
