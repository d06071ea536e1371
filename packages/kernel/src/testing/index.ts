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
export { leaksIn, type Secrecy } from './leaks.ts';
export { perform } from './perform.ts';
export { type Looked, PerformedRule, PlayedMatch } from './played.ts';
export { scriptedDice, stackDeck } from './scripted.ts';
export { forgetting, hiding, showing, tattling } from './spoilt.ts';
