import type { ReactNode } from 'react';
import { Segments } from '../ui/Switch.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Settings.module.css';
import { changeSettings, type Settings, useSettings } from './settings.ts';

const themes: readonly Settings['theme'][] = ['dark', 'light', 'system'];
const speeds: readonly Settings['speed'][] = ['normal', 'fast', 'none'];

/** Language, theme and speed. */
export function Looks() {
  const word = useWord();
  const { language, theme, speed } = useSettings();
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('settings.looks')}</h2>
      <Row title={word('settings.language')}>
        <Segments
          label={word('settings.language')}
          value={language}
          options={[
            { value: 'en', text: 'English' },
            { value: 'fr', text: 'Français' },
          ]}
          onChange={next => changeSettings({ language: next })}
        />
      </Row>
      <Row title={word('settings.theme')}>
        <Segments<Settings['theme']>
          label={word('settings.theme')}
          value={theme}
          options={themes.map(value => ({ value, text: word(`settings.theme.${value}`) }))}
          onChange={next => changeSettings({ theme: next })}
        />
      </Row>
      <Row title={word('settings.speed')} text={word('settings.speed.text')}>
        <Segments<Settings['speed']>
          label={word('settings.speed')}
          value={speed}
          options={speeds.map(value => ({ value, text: word(`settings.speed.${value}`) }))}
          onChange={next => changeSettings({ speed: next })}
        />
      </Row>
    </Panel>
  );
}

interface RowProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Row({ title, text, children }: RowProps) {
  return (
    <div className={styles['row']}>
      <div>
        <h3>{title}</h3>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
