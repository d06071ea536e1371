import { useEffect, useState } from 'react';
import { copyText } from '../ui/copy.ts';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import styles from './CopyLink.module.css';

const shownMillis = 2000;

/** Copies the address of a rule. */
export function CopyLink({ rule, href }: { readonly rule: string; readonly href: string }) {
  const word = useWord();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMillis);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const address = new URL(href, location.href).href;
    if (await copyText(address)) setCopied(true);
    else location.assign(address); // A browser that keeps its clipboard: then it can be copied from the address bar.
  };
  return (
    <>
      <button
        type="button"
        className={`${styles['copy']} ${isCopied ? styles['copied'] : ''}`}
        aria-label={word('rulebook.copy', { rule })}
        onClick={copy}
      >
        <Glyph name={isCopied ? 'check' : 'link'} size={14} />
        {isCopied && <span aria-hidden>{word('rulebook.copied')}</span>}
      </button>
      <span role="status" className="heard">
        {isCopied && word('rulebook.copied')}
      </span>
    </>
  );
}
