import { byHook, fillCatalogue, type Having, type Show, type Source } from '@starboard/kernel';
import { crewCards } from './cards/crew/index.ts';
import { enemyCards } from './cards/enemy-cards.ts';
import { events } from './cards/events/index.ts';
import { fighters } from './cards/fighters.ts';
import { firstKit, gearCards, gearDeck, programArms } from './cards/gear/index.ts';
import { epicEndings, missionIds, missions } from './cards/missions/index.ts';
import { creatureIds, npcCards } from './cards/npcs/index.ts';
import { shipAbilities } from './cards/ship-abilities.ts';
import { ships } from './cards/ships.ts';
import { orbitalTactics } from './cards/tactics/orbital.ts';
import { surfaceTactics } from './cards/tactics/surface.ts';
import { containerFaces, salvageFaces } from './cards/tokens.ts';
import { upgrades } from './cards/upgrades.ts';
import { cardOf, catalogue } from './catalogue.ts';
import { type Effect, effects, type Hook, type Hooks } from './hooks.ts';
import { isCritical } from './rules/ship.ts';
import { tacticians } from './rules/tactics/play.ts';
import type { Anybody, Card, CardId, Crew, Leaving, Ship, State } from './types.ts';

/** What the cards of a family leave at work, by its name. */
function leftBy(cards: { readonly [id: string]: Leaving }): { readonly [what: string]: Effect } {
  return Object.assign({}, ...Object.values(cards).map(({ leaves }) => leaves));
}

const lastingEffects: { readonly [what: string]: Effect } = {
  ...shipAbilities,
  ...leftBy(crewCards),
  ...leftBy(gearCards),
  ...leftBy(upgrades),
  ...leftBy(orbitalTactics),
  ...leftBy(surfaceTactics),
  ...leftBy(events),
};

/** Whoever plays or shows this game has its cards laid out here. */
fillCatalogue(catalogue, {
  crew: crewCards,
  ships,
  gear: gearCards,
  gearDeck,
  firstKit,
  programArms,
  upgrades,
  orbitalTactics,
  surfaceTactics,
  npcs: npcCards,
  creatures: creatureIds,
  fighters,
  enemyCards,
  events,
  missions,
  missionIds,
  epicEndings,
  containerFaces,
  salvageFaces,
  lasting: lastingEffects,
});

const missionsWith = byHook(mapped(missions, ({ effect }) => effect));
const lastingWith = byHook(lastingEffects);
const npcsWith = byHook(mapped(npcCards, ({ effect }) => effect));
const cardsWith = byHook(mapped(gearCards, ({ effect }) => effect));
const upgradesWith = byHook(mapped(upgrades, ({ effect }) => effect));
const surfacesWith = byHook(mapped(crewCards, ({ surface }) => surface));
const postsWith = byPosts(mapped(crewCards, ({ orbit }) => orbit));
const postUpgradesWith = byPosts(mapped(upgrades, ({ posts }) => posts));

type Kind = Having<Effect> | undefined;
type Posts = ReadonlyMap<string, Having<Effect>> | undefined;
type Named<T> = { readonly [name: string]: T | undefined };

/** What of a figure or ship has the hook that is asked: crew by surface sides, posts of a ship, and the rest. */
interface Own {
  readonly lasting: Kind;
  readonly npcs: Kind;
  readonly crew: Kind;
  readonly posts: Posts;
  readonly cards: Kind;
  readonly upgrades: Kind;
  readonly postUpgrades: Posts;
}

function ownWith(hook: Hook): Own {
  return {
    lasting: lastingWith(hook),
    npcs: npcsWith(hook),
    crew: surfacesWith(hook),
    posts: postsWith(hook),
    cards: cardsWith(hook),
    upgrades: upgradesWith(hook),
    postUpgrades: postUpgradesWith(hook),
  };
}

function mapped<T, R>(things: Named<T>, part: (thing: T) => R | undefined): Named<R> {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, thing && part(thing)]));
}

/** Effects of things at each post: of crew by its orbit sides, of upgrades by whoever has them. */
function byPosts(things: Named<Named<Effect>>): (hook: Hook) => Posts {
  const kinds = Object.entries(things).flatMap(([name, posts]) => (posts ? [[name, byHook(posts)] as const] : []));
  return hook => {
    const found = kinds.flatMap(([name, posts]) => {
      const having = posts(hook);
      return having ? [[name, having] as const] : [];
    });
    return found.length === 0 ? undefined : new Map(found);
  };
}

/** What lasts on the piece that a question is about, and its own. */
const own: Source<Hooks> = hook => {
  const from = ownWith(hook);
  if (Object.values(from).every(kind => kind === undefined)) return undefined;
  return (state, show, by) => {
    if (by !== undefined && by !== null) showOwn(state, by, show, hook, from);
  };
};

const ofMissions: Source<Hooks> = hook => {
  const having = missionsWith(hook);
  return having && (({ mission }, show) => show(having.get(mission), null));
};

/** What lasts for the whole table. */
const lasting: Source<Hooks> = hook => {
  const having = lastingWith(hook);
  return (
    having &&
    ((state, show) => {
      for (const { what } of state.lasting) show(having.get(what), null);
    })
  );
};

/** RDA-TACT-13: commanders with their tactical cards. */
const commanders: Source<Hooks> = hook => (hook === 'moment' ? (_, show) => show(tacticians, null) : undefined);

function showOwn(state: State, piece: Anybody, show: Show<Hooks>, hook: Hook, from: Own): void {
  const { lasting } = from;
  if (lasting) for (const { what } of piece.lasting) show(lasting.get(what), piece);
  if (piece.kind === 'npc') show(from.npcs?.get(piece.npc), piece);
  else if (piece.kind === 'crew') showCrew(state, piece, show, hook, from);
  else if (piece.kind === 'ship') showShip(state, piece, show, hook, from);
}

/** Questions about tests, which a ship's crew and components have a say in, too. */
const aboutTests: ReadonlySet<Hook> = new Set(['testDice', 'testReroll', 'testAid', 'testPasses']);

/** RDA-CREW-03, 04: the surface side on a planet, cards that are carried, upgrades; aboard the ship has its say in tests. */
function showCrew(state: State, crew: Crew, show: Show<Hooks>, hook: Hook, from: Own): void {
  const { crew: sides, cards, upgrades } = from;
  const ship = crew.aboard === 0 ? undefined : state.ships[crew.aboard - 1];
  if (sides && (ship === undefined || ship.where === 'docked' || ship.where === 'landed'))
    show(sides.get(crew.id), crew);
  if (cards) showCards(crew, crew.cards, cards, show);
  if (upgrades) for (const upgrade of crew.upgrades) show(upgrades.get(upgrade), crew);
  if (ship !== undefined && aboutTests.has(hook)) showShip(state, ship, show, hook, from);
}

/** Of cards that are alike one is shown; what adds up counts them. Components do nothing for whoever carries them (RDA-SEARCH-17). */
function showCards(owner: Crew | Ship, cards: readonly Card[], effects: Having<Effect>, show: Show<Hooks>): void {
  for (let at = 0; at < cards.length; at++) {
    const { card } = cards[at]!;
    const effect = effects.get(card);
    if (effect === undefined || isAmongFirst(cards, at, card)) continue;
    if (owner.kind === 'ship' || !cardOf(card).component) show(effect, owner);
  }
}

function isAmongFirst(cards: readonly Card[], count: number, card: CardId): boolean {
  for (let at = 0; at < count; at++) if (cards[at]!.card === card) return true;
  return false;
}

/** RDA-CREW-05: the orbit side and training of those who sit where they belong, components and upgrades. */
function showShip(state: State, ship: Ship, show: Show<Hooks>, hook: Hook, from: Own): void {
  const { posts, postUpgrades, cards, upgrades } = from;
  if ((posts ?? postUpgrades) && !isSilenced(state, ship, hook)) {
    for (const crew of state.crew) {
      if (crew.aboard !== ship.no || crew.post === 'boarder') continue;
      show(posts?.get(crew.id)?.get(crew.post), ship);
      if (postUpgrades === undefined) continue;
      for (const upgrade of crew.upgrades) show(postUpgrades.get(upgrade)?.get(crew.post), ship);
    }
  }
  if (cards) showCards(ship, ship.components, cards, show);
  if (upgrades) for (const upgrade of ship.upgrades) show(upgrades.get(upgrade), ship);
}

/** RDA-CRIT-04: no abilities aboard a critically damaged ship; healing is none, and the hull is what makes it critical. */
function isSilenced(state: State, ship: Ship, hook: Hook): boolean {
  return ship.flipped && hook !== 'hull' && hook !== 'healing' && isCritical(state, ship);
}

/** In this order effects apply. */
export const sources: readonly Source<Hooks>[] = [own, ofMissions, lasting, commanders];

effects.from(sources);
