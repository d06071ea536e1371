import { newDeck, type Opening } from '@starboard/kernel';
import { zoneDoorNumber, zoneNumber } from '@starboard/space';
import { accomplishmentDeck } from '../content/accomplishments.ts';
import { healthOf } from '../content/classes.ts';
import { radarTokens } from '../content/enemies.ts';
import { eventDeck, events } from '../content/events.ts';
import { itemDeck } from '../content/items/index.ts';
import { type Mission, missions } from '../content/missions/index.ts';
import { resolveDeck } from '../content/resolve-cards.ts';
import { variants } from '../content/variants.ts';
import { crewOf, type Setup } from '../setup.ts';
import type { EventId, ItemCardId, ItemId, State, Survivor, SurvivorId, Token, TokenFace, ZoneId } from '../types.ts';
import { newAccomplishment } from './accomplishments.ts';
import type { Ground } from './ground.ts';
import { newCard } from './inventory.ts';
import { groundOf } from './mission.ts';
import { fullResolve } from './resolve.ts';
import { newTurn } from './turns.ts';

/** ETS-SETUP-09 */
const resolveCardsEach = 3;

/** ETS-SETUP-01..19 */
export function prepare(setup: Setup, t: Opening): State {
  const mission = missions[setup.mission]!;
  const ground = groundOf(setup);
  const ids = crewOf(setup);
  const start = zoneNumber(ground.map, mission.start);
  const items: ItemCardId[] = [...itemDeck];
  const weapons = t.shuffle(takeStartingWeapons(items, ids.length));
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
  const { tokens, pile } = layTokens(mission, ground, ids.length, t);
  const first = setup.firstPlayer === undefined ? t.chance.below(ids.length) : ids.indexOf(setup.firstPlayer); // ETS-SETUP-17
  t.say('begin', { mission: { key: `mission.${mission.id}` } }, { rule: 'ETS-SETUP-02' });
  return {
    mission: setup.mission,
    variants: chosenVariants(setup),
    crewSize: ids.length,
    round: 1,
    phase: 'survivors',
    survivors,
    firstPlayer: first,
    turnsTaken: 0,
    acting: -1,
    figures: [],
    tokens,
    pile,
    nextId: tokens.length + 1,
    noises: [],
    doors: layDoors(mission, ground),
    breaches: [],
    bubbles: [],
    decoys: [],
    turrets: [],
    objectives: mission.objectives.map(({ zone }, id) => ({
      id,
      zone: zoneNumber(ground.map, zone),
      carrier: null,
      done: false,
    })),
    items: newDeck(t, items),
    removed: [],
    events: newDeck(t, eventsFor(mission, ground)),
    resolveDeck: { draw: resolve, discard: [] },
    accomplishments: { draw: accomplishments, discard: [] },
    event: null,
    purged: false,
    tally: { kills: 0, revealed: 0, searches: 0 },
    result: null,
    reason: '',
  };
}

function newSurvivor(id: SurvivorId, zone: ZoneId): Survivor {
  return {
    id,
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

/** ETS-SETUP-06: one Pistol, one Plasma Cutter, and Swarmer Legs for the rest. */
function takeStartingWeapons(deck: ItemCardId[], survivors: number): ItemId[] {
  const weapons: ItemId[] = ['pistol', 'plasmaCutter'];
  while (weapons.length < survivors) weapons.push('swarmerLeg');
  for (const weapon of weapons) deck.splice(deck.indexOf(weapon), 1);
  return weapons;
}

/** ETS-SETUP-03, 14, 15, ETS-GAME-07: dealt face down to the marked places; the rest of the faction is the pile. */
function layTokens(
  mission: Mission,
  { map }: Ground,
  survivors: number,
  t: Opening,
): { tokens: Token[]; pile: TokenFace[] } {
  const row = survivors >= 5 ? 5 : survivors === 4 ? 4 : 3;
  const faces = t.shuffle([...mission.tokens[row]]);
  const tokens = faces.map((face, at) => ({
    id: at + 1,
    face,
    zone: zoneNumber(map, mission.radar[at]!),
    knownTo: [],
    spawned: false,
  }));
  const pile = [...radarTokens[mission.faction]];
  for (const face of faces) pile.splice(pile.indexOf(face), 1);
  return { tokens, pile };
}

function layDoors(mission: Mission, { map, exits }: Ground): State['doors'] {
  const locked = mission.locked.map(door => zoneDoorNumber(map, door));
  return [
    ...map.doors.map((_, door) => ({ locked: locked.includes(door), holds: [] })),
    ...exits.map((_, at) => ({ locked: mission.exits[at]!.locked ?? false, holds: [] })),
  ];
}

/** ETS-SETUP-16, ETS-CG-0004 */
function eventsFor({ withoutSpawnsElsewhere }: Mission, { tiles }: Ground): EventId[] {
  if (!withoutSpawnsElsewhere) return [...eventDeck];
  return eventDeck.filter(card => {
    const { tile } = events[card];
    return tile === undefined || tiles.some(({ code }) => code === tile);
  });
}

/** Only what differs from the usual, to keep the state small. */
function chosenVariants({ variants: chosen }: Setup): State['variants'] {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, choice]) => choice !== variants[name as keyof typeof variants][0]),
  );
}
