import radar from 'icon:radar-sweep';
import { Diamond, type Objective, Plate } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { type Mission, missions } from '../../content/missions/index.ts';
import { type ShipPlan, shipPlan } from '../../plan.ts';
import { groundOf } from '../../rules/mission.ts';
import { floorsOf, shipBox } from './drawing.ts';
import { Hull } from './Hull.tsx';
import { type Item, layOut } from './layout.ts';
import { Names } from './Names.tsx';
import { Openings } from './Openings.tsx';
import styles from './Ship.module.css';
import { Zones } from './Zones.tsx';

interface ShipPreviewProps {
  /** The mission's id. */
  readonly mission: string;
  readonly say: Formatter;
}

/** The ship of a mission, small: where it starts, what lies where, what is locked. */
export function ShipPreview({ mission: id, say }: ShipPreviewProps) {
  const mission = missions[id];
  return mission && <Picture mission={mission} plan={shipPlan(id)} say={say} />;
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
        {mission.objectives.map(({ colour }, at) => {
          const spot = spots.get(`objective:${at}`);
          return spot && <Plate key={`objective:${spot.x},${spot.y}`} {...spot} kind={colour satisfies Objective} />;
        })}
      </g>
    </svg>
  );
}

function itemsOf(mission: Mission): readonly Item[] {
  return [
    ...mission.objectives.map(({ zone }, at) => ({ id: `objective:${at}`, zone, keepsTo: 'middle' as const })),
    ...mission.radar.map((zone, at) => ({ id: `token:${at}`, zone, keepsTo: 'middle' as const })),
  ].map(item => ({ ...item, zone: mergedName(mission, item.zone) }));
}

/** Zones that run into each other have one name on the map. */
function mergedName({ id }: Mission, zone: string): string {
  const { map } = groundOf({ mission: id });
  return map.zones[map.zoneNumbers.get(zone) ?? -1]?.name ?? zone;
}

function captionOf(mission: Mission, plan: ShipPlan): Text {
  const { map, zoneTexts } = groundOf({ mission: mission.id });
  const tiles = plan.tiles
    .map<Text>(({ code }) => ({ key: `tile.${code}` }))
    .reduceRight((rest, first) => ({ key: 'board.list', params: { first, rest } }));
  const start = zoneTexts[map.zoneNumbers.get(mission.start) ?? 0] ?? { key: mission.start };
  return { key: 'board.preview', params: { tiles, start } };
}
