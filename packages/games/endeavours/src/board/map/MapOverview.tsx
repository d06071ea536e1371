import { zones } from '../../map/index.ts';
import { bodies } from './bodies.ts';
import styles from './MapOverview.module.css';
import { bent, mapBox, trunk, zoneEdges } from './places.ts';
import { shades, zoneColours } from './shades.ts';

const bottom = mapBox.y + mapBox.height;

/** The map in a few strokes: zones, trunk and planets. */
export function MapOverview() {
  return (
    <g>
      <rect className={styles['space']} {...mapBox} />
      {zones.map(zone => {
        const [from] = zoneEdges[zone];
        const [a, b] = [bent(from, mapBox.y), bent(from, bottom)];
        return (
          <path
            key={zone}
            className={styles['border']}
            d={`M${a.x} ${a.y}Q${2 * from - (a.x + b.x) / 2} ${trunk} ${b.x} ${b.y}`}
            stroke={zoneColours[zone]}
          />
        );
      })}
      <path className={styles['trunk']} d={`M${zoneEdges.Mercury[0]} ${trunk}H${mapBox.x + mapBox.width}`} />
      {bodies.map(
        ({ name, x, y, radius, shade }) =>
          name !== null && <circle key={name} cx={x} cy={y} r={radius} fill={shades[shade][1]} />,
      )}
    </g>
  );
}
