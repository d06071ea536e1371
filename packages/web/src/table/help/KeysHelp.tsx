import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/small.tsx';
import { type PageKey, useWord } from '../../words/words.tsx';
import styles from './KeysHelp.module.css';

const keys: readonly (readonly [keys: readonly string[], does: PageKey])[] = [
  [['A–Z'], 'table.keys.letters'],
  [['1', '…', '9'], 'table.keys.numbers'],
  [['↵'], 'table.keys.confirm'],
  [['Esc'], 'table.keys.back'],
  [['Z'], 'table.keys.undo'],
  [['⇧', 'Z'], 'table.keys.redo'],
  [['Space'], 'table.keys.pause'],
  [['→'], 'table.keys.step'],
  [['←', '↑', '→', '↓'], 'table.keys.arrows'],
  [['+', '−', '0'], 'table.keys.zoom'],
  [['[', ']'], 'table.keys.survivors'],
  [['L'], 'table.keys.log'],
  [['P'], 'table.keys.party'],
  [['O'], 'table.keys.odds'],
  [['?'], 'table.keys.rules'],
  [['/'], 'table.keys.search'],
  [['F1'], 'table.keys.help'],
];

/** Every key of the table. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const word = useWord();
  return (
    <Dialog title={word('table.keys')} onClose={onClose}>
      <dl className={styles['keys']}>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map(name => (
                <Kbd key={name}>{name === 'Space' ? word('table.keys.space') : name}</Kbd>
              ))}
              <span className="heard">
                {names.map(name => (name === 'Space' ? word('table.keys.space') : name)).join(' ')}
              </span>
            </dt>
            <dd>{word(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
