import { describe, expect, it } from 'vitest';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { scene } from '../../src/testing/index.ts';

describe('what a battery powers', () => {
  it('[END-EQUIP-18] prospecting by a robonaut that needs current uses it up', () => {
    const table = scene()
      .rocket('CERES', { cards: ['R06', 'battery'] })
      .perform(t => prospect.perform(t, null));
    expect(table.site('CERES')?.claim).toBe(true);
    expect(table.card('battery')?.uses).toBe(1);
  });

  it('[END-EQUIP-18] so does an ISRU refuel', () => {
    const table = scene()
      .rocket('CERES', { cards: ['R06', 'battery'] })
      .perform(t => refuel.perform(t, null));
    expect(table.state.stacks.at(-1)!.cargo.water).toBeGreaterThan(0);
    expect(table.card('battery')?.uses).toBe(1);
  });

  it('[END-EVENT-03] a Glitch that takes the generator stops the robonaut', () => {
    const table = scene()
      .rocket('CERES', { cards: ['R06', 'G01'], glitch: true })
      .dice(6, 1)
      .perform(t => prospect.perform(t, null));
    expect(table.cardsAt('CERES')).toEqual(['R06']);
    expect(table.site('CERES')?.claim ?? false).toBe(false);
  });
});
