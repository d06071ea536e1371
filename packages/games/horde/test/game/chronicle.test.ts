import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import { chronicles } from '../support/chronicle-scenes.ts';
import { emptyWords } from '../support/words.ts';

const say = createFormatter(texts, 'en');

const told: { readonly [title in keyof typeof chronicles]: readonly string[] } = {
  '[GSQ-ALERT-01] a round with enemies': ['Alertness +1: 1. · GSQ-ALERT-01'],
  '[GSQ-ALERT-02] a round without': ['Alertness +2: 2. · GSQ-ALERT-02'],
  '[GSQ-ALERT-07] Full Assault, a 2': [
    'Alertness +2: 2. · GSQ-ALERT-02',
    'Alertness die: 2. +1, 3 in all. · GSQ-ALERT-07',
  ],
  '[GSQ-ALERT-07] Full Assault, a 3': [
    'Alertness +2: 2. · GSQ-ALERT-02',
    'Alertness die: 3. No more, 2 in all. · GSQ-ALERT-07',
  ],
  '[GSQ-ALERT-08] Alarmed, a 1': ['Alertness +2: 2. · GSQ-ALERT-02', 'Alertness die: 1. +1, 3 in all. · GSQ-ALERT-08'],
  '[GSQ-PRIO-03] a priority that was there before, one that fell, and another': [
    'Priority, rolled 1: again. · GSQ-PRIO-03',
    'Priority, rolled 2: again. · GSQ-PRIO-03',
    'Priority, rolled 4. · GSQ-PRIO-01',
    'Marker 4 is the priority. · GSQ-PRIO-01',
  ],
  '[GSQ-PRIO-05] one marker left': ['One marker is left: no priority any more. · GSQ-PRIO-05'],
  '[GSQ-FLOW-01, GSQ-FLOW-05] a wave begins': [
    'Wave 2 begins. · GSQ-FLOW-01',
    'Time passes: Night. −1 to hit when shooting; nobody sees further than 12″. · GSQ-FLOW-05',
    'The weather changes: Bad. −1 to hit in melee; all movement is halved. · GSQ-FLOW-05',
    'Priority, rolled 3. · GSQ-PRIO-01',
    'Marker 3 is the priority. · GSQ-PRIO-01',
    'The wave: 1 unit for 100 points of 105. · GSQ-WAVE-06',
    'Stubber Gunner 1: 1 for the corner. · GSQ-WAVE-02',
    'Stubber Gunner 1: set up at the north-west corner. · GSQ-WAVE-04',
  ],
  '[GSQ-BOSS-01] a boss fight that nobody wants': [
    'Wave 4 begins. · GSQ-FLOW-01',
    'Wave 4 is no boss fight. · GSQ-BOSS-01',
    'Priority, rolled 3. · GSQ-PRIO-01',
    'Marker 3 is the priority. · GSQ-PRIO-01',
    'The wave: 1 unit for 130 points of 210. · GSQ-WAVE-06',
    'Saw Hulk 1: 1 for the corner. · GSQ-WAVE-02',
    'Saw Hulk 1: set up at the north-west corner. · GSQ-WAVE-04',
  ],
  '[GSQ-ALERT-06, GSQ-TIME-01, GSQ-WEATHER-01] what is rolled at set-up': [
    'Alertness level, rolled 1: Full assault. After each round a die: 1 or 2 adds one alertness. · GSQ-ALERT-06',
    'Time of day, rolled 2: Night. −1 to hit when shooting; nobody sees further than 12″. · GSQ-TIME-01',
    'Weather, rolled 3: Improving. −1 to hit in melee; good weather follows. · GSQ-WEATHER-01',
  ],
  '[GSQ-FLOW-06, GSQ-PSY-07] a round begins': [
    'Wave 3, round 2. · GSQ-FLOW-06',
    'Hexer 1: 1 token for psychic feats, 1 in all. · GSQ-PSY-07',
    'Veil Herald 2: 2 tokens for psychic feats, 6 in all. · GSQ-PSY-07',
  ],
  '[GSQ-FLOW-07, GSQ-OBJ-01, GSQ-OBJ-02] a round ends, with enemies at markers': [
    'Round 3 ends. · GSQ-FLOW-07',
    'Marker 1 is damaged: 3 of 3. · GSQ-OBJ-01',
    'Marker 1 is destroyed. · GSQ-OBJ-02',
    'Marker 2 is damaged: 1 of 3. · GSQ-OBJ-01',
    'Alertness +1: 1. · GSQ-ALERT-01',
  ],
  '[GSQ-XP-06, GSQ-LEVEL-17] a wave ends': [
    'Wave 2 is held. 1 marker seized. · GSQ-ALERT-03',
    '6 XP for the party: 1 marker, priority included, times wave 2. · GSQ-XP-06',
    'Medic: +3 XP, 3 in all. · GSQ-XP-05',
    'Medic reaches level 2. · GSQ-LEVEL-17',
    'Medic improves: +1 Tough. · GSQ-LEVEL-02',
    'Envoy: +3 XP, 3 in all. · GSQ-XP-05',
  ],
  '[GSQ-INJURY-04] an injury heals': [
    'Wave 2 is held. No marker seized. · GSQ-ALERT-03',
    '0 XP for the party: 0 markers, times wave 2. · GSQ-XP-06',
    'Medic is over it: Chest Wound. · GSQ-INJURY-04',
  ],
  '[GSQ-INJURY-02] a revival': [
    'Wave 1 is held. 1 marker seized. · GSQ-ALERT-03',
    '2 XP for the party: 1 marker, times wave 1. · GSQ-XP-06',
    'Medic: +1 XP, 1 in all. · GSQ-XP-05',
    'Envoy: +1 XP, 1 in all. · GSQ-XP-05',
    'Medic: 3 wounds restored, 3 left. · GSQ-INJURY-02',
    'Medic is conscious again. · GSQ-WOUND-07',
    'Medic is up again, rolled 3: Smashed Leg for the next wave. · GSQ-INJURY-04',
  ],
  '[GSQ-SHOP-02, GSQ-SHOP-04, GSQ-SHOP-05] in the shop': [
    'Medic buys for 15: Power Cell. · GSQ-SHOP-04',
    'Medic sells for 7: Med Kit. · GSQ-SHOP-05',
    'Medic hands over to Envoy: Power Cell. · GSQ-SHOP-02',
    'Medic hands over to Envoy: 1 credit. · GSQ-SHOP-02',
  ],
  '[GSQ-SEARCH-06, GSQ-SEARCH-12] a token with a kit': [
    'A search token is revealed (Infiltrator): 4 +1. · GSQ-SEARCH-06',
    'Kit box, 4: Teleport Kit. · GSQ-SEARCH-12',
    'Infiltrator takes: Teleport Kit. · GSQ-SEARCH-07',
  ],
  '[GSQ-SEARCH-09] a token with a hazard': [
    'A search token is revealed (Infiltrator): 1 +1. · GSQ-SEARCH-06',
    'A hazard for Infiltrator: 2. · GSQ-SEARCH-09',
    'Infiltrator is now Diseased. · GSQ-SEARCH-09',
  ],
  '[GSQ-SEARCH-08, GSQ-EVENT-62] an event reveals a token far from everybody': [
    'Event 62: Prophetic Vision. D3 random search tokens are revealed. · GSQ-EVENT-62',
    'D3: 1 (die 1). · GSQ-EVENT-62',
    'A search token is revealed: 6. · GSQ-SEARCH-06',
    'Credits stash, 6: 15 credits. · GSQ-SEARCH-13',
    'It lies there as treasure: 15 credits. · GSQ-SEARCH-08',
  ],
  '[GSQ-EVENT-11] knocked out': [
    'Event 11: Lightning Strike. A random hero is unconscious at once. · GSQ-EVENT-11',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'Medic: 9 wounds, 0 left. · GSQ-EVENT-11',
    'Medic is Unconscious. · GSQ-WOUND-05',
  ],
  '[GSQ-EVENT-12] a condition': [
    'Event 12: Stuck in the Mud. A random hero is Impaired. · GSQ-EVENT-12',
    'Which hero: 2. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'Medic is now Impaired. · GSQ-EVENT-12',
  ],
  '[GSQ-EVENT-14] wounds': [
    'Event 14: Falling Debris. A random hero suffers D3 wounds. · GSQ-EVENT-14',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'D3: 3 (die 5). · GSQ-EVENT-14',
    'Medic: 3 wounds, 6 left. · GSQ-EVENT-14',
  ],
  '[GSQ-EVENT-21] hits': [
    'Event 21: Explosive Trap. A random hero takes D3 hits. · GSQ-EVENT-21',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'D3: 2 (die 4). · GSQ-EVENT-21',
    'Medic, Defense: 6 1 (5+). 1 hit comes through. · GSQ-SHOOT-06',
    'Medic: 1 wound, 8 left. · GSQ-EVENT-21',
  ],
  '[GSQ-EVENT-22] Power lost': [
    'Event 22: Alien Shriek. A random hero loses D3 Power. · GSQ-EVENT-22',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'D3: 2 (die 3). · GSQ-EVENT-22',
    'Medic loses 2 Power, 4 left. · GSQ-EVENT-22',
  ],
  '[GSQ-EVENT-24] Shaken': [
    'Event 24: Swarm Attack. A random hero is Shaken. · GSQ-EVENT-24',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'Medic: Shaken. · GSQ-EVENT-24',
  ],
  '[GSQ-EVENT-31] a quarter': [
    'Event 31: Crumbling Earth. A random table quarter is dangerous ground, until the next event. · GSQ-EVENT-31',
    'Which quarter: 2. · GSQ-EVENT-07',
    'It concerns the north-eastern quarter. · GSQ-EVENT-31',
  ],
  '[GSQ-EVENT-32] everybody': [
    'Event 32: Solar Flare. Everybody has −1 to Defense rolls, until the next event. · GSQ-EVENT-32',
  ],
  '[GSQ-EVENT-46] a unit Shaken': [
    'Event 46: Sinkhole. A random enemy unit is Shaken. · GSQ-EVENT-46',
    'Raider 1: Shaken. · GSQ-EVENT-46',
  ],
  '[GSQ-EVENT-45] Power back': [
    'Event 45: Refreshment Kit. A random hero restores D3 Power. · GSQ-EVENT-45',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'D3: 3 (die 6). · GSQ-EVENT-45',
    'Medic: 3 Power restored, 3 in all. · GSQ-EVENT-45',
  ],
  '[GSQ-EVENT-61] a gift': [
    'Event 61: Injector Pouch. A random hero receives a Power Injector. · GSQ-EVENT-61',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'Medic takes: Power Injector. · GSQ-EVENT-61',
  ],
  '[GSQ-EVENT-64] money': [
    'Event 64: Credits Stash. A random hero receives 15 credits. · GSQ-EVENT-64',
    'Which hero: 2. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'Medic takes: 15 credits. · GSQ-EVENT-64',
  ],
  '[GSQ-EVENT-66] experience': [
    'Event 66: Godly Blessing. A random hero receives D3 XP. · GSQ-EVENT-66',
    'Which hero: 1. · GSQ-EVENT-03',
    'It concerns Medic. · GSQ-EVENT-03',
    'D3: 1 (die 1). · GSQ-EVENT-66',
    'Medic: +1 XP, 1 in all. · GSQ-EVENT-66',
  ],
  '[GSQ-SHOOT-05, GSQ-SHOOT-06] a shot that kills': [
    'Medic → Raiders 1, Carbine: 5 4 (5+). 1 hit. · GSQ-SHOOT-05',
    'Raiders 1, Defense: 2 (5+). 1 hit comes through. · GSQ-SHOOT-06',
    'Raiders 1: 1 wound, 1 model killed. · GSQ-SHOOT-06',
  ],
  '[GSQ-SHOOT-05] a shot at cover with −1': [
    'Medic → Raider 1, Carbine: 6 5 (5+ · Crippled −1). 1 hit. · GSQ-SHOOT-05',
    'Raider 1, Defense: 3 (5+ · cover +1). 1 hit comes through. · GSQ-SHOOT-06',
    'Raider 1: 1 wound, 1 model killed. · GSQ-SHOOT-06',
    'Raiders 1: destroyed. · GSQ-WOUND-04',
  ],
  '[GSQ-SPECIAL-03] a blast': [
    'Bombardier 1 advances 5.9″ toward marker 3: from there somebody can be shot at. · GSQ-AI-14',
    'Bombardier 1 → Medic, Grenade Launcher: 6 1 (4+ · Indirect after moving −1). 1 hit. · GSQ-SHOOT-05',
    'Blast: 1 hit on Medic. · GSQ-SPECIAL-03',
    'Medic, Defense: 6 (5+ · AP −1). All blocked. · GSQ-SHOOT-06',
  ],
  '[GSQ-MELEE-08, GSQ-MORALE-04, GSQ-MELEE-11] a charge that is won, and a rout': [
    'Charge: Duelist → Deckhands 1, 2.5″. · GSQ-MELEE-02',
    'Deckhands 1: 1 model closes in. · GSQ-MELEE-03',
    'Melee: Duelist → Deckhands 1. · GSQ-MELEE-04',
    'Duelist → Deckhands 1, Twin Sabres: 6 1 1 1 (4+). 1 hit. · GSQ-MELEE-05',
    'Deckhands 1, Defense: 1 (6+ · AP −4). 1 hit comes through. · GSQ-SHOOT-06',
    'Deckhands 1: 1 wound, 1 model killed. · GSQ-MELEE-05',
    'Strike back: Deckhand 1 → Duelist. · GSQ-MELEE-06',
    'Deckhand 1 → Duelist, Cutlass: 1 (5+). No hit. · GSQ-MELEE-05',
    'The melee is lost for Deckhand 1: Duelist 1, Deckhand 1 0. · GSQ-MELEE-08',
    'Deckhand 1, morale: 1 (5+). Failed. · GSQ-MORALE-04',
    'Deckhand 1: routed. · GSQ-MORALE-04',
    'Deckhands 1: destroyed. · GSQ-MORALE-04',
  ],
  '[GSQ-MELEE-03, GSQ-MELEE-12] a charge that is drawn': [
    'Charge: Duelist → Chain Brute 1, 2.5″. · GSQ-MELEE-02',
    'Melee: Duelist → Chain Brute 1. · GSQ-MELEE-04',
    'Duelist → Chain Brute 1, Twin Sabres: 1 1 1 1 (4+). No hit. · GSQ-MELEE-05',
    'Strike back: Chain Brute 1 → Duelist. · GSQ-MELEE-06',
    'Chain Brute 1 → Duelist, Chain Hammer: 1 1 1 (4+). No hit. · GSQ-MELEE-05',
    'The melee is a draw: Duelist 0, Chain Brute 1 0. · GSQ-MELEE-08',
    'Duelist: 1 model draws back. · GSQ-MELEE-12',
  ],
  '[GSQ-MELEE-08, GSQ-MORALE-04] a charge that is lost': [
    'Charge: Duelist → Chain Brute 1, 2.5″. · GSQ-MELEE-02',
    'Melee: Duelist → Chain Brute 1. · GSQ-MELEE-04',
    'Duelist → Chain Brute 1, Twin Sabres: 1 1 1 1 (4+). No hit. · GSQ-MELEE-05',
    'Strike back: Chain Brute 1 → Duelist. · GSQ-MELEE-06',
    'Chain Brute 1 → Duelist, Chain Hammer: 6 6 6 (4+). 3 hits. · GSQ-MELEE-05',
    'Duelist, Defense: 1 1 1 (5+ · AP −2). 3 hits come through. · GSQ-SHOOT-06',
    'Duelist: 3 wounds, 6 left. · GSQ-MELEE-05',
    'The melee is lost for Duelist: Duelist 0, Chain Brute 1 3. · GSQ-MELEE-08',
    'Duelist, morale: 1 (4+). Failed. · GSQ-MORALE-04',
    'Duelist: Shaken. · GSQ-MORALE-04',
    'Duelist: 1 model draws back. · GSQ-MELEE-12',
  ],
  '[GSQ-MORALE-02] a morale test that is passed': ['Medic, morale: 5 (5+). Passed. · GSQ-MORALE-02'],
  '[GSQ-MORALE-02] a morale test that is failed': [
    'Medic, morale: 4 (5+). Failed. · GSQ-MORALE-02',
    'Medic: Shaken. · GSQ-MORALE-02',
  ],
  '[GSQ-MORALE-02] with a modifier': [
    'Medic, morale: 5 (5+ · Blinded Eye −1). Failed. · GSQ-MORALE-02',
    'Medic: Shaken. · GSQ-MORALE-02',
  ],
  '[GSQ-ITEM-11] with a Courage Injector': ['Medic, morale: passed, thanks to Courage Injector. · GSQ-MORALE-02'],
  '[GSQ-MORALE-07] Shaken already': ['Medic, morale: failed, being Shaken. · GSQ-MORALE-07'],
  '[GSQ-SPECIAL-12] Fearless, and it helps': [
    'Envoy, morale: 1 (5+ · Inspiring +1). Failed. · GSQ-MORALE-02',
    'Envoy, Fearless: 4 (4+). The test is passed after all. · GSQ-SPECIAL-12',
  ],
  '[GSQ-SPECIAL-12] Fearless, and it does not': [
    'Envoy, morale: 1 (5+ · Inspiring +1). Failed. · GSQ-MORALE-02',
    'Envoy, Fearless: 3 (4+). It does not help. · GSQ-SPECIAL-12',
    'Envoy: Shaken. · GSQ-MORALE-02',
  ],
  '[GSQ-MORALE-08] a hero that is idle': [
    'Medic activates. · GSQ-ACT-12',
    'Medic stays idle. · GSQ-MORALE-08',
    'Medic: no longer Shaken. · GSQ-MORALE-08',
  ],
  '[GSQ-MORALE-08] a unit that is idle': [
    'Raider 1 is Shaken and loses its activation. · GSQ-MORALE-08',
    'Raider 1: no longer Shaken. · GSQ-MORALE-08',
  ],
  '[GSQ-SKILL-24] Mend': [
    'Medic tries: Mend. · GSQ-SKILL-24',
    'Medic, Wil: 4 (4+). Passed. · GSQ-SKILL-24',
    'Envoy: 3 wounds restored, 8 left. · GSQ-SKILL-24',
  ],
  '[GSQ-CORE-05] a failure that is paid for': [
    'Medic tries: Mend. · GSQ-SKILL-24',
    'Medic, Wil: 1 (4+). Failed. · GSQ-SKILL-24',
    'Medic spends 3 Power, 0 left. · GSQ-CORE-05',
    'Medic: 1 wound, 8 left. · GSQ-POWER-04',
    'Envoy: 3 wounds restored, 8 left. · GSQ-SKILL-24',
  ],
  '[GSQ-PSY-03] a feat that works': [
    'Psion spends 2 Power, 6 left. · GSQ-PSY-03',
    'Psion: Haste on Medic works with 4 (die 4); 4 or more were needed. · GSQ-PSY-03',
  ],
  '[GSQ-PSY-03, GSQ-PSY-04] a feat that fails in spite of help': [
    'Psion 1 spends 2 Power, 6 left. · GSQ-PSY-03',
    'Psion 2 spends 1 Power, 7 left. · GSQ-PSY-04',
    'Psion 1: Haste on Psion 2 fails with 3 (die 2); 4 or more were needed. · GSQ-PSY-03',
  ],
  '[GSQ-ITEM-01, GSQ-ITEM-13] an item for oneself': [
    'Medic uses: Power Injector. · GSQ-ITEM-01',
    'Medic: 3 Power restored, 4 in all. · GSQ-ITEM-13',
  ],
  '[GSQ-ITEM-01, GSQ-ITEM-17] an item for another': [
    'Medic uses on Envoy: Curing Kit. · GSQ-ITEM-01',
    'Envoy: no longer Impaired. · GSQ-ITEM-17',
    'Envoy: no longer Crippled. · GSQ-ITEM-17',
  ],
  '[GSQ-WOUND-07] a hero wakes': [
    'Medic uses on Envoy: Med Kit. · GSQ-ITEM-01',
    'Envoy: 4 wounds restored, 4 left. · GSQ-ITEM-19',
    'Envoy is conscious again. · GSQ-WOUND-07',
  ],
  '[GSQ-TERRAIN-02] dangerous ground': [
    'Medic moves 3.5″. · GSQ-MOVE-11',
    'Medic on dangerous ground: 1 2 2 2 2 2 2 2 2. A 1: 1 wound. · GSQ-TERRAIN-02',
    'Medic: 1 wound, 8 left. · GSQ-TERRAIN-02',
  ],
  '[GSQ-SPECIAL-09, GSQ-WOUND-04] a drone': [
    'Technician activates. · GSQ-ACT-12',
    'The drone of Technician shoots at Raider 1. · GSQ-SPECIAL-09',
    'Raider 1, Defense: 1 (5+). 1 hit comes through. · GSQ-SHOOT-06',
    'Raider 1: 1 wound, 1 model killed. · GSQ-SPECIAL-09',
    'Raiders 1: destroyed. · GSQ-WOUND-04',
  ],
  '[GSQ-SPECIAL-22] Regeneration': [
    'Medic → Flesh Horror 1, Carbine: 6 6 (5+). 2 hits. · GSQ-SHOOT-05',
    'Flesh Horror 1, Defense: 1 1 (5+). 2 hits come through. · GSQ-SHOOT-06',
    'Flesh Horror 1, Regeneration: 5 1 (5+). 1 wound is ignored. · GSQ-SPECIAL-22',
    'Flesh Horror 1: 1 wound. · GSQ-SHOOT-06',
  ],
  '[GSQ-SPECIAL-27] Self-Repair': [
    'Saw Hulk 1: 1 wound repaired. · GSQ-SPECIAL-27',
    'Saw Hulk 1 rushes 7.8″ toward marker 1: nobody can be charged. · GSQ-AI-12',
  ],
  '[GSQ-PSY-07] a feat of the enemies': [
    'Hexer 1: Enfeeble on Medic fails with 1 (die 1); 4 or more were needed. · GSQ-PSY-07',
    'Hexer 1 advances 6″ toward marker 5: from there somebody can be shot at. · GSQ-AI-14',
    'Hexer 1 → Medic, Rift Bolt: 1 1 (4+). No hit. · GSQ-SHOOT-05',
  ],
  '[GSQ-AI-12] a unit that rushes': ['Boarder 1 rushes 11.3″ toward marker 1: nobody can be charged. · GSQ-AI-12'],
  '[GSQ-AI-14] a unit that advances and shoots': [
    'Rail Sniper 1 advances 5.8″ toward marker 1: from there somebody can be shot at. · GSQ-AI-14',
    'Rail Sniper 1 → Medic, Rail Rifle: 1 (4+). No hit. · GSQ-SHOOT-05',
  ],
};

describe('what happens is told as it happens, each line with its numbers and its rule', () => {
  test.each(Object.entries(told))('%s', (title, lines) => {
    const log = chronicles[title as keyof typeof chronicles]();
    expect(log.map(entry => `${say(entry)} · ${entry.rule}`)).toEqual(lines);
    // Where nobody is named, `by` says so.
    const isNamed = ({ params }: (typeof log)[number]) => params?.['by'] !== 'nobody';
    expect(log.filter(isNamed).flatMap(emptyWords)).toEqual([]);
  });
});
