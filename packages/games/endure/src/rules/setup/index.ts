import { newDeck, type Opening } from '@starboard/kernel';
import { zoneNumber } from '@starboard/space';
import { accomplishmentDeck } from '../../content/accomplishments.ts';
import { healthOf } from '../../content/classes.ts';
import { conditionRule } from '../../content/conditions/index.ts';
import { itemDeck } from '../../content/items/index.ts';
import { resolveDeck } from '../../content/resolve-cards.ts';
import { variants } from '../../content/variants.ts';
import { crewOf, type Setup } from '../../setup.ts';
import type { ItemCardId, State, Survivor, SurvivorId, ZoneId } from '../../types.ts';
import { newAccomplishment } from '../accomplishments.ts';
import { newCard } from '../inventory.ts';
import { customKey, groundOf, missionKey, type Playing } from '../mission.ts';
import { fullResolve } from '../resolve.ts';
import { newTurn } from '../turns.ts';
import { eventsFor, layAside, takeStartingWeapons } from './decks.ts';
import { layDoors, layObjectives, layTokens, placeEnemies, prepareBosses } from './map.ts';

/** ETS-SETUP-09 */
const resolveCardsEach = 3;

/** ETS-SETUP-01..19 */
export function prepare(setup: Setup, t: Opening): State {
  const playing = playingOf(setup);
  const ground = groundOf(playing);
  const { mission } = ground;
  const ids = crewOf(setup);
  const start = zoneNumber(ground.map, mission.start);
  const items: ItemCardId[] = [...itemDeck];
  const aside = layAside(items, mission);
  const weapons = t.shuffle(takeStartingWeapons(items, mission, ids.length, false));
  const resolve = t.shuffle([...resolveDeck]);
  const accomplishments = t.shuffle([...accomplishmentDeck]);
  const survivors = ids.map(id => newSurvivor(id, start));
  for (const survivor of survivors) {
    const weapon = weapons.pop();
    if (weapon !== undefined) survivor.cards.push(newCard(weapon));
    survivor.resolveCards = resolve.splice(-resolveCardsEach).map(card => ({ card, shown: false }));
    survivor.accomplishment = newAccomplishment(accomplishments.pop()!);
  }
  items.push(...weapons); // ETS-SETUP-07
  const { tokens, pile } = layTokens(t, mission, ground, ids.length);
  const figures = placeEnemies(mission, ground, tokens.length + 1);
  const first = setup.firstPlayer === undefined ? t.chance.below(ids.length) : ids.indexOf(setup.firstPlayer); // ETS-SETUP-17
  t.say('begin', { mission: { key: `mission.${mission.id}` } }, { rule: 'ETS-SETUP-02' });
  const state: State = {
    ...playing,
    variants: chosenVariants(setup),
    crewSize: ids.length,
    round: 1,
    phase: 'survivors',
    survivors,
    firstPlayer: first,
    turnsTaken: 0,
    acting: -1,
    figures,
    tokens,
    pile,
    nextId: tokens.length + figures.length + 1,
    noises: [],
    doors: layDoors(mission, ground),
    breaches: [],
    bubbles: [],
    decoys: [],
    turrets: [],
    objectives: layObjectives(mission, ground),
    bosses: prepareBosses(t, mission, ids.length),
    allies: [],
    loader:
      mission.loader === undefined
        ? null
        : { zone: zoneNumber(ground.map, mission.loader.zone), pilot: null, powered: false },
    aside,
    memory: {},
    items: newDeck(t, items),
    removed: [],
    events: eventsFor(t, mission, ground),
    resolveDeck: { draw: resolve, discard: [] },
    accomplishments: { draw: accomplishments, discard: [] },
    event: null,
    standing: null,
    purged: false,
    tally: { kills: 0, revealed: 0, searches: 0 },
    result: null,
    reason: '',
  };
  for (const condition of mission.conditions) conditionRule(condition).prepare?.(state, t, condition, ground);
  return state;
}

/** Which mission a set-up is for. */
export function playingOf({ mission, custom, after }: Pick<Setup, 'mission' | 'custom' | 'after'>): Required<Playing> {
  if (custom !== undefined) return { mission: customKey(custom), custom };
  return { mission: missionKey(mission, after), custom: null };
}

function newSurvivor(id: SurvivorId, zone: ZoneId): Survivor {
  return {
    id,
    seat: id,
    status: 'alive',
    zone,
    health: healthOf(id),
    resolve: fullResolve,
    injuries: [],
    cards: [],
    resolveCards: [],
    accomplishment: null,
    crisisUsed: false,
    stun: 'no',
    stunRound: 0,
    nextActions: 0,
    heldIn: -1,
    inView: 0,
    lasting: [],
    turn: newTurn(0),
    usedThisRound: [],
  };
}

/** Only what differs from the usual, to keep the state small. */
function chosenVariants({ variants: chosen }: Setup): State['variants'] {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, choice]) => choice !== variants[name as keyof typeof variants][0]),
  );
}
