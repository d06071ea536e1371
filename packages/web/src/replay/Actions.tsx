import type { Journal } from '@starboard/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../app/files.ts';
import { problemText } from '../app/problem-text.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './Actions.module.css';
import { addressToShare, playOn, type Source } from './source.ts';

interface ActionsProps {
  readonly source: Source;
  readonly journal: Journal;
  /** This step, from 1, and how many entries of the journal led to it. */
  readonly step: number;
  readonly entries: number;
  readonly isOver: boolean;
}

type Shown = { readonly link: string } | { readonly thrown: unknown };

/** Share, save, play on. */
export function Actions({ source, journal, step, entries, isOver }: ActionsProps) {
  const word = useWord();
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<Shown>();
  const [isCopied, setCopied] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch(thrown => setShown({ thrown }));
    setBusy(false);
  };
  const share = async () => {
    const link = await addressToShare(source, journal, step);
    if (!(await copyText(link))) return setShown({ link });
    setCopied(true);
    setTimeout(() => setCopied(false), 2_500);
  };
  const goOn = async () => navigate(`/device/${await playOn(journal, entries)}`);
  const playOnText = word(isOver ? 'replay.playOn.over' : 'replay.playOn.text');
  return (
    <div className={styles['actions']}>
      <Button kind="ghost" title={word('replay.share')} disabled={isBusy} onClick={() => attempt(share)}>
        <Glyph name={isCopied ? 'check' : 'link'} />
        <span className={styles['label']} aria-live="polite">
          {word(isCopied ? 'replay.share.done' : 'replay.share')}
        </span>
      </Button>
      <Button
        kind="ghost"
        title={word('replay.save')}
        onClick={() => saveFile(`${journal.game}-${source.id}.json`, journal)}
      >
        <Glyph name="download" />
        <span className={styles['label']}>{word('replay.save')}</span>
      </Button>
      <Button disabled={isBusy || isOver} title={playOnText} onClick={() => attempt(goOn)}>
        {word('replay.playOn')}
      </Button>
      {shown && <ActionDialog shown={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function ActionDialog({ shown, onClose }: { readonly shown: Shown; onClose(): void }) {
  const word = useWord();
  const say = useSay();
  if ('thrown' in shown) {
    return (
      <Dialog title={word('replay.failed')} onClose={onClose}>
        <p role="alert">{say(problemText(shown.thrown))}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={word('replay.share.title')} onClose={onClose}>
      <p>{word('replay.share.text')}</p>
      <input
        className={styles['link']}
        aria-label={word('replay.share.label')}
        readOnly
        value={shown.link}
        onFocus={event => event.target.select()}
      />
    </Dialog>
  );
}
