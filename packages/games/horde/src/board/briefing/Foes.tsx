import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { useDeferredValue, useState } from 'react';
import { intentOf } from '../../rules/enemies/intent.ts';
import { nameOf } from '../../rules/table.ts';
import type { Unit } from '../../types.ts';
import type { View } from '../../view.ts';
import { statesOf } from '../battlefield/names.ts';
import { emblems } from '../emblems.ts';
import { intentText } from '../intent-text.ts';
import styles from './Foes.module.css';

interface FoesProps {
  readonly view: View;
  readonly say: Formatter;
}

/** GSQ-HID-05: every enemy unit and what it is about to do. It is worked out only while somebody reads it. */
export function Foes({ view, say }: FoesProps) {
  const [isOpen, setOpen] = useState(false);
  const calm = useDeferredValue(view);
  const { length: count } = view.units;
  if (count === 0) return null;
  return (
    <details className={styles['foes']} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say({ key: 'face.foes', params: { count } })}</summary>
      {isOpen && (
        <ul>
          {calm.units.map(unit => (
            <Foe key={unit.no} view={calm} unit={unit} say={say} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Foe({ view, unit, say }: FoesProps & { readonly unit: Unit }) {
  const states = statesOf({ ...unit, activated: false });
  const next = unit.activated ? { key: 'face.foe.acted' } : intentText(view, intentOf(view, unit));
  return (
    <li data-acted={unit.activated || undefined}>
      <Icon of={emblems[unit.unit]} />
      <b>
        {say({ key: 'face.foe', params: { unit: nameOf(unit), count: unit.models.length } })}
        {states.map(state => (
          <em key={state.key}>{say(state)}</em>
        ))}
      </b>
      <p>{say(next)}</p>
    </li>
  );
}
