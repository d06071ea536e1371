import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWord } from '../words/words.tsx';
import styles from './HandOver.module.css';

interface HandOverProps {
  /** What the seat is called. */
  readonly seat: string;
  readonly to: 'bot' | 'somebody';
  onYes(): void;
  onClose(): void;
}

/** One's own seat is not given away by a slip of the finger. */
export function HandOver({ seat, to, onYes, onClose }: HandOverProps) {
  const word = useWord();
  return (
    <Dialog title={word('lobby.handOver', { seat })} onClose={onClose}>
      <p>{word(`lobby.handOver.${to}`)}</p>
      <p>{word('lobby.handOver.back')}</p>
      <div className={styles['actions']}>
        <Button
          kind="primary"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {word(`lobby.handOver.${to}.yes`)}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {word('app.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
