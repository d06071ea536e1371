import type { FaceProps } from '@starboard/board';
import { intentIn } from '../reach.ts';
import type { View } from '../view.ts';
import styles from './Legend.module.css';
import { Sign, type SignName } from './Sign.tsx';

/** The meaning of the shapes that are on the map now, on one line. */
export function Legend({ view, say }: FaceProps<View>) {
  return (
    <ul className={styles['legend']} aria-label={say({ key: 'face.legend' })}>
      {signs
        .filter(({ isThere }) => isThere(view))
        .map(({ name }) => (
          <li key={name}>
            <Sign of={name} />
            {say({ key: `face.legend.${name}` })}
          </li>
        ))}
    </ul>
  );
}

interface Meaning {
  readonly name: SignName;
  isThere(view: View): boolean;
}

const signs: readonly Meaning[] = [
  { name: 'survivor', isThere: () => true },
  { name: 'enemy', isThere: ({ figures }) => figures.length > 0 },
  { name: 'unknown', isThere: ({ tokens }) => tokens.length > 0 },
  { name: 'sees', isThere: view => hasIntent(view, 'sees') },
  { name: 'hears', isThere: view => hasIntent(view, 'hears') },
  { name: 'objective', isThere: ({ objectives }) => objectives.some(({ done }) => !done) },
  { name: 'device', isThere: ({ turrets, decoys }) => turrets.length + decoys.length > 0 },
  { name: 'bubble', isThere: ({ bubbles }) => bubbles.length > 0 },
  { name: 'locked', isThere: ({ map }) => [...map.doors, ...map.exits].some(({ open }) => !open) },
  { name: 'noise', isThere: ({ noises }) => noises.length > 0 },
  { name: 'reach', isThere: ({ noises }) => noises.length > 0 },
];

function hasIntent(view: View, intent: 'sees' | 'hears'): boolean {
  const enemies = [...view.figures.filter(({ stunned }) => !stunned), ...view.tokens];
  return enemies.some(({ zone }) => intentIn(view, zone) === intent);
}
