import type { Ref } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import type { Target } from '../face.ts';
import styles from './Crowd.module.css';

interface CrowdProps {
  /** What is asked. */
  readonly title: string;
  readonly refs: readonly Ref[];
  readonly targets: readonly Target[];
  nameOf(ref: Ref): string;
  onPick(ref: Ref): void;
  onPoint(ref: Ref | undefined): void;
  onClose(): void;
}

/** Several things that can be chosen lie on one another: which of them? */
export function Crowd({ title, refs, targets, nameOf, onPick, onPoint, onClose }: CrowdProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <ul
      ref={list}
      className={styles['crowd']}
      aria-label={title}
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
              <span>{nameOf(ref)}</span>
              {target?.hotkey && <kbd>{target.hotkey}</kbd>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
