import type { SeatFace } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import { codeOf, isBusy, isLate, problemText } from '../../app/problem-text.ts';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { peopleOf, type Seat } from '../people/seats.ts';
import type { Left } from '../people/use-left.ts';
import type { Dropped } from '../undo/use-wish.ts';
import { Banner } from './Banner.tsx';

/** The table is not heard from any more. */
export function ConnectionLost({ trouble, onRetry }: { readonly trouble: unknown; onRetry(): void }) {
  const word = useWord();
  return (
    <Banner tone="warn" title={word('table.lost')}>
      {word(isBusy(trouble) ? 'table.lost.busy' : 'table.lost.text')}{' '}
      <Button onClick={onRetry}>{word('table.lost.retry')}</Button>
    </Banner>
  );
}

interface OthersLeftProps {
  readonly left: readonly Left[];
  readonly seats: readonly Seat[];
  onDismiss(): void;
}

interface WishDroppedProps {
  readonly dropped: Dropped;
  readonly seats: readonly SeatFace[];
  onDismiss(): void;
}

interface NotTakenProps {
  readonly thrown: unknown;
  /** Who was asked besides. */
  readonly asked: readonly SeatId[];
  readonly seats: readonly SeatFace[];
  onDismiss(): void;
}

/** Bots have taken over from somebody. */
export function OthersLeft({ left, seats, onDismiss }: OthersLeftProps) {
  const say = useSay();
  const word = useWord();
  const { language } = useSettings();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = list.format(new Set(left.map(({ name }) => name || word('games.somebody'))));
  const plays = seats.filter(({ id }) => left.some(({ seat }) => seat === id)).map(seat => say(seat.plays));
  return (
    <Banner tone="info" title={word('table.left', { names })} onDismiss={onDismiss}>
      {word('table.left.seats', { plays: list.format(plays) })}
    </Banner>
  );
}

/** A wish to go back came to nothing: who did not agree, or that it is not wished any more. */
export function WishDropped({ dropped: { isOwn, waitingFor }, seats, onDismiss }: WishDroppedProps) {
  const word = useWord();
  const names = peopleOf(seats.filter(({ id, isYours }) => waitingFor.includes(id) && !isYours));
  const title =
    isOwn && names.length === 1
      ? word('table.undo.refused.by', { name: names[0] ?? '' })
      : word('table.undo.refused', { isOwn: isOwn ? 'yes' : 'no' });
  return (
    <Banner tone="info" title={title} onDismiss={onDismiss}>
      {word('table.undo.refused.text')}
    </Banner>
  );
}

/** An answer was not taken: nothing was changed, and here is why. */
export function NotTaken({ thrown, asked, seats, onDismiss }: NotTakenProps) {
  const say = useSay();
  const word = useWord();
  const code = codeOf(thrown);
  if (!isLate(thrown)) {
    return (
      <Banner tone="bad" title={word('table.refused')} code={code} onDismiss={onDismiss}>
        {say(problemText(thrown))}
      </Banner>
    );
  }
  const others = seats.filter(seat => asked.includes(seat.id) && !seat.isYours);
  const names = [...new Set(others.map(seat => seat.name))];
  const title = names.length === 1 ? word('table.late.by', { name: names[0] ?? '' }) : word('table.late');
  return (
    <Banner tone="bad" title={title} code={code} onDismiss={onDismiss}>
      {word('table.late.text')}
    </Banner>
  );
}
