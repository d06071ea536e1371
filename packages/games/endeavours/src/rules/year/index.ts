export { playerPhase } from './act.ts';
export { endOfYearChecks } from './checks.ts';
export { sunspotEvent } from './event.ts';
export { profit } from './profit.ts';
