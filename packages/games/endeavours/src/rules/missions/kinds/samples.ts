import { siteAt } from '../../../map/index.ts';
import type { Card, CardId, FoundId, Spectral, Stack, State, Words } from '../../../types.ts';
import { copyOf, developmentOf } from '../../copies.ts';
import { stacksAt } from '../../stacks.ts';
import { homeNode } from '../destinations.ts';
import { isShut } from '../possible.ts';
import { type Delivery, type Kind, type NeedOf, pendingCards, type Quest } from '../quest.ts';
import { nameOfZone } from '../words.ts';
import { sitesIn } from './tokens.ts';

type Samples = NeedOf<'zoneSamples'> | NeedOf<'samplesHome'>;

function typeOf({ card }: Card): Spectral {
  return card.slice('sample:'.length) as Spectral;
}

function isSample({ card }: Card): boolean {
  return card.startsWith('sample:');
}

function undelivered({ types }: Samples, { delivered }: Quest): Spectral[] {
  return types.filter(type => !delivered.includes(type));
}

/** OV4: a card of the Hand, and what it lets one sample count as. */
interface Helper {
  readonly card: CardId;
  readonly types: readonly Spectral[];
}

function helpersIn({ hand }: State): Helper[] {
  const helpers: Helper[] = [];
  for (const card of hand) {
    const types = developmentOf(card)?.countsAs?.(copyOf(card as FoundId));
    if (types !== undefined) helpers.push({ card, types });
  }
  return helpers;
}

/** What has neither been delivered nor is on its way, and the helpers that no sample on its way counts on. */
interface Open {
  readonly types: readonly Spectral[];
  readonly helpers: readonly Helper[];
}

function stillOpen(state: State, need: Samples, quest: Quest): Open {
  let types = undelivered(need, quest);
  let helpers = helpersIn(state);
  for (const type of pendingCards(state, quest).map(typeOf)) {
    const helper = types.includes(type) ? undefined : helperFor({ types, helpers });
    const as = helper === undefined ? type : types.find(each => helper.types.includes(each));
    helpers = helpers.filter(each => each !== helper);
    types = types.filter(each => each !== as);
  }
  return { types, helpers };
}

function helperFor({ types, helpers }: Open): Helper | undefined {
  return helpers.find(helper => types.some(type => helper.types.includes(type)));
}

/** Whether a new sample of this type would be of use. */
function isWanted(open: Open, type: Spectral): boolean {
  return open.types.includes(type) || helperFor(open) !== undefined;
}

/** A sample as what it is, or else as whatever a Collaboration makes of it. */
function handing(state: State, wanted: readonly Spectral[], stack: Stack, card: Card): Delivery[] {
  const type = typeOf(card);
  if (wanted.includes(type)) return [{ stack, what: { card }, as: type }];
  return helpersIn(state).flatMap(({ card: helper, types }) =>
    types.filter(each => wanted.includes(each)).map(as => ({ stack, what: { card }, as, helper })),
  );
}

/** The samples at the Home Bernal that may be handed over. */
function samplesAtHome(state: State, need: Samples, quest: Quest, isMeant: (card: Card) => boolean): Delivery[] {
  const home = homeNode(state);
  const deliveries: Delivery[] = [];
  if (home === null) return deliveries;
  const wanted = undelivered(need, quest);
  for (const stack of stacksAt(state, home)) {
    for (const card of stack.cards)
      if (isSample(card) && isMeant(card)) deliveries.push(...handing(state, wanted, stack, card));
  }
  return deliveries;
}

/** END-MISSION-28, 29 */
export const zoneSamples: Kind<NeedOf<'zoneSamples'>> = {
  takes: (state, need, quest, act) =>
    act.act === 'drilled' &&
    act.manned &&
    siteAt(act.site).zone === need.zone &&
    isWanted(stillOpen(state, need, quest), siteAt(act.site).type),
  take: (_, __, quest, act) => {
    if (act.act === 'drilled') quest.cards.push(act.sample);
  },
  deliveries: (state, need, quest) => samplesAtHome(state, need, quest, ({ no }) => quest.cards.includes(no)),
  isComplete: (_, need, quest) => undelivered(need, quest).length === 0,
  isImpossible: (state, need, quest) =>
    helpersIn(state).length === 0 &&
    stillOpen(state, need, quest).types.some(type =>
      sitesIn(need.zone).every(site => siteAt(site).type !== type || isShut(state, site)),
    ),
  missing(state, need, quest) {
    const { types } = stillOpen(state, need, quest);
    const drill: Words = {
      key: 'missing.zoneSamples',
      params: { zone: nameOfZone(need.zone), types: types.join(', ') },
    };
    return [...(types.length === 0 ? [] : [drill]), missingDelivery(need, quest)];
  },
};

function missingDelivery(need: Samples, quest: Quest): Words {
  return { key: 'missing.deliverSamples', params: { types: undelivered(need, quest).join(', ') } };
}

/** XM11: samples from anywhere. */
export const samplesHome: Kind<NeedOf<'samplesHome'>> = {
  deliveries: (state, need, quest) => samplesAtHome(state, need, quest, () => true),
  isComplete: (_, need, quest) => undelivered(need, quest).length === 0,
  missing: (_, need, quest) => [missingDelivery(need, quest)],
};
