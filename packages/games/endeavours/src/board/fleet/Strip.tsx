import cards from 'icon:card-pick';
import flag from 'icon:flag-objective';
import water from 'icon:water-drop';
import { Icon, type PartyProps } from '@starboard/board';
import { useMemo } from 'react';
import { requirementsOf } from '../../rules/missions/score.ts';
import { isSpacecraft } from '../../rules/stacks.ts';
import { gistOf } from '../../show/stacks.ts';
import { asState, type View } from '../../view.ts';
import { useLooking } from '../looking.ts';
import { StackSign } from './StackSign.tsx';
import styles from './Strip.module.css';

/** Where there is little room: missions, Aqua, Hand, and the ship that is looked at. */
export function Strip({ view, say }: PartyProps<View>) {
  const { looking, look } = useLooking();
  const state = useMemo(() => asState(view), [view]);
  const { easy, medium, hard } = requirementsOf(view.difficulty);
  const done = view.missions.filter(({ status }) => status === 'done').length;
  const ship =
    state.stacks.find(({ no }) => no === looking.stack) ?? state.stacks.find(stack => isSpacecraft(state, stack));
  return (
    <ul className={styles['strip']} aria-label={say({ key: 'fleet.strip' })}>
      <li title={say({ key: 'fleet.strip.missions', params: { done, all: easy + medium + hard } })}>
        <Icon of={flag} title={say({ key: 'face.missions' })} />
        {done}/{easy + medium + hard}
      </li>
      <li title={say({ key: 'face.counter.aqua', params: { aqua: view.bank } })}>
        <Icon of={water} title={say({ key: 'fleet.strip.aqua' })} />
        {view.bank}
      </li>
      <li title={say({ key: 'fleet.strip.hand', params: { count: view.hand.length } })}>
        <Icon of={cards} title={say({ key: 'face.hand' })} />
        {view.hand.length}
      </li>
      {ship && (
        <li className={styles['ship']}>
          <button type="button" aria-pressed={ship.no === looking.stack} onClick={() => look({ stack: ship.no })}>
            <StackSign kind={ship.kind} />
            <span>
              <b>{say({ key: `stack.${ship.kind}` })}</b> {gistOf(state, ship).map(say).join(' · ')}
            </span>
          </button>
        </li>
      )}
    </ul>
  );
}
