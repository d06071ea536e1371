import lab from 'icon:microscope';
import infrastructure from 'icon:radio-tower';
import drift from 'icon:ringed-planet';
import network from 'icon:satellite';
import { Icon, type IconDrawing, type PartyProps, type Target } from '@starboard/board';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type MatName, type Mats as MatsShown, matsOf } from '../../show/mats.ts';
import type { View } from '../../view.ts';
import { Panel } from '../Panel.tsx';
import { Drift } from './Drift.tsx';
import { Groups } from './Groups.tsx';
import { Lab } from './Lab.tsx';
import styles from './Mats.module.css';
import { Network } from './Network.tsx';

const names = ['lab', 'infrastructure', 'network', 'drift'] as const satisfies readonly MatName[];
const icons: { readonly [name in MatName]: IconDrawing } = { lab, infrastructure, network, drift };

/** The playmats: what discoveries bring. */
export function Mats(props: PartyProps<View>) {
  const { view, say } = props;
  const mats = useMemo(() => matsOf(view), [view]);
  const [shown, setShown] = useState<MatName>('lab');
  const id = useId();
  useShowing(litMats(mats, props.targets), props.decision?.id, shown, setShown);
  return (
    <Panel
      title={say({ key: `mats.${shown}` })}
      aside={<MatTabs {...props} mats={mats} shown={shown} panel={id} onShow={setShown} />}
    >
      <div id={id} role="tabpanel" aria-label={say({ key: `mats.${shown}` })} className={styles['mat']}>
        {shown === 'lab' && <Lab {...props} mats={mats} />}
        {shown === 'infrastructure' && <Groups {...props} groups={mats.infrastructure} />}
        {shown === 'network' && <Network {...props} mats={mats} />}
        {shown === 'drift' && <Drift {...props} mats={mats} />}
      </div>
    </Panel>
  );
}

interface MatTabsProps extends PartyProps<View> {
  readonly mats: MatsShown;
  readonly shown: MatName;
  readonly panel: string;
  onShow(name: MatName): void;
}

/** Arrows change the mat; a dot says that something can be chosen there. */
function MatTabs({ mats, shown, panel, targets, say, onShow }: MatTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const lit = litMats(mats, targets);
  function turn({ key }: KeyboardEvent) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = (names.indexOf(shown) + step + names.length) % names.length;
    onShow(names[at]!);
    (list.current?.children[at] as HTMLElement | undefined)?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={say({ key: 'face.mats' })} className={styles['tabs']} onKeyDown={turn}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === shown}
          aria-controls={panel}
          aria-label={say({ key: `mats.${name}` })}
          title={say({ key: `mats.${name}` })}
          tabIndex={name === shown ? 0 : -1}
          data-lit={lit.includes(name) || undefined}
          onClick={() => onShow(name)}
        >
          <Icon of={icons[name]} />
        </button>
      ))}
    </div>
  );
}

/** A question that is about another mat turns to it. */
function useShowing(lit: readonly MatName[], asked: unknown, shown: MatName, onShow: (name: MatName) => void): void {
  const [first] = lit;
  const isElsewhere = first !== undefined && !lit.includes(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, so that one may leaf on
  useEffect(() => {
    if (isElsewhere) onShow(first);
  }, [asked, first]);
}

/** The mats on which something can be chosen now. */
function litMats(mats: MatsShown, targets: readonly Target[]): MatName[] {
  return names.filter(name => refsOn(mats, name).some(ref => targets.some(target => target.ref === ref)));
}

/** What may be chosen on a mat. */
function refsOn(mats: MatsShown, name: MatName): string[] {
  if (name === 'drift') return [];
  return mats[name].flatMap(({ rows }) =>
    rows.flatMap(({ id, spots }) => [`unlock:${id}`, ...spots.map(({ key }) => `spot:${key}`)]),
  );
}
