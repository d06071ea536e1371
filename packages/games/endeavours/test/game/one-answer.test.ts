import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { homeOrbits } from '../../src/map/index.ts';
import { relocate, unanchor } from '../../src/rules/free/bernals.ts';
import { develop } from '../../src/rules/free/develop.ts';
import { load, unload } from '../../src/rules/free/fuel.ts';
import { jettison } from '../../src/rules/free/jettison.ts';
import { removeDisk } from '../../src/rules/free/unlock.ts';
import { endOfYearChecks } from '../../src/rules/year/checks.ts';
import { finding } from '../support/cards.ts';
import { fly } from '../support/move.ts';
import { acting } from '../support/operations.ts';

/** A question with one answer, what brings it about, and the other questions that this asks. */
type Case = readonly [question: string, asked: () => readonly string[], others: readonly string[]];

function single(
  question: string,
  run: () => { readonly asked: readonly string[] },
  others: readonly string[] = [],
): Case {
  return [question, () => run().asked, others];
}

const cases: readonly Case[] = [
  single('archive.which', () => acting(scene().hand('OV3-1').observation('OA1-1'), develop)),
  single('thermalCrack.card', () => finding(scene().outpost('EROS', { cards: ['rover'] }), 'XI4-7').found),
  single('cache.what', () => finding(onlyInPool('drill').outpost('EROS', { cards: ['rover'] }), 'XI9-1').found),
  single('limit.outpost', () =>
    scene()
      .stack('siteOutpost', 'EROS', { cards: ['rover'] })
      .perform(t => endOfYearChecks(t)),
  ),
  single('research.card', () => acting(scene().hand('XV11-3').patents('thruster', 'T05'), develop)),
  single('rendezvous.node', () =>
    acting(
      scene()
        .hand('XV7-1')
        .rocket('EROS', { cards: ['T05'] }),
      develop,
    ),
  ),
  single(
    'limit.colonist',
    () =>
      acting(
        scene()
          .factory('CERES')
          .bernal('B03', 'CE-LC')
          .with(({ bernals }) => Object.assign(bernals[0]!, { anchored: false }))
          .rocket('EML1', { cards: ['N01'] }),
        unanchor,
        'supply',
      ),
    ['unanchor.dome'],
  ),
  single('move.ascent', () => fly(airborne(), '2', 'MA-LO'), ['move.thruster', 'move.course']),
  single('move.course', () => fly(roundJupiter(), '2', 'via:JU-FLY', 'via:JU-H', 'via:JU-L4'), [
    'move.thruster',
    ...Array(3).fill('move.course'),
  ]),
  single('disk.which', () => acting(scene().site('EROS', { busted: true }).unlocked('disk.0'), removeDisk)),
  single('relocate.where', () => acting(covered(), relocate)),
  single('jettison.mass', () => acting(scene().rocket('EML1', { cards: ['rover', 'drill'], wet: 2 }), jettison)),
  single('jettison.amount', () => acting(scene().outpost('EML1', { cards: ['rover'], cargo: { water: 1 } }), jettison)),
  single('load.stack and load.amount', () => acting(scene().bank(1), load)),
  single('unload.amount', () => acting(scene().outpost('EML3', { cards: ['rover'], cargo: { water: 1 } }), unload)),
  single('fuelTransfer.amount', () => {
    const table = scene()
      .project('fuelTransferNetwork')
      .outpost('EML1', { cards: ['rover'], cargo: { water: 1 } });
    const played = table
      .outpost('EML2', { cards: ['rover'] })
      .play()
      .choose('fuelTransfer:2>3');
    expect(played.stack(3).cargo.water).toBe(1);
    return { asked: played.asks === 'act' ? [] : [String(played.asks)] };
  }),
];

/** Every home orbit but one is in a hole, and so is the Home Bernal. */
function covered(): Scene {
  return scene().with(state => {
    state.holes = [homeOrbits.filter(node => node !== 'GEO')];
  });
}

/** With fuel for one lander burn of F4, where two would be needed without the air (END-MOVE-13). */
function airborne(): Scene {
  return scene()
    .factory('MAR-AR')
    .rocket('MAR-AR', { cards: ['T08', 'X01', 'H08'], wet: 6 })
    .outpost('MAR-AR', { cards: ['rover'], cargo: { water: 17 } })
    .bank(0)
    .dice(6);
}

/** From JU-L4 it can go nowhere any more: it stops. */
function roundJupiter(): Scene {
  return scene().rocket('JU-R1', { cards: ['T05', 'G08', 'H08'], wet: 8 });
}

function onlyInPool(kind: 'drill'): Scene {
  return scene().with(state => {
    state.pool = { [kind]: 1 };
  });
}

describe('a question with one answer', () => {
  test.each(cases)('%s: is answered by itself', (_, asked, others) => {
    expect(asked()).toEqual(others);
  });
});
