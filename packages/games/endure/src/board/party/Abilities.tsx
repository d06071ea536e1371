import infinity from 'icon:infinity';
import power from 'icon:power-lightning';
import siren from 'icon:siren';
import { Explained, Icon, type IconDrawing } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { catalogue } from '../../catalogue.ts';
import type { SurvivorView } from '../../view.ts';
import styles from './Abilities.module.css';

type Kind = 'passive' | 'active' | 'crisis';

const kinds: readonly Kind[] = ['passive', 'active', 'crisis'];
const icons: { readonly [K in Kind]: IconDrawing } = { passive: infinity, active: power, crisis: siren };

interface AbilitiesProps {
  readonly survivor: SurvivorView;
  /** Only then is what it did in its turn still true. */
  readonly isActing: boolean;
  readonly say: Formatter;
}

/** ETS-ABIL-01: the three abilities, and whether they have been used. */
export const Abilities = memo(function Abilities({ survivor, isActing, say }: AbilitiesProps) {
  const set = catalogue.survivors[survivor.id];
  return (
    <ul className={styles['abilities']} aria-label={say({ key: 'face.abilities' })}>
      {kinds.map(kind => {
        const key = `ability.${set[kind].name}`;
        const used = usedKey(survivor, kind, isActing);
        return (
          <li key={kind}>
            <Explained
              className={styles['ability']}
              name={say({ key })}
              text={say({ key: `${key}.text` })}
              note={used === undefined ? say({ key: `ability.kind.${kind}` }) : say({ key: used })}
              isOff={used !== undefined}
            >
              <Icon of={icons[kind]} />
              <span className={styles['name']}>{say({ key })}</span>
              <small>{used === undefined ? say({ key: `ability.kind.${kind}` }) : say({ key: used })}</small>
            </Explained>
          </li>
        );
      })}
    </ul>
  );
});

function usedKey({ turn, crisisUsed }: SurvivorView, kind: Kind, isActing: boolean): string | undefined {
  if (kind === 'crisis' && crisisUsed) return 'face.ability.usedMission';
  return kind === 'active' && isActing && turn.used.includes('active') ? 'face.ability.usedTurn' : undefined;
}
