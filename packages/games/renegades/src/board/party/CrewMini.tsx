import hearts from 'icon:hearts';
import { Icon, lookOf, type Ring, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { nameOf } from '../../rules/table.ts';
import { leftOf } from '../../show/names.ts';
import type { Crew } from '../../types.ts';
import type { View } from '../../view.ts';
import { CrewPortrait } from '../art/index.ts';
import styles from './CrewMini.module.css';

interface CrewMiniProps {
  readonly view: View;
  readonly crew: Crew;
  readonly ring: Ring | undefined;
  readonly isFoe: boolean;
  /** Who plays it, where that must be said. */
  readonly player: string | undefined;
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** Somebody ashore where there is little room: the face, the name and the player’s, and the health that is left. */
export function CrewMini({ view, crew, ring, isFoe, player, touch, say }: CrewMiniProps) {
  const touched = touchOf(touch, `crew:${crew.id}`);
  const name = say(nameOf(crew));
  const { left, most } = leftOf(view, crew);
  return (
    <li>
      <button
        type="button"
        className={styles['mini']}
        data-member=""
        data-target={lookOf(touched)}
        data-acting={view.party?.crew === crew.id || undefined}
        data-down={left === 0 || undefined}
        aria-pressed={touched.target?.isChosen ?? false}
        onClick={touched.onPick}
      >
        <span className="heard">
          {touched.target?.label ?? say({ key: 'board.crew', params: { who: name, left, most } })}
          {player !== undefined && `, ${player}`}
        </span>
        <i>
          <CrewPortrait member={crew.id} ring={ring} isFoe={isFoe} />
        </i>
        <span aria-hidden>
          <b>{name}</b>
          <small data-hurt={left < most || undefined}>
            <Icon of={hearts} /> {left}/{most}
            {player !== undefined && <em>{player}</em>}
          </small>
        </span>
      </button>
    </li>
  );
}
