import type { IconDrawing } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { objectiveText } from '../../rules/objectives.ts';
import type { SurvivorView, View } from '../../view.ts';
import { loaderIcon } from '../icons/loader-icon.ts';
import { markOfColour, objectiveIcon } from '../icons/objective-icons.ts';
import { chargesOf } from './item-note.ts';

/** Something that a survivor has with it besides its cards. */
export interface Burden {
  readonly id: string;
  readonly icon: IconDrawing;
  readonly label: Text;
  readonly text: Text;
}

/** The same each time, so that nothing is drawn again for it. */
const none: readonly Burden[] = [];

/** The Loader that it sits in, and the objectives that it carries. */
export function burdensOf(view: View, survivor: SurvivorView): readonly Burden[] {
  const burdens = [...loaderOf(view, survivor), ...carriedBy(view, survivor)];
  return burdens.length === 0 ? none : burdens;
}

function loaderOf({ loader }: View, { id, cards }: SurvivorView): Burden[] {
  if (loader?.pilot !== id) return [];
  const powered = loader.powered ? 'yes' : 'no';
  return [
    {
      id: 'loader',
      icon: loaderIcon,
      label: { key: 'face.loader', params: { powered } },
      text: { key: 'face.loader.text', params: { powered, count: chargesOf(cards) } },
    },
  ];
}

function carriedBy(view: View, { id, status }: SurvivorView): Burden[] {
  if (status !== 'alive') return [];
  return view.objectives
    .filter(({ carrier, done, out }) => carrier === id && !done && !out)
    .map(objective => ({
      id: `objective:${objective.id}`,
      icon: objectiveIcon(objective.name) ?? markOfColour,
      label: objectiveText(view, objective.id),
      text: { key: 'face.carried', params: { colour: { key: `colour.${objective.colour}` } } },
    }));
}
