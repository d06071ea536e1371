export { boundless } from './bounds.ts';
export { describeGame, type Suite } from './describe-game.ts';
export {
  countsWithoutNone,
  type Fault,
  faultsIn,
  faultsOfCalque,
  faultsOfMessages,
  faultsOfProse,
  faultsWhenSaid,
  nameAsSubject,
} from './french.ts';
export { keeps } from './kept.ts';
export { leaksIn } from './leaks.ts';
export { perform } from './perform.ts';
export { type Looked, PerformedRule, PlayedMatch } from './played.ts';
export { scriptedDice, stackDeck } from './scripted.ts';
export type { Secrecy } from './secrecy.ts';
export { blurting, confusing, forgetting, hiding, shouting, showing, tattling } from './spoilt.ts';
export { requireWords } from './words.ts';
