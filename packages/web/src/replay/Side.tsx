import type { FaceProps, GameFace, TouchProps } from '@starboard/board';
import type { ReactNode } from 'react';
import { Segments } from '../ui/Switch.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Side.module.css';

export type Tab = 'log' | 'moments' | 'party' | 'mission';

export const tabs: readonly Tab[] = ['log', 'moments', 'party', 'mission'];

export type Scenery = FaceProps<unknown> & TouchProps;

interface SideProps {
  readonly face: GameFace;
  readonly tab: Tab;
  onTab(tab: Tab): void;
  readonly scenery: Scenery;
  readonly log: ReactNode;
  readonly moments: ReactNode;
}

/** What stands beside the board: one of the log, what is worth remembering, the party and the mission. */
export function Side({ face, tab, onTab, scenery, log, moments }: SideProps) {
  const word = useWord();
  return (
    <aside className={styles['side']} aria-label={word('replay.side')}>
      <div className={styles['tabs']}>
        <Segments
          label={word('replay.side')}
          value={tab}
          options={tabs.map(value => ({ value, text: word(`replay.side.${value}`) }))}
          onChange={onTab}
        />
      </div>
      <TabContent face={face} tab={tab} scenery={scenery} log={log} moments={moments} />
    </aside>
  );
}

export function TabContent({ face, tab, scenery, log, moments }: Omit<SideProps, 'onTab'>) {
  if (tab === 'log') return log;
  if (tab === 'moments') return moments;
  return (
    <div className={styles['content']}>
      {tab === 'party' ? <face.Party {...scenery} isCompact={false} /> : <face.Briefing {...scenery} />}
    </div>
  );
}
