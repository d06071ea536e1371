import deathSkull from 'icon:death-skull';
import exitDoor from 'icon:exit-door';
import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { ReactNode } from 'react';
import { groundOf, missionOf } from '../../rules/mission.ts';
import { listed } from '../../rules/table.ts';
import { deedText, goalsOf, goalText, onlyText, purposeText } from '../../show/briefing.ts';
import type { Mission, PlainGoal, SurvivorId, Words } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './Goals.module.css';
import { ObjectiveSign } from './ObjectiveSign.tsx';

interface GoalsProps {
  readonly view: View;
  readonly say: Formatter;
}

/** What is to be done: the objectives in their shapes, then what wins, with what is left of it. */
export function Goals({ view, say }: GoalsProps) {
  const mission = missionOf(view);
  const goals = goalsOf(mission);
  const names = [...new Set(view.objectives.map(({ name }) => name))];
  return (
    <ul className={styles['goals']}>
      {names.map(name => (
        <Objectives key={name} view={view} mission={mission} name={name} say={say} />
      ))}
      {goals
        .filter(({ goal }) => goal !== 'done')
        .map(goal => (
          <Goal
            key={JSON.stringify(goal)}
            sign={<GoalSign goal={goal} />}
            text={say(goalText(mission, goal))}
            notes={noteOf(view, goal, say)}
            isDone={view.result === 'won'}
            say={say}
          />
        ))}
    </ul>
  );
}

/** A door for a goal that has to do with leaving. */
export function GoalSign({ goal }: { readonly goal: PlainGoal }) {
  return <Icon of={leads(goal) ? exitDoor : deathSkull} className={styles['icon']} />;
}

function leads({ goal }: PlainGoal): boolean {
  return ['survivorsOut', 'carriedOut', 'escaped', 'alliesOut', 'survivorsAt'].includes(goal);
}

interface ObjectivesProps extends GoalsProps {
  readonly mission: Mission;
  readonly name: string;
}

/** All objectives of one name: what to do with them, where those are that are left, who carries one, how many are done. */
function Objectives({ view, mission, name, say }: ObjectivesProps) {
  const all = view.objectives.filter(each => each.name === name);
  const open = all.filter(({ done, out }) => !done && !out);
  const lying = open.filter(({ carrier }) => carrier === null);
  const { deed } = mission.objectives[all[0]!.id]!;
  const zones = (lying.length > 0 ? lying : all).map(({ zone }) => zoneText(view, zone));
  const only = onlyText(deed);
  const purpose = purposeText(mission, name, deed);
  const notes = [
    ...(all.length > 1
      ? [say({ key: 'goal.count', params: { done: all.length - open.length, all: all.length } })]
      : []),
    ...open.flatMap(({ carrier }) =>
      carrier === null ? [] : [say({ key: 'face.goal.carried', params: { who: nameOf(carrier) } })],
    ),
    ...(only === undefined || open.every(({ taken }) => taken) ? [] : [say(only)]),
    ...(purpose === undefined ? [] : [say(purpose)]),
  ];
  return (
    <Goal
      sign={<ObjectiveSign colour={(open[0] ?? all[0]!).colour} />}
      text={say(deedText(mission, name, deed, listed(zones)))}
      notes={notes}
      isDone={open.length === 0}
      say={say}
    />
  );
}

function noteOf(view: View, goal: PlainGoal, say: Formatter): string[] {
  const note = leftToDo[goal.goal]?.(view);
  return note === undefined ? [] : [say(note)];
}

const leftToDo: { readonly [G in PlainGoal['goal']]?: (view: View) => Words | undefined } = {
  enemiesDead: ({ figures, tokens }) => ({
    key: 'face.goal.enemiesLeft',
    params: { figures: figures.length, tokens: tokens.length },
  }),
  survivorsOut: ({ survivors }) => ({
    key: 'face.goal.survivorsLeft',
    params: {
      out: survivors.filter(({ status }) => status === 'left').length,
      all: survivors.filter(({ status }) => status !== 'dead').length,
    },
  }),
  bossDead: bossNote,
  bossHeld: bossNote,
};

function bossNote({ bosses: [boss] }: View): Words | undefined {
  return boss && { key: 'goal.count', params: { done: boss.left, all: boss.health } };
}

interface GoalProps {
  readonly sign: ReactNode;
  readonly text: string;
  readonly notes: readonly string[];
  readonly isDone: boolean;
  readonly say: Formatter;
}

export function Goal({ sign, text, notes, isDone, say }: GoalProps) {
  return (
    <li className={styles['goal']} data-done={isDone || undefined}>
      {isDone ? <Tick title={say({ key: 'face.goal.done' })} /> : sign}
      <span>
        <span className={styles['text']}>{text}</span>
        {!isDone && notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
    </li>
  );
}

function Tick({ title }: { readonly title: string }) {
  return (
    <svg className={styles['tick']} viewBox="0 0 18 18" role="img" aria-label={title}>
      <path d="m3 9.5 4 4L15 5" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}

function zoneText(view: View, zone: string): Words {
  const { map, zoneTexts } = groundOf(view);
  return zoneTexts[map.zones.findIndex(({ name }) => name === zone)] ?? { key: 'objective' };
}

function nameOf(id: SurvivorId): Words {
  return { key: `survivor.${id}` };
}
