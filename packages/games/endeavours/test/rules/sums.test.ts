import { type Scene, scene } from '@starboard/endeavours/testing';
import type { LogEntry } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { bernals } from '../../src/cards/bernals.ts';
import { crews } from '../../src/cards/crews.ts';
import { ongoing, skies } from '../../src/cards/found.ts';
import { futures } from '../../src/cards/futures.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { projects } from '../../src/cards/projects.ts';
import { nameOfEffect } from '../../src/compose.ts';
import type { Effect } from '../../src/hooks.ts';
import { siteRolls } from '../../src/rules/move/landing.ts';
import { shieldingRoll } from '../../src/rules/move/shielding.ts';
import { drill } from '../../src/rules/operations/drill.ts';
import { explore } from '../../src/rules/operations/explore.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import { texts } from '../../src/text/index.ts';
import type { ExplorationId, NodeId, ObservationId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { linesOf } from '../support/log.ts';
import { doing, stackIn } from '../support/operations.ts';

type Told = { readonly log: readonly LogEntry[] };

const prospecting = (table: Scene, ...cards: 'XD9-1'[]) => table.rocket('BENNU', { cards: ['R05', ...cards] });
const under = (card: ObservationId, table = scene()) =>
  table.with(state => {
    state.skies.push({ card, until: 84 });
  });
const shielded = (table: Scene, node: NodeId = 'EROS') => {
  table.outpost(node, { cards: ['rover'] });
  return table.perform(t => shieldingRoll(t, stackIn(table, 2), 5, node));
};
const watching = (table: Scene) =>
  table
    .with(onlyBlack)
    .outpost('MA-L4', { cards: ['telescope'] })
    .observation('OA1-1');
const roving = (table: Scene, ...ongoing: ExplorationId[]) =>
  table
    .with(onlyBlack)
    .site('EROS', { visited: true, hazard: [1], terrain: 5, potential: 3, ongoing })
    .outpost('EROS', { cards: ['rover'] })
    .exploration('XN1-1');

const withPlainSpaces = (line: string) => line.replaceAll(/[\u00a0\u202f]/g, ' ');

/** What bends a roll, and the lines that name it. */
const cases: { readonly [title: string]: readonly [told: () => Told, en: string, fr: string] } = {
  'a size roll, by a project': [
    () => doing(prospecting(scene().project('assayC')).dice(2), prospect),
    '2, −1 Spectral Assay C = 1 against size 1.',
    '2, −1 Analyse spectrale C = 1 contre une taille de 1.',
  ],
  'a size roll, by a project and a card': [
    () => doing(prospecting(scene().project('assayC'), 'XD9-1').dice(3), prospect),
    '3, −1 Spectral Assay C, −1 Assay Kit = 1 against size 1.',
    '3, −1 Analyse spectrale C, −1 Trousse d’essai = 1 contre une taille de 1.',
  ],
  'a size roll that nothing bends': [
    () => doing(prospecting(scene()).dice(1), prospect),
    '1 against size 1.',
    '1 contre une taille de 1.',
  ],
  'the dice of a hazard, by what lies at the Site': [
    () =>
      shielded(
        scene()
          .site('EROS', { visited: true, hazard: [5], ongoing: ['XO15-1'] })
          .dice(6),
      ),
    'Shielding 6 against 5, +1 Unstable Slope = 6: it holds.',
    'Blindage 6 contre 5, +1 Pente instable = 6 : il tient.',
  ],
  'the dice of a hazard, by the sky': [
    () => shielded(under('OO3-2').dice(6), 'MA-L4'),
    'Shielding 6 against 5, +1 Meteor Stream = 6: it holds.',
    'Blindage 6 contre 5, +1 Courant de météores = 6 : il tient.',
  ],
  'how many dice shield': [
    () => shielded(scene().project('shieldingMars').dice(6, 6), 'MA-L4'),
    'Shielding roll (0 dice, +1 Shielding: Mars): 6 = 6.',
    'Jet de blindage (0 dé, +1 Blindage (Mars)) : 6 = 6.',
  ],
  'an observation, by its zone and the Sun': [
    () => doing(watching(under('OO1-1')).dice(2, 2, 1), observe),
    'Mars L4: 2 against 2, −1 Mars zone, +1 Solar Maximum = 2. Something is seen.',
    'L4 de Mars : 2 contre 2, −1 zone (Mars), +1 Maximum solaire = 2. Une observation.',
  ],
  'how many dice observe': [
    () => doing(watching(scene().project('deepFieldOptics')).dice(2, 2, 1, 1), observe),
    'Observe roll (1 die, +1 Deep-Field Optics): 2 + 2 = 4.',
    'Jet d’observation (1 dé, +1 Optique de champ profond) : 2 + 2 = 4.',
  ],
  'the terrain, and no further than 6': [
    () => doing(roving(scene(), 'XO11-2').dice(6, 1), explore),
    '433 Eros: 6 against terrain 5, +2 Rough Ground, −1 limit = 6. Something is found.',
    '433 Éros : 6 contre terrain 5, +2 Sol accidenté, −1 limite = 6. Une trouvaille.',
  ],
  'the beads of a discovery': [
    () => doing(roving(scene().project('carefulCuration')).dice(6, 2), explore),
    'Discovery roll: 2, +1 Careful Curation = 3; 3 beads are drawn.',
    'Jet de découverte : 2, +1 Conservation soignée = 3 ; 3 perles tirées.',
  ],
  'what a drill needs': [
    () =>
      doing(
        scene()
          .project('sampleSieving')
          .outpost('EROS', { cards: ['drill', 'G01'] })
          .dice(1),
        drill,
      ),
    '433 Eros: the drill brings nothing up (3, −1 Sample Sieving = 2 needed).',
    '433 Éros : la foreuse ne remonte rien (il fallait 3, −1 Tamisage des échantillons = 2).',
  ],
  'what a rescue needs, by a station': [
    () =>
      doing(
        scene()
          .station('rescueCoordination', 'EML1')
          .outpost('EROS', { cards: ['rescuePod'] })
          .dice(1),
        rescue,
      ),
    '433 Eros: the rescue fails (3, −1 Rescue Coordination Centre = 2 needed); it may be tried again.',
    '433 Éros : le sauvetage échoue (il fallait 3, −1 Centre de coordination des secours = 2) ; on peut réessayer.',
  ],
  'the hazard dice of a new Site': [
    () =>
      scene()
        .project('hazardMapping')
        .dice(5, 4, 2, 3)
        .perform(t => siteRolls(t, 'EROS', null)),
    '433 Eros is seen up close: hazard 4 (2 dice, −1 Hazard Mapping), terrain 2, potential 3.',
    'Site vu de près (433 Éros) : danger 4 (2 dés, −1 Carte des dangers), terrain 2, potentiel 3.',
  ],
};

describe('what has changed a roll is named in the log', () => {
  test.each(Object.entries(cases))('%s', (_, [told, en, fr]) => {
    const played = told();
    expect(linesOf(played)).toContain(en);
    expect(linesOf(played, 'fr').map(withPlainSpaces)).toContain(fr);
  });

  test('whatever holds everywhere or at a Site has a name in both languages', () => {
    const parts = [
      ...Object.values(bernals).flatMap(({ home, promoted }) => [home, promoted]),
      ...Object.values(patents).map(({ plant }) => plant),
    ];
    const whole = [crews, projects, skies, futures, ongoing].flatMap(each => Object.values<Effect | undefined>(each));
    const effects = [...parts, ...whole].filter(each => each !== undefined);
    expect(effects.length).toBeGreaterThan(100);
    for (const effect of effects) {
      const { key } = nameOfEffect(effect, null);
      expect([key in texts.en, key in texts.fr], key).toEqual([true, true]);
    }
  });
});
