import { Explained, Icon, type IconDrawing } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import styles from './Traits.module.css';
import type { Trait } from './traits.ts';

interface TraitsProps {
  readonly title: string;
  readonly traits: readonly (Trait & { readonly icon?: IconDrawing; readonly tone?: string })[];
  /** With its title in view; otherwise it is only heard. */
  readonly isTitled?: boolean;
  readonly say: Formatter;
}

/** A few small things in a row, each with its rules under the pointer. */
export function Traits({ title, traits, isTitled, say }: TraitsProps) {
  if (traits.length === 0) return null;
  return (
    <div className={styles['traits']} data-titled={isTitled || undefined}>
      {isTitled && <h3>{title}</h3>}
      <ul aria-label={title}>
        {traits.map(({ id, icon, tone, label, figures, name, text, note, isOff }) => (
          <li key={id}>
            <Explained
              className={styles['trait']}
              name={say(name ?? label)}
              text={say(text)}
              note={note && say(note)}
              isOff={isOff ?? false}
            >
              <span className={styles['inside']} data-tone={tone}>
                {icon && <Icon of={icon} />}
                <span className={styles['label']}>{say(label)}</span>
                {figures && <small>{say(figures)}</small>}
              </span>
            </Explained>
          </li>
        ))}
      </ul>
    </div>
  );
}
