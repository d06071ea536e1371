import type { Formatter } from '@starboard/kernel/text';
import { useEffect, useId } from 'react';
import { Ruled } from '../rulebook/Ruled.tsx';
import { Button } from '../ui/Button.tsx';
import { Glyph, type GlyphName } from '../ui/glyphs.tsx';
import { Kbd } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { listIn, textIn } from './model/draft.ts';
import type { PoolField } from './model/fields.ts';
import type { Seated } from './model/seats.ts';
import styles from './StartBar.module.css';
import type { Sheet } from './use-sheet.ts';
import type { Start } from './use-start.ts';

interface StartBarProps {
  readonly sheet: Sheet;
  readonly seated: Seated;
  readonly start: Start;
}

/** What is ready, what is missing, and the button that begins. */
export function StartBar({ sheet, seated, start }: StartBarProps) {
  const word = useWord();
  const id = useId();
  const isReady = sheet.problems.length === 0 && !start.isStarting;
  const hasInvitations = seated.some(({ occupant }) => occupant.kind === 'invite');
  useEnter(isReady && !start.isNaming, start.start);
  return (
    <footer className={styles['bar']}>
      <ul id={id} className={styles['state']} aria-label={word('setup.state')} aria-live="polite">
        {useLines(sheet, seated, start).map(({ glyph, text, tone }) => (
          <li key={text} data-tone={tone}>
            <Glyph name={glyph} />
            <span>
              <Ruled sentence={text} />
            </span>
          </li>
        ))}
      </ul>
      <Button
        kind="primary"
        className={styles['start'] ?? ''}
        disabled={!isReady}
        aria-describedby={id}
        aria-keyshortcuts="Enter"
        onClick={start.start}
      >
        {start.isStarting ? word('setup.starting') : word(hasInvitations ? 'setup.start.invite' : 'setup.start')}
        <Kbd>↵</Kbd>
      </Button>
    </footer>
  );
}

interface Line {
  readonly glyph: GlyphName;
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad';
}

/** What is missing comes first: on a phone there is room for little else. */
function useLines(sheet: Sheet, seated: Seated, { problem }: Start): readonly Line[] {
  const { problems, fields, draft } = sheet;
  const say = useSay();
  const word = useWord();
  const failed: Line[] = problem === undefined ? [] : [{ glyph: 'cross', text: problem, tone: 'bad' }];
  const wrong = problems.map(({ text }): Line => ({ glyph: 'warning', text: say(text), tone: 'warn' }));
  const fine = fields.filter(({ name }) => problems.every(({ field }) => field !== name));
  const ready = fine.flatMap((field): Line[] => {
    const chosen = textIn(draft, field.name);
    if (field.kind === 'card') {
      const card = field.cards.find(({ value }) => value === chosen);
      return card === undefined ? [] : [{ glyph: 'check', text: say(card.title), tone: 'good' }];
    }
    if (field.kind === 'pool') return poolLines(field, listIn(draft, field.name), say);
    if (field.kind !== 'cards' && field.kind !== 'roster') return [];
    const count = listIn(draft, field.name).length;
    return [{ glyph: 'check', text: word('setup.ready.party', { title: say(field.title), count }), tone: 'good' }];
  });
  return [...failed, ...wrong, ...ready, ...useSeatLines(seated)];
}

function poolLines({ cards }: PoolField, chosen: readonly string[], say: Formatter): Line[] {
  const titles = cards.filter(({ value }) => chosen.includes(value)).map(({ title }) => say(title));
  return titles.length === 0 ? [] : [{ glyph: 'check', text: titles.join(', '), tone: 'good' }];
}

function useSeatLines(seated: Seated): readonly Line[] {
  const word = useWord();
  if (seated.length === 0) return [];
  const countOf = (kind: string) => seated.filter(({ occupant }) => occupant.kind === kind).length;
  const invited = countOf('invite');
  const yours: Line = { glyph: 'check', text: word('setup.ready.seats', { yours: countOf('you') }), tone: 'good' };
  if (invited === 0) return [yours];
  return [yours, { glyph: 'link', text: word('setup.ready.links', { count: invited }), tone: 'warn' }];
}

/** What has a use for Enter itself keeps it. */
const takesEnter = 'button, a, select, input:not([type="radio"], [type="checkbox"]), dialog';

function useEnter(isActive: boolean, then: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(takesEnter) !== null;
      if (event.key === 'Enter' && !event.repeat && !isTaken) then();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
