import type { Text } from '@starboard/kernel';
import type { View } from '../view.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** What is worth telling when it is over. */
export function statistics({ result, missions, found, filled, sites, projects }: View): readonly Figure[] {
  const all = Object.values(sites);
  return [
    ...(result === null ? [] : [figure('score', result.score)]),
    figure('missions', missions.filter(({ status }) => status === 'done').length),
    figure('found', found.filter(({ status }) => status === 'points').length),
    figure('discoveries', Object.keys(filled).length),
    figure('projects', projects.length),
    figure('factories', all.filter(({ factory }) => factory).length),
    figure('colonies', all.filter(({ colony }) => colony).length),
  ];
}

function figure(name: string, count: number): Figure {
  return { value: count, text: { key: `face.tally.${name}`, params: { count } } };
}
