import { SetupFacts } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { goalText } from '../goal.ts';
import { chosenIn } from './chosen.ts';

interface SetupBriefingProps {
  readonly setup: unknown;
  readonly say: Formatter;
}

/** What is to be known beforehand: how it is won, what the mission sets up, what it is worth. */
export function SetupBriefing({ setup, say }: SetupBriefingProps) {
  const { id, mission, tier } = chosenIn(setup);
  if (id === undefined || mission === undefined) return <p>{say({ key: 'face.setup.about' })}</p>;
  const { reward, penalty } = mission;
  const facts = [
    { title: { key: 'face.setup.goal' }, text: goalText(id, tier) },
    { title: { key: 'face.setup.rules' }, text: { key: `mission.${id}.rules` } },
    { title: { key: 'face.setup.stakes' }, text: { key: 'face.setup.worth', params: { reward, penalty } } },
  ];
  return <SetupFacts facts={facts} say={say} />;
}
