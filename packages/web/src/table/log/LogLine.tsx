import { type GameFace, Icon } from '@starboard/board';
import type { LogEntry, Ref } from '@starboard/kernel';
import { memo } from 'react';
import { Link } from 'wouter';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './Log.module.css';

interface LogLineProps {
  readonly face: GameFace;
  readonly view: unknown;
  readonly entry: LogEntry | undefined;
  onLight?(refs: readonly Ref[]): void;
  onShow?(refs: readonly Ref[]): void;
  /** Where it can be watched again. */
  readonly href?: string | undefined;
}

/** One thing that happened: what it speaks of is lit while one points at it, and stays lit after a click. */
export const LogLine = memo(function LogLine({ face, view, entry, onLight, onShow, href }: LogLineProps) {
  const say = useSay();
  const word = useWord();
  if (entry === undefined) return null;
  const { icon, tone } = face.markOf(entry);
  const refs = face.refsOf(view, entry);
  const light = () => onLight?.(refs);
  const putOut = () => onLight?.([]);
  const text = say(entry);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only lights what is named; the text says the same
    <div className={styles['line']} onPointerEnter={light} onPointerLeave={putOut} onFocus={light} onBlur={putOut}>
      <Icon of={icon} className={styles[tone]} />
      <p>
        {href !== undefined ? (
          <Link href={href} className={styles['told'] ?? ''} title={word('table.log.watch')}>
            {text}
          </Link>
        ) : onShow !== undefined && refs.length > 0 ? (
          <button type="button" className={styles['told']} title={word('table.log.show')} onClick={() => onShow(refs)}>
            {text}
          </button>
        ) : (
          text
        )}{' '}
        {entry.rule && <RuleLink rule={entry.rule} />}
      </p>
    </div>
  );
}, isSameLine);

/** What a line speaks of is there for the whole match: a later view says nothing new of it. */
function isSameLine({ view: _, ...before }: LogLineProps, { view: __, ...after }: LogLineProps): boolean {
  return Object.entries(after).every(([name, value]) => Object.is(value, before[name as keyof typeof before]));
}
