import type { Bar } from '../../types.ts';

const noTarget: Bar = { reason: { key: 'bar.noTarget' }, rule: 'ETS-ODD-33' };

export function barUnless(useful: boolean): Bar | undefined {
  return useful ? undefined : noTarget;
}
