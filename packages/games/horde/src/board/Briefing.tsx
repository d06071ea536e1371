import bell from 'icon:siren';
import { Explained, type FaceProps, Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { type ReactNode, useId } from 'react';
import { alertnessThatEnds } from '../rules/alertness.ts';
import { lastWave, scoreOf } from '../rules/end.ts';
import { eventKey, heroNo, nameOf, textOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import styles from './Briefing.module.css';
import { Foes } from './briefing/Foes.tsx';
import { MarkerList } from './briefing/MarkerList.tsx';
import { surroundingsOf } from './briefing/surroundings.ts';

/** What stands beside the table: the wave, alertness, the markers, what is in force, and what the enemies are about to do. */
export function Briefing({ view, say, Rule }: FaceProps<View>) {
  const { wave, bossFight, earned, units, event } = view;
  const title = say({
    key: 'face.wave',
    params: { wave: Math.max(1, wave), last: lastWave, boss: bossFight ? 'yes' : 'no' },
  });
  return (
    <div className={styles['briefing']}>
      <Panel title={title}>
        <dl className={styles['figures']}>
          <Figure value={earned} text={say({ key: 'face.wave.xp' })} />
          <Figure value={scoreOf(view)} text={say({ key: 'face.wave.score' })} />
          <Figure value={units.length} text={say({ key: 'face.wave.units', params: { count: units.length } })} />
        </dl>
        <Alertness alertness={view.alertness} say={say} />
        <MarkerList view={view} say={say} />
        <Surroundings view={view} say={say} />
        <Foes view={view} say={say} />
      </Panel>
      {event !== null && (
        <Panel title={say({ key: 'face.event' })}>
          <Event view={view} event={event} say={say} Rule={Rule} />
        </Panel>
      )}
    </div>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Figure({ value, text }: { readonly value: number; readonly text: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** GSQ-ALERT-01..03 */
function Alertness({ alertness, say }: { readonly alertness: number; readonly say: Formatter }) {
  const most = alertnessThatEnds;
  return (
    <div className={styles['alertness']}>
      <h3>{say({ key: 'face.alertness', params: { most } })}</h3>
      <Icon of={bell} />
      <span
        className={styles['track']}
        role="img"
        aria-label={say({ key: 'face.alertness.now', params: { alertness, most } })}
      >
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track have no names, and never change places
          <i key={at} data-on={at < alertness || undefined} />
        ))}
      </span>
      <b aria-hidden>{alertness}</b>
    </div>
  );
}

/** GSQ-ALERT-06, GSQ-TIME-01, GSQ-WEATHER-01: where those modules are in use. */
function Surroundings({ view, say }: { readonly view: View; readonly say: Formatter }) {
  const all = surroundingsOf(view);
  if (all.length === 0) return null;
  return (
    <ul className={styles['surroundings']} aria-label={say({ key: 'face.surroundings' })}>
      {all.map(({ key, icon }) => (
        <li key={key}>
          <Explained className={styles['chip']} name={say({ key })} text={say(textOf(view, key))}>
            <Icon of={icon} />
            {say({ key })}
          </Explained>
        </li>
      ))}
    </ul>
  );
}

interface EventProps extends Pick<FaceProps<View>, 'view' | 'say' | 'Rule'> {
  readonly event: NonNullable<View['event']>;
}

/** GSQ-EVENT-05: what the last event is, and whom or what it concerns. */
function Event({ view, event: { event, hero, quarter }, say, Rule }: EventProps) {
  return (
    <div className={styles['event']}>
      <b>{say({ key: eventKey(event) })}</b>
      <p>
        {say(textOf(view, eventKey(event)))}{' '}
        {hero !== undefined && say({ key: 'face.event.hero', params: { who: nameOf(heroNo(view, hero)) } })}
        {quarter !== undefined && say({ key: 'face.event.quarter', params: { corner: `${quarter}` } })}{' '}
        <Rule rule={`GSQ-EVENT-${event}`} />
      </p>
    </div>
  );
}
