import { type BoardProps, type Point, Stage } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { useCallback, useMemo, useState } from 'react';
import { type ShipPlan, shipPlan } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { InForce } from '../force/InForce.tsx';
import { refsOf } from '../refs.ts';
import { isOnBoard, packsOf, sealedZones } from './crowd.ts';
import { boxOf, floorsOf, heartOf, reachPath, shipBox } from './drawing.ts';
import { Highlights, Targets } from './Highlights.tsx';
import { Hull } from './hull/Hull.tsx';
import { Lamp } from './hull/Lamp.tsx';
import { Openings } from './hull/Openings.tsx';
import { Sealed } from './hull/Sealed.tsx';
import { Space } from './hull/Space.tsx';
import { Zones } from './hull/Zones.tsx';
import type { Spots } from './layout.ts';
import { Names } from './Names.tsx';
import { outlookOf, shotPath } from './outlook.ts';
import { Places } from './Places.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import { zoneNames } from './place-names.ts';
import { placeOf } from './places.ts';
import styles from './Ship.module.css';
import { ShipOverview } from './ShipOverview.tsx';
import { useSpots } from './use-spots.ts';
import { useWays } from './use-ways.ts';
import { standsOf } from './ways.ts';
import { ZoneNote } from './ZoneNote.tsx';

/** The ship, who and what is on it, and what can be done there. */
export function ShipBoard(props: BoardProps<View>) {
  const { view, seats, decision, say, targets, lit, considered, happening, onPick, onPoint } = props;
  const plan = shipPlan(view.mission, view.custom);
  const packs = useMemo(() => packsOf(view), [view]);
  const spots = useSpots(plan, view, packs);
  const stands = useMemo(() => standsOf(view, packs, spots), [view, packs, spots]);
  const ways = useWays(plan, view, stands);
  const ground = useMemo(() => ({ plan, spots, packs }), [plan, spots, packs]);
  const names = useMemo(() => zoneNames(view, packs, say), [view, packs, say]);
  const [pointed, setPointed] = useState<string>();
  const asked = decision?.name;
  const outlook = useMemo(() => outlookOf({ view, considered, asked, pointed }), [view, considered, asked, pointed]);
  const point = useCallback(
    (ref: Ref | undefined) => {
      setPointed(ref?.startsWith('zone:') ? ref.slice('zone:'.length) : ref && spots.get(ref)?.zone);
      onPoint(ref);
    },
    [spots, onPoint],
  );

  const refsHappening = happening ? refsOf(view, happening) : [];
  const seen = outlook.lit.join(' ');
  const zone = plan.zones.find(({ name }) => name === pointed);
  const eye = eyeOf(plan, view, spots, outlook.from, outlook.isThought);
  const active = activeSpot(view, spots);
  const acting = view.survivors.find(({ id }) => id === view.acting);
  return (
    <div className={styles['board']}>
      <InForce view={view} say={say} />
      <div className={styles['deck']}>
        <Stage
          content={shipBox(plan)}
          home={active}
          stands={stands}
          happening={happening && refsHappening.flatMap(ref => placeOf(ground, ref)?.middle ?? [])}
          lit={[...targets.map(({ ref }) => ref), ...(considered?.refs ?? [])].flatMap(
            ref => placeOf(ground, ref)?.middle ?? [],
          )}
          say={say}
          overview={<ShipOverview view={view} plan={plan} spots={spots} packs={packs} />}
          note={
            zone && {
              beside: boxOf(plan, zone),
              words: <ZoneNote view={view} packs={packs} zone={zone.name} say={say} />,
            }
          }
        >
          <g className={styles['ship']}>
            <Space plan={plan} />
            <Hull plan={plan} />
            <Zones plan={plan} lit={seen} />
            {eye && <Lamp plan={plan} lit={seen} at={eye} />}
            <Openings
              plan={plan}
              lit={seen}
              shut={shutDoors(view)}
              breaches={view.map.breaches.map(pair => pair.join('|')).join(' ')}
              exitWord={say({ key: 'board.exit' })}
            />
            {view.bubbles.map(zone => (
              <path key={zone} className={styles['bubble']} d={floorsOf(plan).zones.get(zone)} />
            ))}
            <Sealed plan={plan} zones={sealedZones(view).join(' ')} />
            <Names plan={plan} say={say} />
            {outlook.reach && (
              <path
                className={`${styles['reach']} ${outlook.reach.isPlanned ? styles['planned'] : ''}`}
                d={reachPath(plan, outlook.reach.zones)}
              />
            )}
            <Highlights ground={ground} refs={refsHappening} look="happening" />
            <Highlights ground={ground} refs={lit} look="pointed" />
            <Highlights ground={ground} refs={outlook.wakes} look="woken" />
            <Highlights ground={ground} refs={outlook.atRisk} look="endangered" />
            <Targets ground={ground} targets={targets} />
            {active && outlook.shot.length > 0 && (
              <path className={styles['line']} d={shotPath(plan, active, outlook.shot)} />
            )}
            {eye && outlook.isThought && <circle className={styles['ghost']} cx={eye.x} cy={eye.y} r={20} />}
            <Pieces view={view} packs={packs} spots={spots} ways={ways} seats={seats} say={say} />
            <Places
              ground={ground}
              targets={targets}
              names={names}
              start={acting && `zone:${acting.zone}`}
              say={say}
              onPick={onPick}
              onPoint={point}
            />
          </g>
        </Stage>
      </div>
    </div>
  );
}

function shutDoors({ map: { doors, exits } }: View): string {
  return [...doors, ...exits]
    .filter(({ open }) => !open)
    .map(({ name }) => name)
    .join(' ');
}

/** Where whoever's turn it is stands, or else the first of those on board. */
function activeSpot(view: View, spots: Spots): Point | undefined {
  const acting = view.acting === null ? undefined : spots.get(`survivor:${view.acting}`);
  const first = view.survivors.find(isOnBoard);
  return acting ?? (first && spots.get(`survivor:${first.id}`));
}

function eyeOf(plan: ShipPlan, view: View, spots: Spots, from: string | undefined, isThought: boolean) {
  if (from === undefined) return undefined;
  const zone = plan.zones.find(({ name }) => name === from);
  return isThought && zone ? heartOf(plan, zone) : spots.get(`survivor:${view.acting}`);
}
