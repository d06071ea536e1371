import { digits } from './digits.ts';
import { other, seat } from './seats.ts';

/** Between the missions of a campaign. */
export const campaign = {
  'campaign.credited': 'The mission counts towards {title}.',
  'campaign.unfinished':
    'Time ran out: the mission was not completed and does not count. {left, plural, =0 {The next one counts however it ends.} one {That may happen once more.} other {That may happen # more times.}}',
  'campaign.ending': 'Enough missions of {title} have been played: the ending begins at once.',
  creditTo: 'Which campaign does this mission count towards?',
  'money.fined': `${seat} pays a penalty of ${digits}.`,

  'shore.begins': 'Shore Leave: wounds are healed, ships are mended, everybody is back aboard.',
  'shore.sails': 'The next mission: {mission}.',
  'shore.nothing': 'nothing',
  'shore.list': '{first}, {rest}',

  'shore.trade': `Trade with somebody? You have ${digits}.`,
  'shore.trade.next': 'Done trading',
  'deal.trade': `Make an offer to ${seat}`,
  'deal.digits': digits,
  tradeGive: `What do you offer ${seat}?`,
  tradeWant: `What do you want from ${seat} in return?`,
  tradeOffer: `${seat} offers {gives} and wants {wants}. Do you agree?`,
  'tradeOffer.decline': 'Decline',
  'tradeOffer.accept': 'Agree',
  'shore.declined': `${other} declines: ${seat} offered {gives} for {wants}.`,
  'shore.traded': `${other} agrees: ${seat} gives {gives} for {wants}.`,

  'shore.sell': `Sell or recharge something? You have ${digits}.`,
  'shore.sell.next': 'Done selling',
  'deal.sell': `Sell {card} for ${digits}`,
  'deal.recharge': `Buy an Energy token for {card}: ${digits}`,
  'deal.takeOut': '{ship}: take {card} out of its slot',
  'shore.sold': `${seat} sells {card} for ${digits}.`,
  'shore.recharged': `${seat} recharges {card}.`,
  'shore.discarded': `${seat} throws away {card}, which has no energy left.`,
  'shore.depleted': 'it has no energy left; recharge it, or it is thrown away',
  'component.takenOut': '{card} is taken out of its slot and put in the armory of the {ship}.',

  'shore.wares': `Weapons and gear for ${seat}: {cards}.`,
  'shore.gear': `Buy weapons and gear? You have ${digits}.`,
  'shore.gear.next': 'Done with weapons and gear',
  'deal.buy': `Buy {card} for the {ship}: ${digits}`,
  'deal.ware': `{card}: ${digits}`,
  'shore.bought': `${seat} buys {card} for ${digits}.`,
  'shore.tooDear': 'you do not have the digits',

  'shore.offers': `Upgrades for ${seat}: {upgrades}.`,
  'shore.upgrades': `Buy upgrades? You have ${digits}.`,
  'shore.upgrades.next': 'Done with upgrades',
  'deal.upgrade': `{upgrade} for {who}: ${digits}`,
  'shore.upgraded': `${seat} buys {upgrade} for {who}: ${digits}.`,
  'shore.tooGreen': 'you do not have the experience',
  'shore.noSlot': 'no ship of yours has a free upgrade slot',
  'shore.nobodyFits': 'nobody in your crew has the keyword and room for it',
  crossTraining: 'Which station does {crew} train for?',

  'shore.recruit': `Recruit somebody? You have ${digits}.`,
  'shore.recruit.next': 'Done recruiting',
  'deal.recruit': `Recruit {crew} for the {ship}: ${digits}`,
  'shore.recruited': `${seat} recruits {crew} for the {ship}: ${digits}.`,
  'shore.noRoom': 'the ship is full',

  'shore.refit': 'Install components from the armory?',
  'shore.refit.next': 'Done with the ship',
  'deal.fit': '{ship}: install {card}',

  'shore.tactics': `Exchange a tactical card? (${digits} left)`,
  'shore.tactics.next': 'Keep what I have',
  'deal.redraw': '{ship}: discard {tactic} and draw another',
  'shore.redrawn': '{ship}: the new tactical card is {tactic}.',
};
