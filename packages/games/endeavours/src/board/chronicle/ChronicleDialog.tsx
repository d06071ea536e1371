import type { FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import { Dialog } from '../Dialog.tsx';
import { Charts } from './Charts.tsx';
import styles from './ChronicleDialog.module.css';
import { Timeline } from './Timeline.tsx';

interface ChronicleDialogProps extends FaceProps<View> {
  onClose(): void;
}

/** The chronicle while the game goes on. */
export function ChronicleDialog({ onClose, ...props }: ChronicleDialogProps) {
  const { say } = props;
  return (
    <Dialog title={say({ key: 'chronicle.title' })} close={say({ key: 'chronicle.close' })} isWide onClose={onClose}>
      <div className={styles['chronicle']}>
        <Charts {...props} />
        <Timeline {...props} />
      </div>
    </Dialog>
  );
}
