import type { ExplorationCard, ExplorationTitle } from '../../types.ts';
import { developments } from './developments.ts';
import { devices } from './devices.ts';
import { immediate } from './immediate.ts';
import { missions } from './missions.ts';
import { nothing } from './nothing.ts';
import { ongoing } from './ongoing.ts';

export const exploration: { readonly [T in ExplorationTitle]: ExplorationCard } = {
  ...missions,
  ...devices,
  ...developments,
  ...nothing,
  ...immediate,
  ...ongoing,
};
