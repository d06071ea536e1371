import type { Flow } from '@starboard/kernel';
import { type ZoneSide, zoneSides } from '@starboard/space';
import { putDecoy } from '../../rules/decoys.ts';
import { lookAtOne } from '../../rules/looking.ts';
import {
  figuresIn,
  hasEnemies,
  isBarred,
  linesOfSight,
  neighboursOn,
  zonesInView,
  zonesWithinNoise,
  zoneText,
} from '../../rules/map.ts';
import { stepInto, zonesToEnter } from '../../rules/movement.ts';
import { stunFigures } from '../../rules/stun.ts';
import { atRandom, enemyText, nameOf, say } from '../../rules/table.ts';
import { chooseSurvivor, chooseZone, othersInSight } from '../../rules/targets.ts';
import type { Endure, Figure, State, Survivor, ZoneId } from '../../types.ts';
import { type AbilitySet, barUnless } from './ability.ts';

function shoveTargets(state: State, by: Survivor): ZoneId[] {
  return zonesInView(state, by.zone, 2, 1).filter(zone => hasEnemies(state, zone));
}

/** Which of them are shoved: up to three; those that are alike are picked by number. */
function* chooseShoved(t: Endure, by: Survivor, zone: ZoneId): Flow<Figure[]> {
  const figures = figuresIn(t.state, zone);
  const chosen = yield* t.pickSome(
    by.id,
    'shove.which',
    figures.map(figure => ({ key: `figure:${figure.id}`, figure })),
    { min: 1, max: 3, describe: ({ figure }) => ({ label: enemyText(figure.type, 1), refs: [`figure:${figure.id}`] }) },
  );
  return chosen.map(({ figure }) => figure);
}

/** Straight away from the Psychic, one zone; a blocked one stays. */
function awayFrom(state: State, by: Survivor, zone: ZoneId): ZoneSide[] {
  const sides = linesOfSight(state, by.zone, zone).map(line => line.side);
  return zoneSides.filter(side => sides.includes(side));
}

export const psychic: { readonly 'psychic-a': AbilitySet; readonly 'psychic-b': AbilitySet } = {
  'psychic-a': {
    passive: { name: 'senseMinds', effect: { turnStarts: (t, { by }) => lookAtOne(t, by, 2, { may: true }) } },
    active: {
      name: 'shove',
      bar: (state, by) => barUnless(shoveTargets(state, by).length > 0),
      *use(t, by) {
        const zone = yield* chooseZone(t, by, 'shove', shoveTargets(t.state, by));
        const figures = yield* chooseShoved(t, by, zone);
        const side = atRandom(t, awayFrom(t.state, by, zone));
        for (const figure of figures) {
          const open = neighboursOn(t.state, zone, side).filter(to => !isBarred(t.state, zone, to));
          if (open.length > 0) figure.zone = atRandom(t, open);
        }
        say(t, 'ETS-CLASS-09', 'shoved', { who: nameOf(by), count: figures.length, zone: zoneText(t.state, zone) });
      },
    },
    crisis: {
      name: 'mindScream',
      bar: (state, by) =>
        barUnless(
          zonesWithinNoise(state, by.zone, 2).some(zone => figuresIn(state, zone).some(figure => !figure.stunned)),
        ),
      *use(t, by) {
        for (const zone of zonesWithinNoise(t.state, by.zone, 2)) stunFigures(t, figuresIn(t.state, zone));
      },
    },
  },
  'psychic-b': {
    passive: {
      name: 'shell',
      effect: {
        *testFailed(t, { by, test }) {
          if (by.usedThisRound.includes('shell')) return;
          const chosen = yield* t.choose(by.id, 'shell', ['again', 'keep'], {
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
      bar: (state, by) => barUnless(liftable(state, by).length > 0),
      *use(t, by) {
        const who = yield* chooseSurvivor(t, by, 'lift', liftable(t.state, by));
        const zone = yield* chooseZone(t, by, 'lift.where', zonesToEnter(t.state, who));
        yield* stepInto(t, who, zone, { own: false });
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
  return [by, ...othersInSight(state, by, 3)].filter(each => zonesToEnter(state, each).length > 0);
}
