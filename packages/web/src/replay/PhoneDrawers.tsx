import type { GameFace } from '@starboard/board';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import styles from './PhoneDrawers.module.css';
import { type Scenery, type Tab, TabContent, tabs } from './Side.tsx';

interface PhoneDrawersProps {
  readonly face: GameFace;
  readonly scenery: Scenery;
  readonly log: ReactNode;
  readonly moments: ReactNode;
  readonly actions: ReactNode;
  readonly open: Drawer | undefined;
  onOpen(drawer: Drawer | undefined): void;
}

export type Drawer = Tab | 'more';

/** On a phone, whatever does not fit is one tap away. */
export function PhoneDrawers({ face, scenery, log, moments, actions, open, onOpen }: PhoneDrawersProps) {
  const word = useWord();
  return (
    <div className={styles['row']}>
      {tabs.map(tab => (
        <Button key={tab} kind="ghost" onClick={() => onOpen(tab)}>
          {word(`replay.side.${tab}`)}
        </Button>
      ))}
      <Button kind="icon" aria-label={word('replay.side.more')} onClick={() => onOpen('more')}>
        <Glyph name="share" />
      </Button>
      {open && (
        <Dialog title={word(`replay.side.${open}`)} isDrawer={open !== 'more'} onClose={() => onOpen(undefined)}>
          {open === 'more' ? (
            actions
          ) : (
            <div className={styles['content']}>
              <TabContent face={face} tab={open} scenery={scenery} log={log} moments={moments} />
            </div>
          )}
        </Dialog>
      )}
    </div>
  );
}
