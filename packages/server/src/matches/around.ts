import { type Around, BotPlaces } from '@starboard/room';
import { steadyTime, uptime } from '../clock.ts';
import { newSeed } from '../keys.ts';
import { scoredOf } from './scoring.ts';
import type { Services } from './services.ts';
import { wired } from './wire.ts';

const minute = 60_000;

/** What the rooms of a server stand in. */
export function aroundRooms({ store, people, thinker, settings, metrics, log }: Services): Around {
  const { mostEntries, mostBotAnswers, awayMinutes, mostBotMatches } = settings;
  return {
    store,
    people,
    thinker,
    newSeed,
    scoredOf,
    botPlaces: new BotPlaces(mostBotMatches),
    limits: { mostEntries, mostBotAnswers, awayMillis: awayMinutes * minute },
    clock: {
      uptime,
      now: () => Date.now(),
      steadyNow: steadyTime,
      after(millis, work) {
        const timer = setTimeout(work, millis);
        return () => clearTimeout(timer);
      },
    },
    notes: {
      tookUp() {
        metrics.taken.inc();
        metrics.inMemory.inc();
      },
      leftMemory: () => metrics.inMemory.dec(),
      answered: by => metrics.answers.inc({ by }),
      told: news => metrics.updateBytes.observe(wired(news).text.length),
      thoughtInVain: () => metrics.thoughtsDropped.inc({ why: 'stale' }),
      failed: (what, about) => log.error(about, what),
    },
  };
}
