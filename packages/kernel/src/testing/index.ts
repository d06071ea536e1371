export { describeGame, type Suite } from './describe-game.ts';
export { scriptedDice, stackDeck } from './scripted.ts';
