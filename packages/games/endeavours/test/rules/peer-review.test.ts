import { type Performed, type Scene, scene } from '@starboard/endeavours/testing';
import { expect, test } from 'vitest';
import type { RollPurpose } from '../../src/hooks.ts';
import { hazardRoll } from '../../src/rules/dice.ts';
import { triggerGlitch } from '../../src/rules/move/landing.ts';
import { drill } from '../../src/rules/operations/drill.ts';
import { experiment } from '../../src/rules/operations/experiment.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import { doing, stackIn } from '../support/operations.ts';

/** A 1 is rolled, and accepted. */
type Rolling = (table: Scene) => Performed;

/** Rolls that the log calls by what they are about; the question calls them by their kind. */
const rolls: { readonly [purpose in RollPurpose]?: Rolling } = {
  size: table => doing(table.rocket('EROS', { cards: ['N17'] }), prospect, 'accept'),
  drill: table => doing(table.outpost('EROS', { cards: ['drill', 'G01'] }), drill, 'accept'),
  rescue: table => doing(table.outpost('BENNU', { cards: ['rescuePod'] }), rescue, 'accept'),
  experiment: table => doing(table.outpost('BENNU', { cards: ['fieldExperiment'] }), experiment, 'accept'),
  glitch: table =>
    table
      .rocket('EML1', { cards: ['rover'], glitch: true })
      .perform(t => triggerGlitch(t, stackIn(table, 2)), 'accept'),
  hazard: table =>
    table
      .bank(0)
      .rocket('EML1', { cards: ['rover'] })
      .perform(t => hazardRoll(t, stackIn(table, 2), 'crash', 'EML1'), 'accept'),
};

test.each(Object.entries(rolls))('[END-EXPCARD-05] Peer Review says that it is about a roll of %s', (purpose, roll) => {
  const { decisions } = roll(scene().hand('XV8-3').dice(1));
  expect(decisions.map(({ name, asks }) => [name, asks[0]!.showing!.params])).toEqual([
    ['peerReview', { what: { key: `roll.${purpose}` }, result: 1 }],
  ]);
});
