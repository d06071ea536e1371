import shipyard from 'icon:cargo-crane';
import { Icon, type PartyProps } from '@starboard/board';
import { useEffect, useState } from 'react';
import type { View } from '../../../view.ts';
import { Shipyard } from './Shipyard.tsx';
import styles from './ShipyardButton.module.css';

const hotkey = 'B';

/** Opens the shipyard, by a touch or by its key. */
export function ShipyardButton(props: PartyProps<View>) {
  const [isOpen, setOpen] = useState(false);
  useKey(() => setOpen(true));
  return (
    <>
      <button type="button" className={styles['open']} aria-keyshortcuts={hotkey} onClick={() => setOpen(true)}>
        <Icon of={shipyard} />
        {props.say({ key: 'fleet.yard' })}
        <kbd aria-hidden>{hotkey}</kbd>
      </button>
      {isOpen && <Shipyard key={props.decision?.id} {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Where nobody writes and no dialog is open. */
function useKey(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toUpperCase() !== hotkey || document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
}
