import type { Text } from '@starboard/kernel';
import { isWorking } from '../rules/playmats.ts';
import { asState, type View } from '../view.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** What is worth telling when it is over. */
export function statistics(view: View): readonly Figure[] {
  const { missions, found, filled, sites, projects } = view;
  const state = asState(view);
  const all = Object.values(sites);
  return [
    figure('missions', missions.filter(({ status }) => status === 'done').length),
    figure('found', found.filter(({ status }) => status === 'points').length),
    figure('discoveries', Object.keys(filled).length),
    figure('projects', projects.filter(project => isWorking(state, project)).length),
    figure('factories', all.filter(({ factory }) => factory).length),
    figure('colonies', all.filter(({ colony }) => colony).length),
  ];
}

function figure(name: string, count: number): Figure {
  return { value: count, text: { key: `face.tally.${name}`, params: { count } } };
}
