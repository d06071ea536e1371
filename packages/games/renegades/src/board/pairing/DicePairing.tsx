import type { PairingProps } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { type PointerEvent, useState } from 'react';
import { penetrates } from '../../rules/combat/dice.ts';
import { isBetter, isBlocked } from '../../rules/combat/program.ts';
import type { View } from '../../view.ts';
import styles from './DicePairing.module.css';
import { FacedDie } from './FacedDie.tsx';
import { bestPartners, laidOf, pairsOf, prospectOfLaid, sumOf, swapped } from './pairing.ts';

/** Red dice, each with the black one that is laid against it. A black die is dragged onto another, or both are touched: they change places. */
export function DicePairing({ decision, ask, pairs, isOpen, say, Rule, onPair }: PairingProps<View>) {
  const [held, hold] = useState<number>();
  const laid = laidOf({ ask, pairs });
  const { red, black, partners } = laid;
  const best = bestPartners(decision, laid);
  const prospect = prospectOfLaid(decision, laid);
  const isBest = !isBetter(prospectOfLaid(decision, { red, black, partners: best }), prospect);
  const lay = (next: readonly number[]) => onPair(pairsOf(ask, next));
  const touch = (at: number) => {
    if (!isOpen) return;
    if (held !== undefined && held !== at) lay(swapped(partners, held, at));
    hold(held === undefined ? at : undefined);
  };
  const drag = useDragging(isOpen, (from, to) => {
    hold(undefined);
    lay(swapped(partners, from, to));
  });
  return (
    <div className={styles['pairing']}>
      <p>
        {say({ key: 'face.pairing.how' })} <Rule rule="RDA-ATTACK-11" />
      </p>
      <ol className={styles['rows']} {...drag.listeners}>
        {red.map((die, at) => (
          <Row
            key={ask.options[at]!.key}
            at={at}
            red={die}
            black={black[partners[at]!]}
            isHeld={held === at || drag.from === at}
            isAimed={drag.over === at && drag.from !== at}
            isOpen={isOpen}
            say={say}
            onTouch={() => touch(at)}
          />
        ))}
      </ol>
      <p className={styles['sum']} aria-live="polite" data-best={isBest || undefined}>
        {say(sumOf(prospect, isBest))}
      </p>
      {!isBest && (
        <button type="button" className={styles['propose']} disabled={!isOpen} onClick={() => lay(best)}>
          {say({ key: 'face.pairing.propose' })}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  readonly at: number;
  readonly red: number;
  readonly black: number | undefined;
  readonly isHeld: boolean;
  readonly isAimed: boolean;
  readonly isOpen: boolean;
  readonly say: Formatter;
  onTouch(): void;
}

/** RDA-ATTACK-11, 12: a red die, its partner, and what comes of it. */
function Row({ at, red, black, isHeld, isAimed, isOpen, say, onTouch }: RowProps) {
  const isStopped = black !== undefined && isBlocked(red, black);
  const outcome = isStopped ? 'blocked' : red >= penetrates ? 'penetrates' : 'through';
  return (
    <li className={styles['row']} data-row={at} data-outcome={outcome} data-aimed={isAimed || undefined}>
      <FacedDie value={red} side="red" title={say({ key: 'face.pairing.red', params: { value: red } })} />
      <span className={styles['sign']} aria-hidden>
        {isStopped ? (black === red ? '=' : '<') : '>'}
      </span>
      {black === undefined ? (
        <span className={styles['none']} />
      ) : (
        <button
          type="button"
          className={styles['partner']}
          aria-pressed={isHeld}
          aria-label={say({ key: 'face.pairing.black', params: { value: black, red } })}
          disabled={!isOpen}
          onClick={onTouch}
        >
          <FacedDie value={black} side="black" state={isHeld ? 'held' : undefined} />
        </button>
      )}
      <b>{say({ key: `face.pairing.${outcome}` })}</b>
    </li>
  );
}

/** Farther than this, in pixels, a pointer has dragged. */
const steady = 6;

/** A black die that is dragged from its row to another. */
function useDragging(isOpen: boolean, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{
    readonly from: number;
    readonly x: number;
    readonly y: number;
    readonly over?: number;
  }>();
  const rowAt = ({ clientX, clientY }: PointerEvent) => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    return row === undefined ? undefined : Number(row);
  };
  const listeners = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isDie = (event.target as Element).closest('button') !== null;
      const from = isDie && isOpen ? rowAt(event) : undefined;
      if (from !== undefined) setDrag({ from, x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag === undefined) return;
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
      if (drag.over === undefined && far < steady) return;
      const over = rowAt(event) ?? drag.from;
      if (over !== drag.over) setDrag({ ...drag, over });
    },
    onPointerUp() {
      if (drag?.over !== undefined && drag.over !== drag.from) onDrop(drag.from, drag.over);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onPointerLeave: () => setDrag(undefined),
  };
  return { listeners, from: drag?.over === undefined ? undefined : drag.from, over: drag?.over };
}
