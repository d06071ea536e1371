export { describeTerminal } from './describe-terminal.ts';
export type { Position } from './legend.ts';
export { pensFor, placesAsked, plain } from './pens.ts';
