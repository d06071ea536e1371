import type { Prospect } from '@starboard/board';
import type { Odds, ShownDecision, ShownOption, Viewer } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import type { Sitting } from '../../play/sitting.ts';

/** Whoever only passes over an option does not want to know its odds. */
const lingerMillis = 200;

interface Considering {
  readonly sitting: Sitting;
  readonly seat: Viewer;
  readonly decision: ShownDecision | undefined;
  readonly option: ShownOption | undefined;
  /** The option is chosen: no need to wait whether somebody lingers. */
  readonly isChosen: boolean;
  prospectsOf(odds: Odds): readonly Prospect[];
}

type Known = readonly Prospect[] | 'unknown';

/** What an option may lead to; nothing before it is known, and `unknown` if that cannot be told. */
export function useOdds({ sitting, seat, decision, option, isChosen, prospectsOf }: Considering): Known | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const key = option && decision && `${decision.id} ${seat} ${option.key}`;
  const isKnown = key === undefined || known.has(key);
  const answer = option?.key;
  const decisionId = decision?.id;
  useEffect(() => {
    if (isKnown || key === undefined || answer === undefined || decisionId === undefined) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const tell = (prospects: Known) =>
      !signal.aborted && setKnown(before => new Map([...before].slice(-200)).set(key, prospects));
    const given = { answer, decision: decisionId, ...(seat !== 'spectator' && { seat }) };
    const ask = () =>
      sitting.odds(given, signal).then(
        odds => tell(prospectsOf(odds)),
        () => tell('unknown'),
      );
    const timer = setTimeout(ask, isChosen ? 0 : lingerMillis);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [isKnown, key, answer, decisionId, seat, isChosen, sitting, prospectsOf]);
  return key === undefined ? undefined : known.get(key);
}
