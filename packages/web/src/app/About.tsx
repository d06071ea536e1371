import { shelves } from '../games/games.ts';
import { toldOf } from '../games/shelf-texts.ts';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './About.module.css';
import { Frame } from './Frame.tsx';

/** Whose the games are, what this is made with, and where programs find the way in. */
export default function About() {
  const say = useSay();
  const word = useWord();
  return (
    <Frame title={word('app.about')}>
      <main className={styles['about']}>
        <h1>{word('app.about')}</h1>
        <p className={styles['lead']}>{word('app.about.lead')}</p>

        <h2>{word('app.about.games')}</h2>
        <p>{word('app.about.games.text')}</p>
        <dl>
          {shelves.map(({ id }) => (
            <div key={id}>
              <dt>{say(toldOf(id, 'name'))}</dt>
              <dd>{say(toldOf(id, 'owner'))}</dd>
            </div>
          ))}
        </dl>

        <h2>{word('app.about.made')}</h2>
        <ul>
          <li>
            {word('app.about.icons')} <Outside href="https://game-icons.net" />{' '}
            <Outside href="https://github.com/game-icons/icons/blob/master/license.txt" />{' '}
            <Outside href="https://creativecommons.org/licenses/by/3.0/" />
          </li>
          <li>
            {word('app.about.fonts')} <Outside href="https://openfontlicense.org" />
          </li>
          <li>{word('app.about.licence')}</li>
        </ul>

        <h2>{word('app.about.bots')}</h2>
        <p>{word('app.about.bots.text')}</p>
        <p>
          <a href="/api/docs">
            <Glyph name="book" /> {word('app.about.docs')}
          </a>
        </p>
      </main>
    </Frame>
  );
}

/** A link that says where it leads. */
function Outside({ href }: { readonly href: string }) {
  const { host } = new URL(href);
  return (
    <a href={href} rel="noreferrer">
      {host}
    </a>
  );
}
