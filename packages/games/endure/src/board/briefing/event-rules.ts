import type { EventId } from '../../types.ts';

const rules: { readonly [event: string]: string } = {
  proximityAlert: 'ETS-EDECK-02',
  lockdown: 'ETS-EVENT-02',
  blackout: 'ETS-EVENT-05',
  lifeSupportFailure: 'ETS-EVENT-11',
  gravityFailure: 'ETS-EVENT-16',
  anxiety: 'ETS-EVENT-23',
  groaningHull: 'ETS-EDECK-01',
};

/** Where the rulebook tells of an event; the others are radar spawns. */
export function ruleOfEvent(event: EventId): string {
  return rules[event] ?? 'ETS-EVENT-01';
}
