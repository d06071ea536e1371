import type { SeatFace } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import { codeOf, problemText } from '../app/problem-text.ts';
import { Button } from '../ui/Button.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { Banner } from './Banner.tsx';

/** The table is not heard from any more. */
export function ConnectionLost({ onRetry }: { onRetry(): void }) {
  const word = useWord();
  return (
    <Banner tone="warn" title={word('table.lost')}>
      {word('table.lost.text')} <Button onClick={onRetry}>{word('table.lost.retry')}</Button>
    </Banner>
  );
}

interface NotTakenProps {
  readonly thrown: unknown;
  /** Who was asked besides. */
  readonly asked: readonly SeatId[];
  readonly seats: readonly SeatFace[];
  onDismiss(): void;
}

/** An answer was not taken: nothing was changed, and here is why. */
export function NotTaken({ thrown, asked, seats, onDismiss }: NotTakenProps) {
  const say = useSay();
  const word = useWord();
  const code = codeOf(thrown);
  if (code !== 'stale-decision' && code !== 'already-answered') {
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
