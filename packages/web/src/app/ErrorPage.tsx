import { Component, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { saveFile } from './files.ts';
import styles from './Notice.module.css';
import { reportOf } from './report.ts';

/** Something is broken that should not be: says so, keeps the page, and offers a file that lets us see it happen again. */
export class ErrorPage extends Component<{ readonly children: ReactNode }, { readonly thrown?: unknown }> {
  override state: { readonly thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    if (!('thrown' in this.state)) return this.props.children;
    return <Sorry thrown={this.state.thrown} />;
  }
}

function Sorry({ thrown }: { readonly thrown: unknown }) {
  const word = useWord();
  // Begun before the table that can tell of its match is gone.
  const [report] = useState(() => reportOf(thrown));
  return (
    <main className={styles['notice']} data-code={String(thrown)}>
      <Logo />
      <h1>{word('problems.broken')}</h1>
      <p role="alert">{word('problems.broken.text')}</p>
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => location.reload()}>
          {word('problems.reload')}
        </Button>
        <Button onClick={async () => saveFile('starboard-report.json', await report)}>{word('problems.report')}</Button>
      </div>
    </main>
  );
}
