import { useId } from 'react';
import { useFace } from '../games/use-game.ts';
import { labelsOf } from '../setup/labels.ts';
import { useSay, useWord } from '../words/words.tsx';
import type { SetupChoice } from './rows.ts';
import styles from './ScoresPage.module.css';
import { setupNames } from './setup-names.ts';

interface SetupFilterProps {
  readonly setups: readonly SetupChoice[];
  readonly names: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  onChoose(setupKey: string | undefined): void;
}

/** Which set-up is looked at: scores are worth comparing where the same was played. */
export function SetupFilter({ setups, names, chosen, onChoose }: SetupFilterProps) {
  const word = useWord();
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{word('scores.setup')}</label>
      <select id={id} value={chosen ?? ''} onChange={event => onChoose(event.target.value || undefined)}>
        <option value="">{word('scores.setup.all')}</option>
        {setups.map(({ key, count }) => (
          <option key={key} value={key}>
            {word('scores.setup.count', { name: names.get(key) ?? '', count })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the set-ups are called in the words of their game. */
export function useSetupNames(game: string, setups: readonly SetupChoice[]): ReadonlyMap<string, string> {
  const word = useWord();
  const say = useSay();
  const { face, texts } = useFace(game);
  return setupNames(setups, face.setup, labelsOf(face.setup, texts, say), {
    usual: word('scores.setup.usual'),
    rules: version => word('scores.setup.rules', { version }),
    field: (title, value) => word('scores.setup.field', { title, value }),
  });
}
