import deathSkull from 'icon:death-skull';
import exitDoor from 'icon:exit-door';
import { Icon } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { ReactNode } from 'react';
import type { Goal as MissionGoal, PlainGoal } from '../../content/missions/index.ts';
import { groundOf, missionOf } from '../../rules/mission.ts';
import type { View } from '../../view.ts';
import styles from './Goals.module.css';
import { ObjectiveSign } from './ObjectiveSign.tsx';

interface GoalsProps {
  readonly view: View;
  readonly say: Formatter;
}

/** What is to be done: the objectives in their shapes, then what wins, with what is left of it. */
export function Goals({ view, say }: GoalsProps) {
  const { objectives, win } = missionOf(view);
  return (
    <ul className={styles['goals']}>
      {view.objectives.map(({ id, colour, zone, carrier, done }) => (
        <Goal
          key={id}
          sign={<ObjectiveSign colour={colour} />}
          text={say({ key: `face.goal.${objectives[id]?.deed.does}`, params: { zone: zoneText(view, zone) } })}
          note={carrier === null ? undefined : say({ key: 'face.goal.carried', params: { who: nameOf(carrier) } })}
          isDone={done}
          say={say}
        />
      ))}
      {plainGoals(win).map(({ goal }) => (
        <Goal
          key={goal}
          sign={<Icon of={goal === 'survivorsOut' ? exitDoor : deathSkull} className={styles['icon']} />}
          text={say({ key: `face.goal.${goal}` })}
          note={leftToDo[goal] && say(leftToDo[goal](view))}
          isDone={view.result === 'won'}
          say={say}
        />
      ))}
    </ul>
  );
}

function plainGoals(goals: readonly MissionGoal[]): readonly PlainGoal[] {
  return goals.flatMap(goal => ('anyOf' in goal ? goal.anyOf : [goal]));
}

const leftToDo: { readonly [goal: string]: (view: View) => Text } = {
  enemiesDead: ({ figures, tokens }: View): Text => ({
    key: 'face.goal.enemiesLeft',
    params: { figures: figures.length, tokens: tokens.length },
  }),
  survivorsOut: ({ survivors }: View): Text => ({
    key: 'face.goal.survivorsLeft',
    params: {
      out: survivors.filter(({ status }) => status === 'left').length,
      all: survivors.filter(({ status }) => status !== 'dead').length,
    },
  }),
};

interface GoalProps {
  readonly sign: ReactNode;
  readonly text: string;
  readonly note?: string | undefined;
  readonly isDone: boolean;
  readonly say: Formatter;
}

function Goal({ sign, text, note, isDone, say }: GoalProps) {
  return (
    <li className={styles['goal']} data-done={isDone || undefined}>
      {isDone ? <Tick title={say({ key: 'face.goal.done' })} /> : sign}
      <span>
        <span className={styles['text']}>{text}</span>
        {note && !isDone && <small>{note}</small>}
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

function zoneText(view: View, zone: string): Text {
  const { map, zoneTexts } = groundOf(view);
  return zoneTexts[map.zones.findIndex(({ name }) => name === zone)] ?? { key: 'objective' };
}

function nameOf(id: string): Text {
  return { key: `survivor.${id}` };
}
