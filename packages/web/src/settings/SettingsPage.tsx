import { Frame } from '../app/Frame.tsx';
import { useWord } from '../words/words.tsx';
import { CarryOver } from './CarryOver.tsx';
import { Devices } from './Devices.tsx';
import { LocalData } from './LocalData.tsx';
import { Looks } from './Looks.tsx';
import { OwnData } from './OwnData.tsx';
import { PlayerName } from './PlayerName.tsx';
import styles from './Settings.module.css';
import { TableHabits } from './TableHabits.tsx';

/** What holds on this device, and who one is on the server. */
export default function SettingsPage() {
  const word = useWord();
  return (
    <Frame>
      <main className={styles['settings']}>
        <h1>{word('app.nav.settings')}</h1>
        <Looks />
        <TableHabits />
        <PlayerName />
        <CarryOver />
        <Devices />
        <OwnData />
        <LocalData />
      </main>
    </Frame>
  );
}
