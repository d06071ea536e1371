import type { ShownDecision, ShownOption } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { baseInInches, chargeWay, fighterAt, reachOfMove } from '../../../show/outlook.ts';
import { rangesOf, sightOf } from '../../../show/sights.ts';
import type { Hero } from '../../../types.ts';
import type { View } from '../../../view.ts';
import { drawn, pathOf, spotAt } from '../drawing.ts';
import styles from '../lines/Lines.module.css';
import { Ranges, Sights, tenth } from '../lines/Sights.tsx';
import { Tag } from '../lines/Tag.tsx';
import { areaPath } from './area.ts';
import { Reach } from './Place.tsx';

interface ThoughtProps {
  readonly view: View;
  readonly hero: Hero;
  readonly considered: ShownOption;
  readonly decision: ShownDecision | undefined;
  readonly say: Formatter;
}

/** What an option would mean that is thought about: how far one could go, whom one would hit, how one would get there. */
export function Thought({ view, hero, considered, decision, say }: ThoughtProps) {
  const { group, refs = [], key } = considered;
  const foe = refs.map(ref => fighterAt(view, ref)).find(fighter => fighter?.kind === 'unit');
  if (group === 'advance' || group === 'rush') return <Going view={view} hero={hero} move={group} />;
  if (group === 'charge') return foe ? <Charging view={view} hero={hero} foe={foe} say={say} /> : null;
  const from = spotAt(view, hero.at);
  const weapon = decision?.prompt.params?.['weapon'];
  const only = typeof weapon === 'object' ? weapon.key.slice('weapon.'.length) : undefined;
  const isShot = group === 'hold' || decision?.name === 'shoot';
  if (key === 'none' || (foe === undefined && !isShot)) return null;
  return (
    <>
      {isShot && <Ranges from={from} base={baseInInches(view, hero)} ranges={rangesOf(view, hero, only)} say={say} />}
      {foe && <Sights from={from} sights={[sightOf(view, hero, foe)]} isOne say={say} />}
    </>
  );
}

function Going({ view, hero, move }: { readonly view: View; readonly hero: Hero; readonly move: 'advance' | 'rush' }) {
  const area = useMemo(() => areaPath(view, reachOfMove(view, hero, move)), [view, hero, move]);
  return <Reach area={area} isQuiet />;
}

type ChargingProps = Pick<ThoughtProps, 'view' | 'hero' | 'say'> & { readonly foe: View['units'][number] };

function Charging({ view, hero, foe, say }: ChargingProps) {
  const way = useMemo(() => chargeWay(view, hero, foe), [view, hero, foe]);
  if (way === undefined) return null;
  const points = way.points.map(drawn);
  const end = points.at(-1)!;
  return (
    <g className={styles['still']}>
      <path className={styles['wayBelow']} d={pathOf(points)} />
      <path className={styles['way']} d={pathOf(points)} />
      <circle className={styles['ghost']} cx={end.x} cy={end.y} r={13} />
      <Tag at={end} aside={{ x: 30, y: 26 }} look="length">
        {say({ key: 'board.length', params: { inches: tenth(way.length) } })}
      </Tag>
    </g>
  );
}
