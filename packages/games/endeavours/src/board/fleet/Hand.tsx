import type { PartyProps } from '@starboard/board';
import { nameOfCard } from '../../rules/cards.ts';
import type { View } from '../../view.ts';
import { Panel } from '../Panel.tsx';

/** The cards in the Hand. */
export function Hand({ view, say }: PartyProps<View>) {
  return (
    <Panel title={say({ key: 'face.hand' })}>
      <ul>
        {view.hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <li key={`${card} ${at}`}>{say(nameOfCard(card))}</li>
        ))}
      </ul>
    </Panel>
  );
}
