import type { OwnContent, SetupCard, SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { checkMission } from '../check/index.ts';
import { abilitySets } from '../content/abilities/index.ts';
import { classOf, healthOf, survivorIds } from '../content/classes.ts';
import { type Mission, missionIds, missions } from '../content/missions/index.ts';
import { premiseOf, titleOf } from '../rules/objectives.ts';
import type { SurvivorId } from '../types.ts';
import { MissionPreview } from './MissionPreview.tsx';
import { portraitOf } from './portraits.ts';
import { tutorial } from './tutorial.ts';

const levels = { easy: 1, medium: 2, hard: 3 } as const;

function missionCard(mission: Mission): SetupCard {
  const { id, difficulty, minutes, needs } = mission;
  const facts = needs.map<Text>(name => ({ key: 'face.setup.needs', params: { class: classText(name) } }));
  return {
    value: id,
    title: titleOf(mission),
    text: premiseOf(mission),
    group: { key: 'face.setup.single' },
    level: levels[difficulty],
    minutes,
    facts: id === tutorial ? [{ key: 'face.setup.tutorial' }, ...facts] : facts,
  };
}

function survivorCard(id: SurvivorId): SetupCard {
  const { passive, active, crisis } = abilitySets[id];
  const name = (ability: { readonly name: string }): Text => ({ key: `ability.${ability.name}` });
  return {
    value: id,
    title: { key: `survivor.${id}.full` },
    text: {
      key: 'face.setup.abilities',
      params: { passive: name(passive), active: name(active), crisis: name(crisis) },
    },
    icon: portraitOf(id),
    group: classText(classOf(id)),
    facts: [{ key: 'face.setup.health', params: { count: healthOf(id) } }],
    details: Object.entries({ passive, active, crisis }).map(([kind, ability]) => ({
      title: { key: 'face.setup.ability', params: { ability: name(ability), kind: { key: `ability.kind.${kind}` } } },
      text: { key: `ability.${ability.name}.text` },
    })),
    family: classOf(id),
  };
}

function classText(name: string): Text {
  return { key: `class.${name}` };
}

/** A mission that somebody wrote. */
const own: OwnContent = {
  field: 'custom',
  card: { field: 'mission', value: 'custom' },
  check(written) {
    const checked = checkMission(written);
    if (!checked.ok) return checked;
    const card = { ...missionCard(checked.mission), value: 'custom', group: { key: 'face.setup.own' } };
    return { ok: true, card };
  },
};

/** What is chosen before a mission, as cards. */
export const setup: SetupSheet = {
  fields: [
    {
      name: 'mission',
      title: { key: 'face.setup.mission' },
      cards: missionIds.map(id => missionCard(missions[id]!)),
    },
    { name: 'survivors', title: { key: 'face.setup.survivors' }, cards: survivorIds.map(survivorCard) },
  ],
  words: { variants: 'variant', expansions: 'expansion', firstPlayer: 'face.setup.firstPlayer' },
  tutorial: { title: { key: `mission.${tutorial}` }, setup: { mission: tutorial, survivors: 3 } },
  Preview: MissionPreview,
  own,
};
