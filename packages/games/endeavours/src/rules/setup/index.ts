export { startingFactory } from './factory.ts';
export { startingHand } from './hand.ts';
export { placeHomeBernal } from './home-bernal.ts';
export { layPlaymats } from './playmats.ts';
export { prepare } from './prepare.ts';
