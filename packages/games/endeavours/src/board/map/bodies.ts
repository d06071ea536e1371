import type { Point } from '@starboard/board';
import { siteIds, sites } from '../../map/sites.ts';
import type { Site, SiteId, Spectral } from '../../types.ts';
import { bent, places } from './places.ts';

/** How a body is shaded: light, own colour and night side. */
export type Shade =
  | 'mercury'
  | 'venus'
  | 'earth'
  | 'luna'
  | 'mars'
  | 'jupiter'
  | 'europa'
  | 'io'
  | 'saturn'
  | 'titan'
  | 'uranus'
  | 'neptune'
  | 'triton'
  | Spectral;

type BodyForm = 'globe' | 'rock' | 'comet';

export interface Body extends Point {
  /** Its word among the texts, for a body that holds several Sites or none; the others are named by their Site. */
  readonly name: string | null;
  readonly form: BodyForm;
  readonly shade: Shade;
  readonly radius: number;
  /** Bands of clouds. */
  readonly bands?: true;
  /** Rings, by their reach in radii and their tilt in degrees. */
  readonly rings?: { readonly from: number; readonly to: number; readonly tilt: number; readonly flat: number };
}

function globe(name: string, [x, y]: readonly [number, number], radius: number, more: Partial<Body> = {}): Body {
  return { name, form: 'globe', shade: name as Shade, radius, ...bent(x, y), ...more };
}

/** Planets, and the moons that hold two Sites. */
const great: readonly Body[] = [
  globe('mercury', [303, 1022], 62),
  globe('venus', [488, 1150], 78, { bands: true }),
  globe('earth', [668, 1285], 82),
  globe('luna', [915, 1105], 52),
  globe('mars', [1192, 1215], 96),
  globe('jupiter', [1872, 1378], 118, { bands: true }),
  globe('europa', [1894, 1192], 46),
  globe('io', [2011, 1206], 46),
  globe('saturn', [2312, 1295], 84, { bands: true, rings: { from: 1.3, to: 2.05, tilt: -14, flat: 0.24 } }),
  globe('titan', [2120, 1135], 56),
  globe('uranus', [2615, 1260], 74, { rings: { from: 1.5, to: 1.55, tilt: 74, flat: 0.3 } }),
  globe('neptune', [2940, 1250], 76, { bands: true }),
  globe('triton', [2790, 1122], 50),
];

/** Sites that lie on one of them. */
const onGreat = /^(MER|VEN|LUN|MAR|EUR|IO|TIT|SAT|URA|NEP|TRI)-/;

/** Bodies that are round of their own weight. */
const roundFrom = 5;

function ownBody(site: SiteId): Body {
  const { size, type, features }: Site = sites[site];
  const form = features.includes('comet') ? 'comet' : size >= roundFrom ? 'globe' : 'rock';
  return { name: null, form, shade: type, radius: 13 + size * 2, ...places[site] };
}

export const isOnGreatBody = (site: SiteId) => onGreat.test(site);

export const bodies: readonly Body[] = [...great, ...siteIds.filter(site => !isOnGreatBody(site)).map(ownBody)];
