import { type FaceProps, SignList } from '@starboard/board';
import { isBoss } from '../rules/enemies/kinds.ts';
import { intentIn } from '../show/reach.ts';
import type { View } from '../view.ts';
import { isBetween } from './between.ts';
import { Sign, type SignName } from './Sign.tsx';
import { isLying, sealedZones } from './ship/crowd.ts';

/** The meaning of the shapes that are on the map now, on one line; between two missions there is no map. */
export function Legend({ view, say }: FaceProps<View>) {
  if (isBetween(view)) return null;
  const shown = signs
    .filter(({ isThere }) => isThere(view))
    .map(({ name }) => ({ name, sign: <Sign of={name} />, meaning: say({ key: `face.legend.${name}` }) }));
  return <SignList label={say({ key: 'face.legend' })} signs={shown} />;
}

interface Meaning {
  readonly name: SignName;
  isThere(view: View): boolean;
}

const signs: readonly Meaning[] = [
  { name: 'survivor', isThere: () => true },
  { name: 'ally', isThere: ({ allies }) => allies.some(({ status }) => status === 'here') },
  { name: 'loader', isThere: ({ loader }) => loader !== null },
  { name: 'enemy', isThere: ({ figures }) => figures.some(({ type }) => !isBoss(type)) },
  { name: 'boss', isThere: ({ figures }) => figures.some(({ type }) => isBoss(type)) },
  { name: 'asleep', isThere: ({ bosses }) => bosses.some(({ sleepsIn }) => sleepsIn !== null) },
  { name: 'stunned', isThere: ({ figures, tokens }) => [...figures, ...tokens].some(({ stunned }) => stunned) },
  { name: 'unknown', isThere: ({ tokens }) => tokens.length > 0 },
  { name: 'sees', isThere: view => hasIntent(view, 'sees') },
  { name: 'hears', isThere: view => hasIntent(view, 'hears') },
  { name: 'objective', isThere: view => view.objectives.some(each => !each.done && isLying(view, each)) },
  { name: 'device', isThere: ({ turrets, decoys }) => turrets.length + decoys.length > 0 },
  { name: 'bubble', isThere: ({ bubbles }) => bubbles.length > 0 },
  { name: 'locked', isThere: ({ map }) => [...map.doors, ...map.exits].some(({ open }) => !open) },
  { name: 'sealed', isThere: view => sealedZones(view).length > 0 },
  { name: 'lasting', isThere: ({ noises }) => noises.some(({ lasts }) => lasts) },
  { name: 'noise', isThere: ({ noises }) => noises.some(({ lasts }) => !lasts) },
  { name: 'reach', isThere: ({ noises }) => noises.length > 0 },
];

function hasIntent(view: View, intent: 'sees' | 'hears'): boolean {
  const enemies = [...view.figures, ...view.tokens].filter(({ stunned }) => !stunned);
  return enemies.some(({ zone, id }) => intentIn(view, zone, id) === intent);
}
