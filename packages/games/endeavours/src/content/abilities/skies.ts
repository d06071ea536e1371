import type { Effect } from '../../hooks.ts';
import { zoneOf } from '../../map/index.ts';
import type { ObservationId } from '../../types.ts';

/** How long each ongoing observation card holds after the current year (B17). */
export const skyYears: { readonly [title: string]: readonly number[] } = {
  OO1: [6, 8, 10],
  OO2: [6, 8, 10],
  OO3: [6, 6, 6],
  OO4: [3, 5],
  OO5: [4, 6, 8],
  OO6: [6, 8, 10],
  OO7: [4, 6, 8],
};

/** What ongoing observation cards do, all copies of a title alike but for Meteor Streams, which have a zone each. */
const titles: { readonly [title: string]: Effect } = {
  OO1: { cmeRoll: roll => roll + 1 },
  OO2: { cmeRoll: roll => roll - 1 },
  OO4: { transmitBar: () => ({ key: 'bar.ionosphericStorm' }) },
  OO5: { boostTotal: total => total - 1 },
  OO6: { refuelYield: (amount, { again }) => (again ? amount : amount + 1) },
  OO7: { exomigrationBar: () => ({ key: 'bar.talentDrain' }) },
};

const streams = ['Earth', 'Mars', 'Ceres'] as const;

export const skyAbilities: { readonly [id in ObservationId]?: Effect } = Object.fromEntries([
  ...Object.entries(titles).flatMap(([title, effect]) =>
    skyYears[title]!.map((_, at) => [`${title}-${at + 1}`, effect]),
  ),
  ...streams.map((zone, at): [string, Effect] => [
    `OO3-${at + 1}`,
    { hazardSum: (sum, { node }) => (zoneOf(node) === zone ? sum + 1 : sum) },
  ]),
]);
