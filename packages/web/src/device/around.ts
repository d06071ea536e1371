import { type Around, BotPlaces, type Offered, type RoomStore } from '@starboard/room';
import { pace } from './pace.ts';
import { newSeed } from './secrets.ts';
import { DeviceThinker } from './thinker.ts';

/** What the rooms of this device stand in: there is no end to what one may do alone, and nobody to write anything down for. */
export function aroundRooms(store: RoomStore, rulesOf: (game: string) => Promise<Offered>): Around {
  const nothing = () => undefined;
  const named = async (players: readonly string[]) => new Map(players.map(name => [name, { name, seen: 0 }]));
  return {
    store,
    newSeed,
    thinker: new DeviceThinker(rulesOf),
    people: { named, namedAnew: named },
    botPlaces: new BotPlaces(Number.POSITIVE_INFINITY),
    limits: {
      mostEntries: Number.POSITIVE_INFINITY,
      mostBotAnswers: Number.POSITIVE_INFINITY,
      awayMillis: 0,
    },
    scoredOf: nothing,
    clock: {
      uptime: pace.uptime,
      now: () => Date.now(),
      steadyNow: () => Date.now(),
      after(millis, work) {
        const timer = setTimeout(work, millis);
        return () => clearTimeout(timer);
      },
    },
    notes: {
      tookUp: nothing,
      leftMemory: nothing,
      answered: nothing,
      told: nothing,
      thoughtInVain: nothing,
      failed: nothing,
    },
  };
}

/** A store that announces to the other windows what was stored through it. */
export function announcing(store: RoomStore, announce: (id: string) => void): RoomStore {
  const told = (id: string, isStored: boolean) => {
    if (isStored) announce(id);
    return isStored;
  };
  return {
    match: id => store.match(id),
    revisionOf: id => store.revisionOf(id),
    changeSeating: async (id, ...change) => told(id, await store.changeSeating(id, ...change)),
    append: async (id, ...addition) => told(id, await store.append(id, ...addition)),
    rows: (id, from) => store.rows(id, from),
    keepCheckpoint: (id, ...kept) => store.keepCheckpoint(id, ...kept),
    messages: (id, ...which) => store.messages(id, ...which),
  };
}
