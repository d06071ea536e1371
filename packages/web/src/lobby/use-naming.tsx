import { type ReactNode, useState } from 'react';
import { useWord } from '../words/words.tsx';
import { ensurePlayer, isNamed } from './ensure-player.ts';
import { NameDialog } from './NameDialog.tsx';

interface Naming {
  /** The dialog, while it is open. */
  readonly dialog: ReactNode;
  /** Does it at once, or once this person has said their name. */
  withName(work: () => Promise<void>): Promise<void>;
}

/** Others are about to read our name: it is asked for if nobody knows it. */
export function useNaming(action: string): Naming {
  const word = useWord();
  const [asked, setAsked] = useState<{ onName(name: string | undefined): void }>();

  async function withName(work: () => Promise<void>): Promise<void> {
    if (await isNamed()) await ensurePlayer();
    else {
      const name = await new Promise<string | undefined>(onName => setAsked({ onName }));
      setAsked(undefined);
      if (name === undefined) return;
      await ensurePlayer(name);
    }
    await work();
  }

  const dialog = asked && (
    <NameDialog action={action || word('setup.start')} onName={asked.onName} onCancel={() => asked.onName(undefined)} />
  );
  return { dialog, withName };
}
