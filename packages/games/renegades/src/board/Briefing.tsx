import type { FaceProps } from '@starboard/board';
import { type ReactNode, useId } from 'react';
import { tierOf } from '../rules/mission/card.ts';
import { endText } from '../rules/mission/end.ts';
import { asState, type View } from '../view.ts';
import styles from './Briefing.module.css';
import { LastEvent } from './briefing/LastEvent.tsx';
import { Parameters } from './briefing/Parameters.tsx';
import { Stakes } from './briefing/Stakes.tsx';
import { goalText } from './goal.ts';

/** What stands beside the boards: what the mission is about, who has it, one's own bounty, and the digits. */
export function Briefing(props: FaceProps<View>) {
  const { view, say } = props;
  if (view.stage === 'draft') return null;
  return (
    <div className={styles['briefing']}>
      <Panel title={say({ key: `mission.${view.mission}` })}>
        {view.shore && view.result ? (
          <p className={styles['goal']}>{say(endText(asState(view), view.result))}</p>
        ) : (
          <>
            <p className={styles['goal']}>{say(goalText(view.mission, tierOf(asState(view))))}</p>
            <Parameters view={view} say={say} />
          </>
        )}
        <details className={styles['rules']}>
          <summary>{say({ key: 'face.story' })}</summary>
          <p>{say({ key: `mission.${view.mission}.story` })}</p>
          <p>{say({ key: `mission.${view.mission}.rules` })}</p>
        </details>
      </Panel>
      <Panel title={say({ key: 'face.stakes' })}>
        <Stakes {...props} />
        <LastEvent view={view} say={say} />
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
