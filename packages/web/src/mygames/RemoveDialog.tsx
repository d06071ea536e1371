import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWord } from '../words/words.tsx';
import { isOver, type MatchEntry } from './entries.ts';
import styles from './MyGames.module.css';

interface RemoveDialogProps {
  readonly entry: MatchEntry;
  onRemove(): void;
  onPutAway(): void;
  onClose(): void;
}

/** Nothing brings a match back: it is asked first, with what will be gone and who else loses it. */
export function RemoveDialog({ entry, onRemove, onPutAway, onClose }: RemoveDialogProps) {
  const word = useWord();
  const { language } = useSettings();
  if (entry.where === 'device') {
    return (
      <Dialog title={word('games.remove.sure')} onClose={onClose}>
        <p className={styles['sure']}>{word('games.remove.text')}</p>
        <Button onClick={onRemove}>{word('games.remove.yes')}</Button>
      </Dialog>
    );
  }
  const called = entry.others.map(name => name || word('games.somebody'));
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(called);
  return (
    <Dialog title={word('games.delete.sure')} onClose={onClose}>
      <div className={styles['sure']}>
        <p>{word(isOver(entry) ? 'games.delete.over' : 'games.delete.running')}</p>
        {entry.outcome?.score !== undefined && <p>{word('games.delete.scored')}</p>}
        {called.length > 0 && <p>{word('games.delete.others', { names, count: called.length })}</p>}
        {!entry.isPutAway && <p>{word('games.delete.instead')}</p>}
      </div>
      <div className={styles['choices']}>
        <Button onClick={onRemove}>{word('games.delete.yes')}</Button>
        {!entry.isPutAway && (
          <Button kind="ghost" onClick={onPutAway}>
            {word('games.putAway')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
