import radar from 'icon:radar-sweep';
import { Diamond, Giant, Hex, Machine, type Objective, Plate } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { groundOf, playingAlone } from '../../rules/mission.ts';
import { type ShipPlan, shipPlan } from '../../show/plan.ts';
import type { Mission } from '../../types.ts';
import { loaderIcon } from '../icons/loader-icon.ts';
import { objectiveIcon } from '../icons/objective-icons.ts';
import { bossScale, loaderScale } from './crowd.ts';
import { floorsOf, shipBox } from './drawing.ts';
import { enemyEmblems } from './emblems.ts';
import { Hull } from './hull/Hull.tsx';
import { Openings } from './hull/Openings.tsx';
import { Zones } from './hull/Zones.tsx';
import { type Item, layOut, type Spots } from './layout.ts';
import { Names } from './Names.tsx';
import styles from './Ship.module.css';

interface ShipPreviewProps {
  readonly mission: Mission;
  readonly say: Formatter;
}

/** The ship of a mission, small: where it starts, what lies where, what is locked. */
export function ShipPreview({ mission, say }: ShipPreviewProps) {
  const { mission: key, custom } = playingAlone(mission);
  return <Picture mission={mission} plan={shipPlan(key, custom)} say={say} />;
}

interface PictureProps {
  readonly mission: Mission;
  readonly plan: ShipPlan;
  readonly say: Formatter;
}

function Picture({ mission, plan, say }: PictureProps) {
  const { x, y, width, height } = shipBox(plan);
  const spots = useMemo(() => layOut(plan, itemsOf(mission)), [plan, mission]);
  const everything = plan.zones.map(({ name }) => name).join(' ');
  const shut = [...mission.locked, ...plan.exits.filter((_, at) => mission.exits[at]?.locked).map(({ name }) => name)];
  return (
    <svg
      className={styles['preview']}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={say(captionOf(mission, plan))}
    >
      <g className={styles['ship']}>
        <Hull plan={plan} isBare />
        <Zones plan={plan} lit={everything} />
        <Openings
          plan={plan}
          lit={everything}
          shut={shut.join(' ')}
          breaches=""
          exitWord={say({ key: 'board.exit' })}
        />
        <path className={styles['start']} d={floorsOf(plan).zones.get(mergedName(mission, mission.start))} />
        <Names plan={plan} say={say} enlarged={1.6} />
        {mission.radar.map((_, at) => {
          const spot = spots.get(`token:${at}`);
          return spot && <Diamond key={`token:${spot.x},${spot.y}`} {...spot} icon={radar} />;
        })}
        {mission.objectives.map(({ name, colour }, at) => {
          const spot = spots.get(`objective:${at}`);
          if (spot === undefined) return null;
          const kind: Objective = colour;
          return <Plate key={`objective:${spot.x},${spot.y}`} {...spot} kind={kind} icon={objectiveIcon(name)} />;
        })}
        {mission.figures.map(({ type }, at) => {
          const spot = spots.get(`figure:${at}`);
          return spot && <Hex key={`figure:${spot.x},${spot.y}`} {...spot} icon={enemyEmblems[type]} />;
        })}
        <BossAndLoader mission={mission} spots={spots} />
      </g>
    </svg>
  );
}

/** A boss that stands on the map from the start, and the Loader. */
function BossAndLoader({ mission: { boss }, spots }: { readonly mission: Mission; readonly spots: Spots }) {
  const lair = spots.get('boss');
  const bay = spots.get('loader');
  return (
    <>
      {boss && lair && (
        <Giant {...lair} icon={enemyEmblems[boss.type]} health={boss.health[4]} left={boss.health[4]} isAsleep />
      )}
      {bay && <Machine {...bay} icon={loaderIcon} isManned={false} isPowered={false} />}
    </>
  );
}

function itemsOf(mission: Mission): readonly Item[] {
  const middle = 'middle' as const;
  const { boss, loader } = mission;
  return [
    ...(boss?.zone === undefined ? [] : [{ id: 'boss', zone: boss.zone, keepsTo: middle, scale: bossScale }]),
    ...(loader === undefined ? [] : [{ id: 'loader', zone: loader.zone, keepsTo: middle, scale: loaderScale }]),
    ...mission.figures.map(({ zone }, at) => ({ id: `figure:${at}`, zone, keepsTo: middle })),
    ...mission.objectives.map(({ zone }, at) => ({ id: `objective:${at}`, zone, keepsTo: middle })),
    ...mission.radar.map((zone, at) => ({ id: `token:${at}`, zone, keepsTo: middle })),
  ].map(item => ({ ...item, zone: mergedName(mission, item.zone) }));
}

/** Zones that run into each other have one name on the map. */
function mergedName(mission: Mission, zone: string): string {
  const { map } = groundOf(playingAlone(mission));
  return map.zones[map.zoneNumbers.get(zone) ?? -1]?.name ?? zone;
}

function captionOf(mission: Mission, plan: ShipPlan): Text {
  const { map, zoneTexts } = groundOf(playingAlone(mission));
  const tiles = plan.tiles
    .map<Text>(({ code }) => ({ key: `tile.${code}` }))
    .reduceRight((rest, first) => ({ key: 'board.list', params: { first, rest } }));
  const start = zoneTexts[map.zoneNumbers.get(mission.start) ?? 0] ?? { key: mission.start };
  return { key: 'board.preview', params: { tiles, start } };
}
