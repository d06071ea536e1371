import type { SetupSheet } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { groundOf, playingAlone } from '../../rules/mission.ts';
import { listed } from '../../rules/table.ts';
import {
  conditionTexts,
  deedText,
  fromCrewText,
  goalsOf,
  goalText,
  lossTexts,
  onlyText,
  purposeText,
} from '../../show/briefing.ts';
import type { Mission, Words } from '../../types.ts';
import { chosenIn } from './chosen.ts';
import goalStyles from './Goals.module.css';
import { Goal, GoalSign } from './Goals.tsx';
import styles from './MissionBriefing.module.css';
import { ObjectiveSign } from './ObjectiveSign.tsx';

type BriefingProps = ComponentProps<NonNullable<SetupSheet['Briefing']>>;

interface Of {
  readonly mission: Mission;
  readonly say: Formatter;
}

/** A mission before it is played: what wins it, what is special about it, what fails it. A campaign has only its path. */
export function MissionBriefing({ setup, say }: BriefingProps) {
  const chosen = chosenIn(setup);
  if (chosen === undefined || 'campaign' in chosen) return null;
  const { mission } = chosen;
  const conditions = mission.conditions.flatMap(condition => conditionTexts(mission, condition));
  const losses = [...lossTexts(mission), { key: 'face.setup.losses.dead' }];
  return (
    <div className={styles['briefing']}>
      <Part title={say({ key: 'face.setup.wins' })}>
        <Wins mission={mission} say={say} />
      </Part>
      {conditions.length > 0 && (
        <Part title={say({ key: 'face.conditions' })}>
          <Sentences texts={conditions.map(say)} />
        </Part>
      )}
      <Part title={say({ key: 'face.losses' })}>
        <Sentences texts={losses.map(say)} />
      </Part>
    </div>
  );
}

/** The objectives, each name once, then the other goals. */
function Wins({ mission, say }: Of) {
  const names = [...new Set(mission.objectives.map(({ name }) => name))];
  return (
    <ul className={goalStyles['goals']}>
      {names.map(name => (
        <Objectives key={name} mission={mission} name={name} say={say} />
      ))}
      {goalsOf(mission)
        .filter(({ goal }) => goal !== 'done')
        .map(goal => (
          <Goal
            key={JSON.stringify(goal)}
            sign={<GoalSign goal={goal} />}
            text={say(goalText(mission, goal))}
            notes={[]}
            isDone={false}
            say={say}
          />
        ))}
    </ul>
  );
}

function Objectives({ mission, name, say }: Of & { readonly name: string }) {
  const { map, zoneTexts } = groundOf(playingAlone(mission));
  const all = mission.objectives.filter(each => each.name === name);
  const { deed, colour } = all[0]!;
  const zoneText = (zone: string): Words => zoneTexts[map.zoneNumbers.get(zone)!]!;
  const zones = all.map(({ zone }) => zoneText(zone));
  const only = onlyText(deed);
  const more = all.map(({ zone, fromCrew }) => fromCrewText(fromCrew, zoneText(zone)));
  const notes = [only, purposeText(mission, name, deed), ...more].flatMap(note =>
    note === undefined ? [] : [say(note)],
  );
  return (
    <Goal
      sign={<ObjectiveSign colour={colour} />}
      text={say(deedText(mission, name, deed, listed(zones)))}
      notes={notes}
      isDone={false}
      say={say}
    />
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles['sentences']}>
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
