import { events } from '../../src/cards/events.ts';
import { items } from '../../src/cards/items/index.ts';
import { groundOf } from '../../src/rules/mission.ts';
import {
  accomplishmentDeck,
  bossDeck,
  eventDeck,
  itemDeck,
  refugeEventDeck,
  resolveDeck,
} from '../../src/rules/setup/decks.ts';
import { healthOf } from '../../src/rules/table.ts';
import type { Boss, Campaign, Card, EventId, State, Survivor } from '../../src/types.ts';
import { difference } from './difference.ts';
import { mapProblems } from './sound-map.ts';

function changed<C>(all: readonly C[], found: readonly C[]): C[] {
  const { lost, extra } = difference(all, found);
  return [...lost, ...extra];
}

/** In the decks, out of play, carried, laid aside by the mission, on offer at the Trading Post. */
function itemsAnywhere({ items: deck, removed, survivors, aside, campaign }: State) {
  return [
    ...deck.draw,
    ...deck.discard,
    ...removed,
    ...survivors.flatMap(({ cards }) => cards.map(card => card.item)),
    ...Object.values(aside).flat(),
    ...(campaign?.offer ?? []),
  ];
}

/** Item cards that are nowhere: none, unless one is just changing hands. */
export function lostItems(state: State): string[] {
  return difference(itemDeck(), itemsAnywhere(state)).lost;
}

/** Whether a mission lies on the table: between two of a campaign only the survivors' own things do. */
export function isOnMission({ phase }: State): boolean {
  return phase === 'survivors' || phase === 'enemies' || phase === 'resolution';
}

/** ETS-SETUP-16, ETS-CG-0707: the event cards that the mission plays with, less what was called off. */
function eventsInPlay(state: State): EventId[] {
  const { mission, tiles } = groundOf(state);
  const { withoutEvents, objectives } = mission;
  const calledOff = state.objectives.flatMap(({ id, done }) => {
    const { deed } = objectives[id]!;
    return done && deed.does === 'callOff' ? [deed.event] : [];
  });
  return eventDeck().filter(card => {
    const { tile, spawns } = events[card];
    const isElsewhere = tile !== undefined && !tiles.some(({ code }) => code === tile);
    const isLeftOut =
      (spawns && withoutEvents.includes('spawns')) || (isElsewhere && withoutEvents.includes('spawnsElsewhere'));
    return !isLeftOut && ![...withoutEvents, ...calledOff].some(each => each === card);
  });
}

function cardProblems(state: State): string[] {
  const { survivors, resolveDeck: resolve, accomplishments, events: deck, event } = state;
  const feats = survivors.flatMap(({ accomplishment }) => (accomplishment ? [accomplishment.card] : []));
  const minds = survivors.flatMap(({ resolveCards }) => resolveCards.map(({ card }) => card));
  const wrong = [
    ...difference(itemDeck(), itemsAnywhere(state)).extra,
    ...changed(resolveDeck(), [...resolve.draw, ...resolve.discard, ...minds]),
    ...changed(accomplishmentDeck(), [...accomplishments.draw, ...accomplishments.discard, ...feats]),
    ...(isOnMission(state)
      ? changed(eventsInPlay(state), [...deck.draw, ...deck.discard, ...(event ? [event] : [])])
      : []),
  ];
  return wrong.map(card => `there are too many or too few of ${card}`);
}

/** ETS-BDECK-01: 20 cards, the one in play among them; of a dead boss nobody needs them any more. */
function bossProblems({ type, status, deck, mood }: Boss): string[] {
  const cards = [...deck.draw, ...deck.discard, ...(mood === null ? [] : [mood])];
  const { lost, extra } = difference(bossDeck(type), cards);
  const wrong = status === 'dead' ? extra : [...lost, ...extra];
  return wrong.map(card => `the ${type} has too many or too few of ${card}`);
}

function survivorProblems(survivor: Survivor): string[] {
  const { id, status, health, resolve, turn, injuries, cards } = survivor;
  return [
    ...(health < 0 || health > healthOf(id) ? [`${id} has ${health} Health`] : []),
    ...((health === 0) === (status === 'dead') ? [] : [`${id} is ${status} with ${health} Health`]),
    ...(resolve < 0 || resolve > 10 ? [`${id} has ${resolve} Resolve`] : []),
    ...(turn.actions < 0 ? [`${id} has ${turn.actions} actions`] : []),
    ...(new Set(injuries).size === injuries.length ? [] : [`${id} has an injury twice`]),
    ...([...new Set(cards.map(({ space }) => space))] as const).flatMap(space =>
      fits(cards.filter(card => card.space === space)) ? [] : [`${id} cannot carry that at ${space}`],
    ),
  ];
}

/** ETS-INV-02, 11: armour on the body, helmets on the head, one card or a pair anywhere else. */
function fits(cards: readonly Card[]): boolean {
  const [first, second] = cards.map(card => items[card.item]);
  const { space } = cards[0]!;
  if (space === 'body' || space === 'head')
    return cards.length === 1 && first?.kind === (space === 'body' ? 'armour' : 'helmet');
  return (
    cards.length === 1 || (cards.length === 2 && first === second && first?.kind === 'weapon' && first.dual === true)
  );
}

function campaignProblems(campaign: Campaign, state: State): string[] {
  const { events: deck, used, offer, refuge, path, won, over, start } = campaign;
  const strangers = [...state.survivors, ...start].filter(({ id }) => !used.includes(id));
  const isResting = state.phase === 'refuge';
  const ahead = isOnMission(state) ? 1 : 0;
  return [
    ...changed(refugeEventDeck(), [...deck.draw, ...deck.discard]).map(card => `too many or too few of ${card}`),
    ...strangers.map(({ id }) => `${id} never joined`),
    ...(new Set(used).size === used.length ? [] : ['somebody joined twice']),
    ...((refuge !== null) === isResting ? [] : ['the Refuge is not where the survivors are']),
    ...(refuge !== null && (refuge.track < 0 || refuge.track > 4) ? [`the track is at ${refuge.track}`] : []),
    ...(offer.length > 3 || (isOnMission(state) && offer.length > 0) ? ['the Trading Post is open'] : []),
    ...(over || path.length === won + ahead ? [] : [`${won} missions are won of ${path.length}`]),
  ];
}

/** Everything that is wrong with a position, in words. */
export function problemsOf(state: State): string[] {
  return [
    ...cardProblems(state),
    ...state.bosses.flatMap(bossProblems),
    ...state.survivors.flatMap(survivorProblems),
    ...(isOnMission(state) ? mapProblems(state) : []),
    ...(state.campaign === null ? [] : campaignProblems(state.campaign, state)),
  ];
}
