import type { Status } from '@starboard/board';
import type { View } from '../view.ts';

export function status({ mission, round, phase, acting }: View): Status {
  return {
    title: { key: `mission.${mission}` },
    round,
    phases: [{ id: phase, name: { key: `phase.name.${phase}` } }],
    phase,
    ...(acting !== null && { acting }),
    order: [],
    counters: [],
  };
}
