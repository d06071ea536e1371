import water from 'icon:water-drop';
import { Icon, type PartyProps } from '@starboard/board';
import { useMemo, useState } from 'react';
import { massOf } from '../../rules/mass.ts';
import { hasMass } from '../../show/figures.ts';
import { firstSideOf } from '../../show/sides.ts';
import type { Card } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { CardLine } from '../cards/CardLine.tsx';
import { Panel } from '../Panel.tsx';
import styles from './Hand.module.css';
import { handOf } from './hand.ts';

/** The cards in the Hand, with what it costs to boost each. */
export function Hand({ view, say }: PartyProps<View>) {
  const [shown, show] = useState<Card>();
  const state = useMemo(() => asState(view), [view]);
  const hand = useMemo(() => handOf(state), [state]);
  return (
    <Panel
      title={say({ key: 'face.hand' })}
      aside={
        hand.length > 0 && (
          <span className={styles['count']}>{say({ key: 'fleet.cards', params: { count: hand.length } })}</span>
        )
      }
    >
      {hand.length === 0 && <p className={styles['none']}>{say({ key: 'fleet.emptyHand' })}</p>}
      <ul className={styles['hand']}>
        {hand.map(({ card, at, boost }) => (
          <li key={`${card} ${at}`}>
            <CardLine
              card={firstSideOf(card)}
              state={state}
              say={say}
              aside={
                <span className={styles['price']}>
                  {hasMass(card) && <span title={say({ key: 'figure.mass' })}>{massOf(state, firstSideOf(card))}</span>}
                  {boost && (
                    <span className={styles['fare']} data-dear={boost.fare > view.bank || undefined}>
                      {boost.fare}
                      <Icon
                        of={water}
                        title={say({ key: 'fleet.fare', params: { node: { key: `node.${boost.node}` } } })}
                      />
                    </span>
                  )}
                </span>
              }
              onTouch={() => show(firstSideOf(card))}
            />
          </li>
        ))}
      </ul>
      {shown && <CardFace card={shown} say={say} onClose={() => show(undefined)} />}
    </Panel>
  );
}
