import type { WhyNot } from '../../types.ts';

const noTarget: WhyNot = { reason: { key: 'bar.noTarget' }, rule: 'ETS-ODD-33' };

export function whyNotUnless(useful: boolean): WhyNot | undefined {
  return useful ? undefined : noTarget;
}
