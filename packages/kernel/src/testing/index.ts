export { describeGame, type Suite } from './describe-game.ts';
export { perform } from './perform.ts';
export { type Looked, PerformedRule, PlayedMatch } from './played.ts';
export { scriptedDice, stackDeck } from './scripted.ts';
