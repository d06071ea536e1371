import '../compose.ts';
import mission from 'icon:flag-objective';
import draw from 'icon:perspective-dice-six-faces-random';
import type { MemberChoice, SetupCard, SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { catalogue, idsOf } from '../catalogue.ts';
import type { CrewCard, CrewId, Mission, MissionId, ShipId } from '../types.ts';
import { SetupBriefing } from './setup/SetupBriefing.tsx';
import { SetupPreview } from './setup/SetupPreview.tsx';
import { shipIcon } from './ship-icons.ts';

function missionCard(id: MissionId): SetupCard {
  const { no, campaigns, tiles, reward }: Mission = catalogue.missions[id];
  return {
    value: id,
    title: { key: `mission.${id}` },
    text: { key: `mission.${id}.story` },
    icon: mission,
    group: groupOf(campaigns),
    facts: [
      { key: 'face.setup.no', params: { no } },
      ...tiles.map((tile): Text => ({ key: `tile.${tile}` })),
      { key: 'face.setup.reward', params: { digits: reward } },
    ],
  };
}

/** RDA-MISSION-02: by the campaign it counts towards; catalogue.missions of several campaigns stand by themselves. */
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

function shipCard(id: ShipId): SetupCard {
  const { faction, class: kind } = catalogue.ships[id];
  return {
    value: id,
    title: { key: `ship.${id}` },
    icon: shipIcon(id),
    facts: [{ key: `faction.${faction}` }, { key: `face.class.${kind}` }],
    details: catalogue.ships[id].usualCrew.map(crewDetail),
  };
}

function crewDetail(id: CrewId): { readonly title: Text; readonly text: Text } {
  return { title: crewTitle(id), text: abilitiesOf(id) };
}

function crewTitle(id: CrewId): Text {
  const { specialties }: CrewCard = catalogue.crew[id];
  const [station, second] = specialties;
  const name = { key: `crew.${id}` };
  if (second === undefined)
    return { key: 'face.setup.crew', params: { crew: name, station: { key: `station.${station}` } } };
  const both = { station: { key: `station.${station}` }, second: { key: `station.${second}` } };
  return { key: 'face.setup.crew.both', params: { crew: name, ...both } };
}

function abilitiesOf(id: CrewId): Text {
  return {
    key: 'face.setup.abilities',
    params: { orbit: { key: `crew.${id}.orbit` }, surface: { key: `crew.${id}.surface` } },
  };
}

/** RDA-SETUP-02..04: five of the ten of its side. */
function choicesOf(card: string): readonly MemberChoice[] {
  const ship = card as ShipId;
  return [
    {
      name: 'crew',
      title: { key: 'face.setup.member' },
      values: idsOf(catalogue.crew)
        .filter(id => catalogue.crew[id].faction === catalogue.ships[ship].faction)
        .map(id => ({ value: id, title: crewTitle(id), text: abilitiesOf(id) })),
      usual: catalogue.ships[ship].usualCrew,
      isList: true,
    },
  ];
}

/** What is chosen before a match, as cards. */
export const setup: SetupSheet = {
  fields: [
    { name: 'mission', title: { key: 'setup.mission' }, cards: [random, ...catalogue.missionIds.map(missionCard)] },
    {
      name: 'ships',
      title: { key: 'setup.ships' },
      cards: idsOf(catalogue.ships).map(shipCard),
      roster: { least: 0, most: 4, usual: ['icarus', 'destinyAurora'], card: 'ship', choicesOf },
    },
  ],
  words: {},
  tutorial: {
    title: { key: 'face.setup.tutorial' },
    setup: { mission: 'runawayPrincess', clock: 'quick' },
  },
  Preview: SetupPreview,
  Briefing: SetupBriefing,
};
