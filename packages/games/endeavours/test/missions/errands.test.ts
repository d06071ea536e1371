import { scene } from '@starboard/endeavours/testing';
import { expect, test } from 'vitest';
import { missing } from '../../src/rules/missions/kinds/index.ts';
import type { Act, BaseMissionId, SiteId } from '../../src/types.ts';
import { doing } from '../support/missions.ts';

/** The first card after the Home Bernal's own. */
const no = 2;
const deeds = (site: SiteId, manned = true): Act[] => [
  { act: 'drilled', site, sample: no, manned },
  { act: 'fieldExperiment', site, card: no, manned },
  { act: 'rescued', site, pod: no, manned },
];
/** Which of the deeds at that Site a mission takes. */
const taken = (card: BaseMissionId, site: SiteId, manned = true) =>
  deeds(site, manned).flatMap(act => {
    const done = scene()
      .mission(card)
      .rocket(site, { cards: ['drill'] })
      .perform(doing(act));
    return done.said('mission.credited').length > 0 ? [act.act] : [];
  });

test.each([
  ['SR1', 'BENNU', 'drilled'],
  ['HS1', 'BENNU', 'drilled'],
  ['SS2', 'ENCKE', 'drilled'],
  ['FX1', 'RYUGU', 'fieldExperiment'],
  ['RS1', 'BENNU', 'rescued'],
] as const)(
  '[END-MISSION-07, END-MISSION-08] %s asks at %s for what was %s, manned, and for nothing else',
  (...row) => {
    const [card, site, act] = row;
    expect([taken(card, site), taken(card, site, false)]).toEqual([[act], []]);
  },
);

test('[END-MISSION-28, END-MISSION-38] what is missing: the deed until it is done, then the way home', () => {
  const left = (card: 'SR1' | 'HS1', ...cards: number[]) => {
    const { state } = scene()
      .mission(card, { cards })
      .rocket('BENNU', { cards: ['sample:C', 'sample:M'] });
    return missing(state, state.missions[0]!).map(({ key, params = {} }) =>
      'types' in params ? [key, params['types']] : [key],
    );
  };
  expect(left('SR1').map(([key]) => key)).toEqual(['missing.sample', 'missing.bring.home']);
  expect(left('SR1', no).map(([key]) => key)).toEqual(['missing.bring.home']);
  expect(left('HS1')).toEqual([
    ['missing.zoneSamples', 'C, M'],
    ['missing.deliverSamples', 'C, M'],
  ]);
  expect(left('HS1', no, no + 1)).toEqual([['missing.deliverSamples', 'C, M']]);
});
