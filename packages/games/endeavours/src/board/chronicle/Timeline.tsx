import sun from 'icon:sun-radiations';
import { type FaceProps, Icon } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { useMemo } from 'react';
import type { View } from '../../view.ts';
import { markOf } from '../marks.ts';
import { SeasonSign } from './SeasonSign.tsx';
import { storyOf, type YearStory } from './story.ts';
import styles from './Timeline.module.css';

/** Year by year what happened, the last one on top. */
export function Timeline({ view, say }: FaceProps<View>) {
  const years = useMemo(() => storyOf(view), [view]);
  if (years.length === 0) return <p className={styles['nothing']}>{say({ key: 'chronicle.nothing' })}</p>;
  return (
    <ol className={styles['timeline']}>
      {years.map(story => (
        <Year key={story.year} story={story} say={say} />
      ))}
    </ol>
  );
}

function Year({ story, say }: { readonly story: YearStory } & Pick<FaceProps<View>, 'say'>) {
  const { year, season, event, deeds, change } = story;
  return (
    <li className={styles['year']} data-quiet={deeds.length === 0 || undefined}>
      <header>
        <b>{year}</b>
        <SeasonSign season={season} title={say({ key: `face.counter.${season}` })} />
      </header>
      <ul>
        {deeds.map(deed => (
          <Line key={say(deed)} text={deed} say={say} />
        ))}
        {event && (
          <li data-tone="event">
            <Icon of={sun} /> {say({ key: 'chronicle.event', params: { event } })}
          </li>
        )}
      </ul>
      <span className={styles['score']} data-tone={change > 0 ? 'good' : change < 0 ? 'bad' : undefined}>
        {change !== 0 && signed(change)}
      </span>
    </li>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}

function Line({ text, say }: { readonly text: Text } & Pick<FaceProps<View>, 'say'>) {
  const { icon, tone } = markOf(text);
  return (
    <li data-tone={tone}>
      <Icon of={icon} /> {say(text)}
    </li>
  );
}
