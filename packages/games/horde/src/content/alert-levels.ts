import type { AlertLevel } from '../types.ts';

/** GSQ-ALERT-07..09: up to which result the extra die adds 1 alertness; 0 throws none. */
export const alertRolls: { readonly [L in AlertLevel]: { readonly rises: number; readonly rule: string } } = {
  assault: { rises: 2, rule: 'GSQ-ALERT-07' },
  alarmed: { rises: 1, rule: 'GSQ-ALERT-08' },
  vigilant: { rises: 0, rule: 'GSQ-ALERT-09' },
};

/** GSQ-ALERT-07..09: by the die at set-up. */
export const alertLevelByDie: readonly AlertLevel[] = [
  'assault',
  'alarmed',
  'alarmed',
  'vigilant',
  'vigilant',
  'vigilant',
];
