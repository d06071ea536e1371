import type { GameFace } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWord } from '../../words/words.tsx';
import { LogLine } from './LogLine.tsx';

interface SinceLastTurnProps {
  readonly face: GameFace;
  readonly view: unknown;
  readonly lines: readonly LogEntry[];
  onClose(): void;
}

/** What happened while one was away, from first to last. */
export function SinceLastTurn({ face, view, lines, onClose }: SinceLastTurnProps) {
  const word = useWord();
  return (
    <Dialog title={word('table.since')} onClose={onClose}>
      <ol>
        {lines.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and never change places
          <li key={at}>
            <LogLine face={face} view={view} entry={entry} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
