import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';

type Kind = 'primary' | 'plain' | 'ghost' | 'icon';

interface Looks {
  /** `primary` is amber: your move, and at most one of them. */
  readonly kind?: Kind;
}

export function Button({ kind = 'plain', className = '', ...rest }: Looks & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={`${styles['button']} ${styles[kind] ?? ''} ${className}`} {...rest} />;
}

/** Looks like a button and leads to another page of ours. */
export function ButtonLink({
  kind = 'plain',
  className = '',
  href,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  return <Link href={href} className={`${styles['button']} ${styles[kind] ?? ''} ${className}`} {...rest} />;
}
