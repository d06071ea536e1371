import type { Game } from '@starboard/kernel';
import { hiding, leaksIn } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { horde } from '../../src/index.ts';
import type { Setup } from '../../src/setup.ts';
import type { State } from '../../src/types.ts';
import type { View } from '../../src/view.ts';

const setup = { heroes: ['technician', 'medic'], seats: 1, factions: ['cult'], events: true };

const leaksOf = (game: Game<State, Setup, View>) => leaksIn(game, setup, 'leaks', { open: true }).join();

test('[GSQ-HID-01] everything is open', () => {
  expect(leaksOf(horde)).toBe('');
});

test('[GSQ-HID-01] what is kept back is found', () => {
  expect(leaksOf(hiding(horde, 'priority'))).toContain('neither shown priority');
});

test('[GSQ-HID-02] so is what would be drawn anew, as if it were a secret', () => {
  const wrong: typeof horde = {
    ...horde,
    imagine: (state, _viewer, chance) => void chance.shuffle(state.markers),
  };
  expect(leaksOf(wrong)).toContain('something is hidden in an open game');
  expect(leaksOf(wrong)).toContain('can tell two positions apart');
});
