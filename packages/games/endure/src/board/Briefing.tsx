import { type FaceProps, Icon } from '@starboard/board';
import { type ReactNode, useId } from 'react';
import { events } from '../content/events.ts';
import type { EventId } from '../types.ts';
import type { View } from '../view.ts';
import styles from './Briefing.module.css';
import { Goals } from './briefing/Goals.tsx';
import { eventIcon } from './event-icons.ts';
import { ruleOfEvent } from './event-rules.ts';

/** What stands beside the board: the mission with its goals, and the event in force. */
export function Briefing({ view, say, Rule }: FaceProps<View>) {
  const { mission, pile, firstPlayer } = view;
  return (
    <div className={styles['briefing']}>
      <Panel title={say({ key: 'face.mission' })}>
        <details className={styles['story']}>
          <summary>{say({ key: `mission.${mission}` })}</summary>
          <p>{say({ key: `mission.${mission}.text` })}</p>
        </details>
        <Goals view={view} say={say} />
        <p className={styles['facts']}>
          <span>{say({ key: 'face.firstPlayer', params: { who: { key: `survivor.${firstPlayer}` } } })}</span>
          <span>{say({ key: 'face.pile', params: { count: pile } })}</span>
        </p>
      </Panel>
      <Panel title={say({ key: 'face.event' })}>
        <Event view={view} say={say} Rule={Rule} />
      </Panel>
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

function Event({ view, say, Rule }: Pick<FaceProps<View>, 'view' | 'say' | 'Rule'>) {
  const { event, purged } = view;
  const isPurged = purged && <p className={styles['purged']}>{say({ key: 'face.event.purged' })}</p>;
  if (event === null) {
    return (
      <>
        <p className={styles['none']}>{say({ key: 'face.event.none' })}</p>
        {isPurged}
      </>
    );
  }
  return (
    <>
      <div className={styles['event']} data-lasts={isLasting(event) || undefined}>
        <Icon of={eventIcon(event)} />
        <div>
          <b>{say({ key: `event.${event}` })}</b>
          {isLasting(event) && <em>{say({ key: 'face.event.lasts' })}</em>}
        </div>
        <p>
          {say({ key: `event.${event}.text` })} <Rule rule={ruleOfEvent(event)} />
        </p>
      </div>
      {isPurged}
    </>
  );
}

/** Some events are over when they have happened, others hold until the next one. */
function isLasting(event: EventId): boolean {
  const { lockdown, darkness, weightless } = events[event];
  return (lockdown ?? darkness ?? weightless) === true;
}
