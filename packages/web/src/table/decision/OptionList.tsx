import type { GameFace } from '@starboard/board';
import type { ShownBlocked, ShownOption } from '@starboard/kernel';
import { Glyph } from '../../ui/glyphs.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay } from '../../words/words.tsx';
import { hotkeyOf } from '../question/targets.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';

interface OptionListProps {
  readonly question: Question;
  readonly options: readonly ShownOption[];
  readonly face: GameFace;
}

export function OptionList({ question, options, face }: OptionListProps) {
  const say = useSay();
  const { Sign } = face;
  return (
    <ul className={styles['options']}>
      {options.map(option => {
        const hotkey = hotkeyOf(options, option);
        return (
          <li key={option.key}>
            <button
              type="button"
              className={`${styles['option']} ${question.pointed === option ? styles['pointedOption'] : ''}`}
              disabled={!question.isOpen}
              aria-keyshortcuts={hotkey}
              onClick={() => question.choose(option)}
              {...pointing(question, option)}
            >
              {Sign && <Sign option={option} />}
              <span>
                {say(option.label)}
                <Note option={option} face={face} />
              </span>
              {hotkey && <Kbd>{hotkey}</Kbd>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What it brings, if its name does not tell. */
export function Note({ option, face }: { readonly option: ShownOption; readonly face: GameFace }) {
  const say = useSay();
  const note = face.noteOf?.(option);
  return note && <small>{say(note)}</small>;
}

/** An option under the pointer or the focus is lit on the board, and its odds are told. */
export function pointing(question: Question, option: ShownOption) {
  return {
    onPointerEnter: () => question.point(option),
    onPointerLeave: () => question.point(undefined),
    onFocus: () => question.point(option),
    onBlur: () => question.point(undefined),
  };
}

interface BlockedListProps {
  readonly blocked: readonly ShownBlocked[];
  readonly face: GameFace;
  onExplain(blocked: ShownBlocked): void;
}

/** What could be among the options and is not, and why. */
export function BlockedList({ blocked, face, onExplain }: BlockedListProps) {
  const say = useSay();
  if (blocked.length === 0) return null;
  return (
    <ul className={styles['options']}>
      {blocked.map(each => (
        <li key={each.key}>
          <button
            type="button"
            className={`${styles['option']} ${styles['blockedOption']}`}
            aria-disabled
            onClick={() => onExplain(each)}
          >
            <Glyph name="blocked" />
            <span>
              {say(each.label)}
              <Note option={each} face={face} />
              <small>{say(each.reason)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
