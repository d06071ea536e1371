import mission from 'icon:flag-objective';
import draw from 'icon:perspective-dice-six-faces-random';
import type { SetupCard, SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { missionIds, missions } from '../content/missions/index.ts';
import type { Mission, MissionId } from '../types.ts';

function missionCard(id: MissionId): SetupCard {
  const { no, campaigns, tiles, npcs, reward }: Mission = missions[id];
  return {
    value: id,
    title: { key: `mission.${id}` },
    text: { key: `mission.${id}.story` },
    icon: mission,
    group: groupOf(campaigns),
    facts: [
      { key: 'face.setup.no', params: { no } },
      ...tiles.map((tile): Text => ({ key: `tile.${tile}` })),
      ...npcs.map(({ npc, count }): Text => ({ key: 'face.setup.npc', params: { npc: { key: `npc.${npc}` }, count } })),
      { key: 'face.setup.reward', params: { digits: reward } },
    ],
  };
}

/** RDA-MISSION-02: by the campaign it counts towards; missions of several campaigns stand by themselves. */
function groupOf(campaigns: Mission['campaigns']): Text {
  return campaigns.length === 1 ? { key: `campaign.${campaigns[0]}` } : { key: 'face.setup.shared' };
}

const random: SetupCard = {
  value: 'random',
  title: { key: 'setup.mission.random' },
  text: { key: 'face.setup.random' },
  icon: draw,
  group: { key: 'face.setup.drawn' },
};

/** What is chosen before a match, as cards. */
export const setup: SetupSheet = {
  fields: [
    {
      name: 'mission',
      title: { key: 'setup.mission' },
      cards: [random, ...missionIds.map(missionCard)],
    },
  ],
  words: {},
  tutorial: {
    title: { key: 'face.setup.tutorial' },
    setup: { mission: 'runawayPrincess', clock: 'quick' },
  },
};
