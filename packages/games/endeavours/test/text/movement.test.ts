import { scene } from '@starboard/endeavours/testing';
import { Chance, seedFrom, type Text } from '@starboard/kernel';
import { checkUses } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { nodeIds } from '../../src/map/index.ts';
import { positionOf } from '../../src/rules/fuel.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { launch, launchSites, mayMove, move } from '../../src/rules/move/movement.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import { texts } from '../../src/text/index.ts';
import { craft } from '../support/move.ts';
import { playOut } from '../support/texts.ts';

/** A table with something of everything in the way of a well-found ship. */
function sky(from: (typeof nodeIds)[number], at: number) {
  return scene({ crew: at % 2 === 0 ? 'C05' : 'C06' })
    .year(1 + (at % 12))
    .bank(at % 3 === 0 ? 0 : 40)
    .hand(...(at % 5 === 0 ? (['XV8-3', 'XV12-1', 'XV12-2', 'XV12-3'] as const) : []))
    .unlocked(...(at % 4 === 0 ? ['extraDie'] : []))
    .factory('LUN-CB', 'MAR-AR', 'CAL-GC', 'DEIMOS')
    .rocket(from, {
      cards: ['T11', 'T05', 'G08', 'H05', 'C07', 'array', 'aerobrake', 'battery', 'N05'],
      wet: 26,
      glitch: at % 7 === 0,
      cargo: { water: at % 2 },
    })
    .stack('freighter', 'EML1', { cards: [{ card: 'K07', side: 'purple' }] })
    .with(state => {
      state.ejections = [{ nodes: ['EML2', 'SEL2', 'MA-L1'], dice: [3, 4] }];
      state.holes = [['EML4', 'EROS']];
      state.wormholes = [
        { entrance: 'EML1', exit: 'MA-L5' },
        { entrance: 'SEL1', exit: null },
      ];
    });
}

/** What is said in movements at random, and what they leave that cannot be. */
function moveAtRandom() {
  const told: Text[] = [];
  const wrong: string[] = [];
  nodeIds.forEach((node, at) => {
    if (at % 3 > 0) return;
    const table = sky(node, at);
    const { state } = table;
    const chance = new Chance(seedFrom(`movement ${node}`));
    for (let year = 0; year < 4; year++) {
      const stack = state.stacks.find(({ no }) => no === craft);
      if (stack !== undefined && mayMove(state, stack))
        told.push(...playOut(state, chance, t => move(t, stackNo(t.state, craft))));
      for (const site of launchSites(state).slice(0, 1)) told.push(...playOut(state, chance, t => launch(t, site)));
      for (const each of state.stacks) {
        const dry = dryMassOf(state, each);
        if (each.wet !== null && each.wet < positionOf(Math.max(1, dry))) wrong.push(`${node}: wet below dry`);
        if (each.node === null && each.arrives === null) wrong.push(`${node}: nowhere`);
        Object.assign(each, {
          moved: false,
          coasting: 0,
          ...(each.arrives && { node: each.arrives.node, arrives: null }),
        });
      }
      state.usedYear = [];
    }
  });
  return { told, wrong };
}

test('[END-HIDDEN-10, END-FUEL-03] movements at random: all has its words, no Stack is below its dry mass, or nowhere', () => {
  const { told, wrong } = moveAtRandom();
  expect(told.length).toBeGreaterThan(5_000);
  const problems = checkUses(texts, told).map(({ sentence }) => sentence);
  expect(problems.filter(sentence => !/"(node|card)\./.test(sentence))).toEqual([]); // names are the content's own
  expect(wrong).toEqual([]);
});
