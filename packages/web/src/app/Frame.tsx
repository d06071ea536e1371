import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { shelves } from '../games/games.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Glyph, type GlyphName } from '../ui/glyphs.tsx';
import { Logo } from '../ui/small.tsx';
import { type PageKey, useWord } from '../words/words.tsx';
import styles from './Frame.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface FrameProps {
  /** What page this is, beside the logo: "New game". Pages without it are the rooms that the bar leads to. */
  readonly title?: string;
  /** Of which game. */
  readonly subtitle?: string;
  /** Buttons at the right of the bar. */
  readonly actions?: ReactNode;
  /** The page, with its `<main>`. */
  readonly children: ReactNode;
}

/** The bar at the top, and a page below it. The table has a bar of its own. */
export function Frame({ title, subtitle, actions, children }: FrameProps) {
  const word = useWord();
  const isRoom = title === undefined;
  useDocumentTitle(title, subtitle);
  return (
    <div className={`${styles['frame']} ${isRoom ? styles['room'] : ''}`}>
      <a className={styles['skip']} href="#content">
        {word('app.skip')}
      </a>
      <header className={styles['bar']}>
        <Logo />
        {isRoom ? <Rooms /> : <PageName title={title} subtitle={subtitle} />}
        <div className={styles['tools']}>
          {actions}
          {isRoom && <LanguageSwitch />}
          <ButtonLink
            kind="icon"
            className={styles['gear'] ?? ''}
            href="/settings"
            aria-label={word('app.nav.settings')}
          >
            <Glyph name="cog" />
          </ButtonLink>
        </div>
      </header>
      <div id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </div>
      {isRoom && <Footer />}
    </div>
  );
}

function PageName({ title, subtitle }: { readonly title: string; readonly subtitle: string | undefined }) {
  return (
    <div className={styles['name']}>
      <b>{title}</b>
      {subtitle !== undefined && <span>{subtitle}</span>}
    </div>
  );
}

interface Room {
  readonly key: PageKey;
  readonly glyph: GlyphName;
  readonly href: string;
  /** Addresses that begin so belong to it. */
  readonly prefix: string;
}

const rooms: readonly Room[] = [
  { key: 'app.nav.shelf', glyph: 'shelf', href: '/', prefix: '/' },
  { key: 'app.nav.games', glyph: 'hand', href: '/games', prefix: '/games' },
  { key: 'app.nav.rules', glyph: 'book', href: `/rules/${shelves[0]?.id}`, prefix: '/rules' },
  { key: 'app.nav.settings', glyph: 'cog', href: '/settings', prefix: '/settings' },
];

function roomAt(address: string): Room | undefined {
  return rooms.find(({ prefix }) => (prefix === '/' ? address === '/' : address.startsWith(prefix)));
}

function Rooms() {
  const word = useWord();
  const [address] = useLocation();
  const here = roomAt(address);
  return (
    <nav className={styles['rooms']} aria-label={word('app.nav')}>
      {rooms.map(room => (
        <Link key={room.href} href={room.href} aria-current={room === here ? 'page' : undefined}>
          <Glyph name={room.glyph} size={20} />
          {word(room.key)}
        </Link>
      ))}
    </nav>
  );
}

function Footer() {
  const word = useWord();
  return (
    <footer className={styles['footer']}>
      <p>{word('app.unofficial')}</p>
      <Link href="/about">{word('app.about')}</Link>
    </footer>
  );
}

function useDocumentTitle(title: string | undefined, subtitle: string | undefined): void {
  const word = useWord();
  const [address] = useLocation();
  const room = roomAt(address);
  const name = title ?? (room === undefined || room.prefix === '/' ? undefined : word(room.key));
  useEffect(() => {
    document.title = [name, subtitle, word('app.name')].filter(part => part !== undefined).join(' · ');
  }, [name, subtitle, word]);
}
