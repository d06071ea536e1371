import { describe, expect, test } from 'vitest';
import { archetypes } from '../../src/cards/heroes.ts';
import { factions, units } from '../../src/cards/units/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { rosterOf } from '../../src/rules/wave/purchase.ts';
import { setupSchema } from '../../src/setup.ts';
import { en } from '../../src/text/en/index.ts';
import type { Faction, UnitId, UnitProfile, Weapon } from '../../src/types.ts';

const words: { readonly [key: string]: string } = en;

/** A rule by its name, with its number where it has one: `Impact(2)`. */
function ruleName(key: string, x: number): string {
  return words[key]!.replace('{x}', String(x));
}

function weaponLine({ name, range, attacks, ap, rules }: Weapon): string {
  const more = Object.entries(rules).map(([rule, x]) => ruleName(`weaponRule.${rule}`, x));
  const parts = [range === 0 ? 'melee' : `${range}"`, `A${attacks}`, ...(ap > 0 ? [`AP(${ap})`] : []), ...more];
  return `${words[`weapon.${name}`]} (${parts.join(', ')})`;
}

/** A profile as the list of units prints it. */
function entryOf({ boss, cost, models, base, quality, defense, tough, weapons, specials, ai }: UnitProfile): string {
  const rules = Object.entries(specials).map(([special, x]) => ruleName(`special.${special}`, x));
  return [
    `${boss ? 'Boss, ' : ''}${cost} pts, ${models} ${models === 1 ? 'model' : 'models'}, base ${base}: ` +
      `Quality ${quality}+, Defense ${defense}+, Tough ${tough}`,
    weapons.map(weaponLine).join(', '),
    `special rules ${rules.length === 0 ? 'none' : rules.join(', ')}`,
    `AI ${words[`ai.${ai}`]}`,
  ].join('; ');
}

const rows: readonly (readonly [rule: string, id: UnitId, faction: Faction, entry: string])[] = [
  [
    '[GSQ-UNIT-11]',
    'skitterlings',
    'swarm',
    '65 pts, 5 models, base S: Quality 5+, Defense 6+, Tough 1; Mandibles (melee, A1); special rules Fast; AI Melee',
  ],
  [
    '[GSQ-UNIT-12]',
    'ripperDrones',
    'swarm',
    '65 pts, 3 models, base S: Quality 4+, Defense 5+, Tough 1; Scythe Limbs (melee, A2); special rules Fast; AI Melee',
  ],
  [
    '[GSQ-UNIT-13]',
    'acidSpitters',
    'swarm',
    '35 pts, 2 models, base S: Quality 5+, Defense 5+, Tough 1; Acid Spit (12", A1, AP(1)), Claws (melee, A1); special rules none; AI Shooter',
  ],
  [
    '[GSQ-UNIT-14]',
    'leaper',
    'swarm',
    '60 pts, 1 model, base M: Quality 4+, Defense 5+, Tough 3; Hooked Talons (melee, A4, AP(1)); special rules Flying, Furious; AI Hunter',
  ],
  [
    '[GSQ-UNIT-15]',
    'carapaceGuard',
    'swarm',
    '90 pts, 1 model, base M: Quality 4+, Defense 3+, Tough 3; Crusher Claws (melee, A3, AP(1)); special rules Impact(2); AI Melee',
  ],
  [
    '[GSQ-UNIT-16]',
    'broodSeer',
    'swarm',
    '65 pts, 1 model, base M: Quality 4+, Defense 5+, Tough 3; Mind Lash (18", A1, AP(1)), Spines (melee, A1); special rules Caster(2); AI Support',
  ],
  [
    '[GSQ-UNIT-17]',
    'burrower',
    'swarm',
    '105 pts, 1 model, base L: Quality 4+, Defense 4+, Tough 6; Grinding Maw (melee, A4, AP(2)); special rules Strider; AI Hunter',
  ],
  [
    '[GSQ-UNIT-18]',
    'hiveColossus',
    'swarm',
    'Boss, 350 pts, 1 model, base H: Quality 3+, Defense 3+, Tough 12; Siege Claws (melee, A5, AP(2)), Bile Cannon (18", A3, AP(1), Blast(3)); special rules Fear(2), Regeneration; AI Hybrid',
  ],
  [
    '[GSQ-UNIT-19]',
    'hatchling',
    'swarm',
    '5 pts, 1 model, base S: Quality 6+, Defense 6+, Tough 1; Milk Teeth (melee, A1); special rules Slow; AI Melee',
  ],
  [
    '[GSQ-UNIT-21]',
    'servoSwarm',
    'remnant',
    '45 pts, 3 models, base S: Quality 5+, Defense 5+, Tough 1; Shock Prods (melee, A1, AP(1)); special rules Flying; AI Melee',
  ],
  [
    '[GSQ-UNIT-22]',
    'rifleAutomata',
    'remnant',
    '65 pts, 3 models, base S: Quality 5+, Defense 4+, Tough 1; Pulse Rifle (24", A1), Metal Fists (melee, A1); special rules Slow; AI Shooter',
  ],
  [
    '[GSQ-UNIT-23]',
    'sentryFrame',
    'remnant',
    '100 pts, 1 model, base M: Quality 4+, Defense 4+, Tough 3; Reaver Rifle (18", A3, AP(1)), Steel Claw (melee, A3); special rules Self-Repair, Slow; AI Shooter',
  ],
  [
    '[GSQ-UNIT-24]',
    'sawHulk',
    'remnant',
    '130 pts, 1 model, base L: Quality 4+, Defense 3+, Tough 6; Saw Arms (melee, A4, AP(2)); special rules Slow, Self-Repair; AI Melee',
  ],
  [
    '[GSQ-UNIT-25]',
    'hunterSeeker',
    'remnant',
    '65 pts, 1 model, base M: Quality 4+, Defense 5+, Tough 3; Twin Blasters (12", A4), Cutter Beam (melee, A2, AP(2)); special rules Flying, Fast; AI Hybrid',
  ],
  [
    '[GSQ-UNIT-26]',
    'mortarCrawler',
    'remnant',
    '65 pts, 1 model, base M: Quality 5+, Defense 4+, Tough 3; Arc Mortar (30", A2, AP(1), Blast(2), Indirect), Treads (melee, A1); special rules Slow; AI Shooter',
  ],
  [
    '[GSQ-UNIT-27]',
    'repairNode',
    'remnant',
    '60 pts, 1 model, base M: Quality 5+, Defense 4+, Tough 3; Plasma Welder (9", A2, AP(2)), Pincer (melee, A1); special rules Mender; AI Support',
  ],
  [
    '[GSQ-UNIT-28]',
    'overseerEngine',
    'remnant',
    'Boss, 360 pts, 1 model, base H: Quality 3+, Defense 2+, Tough 12; Lance Battery (24", A2, AP(3), Deadly(3)), Piston Crush (melee, A4, AP(2)); special rules Fear(1), Self-Repair; AI Hybrid',
  ],
  [
    '[GSQ-UNIT-29]',
    'scrapCrawler',
    'remnant',
    '5 pts, 1 model, base S: Quality 6+, Defense 6+, Tough 1; Bent Arm (melee, A1); special rules Slow; AI Melee',
  ],
  [
    '[GSQ-UNIT-31]',
    'deckhands',
    'corsairs',
    '45 pts, 3 models, base S: Quality 5+, Defense 6+, Tough 1; Slug Pistol (12", A1), Cutlass (melee, A1); special rules none; AI Hybrid',
  ],
  [
    '[GSQ-UNIT-32]',
    'raiders',
    'corsairs',
    '65 pts, 3 models, base S: Quality 5+, Defense 5+, Tough 1; Auto-Rifle (24", A1), Knife (melee, A1); special rules none; AI Shooter',
  ],
  [
    '[GSQ-UNIT-33]',
    'boarders',
    'corsairs',
    '75 pts, 3 models, base S: Quality 4+, Defense 5+, Tough 1; Boarding Axe (melee, A2, AP(1)); special rules Thrust; AI Melee',
  ],
  [
    '[GSQ-UNIT-34]',
    'stubberGunner',
    'corsairs',
    '100 pts, 1 model, base M: Quality 4+, Defense 5+, Tough 3; Heavy Stubber (30", A4), Gun Butt (melee, A1); special rules Relentless; AI Shooter',
  ],
  [
    '[GSQ-UNIT-35]',
    'railSniper',
    'corsairs',
    '70 pts, 1 model, base S: Quality 4+, Defense 6+, Tough 2; Rail Rifle (36", A1, AP(2), Deadly(2)), Knife (melee, A1); special rules Stealth; AI Shooter',
  ],
  [
    '[GSQ-UNIT-36]',
    'bombardier',
    'corsairs',
    '70 pts, 1 model, base M: Quality 4+, Defense 5+, Tough 3; Grenade Launcher (24", A2, AP(1), Blast(2), Indirect), Boots (melee, A1); special rules none; AI Shooter',
  ],
  [
    '[GSQ-UNIT-37]',
    'chainBrute',
    'corsairs',
    '110 pts, 1 model, base L: Quality 4+, Defense 4+, Tough 6; Chain Hammer (melee, A3, AP(2)); special rules Furious; AI Melee',
  ],
  [
    '[GSQ-UNIT-38]',
    'ringCaptain',
    'corsairs',
    'Boss, 260 pts, 1 model, base M: Quality 3+, Defense 3+, Tough 9; Plasma Repeater (18", A4, AP(2)), Power Cutlass (melee, A4, AP(2)); special rules Fear(1), Fearless, Commanding; AI Hybrid',
  ],
  [
    '[GSQ-UNIT-39]',
    'cabinHand',
    'corsairs',
    '5 pts, 1 model, base S: Quality 6+, Defense 6+, Tough 1; Marlinspike (melee, A1); special rules Slow; AI Melee',
  ],
  [
    '[GSQ-UNIT-41]',
    'thralls',
    'cult',
    '40 pts, 4 models, base S: Quality 6+, Defense 6+, Tough 1; Clubs (melee, A1); special rules Fearless; AI Melee',
  ],
  [
    '[GSQ-UNIT-42]',
    'zealots',
    'cult',
    '60 pts, 3 models, base S: Quality 5+, Defense 5+, Tough 1; Fire Spray (9", A1, AP(1), Reliable), Hook Blade (melee, A1); special rules Fearless; AI Hybrid',
  ],
  [
    '[GSQ-UNIT-43]',
    'choristers',
    'cult',
    '60 pts, 3 models, base S: Quality 5+, Defense 5+, Tough 1; Keening Hymn (15", A1, AP(1), Bane), Nails (melee, A1); special rules none; AI Shooter',
  ],
  [
    '[GSQ-UNIT-44]',
    'hexer',
    'cult',
    '65 pts, 1 model, base S: Quality 4+, Defense 6+, Tough 3; Rift Bolt (18", A2, AP(1)), Ritual Dagger (melee, A1, Rending); special rules Caster(1); AI Support',
  ],
  [
    '[GSQ-UNIT-45]',
    'fleshHorror',
    'cult',
    '135 pts, 1 model, base L: Quality 4+, Defense 5+, Tough 6; Tendrils (melee, A5, AP(1)); special rules Regeneration, Fear(1); AI Melee',
  ],
  [
    '[GSQ-UNIT-46]',
    'shade',
    'cult',
    '50 pts, 1 model, base M: Quality 4+, Defense 6+, Tough 3; Phase Claws (melee, A3, Rending); special rules Stealth, Flying; AI Hunter',
  ],
  [
    '[GSQ-UNIT-47]',
    'idolBearer',
    'cult',
    '80 pts, 1 model, base L: Quality 5+, Defense 4+, Tough 6; Idol Pulse (12", A3), Stone Fists (melee, A2, AP(1)); special rules Slow, Dread Aura; AI Support',
  ],
  [
    '[GSQ-UNIT-48]',
    'veilHerald',
    'cult',
    'Boss, 320 pts, 1 model, base H: Quality 3+, Defense 4+, Tough 12; Rift Lance (18", A2, AP(2), Deadly(2)), Warp Talons (melee, A5, AP(1)); special rules Caster(3), Flying, Fear(2); AI Hybrid',
  ],
  [
    '[GSQ-UNIT-49]',
    'penitent',
    'cult',
    '5 pts, 1 model, base S: Quality 6+, Defense 6+, Tough 1; Scourge (melee, A1); special rules Slow; AI Melee',
  ],
];

test.each(rows)('%s %s', (_rule, id, faction, entry) => {
  const profile: UnitProfile = units[id];
  expect(entryOf(profile)).toBe(entry);
  expect(profile.faction).toBe(faction);
});

test('[GSQ-UNIT-01, GSQ-CORE-13] every unit is listed, each with 1 to 5 models, a cost, weapons and an AI type', () => {
  expect(rows.map(([, id]) => id)).toEqual(idsOf(units));
  for (const id of idsOf(units)) {
    const { models, cost, weapons }: UnitProfile = units[id];
    expect(models).toBeGreaterThanOrEqual(1);
    expect(models).toBeLessThanOrEqual(5);
    expect(cost).toBeGreaterThan(0);
    expect(weapons.length).toBeGreaterThan(0);
  }
});

const bosses = (faction: Faction) => rosterOf([faction]).filter(id => (units[id] as UnitProfile).boss);
const rankAndFile = (faction: Faction) => rosterOf([faction]).filter(id => !(units[id] as UnitProfile).boss);
const twoMedics = 2 * archetypes.medic.cost;

describe.each(factions)('%s', faction => {
  test('[GSQ-UNIT-03] even the cheapest party meets at least one unit in wave 1', () => {
    expect(twoMedics / 4).toBe(45);
    expect(Math.min(...rankAndFile(faction).map(id => units[id].cost))).toBeLessThanOrEqual(45);
  });

  test('[GSQ-UNIT-04] every boss fight can afford its boss, be the party the cheapest and the wave the fourth', () => {
    expect((4 * twoMedics * 2) / 4).toBe(360);
    expect(bosses(faction)).toHaveLength(1);
    for (const id of bosses(faction)) expect(units[id].cost).toBeLessThanOrEqual(360);
  });
});

describe('rosters', () => {
  test('[GSQ-PREP-11] are one faction by default, and never empty', () => {
    const { factions: chosen } = setupSchema.parse({});
    expect(chosen).toHaveLength(1);
    expect(rosterOf(chosen)).toHaveLength(9);
  });

  test('[GSQ-PREP-11, GSQ-WAVE-07] of several factions are merged into one list, in the order of the numbers', () => {
    const mixed = rosterOf(['cult', 'swarm']);
    expect(mixed).toEqual([...rosterOf(['swarm']), ...rosterOf(['cult'])]);
    expect(mixed).toHaveLength(18);
  });
});
