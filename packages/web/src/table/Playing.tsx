import { afterPaint } from '../ui/after-paint.ts';
import { useSay } from '../words/words.tsx';
import { Cover } from './Cover.tsx';
import { useFocusBack } from './keys/use-focus-back.ts';
import { partId } from './keys/use-table-keys.ts';
import { useTurnCall } from './people/use-turn-call.ts';
import { TableView } from './TableView.tsx';
import { useCover } from './use-cover.ts';
import { type Sat, useTable } from './use-table.ts';
import { useTitle } from './use-title.ts';

/** A match that is being played, or was. */
export function Playing(sat: Sat) {
  const say = useSay();
  const table = useTable(sat, say);
  const { next, uncover } = useCover(sat.sitting, sat.face, table.position, table.seats);
  const state = table.outcome ? 'over' : table.question ? 'yours' : 'others';
  useFocusBack(table);
  useTitle(say(table.status.title), state);
  useTurnCall(sat.sitting, say(table.status.title), state === 'yours');
  return next ? (
    <Cover
      seat={next}
      onReady={() => {
        uncover();
        afterPaint(() => document.getElementById(partId('decision'))?.focus());
      }}
    />
  ) : (
    <TableView table={table} />
  );
}
