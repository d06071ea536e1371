import { useEffect, useRef } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useWord } from '../words/words.tsx';
import { NameForm } from './NameForm.tsx';

interface NameDialogProps {
  /** What the name is needed for: "Start". */
  readonly action: string;
  onName(name: string): void;
  onCancel(): void;
}

/** Asked once, before others are invited. Whoever plays alone needs no name. */
export function NameDialog({ action, onName, onCancel }: NameDialogProps) {
  const word = useWord();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog title={word('setup.name')} onClose={onCancel}>
      <p>{word('setup.name.text')}</p>
      <div ref={form}>
        <NameForm label={word('setup.name.label')} action={action} isBusy={false} onName={onName} />
      </div>
    </Dialog>
  );
}
