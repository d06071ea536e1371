import type { PartyProps } from '@starboard/board';
import { useMemo, useState } from 'react';
import { nameOfNode } from '../../../rules/table.ts';
import type { Card, NodeId } from '../../../types.ts';
import { asState, type View } from '../../../view.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { Dialog } from '../../Dialog.tsx';
import { useLooking } from '../../looking.ts';
import { giveOrders, order } from '../../orders.ts';
import { Aboard } from './Aboard.tsx';
import { type Composition, compose } from './compose.ts';
import { beginAt, beginWith, shipsAt, yardNodes } from './composition.ts';
import { Here } from './Here.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './Shipyard.module.css';
import { Summary } from './Summary.tsx';

interface ShipyardProps extends PartyProps<View> {
  onClose(): void;
}

/** Composes a ship of what is at one place, and shows at once what it could do; then does it. */
export function Shipyard({ view, decision, say, onClose }: ShipyardProps) {
  const { looking, look } = useLooking();
  const state = useMemo(() => asState(view), [view]);
  const [composition, change] = useState<Composition>(() => {
    const looked = state.stacks.find(({ no }) => no === looking.stack);
    const rocket = state.stacks.find(({ kind }) => kind === 'rocket');
    return beginAt(state, looked?.node ?? rocket?.node ?? 'LEO', looking.stack);
  });
  const [shown, show] = useState<Card>();
  const composed = useMemo(() => compose(state, composition), [state, composition]);
  const { node, ship } = composition;
  const isAsked = decision?.name === 'act' && decision.ask !== undefined;
  const obstacle = isAsked ? composed.obstacle : { key: 'fleet.yard.notNow' };

  function carryOut() {
    giveOrders(composed.steps.flatMap(({ answers }) => answers.map(([question, key]) => order(question, key))));
    if (composed.ship !== undefined) look({ stack: composed.ship.no, node: undefined });
    onClose();
  }

  const parts = { state, composition, composed, say, onChange: change, onCard: show };
  return (
    <Dialog
      title={say({ key: 'fleet.yard' })}
      close={say({ key: 'fleet.close' })}
      isWide
      aside={
        <div className={styles['choices']}>
          <label>
            {say({ key: 'fleet.yard.node' })}
            <select value={node} onChange={event => change(beginAt(state, event.target.value as NodeId, undefined))}>
              {[...new Set([node, ...yardNodes(state)])].map(each => (
                <option key={each} value={each}>
                  {say(nameOfNode(each))}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say({ key: 'fleet.yard.ship' })}
            <select
              value={ship ?? ''}
              onChange={({ target: { value } }) => change(beginWith(state, node, value === '' ? null : Number(value)))}
            >
              {shipsAt(state, node).map(({ no, kind }) => (
                <option key={no} value={no}>
                  {say({ key: `stack.${kind}` })}
                </option>
              ))}
              <option value="">{say({ key: 'fleet.yard.new' })}</option>
            </select>
          </label>
        </div>
      }
      onClose={onClose}
    >
      <Summary composed={composed} say={say} />
      <div className={styles['yard']}>
        <Here {...parts} />
        <Aboard {...parts} />
        <Outcome {...parts} />
      </div>
      <footer className={styles['foot']}>
        <p role="status">{obstacle && say(obstacle)}</p>
        <button type="button" onClick={() => change(beginWith(state, node, ship))}>
          {say({ key: 'fleet.yard.reset' })}
        </button>
        <button
          type="button"
          className={styles['do']}
          disabled={obstacle !== undefined || composed.steps.length === 0}
          onClick={carryOut}
        >
          {say({ key: 'fleet.yard.do' })}
        </button>
      </footer>
      {shown && <CardFace card={shown} say={say} onClose={() => show(undefined)} />}
    </Dialog>
  );
}
