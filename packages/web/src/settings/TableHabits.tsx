import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { forgetStored } from './local-data.ts';
import styles from './Settings.module.css';
import { changeSettings, useSettings } from './settings.ts';

/** How the table behaves. */
export function TableHabits() {
  const word = useWord();
  const [isAgain, setAgain] = useState(false);
  const { confirmsAll, showsHints, coversSeats } = useSettings();
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('settings.table')}</h2>
      <Switch isOn={confirmsAll} onChange={isOn => changeSettings({ confirmsAll: isOn })}>
        <Named title={word('settings.confirmsAll')} text={word('settings.confirmsAll.text')} />
      </Switch>
      <div className={styles['row']}>
        <Switch isOn={showsHints} onChange={isOn => changeSettings({ showsHints: isOn })}>
          <Named title={word('settings.hints')} text={word('settings.hints.text')} />
        </Switch>
        <Button
          onClick={() => {
            forgetStored('starboard.hints.');
            changeSettings({ showsHints: true });
            setAgain(true);
          }}
        >
          {isAgain && <Glyph name="check" />}
          {word(isAgain ? 'settings.hints.willCome' : 'settings.hints.again')}
        </Button>
      </div>
      <Switch isOn={coversSeats} onChange={isOn => changeSettings({ coversSeats: isOn })}>
        <Named title={word('settings.coversSeats')} text={word('settings.coversSeats.text')} />
      </Switch>
    </Panel>
  );
}

function Named({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <b className={styles['title']}>{title}</b>
      <span className={styles['more']}>{text}</span>
    </>
  );
}
