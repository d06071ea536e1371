import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Glyph, type GlyphName } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import { isProving, type Proof, proofOf } from './proofs.ts';
import type { ScoreRow } from './rows.ts';
import styles from './ScoreTable.module.css';

const glyphs: { readonly [proof in Proof]: GlyphName } = {
  proved: 'check',
  otherRules: 'info',
  failed: 'cross',
  unchecked: 'warning',
};

/**
 * Whether a match, played again, leads to its score. What lies on this device is played again by itself; what lies on the
 * server would have to be fetched whole, and waits until somebody wants to know.
 */
export function ProofMark({ row }: { readonly row: ScoreRow }) {
  const word = useWord();
  const [isAsked, setAsked] = useState(false);
  const isWanted = isAsked || row.where === 'device' || isProving(row);
  const [proof, setProof] = useState<Proof>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void proofOf(row).then(found => isLeft || setProof(found));
    return () => {
      isLeft = true;
    };
  }, [row, isWanted]);
  if (!isWanted) {
    return (
      <Button
        kind="ghost"
        className={styles['check'] ?? ''}
        aria-label={word('scores.check.of', { points: row.score })}
        onClick={() => setAsked(true)}
      >
        {word('scores.check')}
      </Button>
    );
  }
  const text = word(proof === undefined ? 'scores.proof.checking' : `scores.proof.${proof}`);
  return (
    <span
      className={`${styles['mark']} ${proof ? styles[proof] : ''}`}
      title={text}
      {...(isAsked && { role: 'status', tabIndex: -1, ref: takeFocus })}
    >
      {proof === undefined ? <i aria-hidden>…</i> : <Glyph name={glyphs[proof]} size={18} />}
      <span className="heard">{text}</span>
    </span>
  );
}

/** What was pressed is gone: whoever uses the keyboard goes on from here. */
function takeFocus(mark: HTMLElement | null): void {
  mark?.focus();
}
