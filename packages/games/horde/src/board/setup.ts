import cult from 'icon:cultist';
import corsairs from 'icon:pirate-captain';
import remnant from 'icon:robot-golem';
import swarm from 'icon:tick';
import type { IconDrawing, MemberChoice, SetupCard, SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import '../compose.ts';
import { catalogue, idsOf, profileOf } from '../catalogue.ts';
import { partyOf } from '../rules/setup/party.ts';
import { rosterOf } from '../rules/wave/purchase.ts';
import type { ArchetypeId, Faction, SkillId, UnitId } from '../types.ts';
import { portraits } from './portraits.ts';
import { SetupBriefing } from './SetupBriefing.tsx';

function heroCard(id: ArchetypeId): SetupCard {
  const { cost, quality, defense, tough, str, dex, wil, power, specials, skills: known } = catalogue.archetypes[id];
  return {
    value: id,
    title: { key: `archetype.${id}` },
    text: { key: `archetype.${id}.text` },
    icon: portraits[id],
    facts: [
      { key: 'face.setup.points', params: { points: cost } },
      { key: 'face.setup.profile', params: { quality, defense, tough } },
    ],
    details: [
      { title: { key: 'face.stats' }, text: { key: 'face.setup.values', params: { str, dex, wil, power } } },
      ...weaponDetails(id),
      ...Object.entries(specials).map(([special, x]) => ({
        title: { key: `special.${special}`, params: { x } },
        text: { key: `special.${special}.text`, params: { x } },
      })),
      ...known.map(skill => ({ title: skillTitle(skill), text: { key: `skill.${skill}.text` } })),
    ],
  };
}

function weaponDetails(id: ArchetypeId): readonly { readonly title: Text; readonly text: Text }[] {
  const { weapons } = catalogue.archetypes[id];
  return weapons.map(({ name, range, attacks, ap, rules }) => {
    const told = { key: 'face.weapon.text', params: { range, attacks, ap } };
    const more = Object.entries(rules).map(([rule, x]) => ({ key: `weaponRule.${rule}.text`, params: { x } }));
    const text = more.reduce<Text>((first, rest) => ({ key: 'face.texts', params: { first, rest } }), told);
    return { title: { key: `weapon.${name}` }, text };
  });
}

function skillTitle(skill: SkillId): Text {
  return {
    key: 'face.setup.skillDetail',
    params: { skill: { key: `skill.${skill}` }, stat: { key: `stat.${catalogue.skills[skill].stat}` } },
  };
}

/** GSQ-HERO-02, GSQ-PSY-01: one more skill for everybody, and feats for those who cast. */
function choicesOf(card: string): readonly MemberChoice[] {
  const id = card as ArchetypeId;
  const { skills: known } = catalogue.archetypes[id];
  const [usual] = partyOf({ heroes: [id] });
  const skillChoice: MemberChoice = {
    name: 'skill',
    title: { key: 'face.setup.skill' },
    values: idsOf(catalogue.skills)
      .filter(skill => !known.includes(skill))
      .map(skill => ({ value: skill, title: skillTitle(skill), text: { key: `skill.${skill}.text` } })),
    usual: [usual!.skill],
  };
  if (usual!.feats.length === 0) return [skillChoice];
  return [skillChoice, { ...featChoice, usual: usual!.feats }];
}

const featChoice: Omit<MemberChoice, 'usual'> = {
  name: 'feats',
  title: { key: 'face.setup.feats' },
  values: idsOf(catalogue.feats).map(feat => ({
    value: feat,
    title: { key: 'act.feat', params: { feat: { key: `feat.${feat}` }, cost: catalogue.feats[feat].cost } },
    text: { key: `feat.${feat}.text` },
  })),
  isList: true,
};

const signs: { readonly [F in Faction]: IconDrawing } = { swarm, remnant, corsairs, cult };

function factionCard(faction: Faction): SetupCard {
  const units = rosterOf([faction]);
  return {
    value: faction,
    title: { key: `faction.${faction}` },
    text: { key: `faction.${faction}.text` },
    icon: signs[faction],
    facts: [{ key: 'face.setup.units', params: { count: units.length } }],
    details: units.map(unitDetail),
  };
}

function unitDetail(unit: UnitId): { readonly title: Text; readonly text: Text } {
  const { cost, models, boss, ai, quality, defense, tough } = profileOf({ unit });
  const name = { key: `unit.${unit}`, params: { count: models, no: 0 } };
  return {
    title: { key: 'face.setup.unit', params: { unit: name, points: cost, boss: boss ? 'yes' : 'no' } },
    text: { key: 'face.setup.unitText', params: { ai: { key: `ai.${ai}` }, quality, defense, tough } },
  };
}

/** What is chosen before a mission, as cards. */
export const setup: SetupSheet = {
  fields: [
    { name: 'factions', title: { key: 'face.setup.factions' }, cards: idsOf(signs).map(factionCard), isPool: true },
    {
      name: 'heroes',
      title: { key: 'face.setup.party' },
      cards: idsOf(catalogue.archetypes).map(heroCard),
      roster: {
        least: 2,
        most: 4,
        usual: partyOf({ heroes: 2 }).map(({ archetype }) => archetype),
        card: 'archetype',
        choicesOf,
      },
    },
  ],
  words: {},
  tutorial: {
    title: { key: 'face.setup.tutorial' },
    setup: { heroes: ['breacher', 'medic', 'sharpshooter'], factions: ['corsairs'], seats: 1 },
  },
  Briefing: SetupBriefing,
};
