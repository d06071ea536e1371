import type { PartyProps } from '@starboard/board';
import { digest } from '../../digest.ts';
import type { View } from '../../view.ts';
import { Panel } from '../Panel.tsx';

/** The missions, done and open, with what is still missing for each. */
export function Missions({ view, say }: PartyProps<View>) {
  return (
    <Panel title={say({ key: 'face.missions' })}>
      <ul>
        {digest(view).missions.map(({ title, missing }) => (
          <li key={say(title)}>
            {say(title)} {missing.map(say).join(', ')}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
