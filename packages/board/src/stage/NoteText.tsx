import styles from './NoteText.module.css';

interface NoteTextProps {
  readonly title?: string;
  /** What warns stands out. */
  readonly lines: readonly { readonly words: string; readonly warns?: boolean | undefined }[];
}

/** What the pointer is on, with a few lines about it. */
export function NoteText({ title, lines }: NoteTextProps) {
  return (
    <div className={styles['note']}>
      {title && <b>{title}</b>}
      {lines.map(({ words, warns }) => (warns ? <em key={words}>{words}</em> : <span key={words}>{words}</span>))}
    </div>
  );
}
