import { type FaceProps, Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { type ReactNode, useId } from 'react';
import { catalogue } from '../../catalogue.ts';
import { missionOf } from '../../rules/mission.ts';
import { premiseOf, titleOf } from '../../rules/objectives.ts';
import { conditionTexts, lossTexts } from '../../show/briefing.ts';
import type { EventId, Mission } from '../../types.ts';
import type { View } from '../../view.ts';
import { isBetween } from '../between.ts';
import { eventIcon } from '../icons/event-icons.ts';
import styles from './Briefing.module.css';
import { ruleOfEvent } from './event-rules.ts';
import { Goals } from './Goals.tsx';
import { Upcoming } from './Upcoming.tsx';

/** What stands beside the board: the mission with its goals, and the event in force; between missions, what comes next. */
export function Briefing({ view, say, Rule }: FaceProps<View>) {
  const { pile, firstPlayer, campaign } = view;
  if (campaign !== null && isBetween(view)) {
    return (
      <div className={styles['briefing']}>
        <Panel title={say({ key: `campaign.${campaign.id}` })}>
          <Upcoming campaign={campaign} say={say} />
        </Panel>
      </div>
    );
  }
  return (
    <div className={styles['briefing']}>
      <Panel title={say({ key: 'face.mission' })}>
        <details className={styles['story']}>
          <summary>{say(titleOf(missionOf(view)))}</summary>
          <p>{say(premiseOf(missionOf(view)))}</p>
          <Conditions mission={missionOf(view)} say={say} />
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

/** The special conditions, and what fails the mission. */
function Conditions({ mission, say }: { readonly mission: Mission; readonly say: Formatter }) {
  const conditions = mission.conditions.flatMap(condition => conditionTexts(mission, condition));
  const losses = lossTexts(mission);
  return (
    <>
      {conditions.length > 0 && <Sentences title={say({ key: 'face.conditions' })} texts={conditions.map(say)} />}
      {losses.length > 0 && <Sentences title={say({ key: 'face.losses' })} texts={losses.map(say)} />}
    </>
  );
}

function Sentences({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
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

/** The event of the round, and one that the mission keeps in force besides. */
function Event({ view, say, Rule }: Pick<FaceProps<View>, 'view' | 'say' | 'Rule'>) {
  const { event, standing, purged } = view;
  const isPurged = purged && <p className={styles['purged']}>{say({ key: 'face.event.purged' })}</p>;
  return (
    <>
      {standing !== null && <EventCard event={standing} lasts="face.event.standing" say={say} Rule={Rule} />}
      {event === null ? (
        standing === null && <p className={styles['none']}>{say({ key: 'face.event.none' })}</p>
      ) : (
        <EventCard event={event} lasts={isLasting(event) ? 'face.event.lasts' : undefined} say={say} Rule={Rule} />
      )}
      {isPurged}
    </>
  );
}

interface EventCardProps extends Pick<FaceProps<View>, 'say' | 'Rule'> {
  readonly event: EventId;
  /** The word for how long it holds, if it is not over at once. */
  readonly lasts: string | undefined;
}

function EventCard({ event, lasts, say, Rule }: EventCardProps) {
  return (
    <div className={styles['event']} data-lasts={lasts !== undefined || undefined}>
      <Icon of={eventIcon(event)} />
      <div>
        <b>{say({ key: `event.${event}` })}</b>
        {lasts !== undefined && <em>{say({ key: lasts })}</em>}
      </div>
      <p>
        {say({ key: `event.${event}.text` })} <Rule rule={ruleOfEvent(event)} />
      </p>
    </div>
  );
}

/** Some events are over when they have happened, others hold until the next one. */
function isLasting(event: EventId): boolean {
  const { lockdown, darkness, weightless } = catalogue.events[event];
  return (lockdown ?? darkness ?? weightless) === true;
}
