import type { ShownBlocked } from '@starboard/kernel';
import { RuleLink, useRulebook } from '../../rulebook/RuleLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './Explain.module.css';

/** Why something cannot be done now, and which rule says so. */
export function Explain({ blocked, onClose }: { readonly blocked: ShownBlocked; onClose(): void }) {
  const say = useSay();
  const word = useWord();
  const rulebook = useRulebook();
  return (
    <Dialog title={word('table.blocked', { option: say(blocked.label) })} onClose={onClose}>
      <p className={styles['reason']}>
        {word('table.blocked.because', { reason: say(blocked.reason) })} <RuleLink rule={blocked.rule} />
      </p>
      <div className={styles['buttons']}>
        <Button onClick={() => rulebook.open(blocked.rule)}>{word('table.blocked.read')}</Button>
        <Button kind="ghost" onClick={onClose}>
          {word('app.close')} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </Dialog>
  );
}
