import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { litBoxes, placeBeside } from '../shapes/beside.ts';
import styles from './Explained.module.css';
import { lookOf, type Touched } from './touch.ts';

interface ExplainedProps {
  /** Its full name, above what it does. */
  readonly name: string;
  /** What it does, in the rulebook's words. */
  readonly text: string;
  /** What is true of it now. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly isOff?: boolean;
  readonly touched?: Touched | undefined;
  readonly children: ReactNode;
}

/** A small thing whose text is read by pointing at it, by focus or by a tap; a click chooses it where it can be chosen. */
export function Explained({ name, text, note, className = '', isOff, touched, children }: ExplainedProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  function show() {
    if (anchor.current === null || tip.current === null || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    put(tip.current, anchor.current);
    touched?.onPoint(true);
  }

  function hide() {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
    touched?.onPoint(false);
  }

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') show();
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch' && document.activeElement !== anchor.current) hide();
  }

  function press({ key }: KeyboardEvent) {
    if (key === 'Escape') hide();
  }

  function click() {
    // Not every browser gives a tapped button the focus; without it nothing would close the text again.
    anchor.current?.focus();
    if (touched?.target === undefined) return show();
    hide();
    touched.onPick();
  }

  return (
    <span className={styles['place']} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        ref={anchor}
        type="button"
        className={`${styles['thing']} ${className}`}
        aria-describedby={id}
        aria-pressed={touched?.target?.isChosen}
        aria-keyshortcuts={touched?.target?.hotkey}
        data-target={lookOf(touched)}
        data-off={isOff || undefined}
        onFocus={show}
        onBlur={hide}
        onKeyDown={press}
        onClick={click}
      >
        {children}
        {touched?.target?.hotkey && (
          <kbd className={styles['key']} aria-hidden>
            {touched.target.hotkey}
          </kbd>
        )}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles['tip']}>
        <b>{name}</b>
        {touched?.target && <em>{touched.target.label}</em>}
        <span>{text}</span>
        {note && <i>{note}</i>}
      </span>
    </span>
  );
}

const edge = 8;

/** Beside what it explains, never beyond the edge of the page nor over what can be chosen. */
function put(tip: HTMLElement, anchor: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { x: edge, y: edge, width: clientWidth - 2 * edge, height: clientHeight - 2 * edge };
  const size = { width: tip.offsetWidth, height: tip.offsetHeight };
  const { x, y } = placeBeside(anchor.getBoundingClientRect(), size, room, litBoxes(document, anchor));
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}
