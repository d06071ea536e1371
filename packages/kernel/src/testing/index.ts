export { describeGame, type Suite } from './describe-game.ts';
export { type Performance, perform } from './perform.ts';
export { scriptedDice, stackDeck } from './scripted.ts';
