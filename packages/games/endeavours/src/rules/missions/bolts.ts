import type { Flow } from '@starboard/kernel';
import type { Bolt, Endeavours, FoundId, Words } from '../../types.ts';
import { drawDiscoveries } from '../discoveries.ts';
import { placeEjection, placeWormhole } from '../map-hazards.ts';
import { earn } from '../money.ts';
import { loneliness } from '../people/loneliness.ts';
import { say } from '../table.ts';
import { foundMissionOf } from './quest.ts';
import { titleOf } from './words.ts';

type BoltOf<K extends Bolt['kind']> = Extract<Bolt, { readonly kind: K }>;

const effects: { readonly [K in Bolt['kind']]: (t: Endeavours, bolt: BoltOf<K>) => Flow } = {
  wormhole: t => placeWormhole(t),
  ejection: placeEjection,
  loneliness,
  *aqua(t, { aqua }) {
    earn(t, aqua, 'END-OBSCARD-13');
  },
  discoveries: (t, { count }) => drawDiscoveries(t, count),
};

/** END-OBSCARD-13: the immediate part of a discovered mission, if it has one; the card stays in play. */
export function* strike(t: Endeavours, card: FoundId): Flow {
  const { bolt } = foundMissionOf(card);
  if (bolt === undefined) return;
  say(t, 'END-OBSCARD-13', 'found.bolt', { mission: titleOf(card), what: nameOfBolt(bolt) });
  yield* (effects[bolt.kind] as (t: Endeavours, bolt: Bolt) => Flow)(t, bolt);
}

/** What it says on the card. */
export function nameOfBolt({ kind, ...params }: Bolt): Words {
  return { key: `bolt.${kind}`, ...(Object.keys(params).length > 0 && { params }) };
}
