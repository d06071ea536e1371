import { useEffect, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy.ts';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  readonly link: string;
  /** What it is: "Link for the Medic". */
  readonly label: string;
  /** What the camera's picture is called. */
  readonly qrLabel: string;
}

const saysCopiedMillis = 2_500;

/** A link to be given to somebody: copied, sent on, or read by a camera. */
export function ShareLink({ link, label, qrLabel }: ShareLinkProps) {
  const word = useWord();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saysCopiedMillis);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <div className={styles['share']}>
      <QrCode link={link} label={qrLabel} />
      <div className={styles['ways']}>
        <label className="heard" htmlFor={id}>
          {label}
        </label>
        <input id={id} readOnly value={link} onFocus={event => event.target.select()} />
        <div className={styles['buttons']}>
          <Button onClick={() => copyText(link).then(setCopied)}>
            <Glyph name={isCopied ? 'check' : 'copy'} />
            {word(isCopied ? 'lobby.copied' : 'lobby.copy')}
          </Button>
          {'share' in navigator && (
            <Button kind="ghost" onClick={() => void share(link, label)}>
              <Glyph name="share" />
              {word('lobby.share')}
            </Button>
          )}
        </div>
        <span className="heard" aria-live="polite">
          {isCopied && word('lobby.copied')}
        </span>
      </div>
    </div>
  );
}

async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Whoever closes the sheet has changed their mind.
  }
}
