import type { ShownOption, Text } from '@starboard/kernel';
import type { Arms } from '../types.ts';
import type { View } from '../view.ts';
import { armsOfOption } from './arms.ts';
import { consequencesOf } from './consequences.ts';

interface Figure {
  readonly value: string;
  readonly text: Text;
}

/** What an option means in a few figures: those of the weapon or noise, and whom it wakes or endangers (ETS-ODD-41). */
export function figuresOf(view: View, option: ShownOption): readonly Figure[] {
  const { wakes, atRisk } = consequencesOf(view, option);
  return [
    ...ownFigures(option),
    ...(wakes.length > 0 ? [figure(wakes.length, 'wakes', wakes.length)] : []),
    ...(atRisk.length > 0 ? [figure(atRisk.length, 'atRisk', atRisk.length)] : []),
  ];
}

/** Those on the weapon's card, or how loud a noise is and what it costs. */
function ownFigures(option: ShownOption): readonly Figure[] {
  const level = option.label.params?.['level'];
  if (option.group === 'noise' && typeof level === 'number') return noiseFigures(level);
  const arms = armsOfOption(option);
  return arms === undefined ? [] : weaponFigures(arms);
}

function noiseFigures(level: number): Figure[] {
  return [figure(level, 'noise', level), figure(level, 'actions', level)];
}

function weaponFigures({ range, dice, hit, noise }: Arms): Figure[] {
  return [
    figure(range, 'range', range),
    figure(dice, 'dice', dice),
    figure(`${hit}+`, 'hit', hit),
    figure(noise, 'noise', noise),
  ];
}

function figure(value: number | string, name: string, count: number): Figure {
  return { value: `${value}`, text: { key: `face.figure.${name}`, params: { count } } };
}
