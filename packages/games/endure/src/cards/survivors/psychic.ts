import type { Flow } from '@starboard/kernel';
import { stunFigures } from '../../rules/combat/stun.ts';
import { isBoss } from '../../rules/enemies/kinds.ts';
import { putDecoy } from '../../rules/map/decoys.ts';
import { lookAtOne } from '../../rules/map/looking.ts';
import {
  figuresIn,
  isBarred,
  linesOfSight,
  noiseDistance,
  zonesInView,
  zonesWithinNoise,
  zoneText,
} from '../../rules/map/map.ts';
import { atRandom, enemyText, nameOf, say } from '../../rules/table.ts';
import { openZones } from '../../rules/turn/forced.ts';
import { stepInto, zonesToEnter } from '../../rules/turn/movement.ts';
import { chooseSurvivor, chooseZone, othersInSight } from '../../rules/turn/targets.ts';
import type { ClassCard, Endure, Figure, State, Survivor, ZoneId } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

function shoveTargets(state: State, by: Survivor): ZoneId[] {
  return zonesInView(state, by.zone, 2, 1).filter(
    zone => standardIn(state, zone).length > 0 && awayFrom(state, by, zone).length > 0,
  );
}

/** ETS-CLASS table: bosses withstand her. */
function standardIn(state: State, zone: ZoneId): Figure[] {
  return figuresIn(state, zone).filter(({ type }) => !isBoss(type));
}

/** Which of them are shoved: up to three; those that are alike are picked by number. */
function* chooseShoved(t: Endure, by: Survivor, zone: ZoneId): Flow<Figure[]> {
  const figures = standardIn(t.state, zone);
  const chosen = yield* t.pickSome(
    by.seat,
    'shove.which',
    figures.map(figure => ({ key: `figure:${figure.id}`, figure })),
    { min: 1, max: 3, describe: ({ figure }) => ({ label: enemyText(figure.type, 1), refs: [`figure:${figure.id}`] }) },
  );
  return chosen.map(({ figure }) => figure);
}

/** The zones straight away from her: the next ones on her lines of sight, unless nothing can enter there. */
function awayFrom(state: State, by: Survivor, zone: ZoneId): ZoneId[] {
  const next = linesOfSight(state, by.zone, zone).flatMap(({ beyond }) => beyond.slice(0, 1));
  return [...new Set(next)].filter(to => !isBarred(state, zone, to));
}

export const psychic: ClassCard = {
  health: 7,
  a: {
    passive: { name: 'senseMinds', effect: { turnStarts: (t, { by }) => lookAtOne(t, by, 2, { may: true }) } },
    active: {
      name: 'shove',
      whyNot: (state, by) => whyNotUnless(shoveTargets(state, by).length > 0),
      *use(t, by) {
        const zone = yield* chooseZone(t, by, 'shove', shoveTargets(t.state, by));
        const figures = yield* chooseShoved(t, by, zone);
        for (const figure of figures) {
          const open = awayFrom(t.state, by, zone);
          if (open.length > 0) figure.zone = atRandom(t, open); // ETS-ODD-06; a blocked one stays
        }
        say(t, 'ETS-CLASS-09', 'shoved', { who: nameOf(by), count: figures.length, zone: zoneText(t.state, zone) });
      },
    },
    crisis: {
      name: 'mindScream',
      whyNot: (state, by) =>
        whyNotUnless(
          state.figures.some(
            ({ type, zone, stunned }) => !stunned && !isBoss(type) && noiseDistance(state, by.zone, zone) <= 2,
          ),
        ),
      *use(t, by) {
        for (const zone of zonesWithinNoise(t.state, by.zone, 2)) yield* stunFigures(t, standardIn(t.state, zone));
      },
    },
  },
  b: {
    passive: {
      name: 'shell',
      effect: {
        *testFailed(t, { by, test }) {
          if (by.usedThisRound.includes('shell')) return;
          const chosen = yield* t.choose(by.seat, 'shell', ['again', 'keep'], {
            params: { total: test.total, resolve: by.resolve },
          });
          if (chosen === 'keep') return;
          by.usedThisRound.push('shell');
          test.again = true;
        },
      },
    },
    active: {
      name: 'lift',
      whyNot: (state, by) => whyNotUnless(liftable(state, by).length > 0),
      *use(t, by) {
        const who = yield* chooseSurvivor(t, by, 'lift', liftable(t.state, by));
        const zone = yield* chooseZone(t, by, 'lift.where', liftTo(t.state, by, who));
        yield* stepInto(t, who, zone, { own: who === by });
      },
    },
    crisis: {
      name: 'falsePresence',
      *use(t, by) {
        putDecoy(t, yield* chooseZone(t, by, 'decoy', zonesWithinNoise(t.state, by.zone, 5)));
      },
    },
  },
};

/** Lift: anybody at sight distance 0 to 3, herself included, with somewhere to go. */
function liftable(state: State, by: Survivor): Survivor[] {
  return [by, ...othersInSight(state, by, 3)].filter(each => liftTo(state, by, each).length > 0);
}

/** Others do not go of their own will, so nothing but walls, bubbles and full zones holds them (ETS-MOVE-06, 12). */
function liftTo(state: State, by: Survivor, who: Survivor): ZoneId[] {
  return who === by ? zonesToEnter(state, by) : openZones(state, who);
}
