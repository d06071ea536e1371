import type { SetupCard, SetupSheet } from '@starboard/board';
import type { Game, Text } from '@starboard/kernel';
import { z } from 'zod';

const crew = ['pilot-a', 'pilot-b', 'cook-a', 'cook-b', 'robot'] as const;

/** A small set-up with one field of each kind, and rules of its own about them. */
const schema = z
  .strictObject({
    route: z.enum(['short', 'long', 'secret']).default('long'),
    crew: z.union([z.int().min(1).max(3), z.array(z.enum(crew)).min(2).max(3)]).default(2),
    captain: z.enum(crew).optional(),
    weather: z.enum(['calm', 'storm']).default('calm'),
    fuel: z.int().min(3).max(9).default(5),
    isNight: z.boolean().default(false),
    extras: z.array(z.enum(['robots', 'pirates'])).default(['robots']),
    variants: z
      .strictObject({
        drift: z.enum(['off', 'on']).default('off'),
        toll: z.enum(['none', 'low', 'high']).default('low'),
      })
      .prefault({}),
    note: z.string().optional(),
  })
  .check(context => {
    const { route, captain, extras } = context.value;
    const aboard = crewOf(context.value);
    const refuse = (path: string, text: Text) =>
      context.issues.push({ code: 'custom', path: [path], message: '', params: { text }, input: context.value });
    if (aboard.includes('robot') && !extras.includes('robots')) refuse('crew', { key: 'noRobots' });
    if (route === 'long' && !aboard.some(id => id.startsWith('cook'))) refuse('crew', { key: 'hungry' });
    if (route === 'secret' && !extras.includes('pirates')) refuse('route', { key: 'noPirates' });
    if (captain !== undefined && !aboard.includes(captain)) refuse('captain', { key: 'absent' });
  });

type Setup = z.output<typeof schema>;

function crewOf({ crew: given }: Pick<Setup, 'crew'>): readonly string[] {
  return typeof given === 'number' ? ['cook-a', 'pilot-a', 'robot'].slice(0, given) : given;
}

/** Only what a set-up needs of a game. */
export const voyage = {
  id: 'voyage',
  setup: schema,
  seats: (setup: Setup) => crewOf(setup).map(id => ({ id })),
} as unknown as Game;

const card = (value: string, family?: string): SetupCard => ({
  value,
  title: { key: `card.${value}` },
  ...(family !== undefined && { family }),
});

export const voyageSheet: SetupSheet = {
  fields: [
    { name: 'route', title: { key: 'route' }, cards: [card('short'), card('long'), card('secret')] },
    {
      name: 'crew',
      title: { key: 'crew' },
      cards: [
        card('pilot-a', 'pilot'),
        card('pilot-b', 'pilot'),
        card('cook-a', 'cook'),
        card('cook-b', 'cook'),
        card('robot'),
        card('stranger'),
      ],
    },
  ],
  words: { variants: 'variant' },
  tutorial: { title: { key: 'tutorial' }, setup: { route: 'short', crew: 3 } },
};
