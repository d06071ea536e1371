import { type Language, languages } from '@starboard/kernel/text';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWord } from '../words/words.tsx';
import styles from './LanguageSwitch.module.css';

/** Each language by its own name, so that everybody finds theirs. */
const names: { readonly [L in Language]: string } = { en: 'English', fr: 'Français' };

/** The languages, by their letters. What is written changes at once. */
export function LanguageSwitch() {
  const word = useWord();
  const { language } = useSettings();
  return (
    <fieldset className={styles['languages']}>
      <legend className="heard">{word('settings.language')}</legend>
      {languages.map(each => (
        <label key={each} lang={each} title={names[each]}>
          <input
            type="radio"
            name="language"
            className="heard"
            aria-label={names[each]}
            checked={each === language}
            onChange={() => changeSettings({ language: each })}
          />
          <span aria-hidden>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
