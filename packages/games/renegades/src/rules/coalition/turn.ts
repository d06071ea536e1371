export { coalitionDeploy } from './landing.ts';
export { coalitionPartyTurn } from './party.ts';
export { coalitionShipTurn } from './ship.ts';
