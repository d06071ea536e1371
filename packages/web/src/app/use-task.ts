import { useCallback, useState } from 'react';

interface Task {
  readonly isBusy: boolean;
  readonly problem?: unknown;
  /** Does it, one at a time, and keeps what went wrong to be shown. */
  run(work: () => Promise<void>): void;
}

/** Something that takes a while and may go wrong, behind a button. */
export function useTask(): Task {
  const [state, setState] = useState<Omit<Task, 'run'>>({ isBusy: false });
  const run = useCallback((work: () => Promise<void>) => {
    setState({ isBusy: true });
    work().then(
      () => setState({ isBusy: false }),
      problem => setState({ isBusy: false, problem }),
    );
  }, []);
  return { ...state, run };
}
