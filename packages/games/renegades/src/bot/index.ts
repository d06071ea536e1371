import { type Answer, type Bot, keyOf, randomAnswer, type Sight } from '@starboard/kernel';
import { asState, type View } from '../view.ts';
import { chooseDice, choosePairs } from './dice.ts';
import { chooseShipDeed, flyTo, liftOffTo, shipIn } from './orbit.ts';
import { chooseParty } from './party.ts';
import { choosePost, chooseShift } from './sickbay.ts';
import { chooseCrewDeed, disembarkTo, walkTo, whoNext } from './surface.ts';

export type Question = Sight<View>;
type Habit = (question: Question) => Answer | undefined;

/** Plays a ship and its party as a sensible person would: lands, goes for what the mission is about, fights what is in the way, brings it home. */
export const sensibleBot: Bot<View> = {
  name: 'sensible',
  choose: question => habits[question.decision]?.(question) ?? randomAnswer(question.ask, question.chance),
};

/** The first of these that is offered. */
function firstOf(...wanted: string[]): Habit {
  return ({ ask }) => {
    const keys = ask.options.map(keyOf);
    return wanted.find(key => keys.includes(key));
  };
}

const habits: { readonly [decision: string]: Habit } = {
  act: question => chooseShipDeed(asState(question.view), question),
  fly: question => flyTo(asState(question.view), question),
  liftOff: question => liftOffTo(asState(question.view), question),
  start: question => liftOffTo(asState(question.view), question),
  crewAct: question => chooseCrewDeed(asState(question.view), question),
  who: whoNext,
  walk: question => walkTo(asState(question.view), question),
  disembark: question => disembarkTo(asState(question.view), question),
  party: question => chooseParty(asState(question.view), question),
  equip: ({ ask }) => ask.options.map(keyOf).find(key => key.startsWith('card:')) ?? 'done',
  shift: question => {
    const state = asState(question.view);
    return chooseShift(state, shipIn(question, state), question);
  },
  inCommand: firstOf('pass'),
  aim: firstOf('declare'),
  evade: firstOf('declare'),
  tactic: firstOf('use'),
  aid: firstOf('use'),
  leap: firstOf('walk'),
  stow: firstOf('keep'),
  stowParameters: firstOf('hold'),
  takeAlong: ({ view, ask }) => ask.options.map(keyOf).find(key => key === (view.chase === null ? 'leave' : 'take')),
  post: question => choosePost(asState(question.view), question),
  turn: firstOf('turn'),
  pair: choosePairs,
  'attack.bonus': chooseDice,
  'attack.reroll': chooseDice,
  'defense.bonus': chooseDice,
  'defense.reroll': chooseDice,
  'exchange.agree': firstOf('no', 'decline'),
  tradeOffer: firstOf('decline'),
};
