import type { PartyProps } from '@starboard/board';
import { digest } from '../../digest.ts';
import type { View } from '../../view.ts';
import { Panel } from '../Panel.tsx';

/** The Stacks, with what they weigh and what drives them. */
export function Fleet({ view, say }: PartyProps<View>) {
  return (
    <Panel title={say({ key: 'face.fleet' })}>
      <ul>
        {digest(view).stacks.map(({ name, place, dry }) => (
          <li key={`${say(name)}${place && say(place)}`}>
            {say(name)} {place && say(place)} {dry}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
