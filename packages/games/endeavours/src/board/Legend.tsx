import { type FaceProps, SignList } from '@starboard/board';
import type { WaypointId } from '../types.ts';
import type { View } from '../view.ts';
import { NodeSymbol } from './map/Nodes.tsx';

/** One of each kind of node. */
const examples: { readonly [name: string]: WaypointId } = {
  lagrange: 'EML1',
  hohmann: 'EA-H1',
  burn: 'EA-B1',
  flyby: 'VE-FLY',
  aerobrake: 'MA-AE',
  belt: 'EA-R1',
};

/** What the signs of the map mean, on one line. */
export function Legend({ say }: FaceProps<View>) {
  const signs = Object.entries(examples).map(([name, node]) => ({
    name,
    sign: (
      <svg width="16" height="16" viewBox="-20 -20 40 40" aria-hidden>
        <NodeSymbol node={node} />
      </svg>
    ),
    meaning: say({ key: `face.legend.${name}` }),
  }));
  return <SignList label={say({ key: 'face.legend' })} signs={signs} />;
}
