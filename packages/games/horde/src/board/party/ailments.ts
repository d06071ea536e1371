import shield from 'icon:bordered-shield';
import brokenBone from 'icon:broken-bone';
import stars from 'icon:knocked-out-stars';
import skills from 'icon:skills';
import type { IconDrawing } from '@starboard/board';
import { catalogue } from '../../catalogue.ts';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';
import { badgesOf } from '../battlefield/signs.ts';
import { lastingTrait, named, type Trait } from './traits.ts';

interface Ailment extends Trait {
  readonly icon: IconDrawing;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** What has befallen a hero, and what goes on: the worst first. */
export function ailmentsOf(view: View, hero: Hero): readonly Ailment[] {
  return [
    ...badgesOf(hero).map(({ what, icon }) => ({
      ...named(view, what === 'shaken' || what === 'fatigued' ? `face.state.${what}` : `condition.${what}`, what),
      icon: what === 'shaken' ? stars : icon,
      tone: 'bad' as const,
    })),
    ...hero.injuries.map(({ injury, until }) => ({
      ...named(view, `injury.${injury}`, injury),
      note: { key: 'face.state.injury', params: { wave: until } },
      icon: brokenBone,
      tone: 'bad' as const,
    })),
    ...hero.lasting.map(lasting => ({
      ...lastingTrait(view, lasting),
      icon: skills,
      tone: catalogue.lasting[lasting.what]?.isBad ? ('bad' as const) : ('good' as const),
    })),
    ...(hero.guarded
      ? [{ ...named(view, 'face.state.guarded', 'guarded'), icon: shield, tone: 'plain' as const }]
      : []),
  ];
}
