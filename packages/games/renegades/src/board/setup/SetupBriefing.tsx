import type { Formatter } from '@starboard/kernel/text';
import { chosenIn } from './chosen.ts';
import styles from './Setup.module.css';

interface SetupBriefingProps {
  readonly setup: unknown;
  readonly say: Formatter;
}

/** What is to be known beforehand: how it is won, what the mission sets up, what it is worth. */
export function SetupBriefing({ setup, say }: SetupBriefingProps) {
  const { id, mission, tier } = chosenIn(setup);
  if (mission === undefined) return <p>{say({ key: 'face.setup.about' })}</p>;
  const { need, reward, penalty } = mission;
  return (
    <dl className={styles['briefing']}>
      <div>
        <dt>{say({ key: 'face.setup.goal' })}</dt>
        <dd>{say({ key: `face.goal.${tier}`, params: { need } })}</dd>
      </div>
      <div>
        <dt>{say({ key: 'face.setup.rules' })}</dt>
        <dd>{say({ key: `mission.${id}.rules` })}</dd>
      </div>
      <div>
        <dt>{say({ key: 'face.setup.stakes' })}</dt>
        <dd>{say({ key: 'face.setup.worth', params: { reward, penalty } })}</dd>
      </div>
    </dl>
  );
}
