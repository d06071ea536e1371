import type { Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { useEffect, useRef } from 'react';
import type { BattlePlan } from '../../plan.ts';
import type { View } from '../../view.ts';
import styles from './Crowd.module.css';
import { nameAt } from './names.ts';

interface CrowdProps {
  readonly view: View;
  readonly plan: BattlePlan;
  readonly refs: readonly Ref[];
  readonly targets: readonly Target[];
  readonly say: Formatter;
  onPick(ref: Ref): void;
  onPoint(ref: Ref | undefined): void;
  onClose(): void;
}

/** Several things that can be chosen lie on one another: which of them? */
export function Crowd({ view, plan, refs, targets, say, onPick, onPoint, onClose }: CrowdProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <ul
      ref={list}
      className={styles['crowd']}
      aria-label={say({ key: 'board.which' })}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {refs.map(ref => {
        const target = targets.find(each => each.ref === ref);
        return (
          <li key={ref}>
            <button
              type="button"
              onClick={() => onPick(ref)}
              onPointerEnter={() => onPoint(ref)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(ref)}
              onBlur={() => onPoint(undefined)}
            >
              <span>{say(nameAt(view, plan, ref))}</span>
              {target?.hotkey && <kbd>{target.hotkey}</kbd>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
