import type { PartyProps } from '@starboard/board';
import { useMemo, useState } from 'react';
import { shownStacks } from '../../show/stacks.ts';
import type { Card } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { useLooking } from '../looking.ts';
import { Panel } from '../Panel.tsx';
import styles from './Fleet.module.css';
import { StackCard } from './StackCard.tsx';
import { ShipyardButton } from './shipyard/ShipyardButton.tsx';

/** The Stacks, with what they weigh and what drives them. The one that is looked at stands in full. */
export function Fleet(props: PartyProps<View>) {
  const { view, say } = props;
  const { looking, look } = useLooking();
  const [card, show] = useState<Card>();
  const state = useMemo(() => asState(view), [view]);
  const stacks = useMemo(() => shownStacks(state), [state]);
  return (
    <Panel title={say({ key: 'face.fleet' })} aside={<ShipyardButton {...props} />}>
      {stacks.length === 0 && <p className={styles['none']}>{say({ key: 'fleet.none' })}</p>}
      <ul className={styles['stacks']}>
        {stacks.map(stack => (
          <StackCard
            key={stack.no}
            state={state}
            stack={stack}
            say={say}
            touch={props}
            isShown={stack.no === looking.stack}
            onShow={() => look({ stack: stack.no === looking.stack ? undefined : stack.no, node: undefined })}
            onCard={show}
          />
        ))}
      </ul>
      {card && <CardFace card={card} say={say} onClose={() => show(undefined)} />}
    </Panel>
  );
}
