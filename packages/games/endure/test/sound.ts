import { accomplishmentDeck } from '../src/content/accomplishments.ts';
import { healthOf } from '../src/content/classes.ts';
import { enemies, enemyTypes, radarTokens } from '../src/content/enemies.ts';
import { eventDeck, events } from '../src/content/events.ts';
import { itemDeck, items } from '../src/content/items/index.ts';
import { resolveDeck } from '../src/content/resolve-cards.ts';
import { groundOf } from '../src/rules/mission.ts';
import type { Card, State, Survivor } from '../src/types.ts';

/** The cards of `all` that are not among `found`, and the other way round. */
function difference<C>(all: readonly C[], found: readonly C[]): { readonly lost: C[]; readonly extra: C[] } {
  const missing = new Map<C, number>();
  for (const card of all) missing.set(card, (missing.get(card) ?? 0) + 1);
  for (const card of found) missing.set(card, (missing.get(card) ?? 0) - 1);
  const times = (card: C, count: number) => Array<C>(Math.max(0, count)).fill(card);
  const counts = [...missing];
  return {
    lost: counts.flatMap(([card, count]) => times(card, count)),
    extra: counts.flatMap(([card, count]) => times(card, -count)),
  };
}

function itemsAnywhere({ items: deck, removed, survivors }: State) {
  return [...deck.draw, ...deck.discard, ...removed, ...survivors.flatMap(({ cards }) => cards.map(card => card.item))];
}

/** Item cards that are nowhere: none, unless one is just changing hands. */
export function lostItems(state: State): string[] {
  return difference(itemDeck, itemsAnywhere(state)).lost;
}

function cardProblems(state: State): string[] {
  const { survivors, resolveDeck: resolve, accomplishments, events: deck, event } = state;
  const { tiles } = groundOf(state);
  const eventsInPlay = eventDeck.filter(card => {
    const { tile } = events[card];
    return tile === undefined || tiles.some(({ code }) => code === tile);
  });
  const feats = survivors.flatMap(({ accomplishment }) => (accomplishment ? [accomplishment.card] : []));
  const minds = survivors.flatMap(({ resolveCards }) => resolveCards.map(({ card }) => card));
  const changed = [
    ...difference(itemDeck, itemsAnywhere(state)).extra,
    ...Object.values(difference(resolveDeck, [...resolve.draw, ...resolve.discard, ...minds])).flat(),
    ...Object.values(
      difference(accomplishmentDeck, [...accomplishments.draw, ...accomplishments.discard, ...feats]),
    ).flat(),
    ...Object.values(difference(eventsInPlay, [...deck.draw, ...deck.discard, ...(event ? [event] : [])])).flat(),
  ];
  return changed.map(card => `there are too many or too few of ${card}`);
}

function tokenProblems({ tokens, pile, tally, variants, figures }: State): string[] {
  const faces = [...tokens.map(({ face }) => face), ...pile];
  const { lost, extra } = difference(radarTokens.gep, faces);
  const gone = variants['tokenReturn'] === 'yes' ? 0 : tally.revealed;
  const ids = [...tokens, ...figures].map(({ id }) => id);
  return [
    ...extra.map(face => `there are too many tokens of ${face}`),
    ...(lost.length === gone ? [] : [`${lost.length} tokens are gone, ${gone} were revealed`]),
    ...(new Set(ids).size === ids.length ? [] : ['two things have one number']),
  ];
}

function figureProblems({ figures, variants }: State): string[] {
  const crowded = enemyTypes.filter(type => {
    const count = figures.filter(figure => figure.type === type).length;
    return count > enemies[type].figures && variants['figureLimit'] !== 'unlimited';
  });
  const dead = figures.filter(({ type, hurt }) => hurt < 0 || hurt >= enemies[type].health);
  return [
    ...crowded.map(type => `there are more figures of ${type} than in the box`),
    ...dead.map(({ type }) => `a ${type} without Health still stands`),
  ];
}

function zoneProblems(state: State): string[] {
  const { capacity } = groundOf(state);
  const standing = [...state.figures, ...state.survivors.filter(({ status }) => status === 'alive')];
  const overfull = capacity.filter((most, zone) => standing.filter(each => each.zone === zone).length > most);
  const nowhere = [...standing, ...state.tokens, ...state.noises].filter(({ zone }) => capacity[zone] === undefined);
  const loud = state.noises.filter(
    ({ level, zone }, at) => level < 1 || level > 5 || state.noises.findIndex(each => each.zone === zone) !== at,
  );
  return [
    ...overfull.map(most => `a zone holds more than ${most}`),
    ...nowhere.map(({ zone }) => `something is in zone ${zone}, which does not exist`),
    ...loud.map(({ level }) => `a noise of ${level} cannot lie there`),
  ];
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

/** Everything that is wrong with a position, in words. */
export function problemsOf(state: State): string[] {
  return [
    ...cardProblems(state),
    ...tokenProblems(state),
    ...figureProblems(state),
    ...zoneProblems(state),
    ...state.survivors.flatMap(survivorProblems),
  ];
}
