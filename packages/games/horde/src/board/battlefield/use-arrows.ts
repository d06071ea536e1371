import { useEffect, useState } from 'react';
import { type Arrow, arrowOf, undecided } from '../../show/sights.ts';
import type { View } from '../../view.ts';

/** What enemies are about to do, for one view. */
interface Told {
  readonly view: View;
  readonly arrows: readonly Arrow[];
}

const none: readonly Arrow[] = [];

/**
 * GSQ-HID-05: what enemies are about to do, while somebody thinks. It takes a while to find out, so one unit is asked after
 * the other, and nothing waits for it.
 */
export function useArrows(view: View, isAsked: boolean): readonly Arrow[] {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (!isAsked) return;
    const left = [...undecided(view)];
    const arrows: Arrow[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const askNext = () => {
      const unit = left.shift();
      if (unit === undefined) return setTold({ view, arrows });
      arrows.push(arrowOf(view, unit));
      timer = setTimeout(askNext);
    };
    timer = setTimeout(askNext, 50);
    return () => clearTimeout(timer);
  }, [view, isAsked]);
  return isAsked && told?.view === view ? told.arrows : none;
}
