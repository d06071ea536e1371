import type { Status } from '@starboard/board';
import type { Picture } from '@starboard/room';
import { Link } from 'wouter';
import { nameOfGame } from '../../games/shelf-texts.ts';
import type { Sitting } from '../../play/sitting.ts';
import { useRulebook } from '../../rulebook/RuleLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Chip, Kbd, Logo } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { replayOf } from '../address.ts';
import { peopleOf, type Seat } from '../people/seats.ts';
import { YouAre } from '../people/YouAre.tsx';
import { UndoButton } from '../undo/UndoButton.tsx';
import type { Undo } from '../undo/use-undo.ts';
import styles from './TopBar.module.css';

/** What stands above the table when it was asked for. */
export type Sheet = 'people' | 'chat' | 'keys' | 'briefing' | 'since' | 'undo';

interface TopBarProps {
  readonly sitting: Sitting;
  readonly picture: Picture;
  readonly status: Status;
  readonly seats: readonly Seat[];
  readonly isConnected: boolean;
  readonly isOver: boolean;
  readonly undo: Undo;
  readonly unread: number;
  onUndo(): void;
  onOpen(sheet: Sheet): void;
}

/** Where we are, who is here, and everything that is always at hand. */
export function TopBar(props: TopBarProps) {
  const { picture, status, sitting, isOver, undo, unread, onUndo, onOpen } = props;
  const say = useSay();
  const word = useWord();
  const rulebook = useRulebook();
  const note = status.phases.find(({ id }) => id === status.phase)?.note;
  return (
    <header className={styles['bar']}>
      <span className={styles['brand']}>
        <Logo />
      </span>
      <div className={styles['place']}>
        <h1 className={styles['where']}>
          <b>{say(nameOfGame(picture.table.game))}</b> <span>{say(status.title)}</span>
          {note && <small>{say(note)}</small>}
        </h1>
        <YouAre seats={props.seats} looking={picture.position.seat} />
      </div>
      <ul className={styles['counters']}>
        {status.counters.map(counter => (
          <li key={counter.key}>
            <Chip>{say(counter)}</Chip>
          </li>
        ))}
      </ul>
      <div className={styles['tools']}>
        <Button
          kind="icon"
          className={styles['briefing'] ?? ''}
          aria-label={word('table.briefing')}
          title={word('table.briefing')}
          onClick={() => onOpen('briefing')}
        >
          <Glyph name="menu" />
        </Button>
        <Who {...props} />
        {sitting.where === 'server' && (
          <Button
            kind="icon"
            className={styles['chat'] ?? ''}
            aria-label={word('table.chat.open', { unread })}
            title={word('table.chat')}
            onClick={() => onOpen('chat')}
          >
            <Glyph name="chat" />
            {unread > 0 && <span className={styles['unread']}>{unread}</span>}
          </Button>
        )}
        <Button kind="ghost" className={styles['rules'] ?? ''} aria-keyshortcuts="?" onClick={() => rulebook.open()}>
          <Glyph name="book" /> <span>{word('table.rules')}</span> <Kbd>?</Kbd>
        </Button>
        {isOver && (
          <ButtonLink
            kind="icon"
            href={replayOf(sitting)}
            aria-label={word('table.end.replay')}
            title={word('table.end.replay')}
          >
            <Glyph name="film" />
          </ButtonLink>
        )}
        <Button
          kind="icon"
          className={styles['keys'] ?? ''}
          aria-label={word('table.keys')}
          title={word('table.keys')}
          onClick={() => onOpen('keys')}
        >
          <Glyph name="keyboard" />
        </Button>
        <Link
          className={styles['settings'] ?? ''}
          href="/settings"
          aria-label={word('app.nav.settings')}
          title={word('app.nav.settings')}
        >
          <Glyph name="cog" size={18} />
        </Link>
        <UndoButton undo={undo} isOver={isOver} onUndo={onUndo} onMenu={() => onOpen('undo')} />
      </div>
    </header>
  );
}

/** How many play, and whether the table hears us. */
function Who({ sitting, seats, isConnected, onOpen }: TopBarProps) {
  const word = useWord();
  const state = sitting.where === 'device' ? 'device' : isConnected ? 'live' : 'offline';
  return (
    <>
      <button type="button" className={styles['people']} onClick={() => onOpen('people')}>
        <Glyph name="people" /> {word('table.people.count', { seats: seats.length, people: peopleOf(seats).length })}
      </button>
      <span className={styles['state']}>
        <Chip {...(state === 'device' ? {} : { tone: state === 'live' ? ('good' as const) : ('warn' as const) })}>
          {word(`table.state.${state}`)}
        </Chip>
      </span>
    </>
  );
}
