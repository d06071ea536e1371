import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph, type GlyphName } from '../../ui/glyphs.tsx';
import { useWord } from '../../words/words.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  readonly tone: 'warn' | 'bad' | 'info';
  readonly title: string;
  readonly children: ReactNode;
  /** The stable code, for whoever looks into the page. */
  readonly code?: string | undefined;
  onDismiss?(): void;
}

const glyphs: { readonly [T in BannerProps['tone']]: GlyphName } = { warn: 'warning', bad: 'cross', info: 'info' };

/** Something that one must know before one goes on. */
export function Banner({ tone, title, children, code, onDismiss }: BannerProps) {
  const word = useWord();
  return (
    <div className={`${styles['banner']} ${styles[tone]}`} role={tone === 'info' ? 'status' : 'alert'} data-code={code}>
      <Glyph name={glyphs[tone]} size={20} />
      <p>
        <b>{title}</b> {children}
      </p>
      {onDismiss && (
        <Button kind="icon" aria-label={word('app.close')} onClick={onDismiss}>
          <Glyph name="cross" />
        </Button>
      )}
    </div>
  );
}
