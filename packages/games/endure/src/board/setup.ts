import '../compose.ts';
import type { OwnContent, SetupCard, SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { checkMission } from '../check/index.ts';
import { campaignIds } from '../rules/campaigns.ts';
import { premiseOf, titleOf } from '../rules/objectives.ts';
import { expansionsFor, expansionsForCampaign } from '../rules/setup/expansions.ts';
import { classOf, healthOf, survivorIds } from '../rules/table.ts';
import type { Expansion } from '../tables/expansions.ts';
import type { CampaignId, ClassName, Mission, SurvivorId } from '../types.ts';
import { MissionBriefing } from './briefing/MissionBriefing.tsx';
import { MissionPreview } from './briefing/MissionPreview.tsx';
import { portraitOf } from './portraits.ts';
import { tutorial } from './tutorial.ts';

const levels = { easy: 1, medium: 2, hard: 3 } as const;

function missionCard(mission: Mission): SetupCard {
  const { id, difficulty, minutes, needs } = mission;
  const facts = needsFacts(needs);
  return {
    value: id,
    title: titleOf(mission),
    text: premiseOf(mission),
    group: groupOf(mission),
    level: levels[difficulty],
    minutes,
    facts: id === tutorial ? [{ key: 'face.setup.tutorial' }, ...facts] : facts,
    comesWith: atHand(expansionsFor(mission)),
  };
}

/** What it comes in: an expansion, or the box with its GEPs. */
function groupOf(mission: Mission): Text {
  const needed = expansionsFor(mission);
  const box = (['primus', 'sentries', 'redeemers'] as const).find(name => needed.includes(name));
  return { key: box === undefined ? 'face.setup.geps' : `expansion.${box}` };
}

/** Of missions that stand side by side only one is played: the time is that of the longest. */
function campaignCard(id: CampaignId): SetupCard {
  const { stages, needs } = catalogue.campaigns[id];
  const longest = stages.map(stage => Math.max(...stage.map(mission => catalogue.missions[mission]!.minutes)));
  return {
    value: id,
    title: { key: `campaign.${id}` },
    text: { key: `campaign.${id}.text` },
    group: { key: 'face.setup.campaigns' },
    minutes: longest.reduce((sum, each) => sum + each),
    facts: [{ key: 'face.setup.missions', params: { count: stages.length } }, ...needsFacts(needs)],
    comesWith: atHand(expansionsForCampaign(id)),
  };
}

function needsFacts(needs: readonly ClassName[]): readonly Text[] {
  return needs.map(name => ({ key: 'face.setup.needs', params: { class: classText(name) } }));
}

/** ETS-GAME-10 */
function atHand(needed: readonly Expansion[]): NonNullable<SetupCard['comesWith']> {
  return needed.map(value => ({ field: 'expansions', value }));
}

function survivorCard(id: SurvivorId): SetupCard {
  const { passive, active, crisis, expansion } = catalogue.survivors[id];
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
    comesWith: atHand(expansion === undefined ? [] : [expansion]),
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
    const card = missionCard(checked.mission);
    return { ok: true, card: { ...card, value: 'custom', group: { key: 'face.setup.own' }, comesWith: [] } };
  },
};

/** What is chosen before a mission, as cards. */
export const setup: SetupSheet = {
  fields: [
    {
      name: 'mission',
      title: { key: 'face.setup.what' },
      cards: [
        ...campaignIds().map(campaignCard),
        ...catalogue.missionIds.map(id => missionCard(catalogue.missions[id]!)),
      ],
    },
    { name: 'survivors', title: { key: 'face.setup.survivors' }, cards: survivorIds().map(survivorCard) },
  ],
  words: {
    variants: 'variant',
    expansions: 'expansion',
    firstPlayer: 'face.setup.firstPlayer',
    after: 'face.setup.after',
  },
  tutorial: { title: { key: `mission.${tutorial}` }, setup: { mission: tutorial, survivors: 3 } },
  Preview: MissionPreview,
  Briefing: MissionBriefing,
  own,
};
