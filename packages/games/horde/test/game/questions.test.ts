import type { Played } from '@starboard/horde/testing';
import { showDecision, type Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import { tables } from '../support/questions-scenes.ts';
import { emptyWords } from '../support/words.ts';

const say = createFormatter(texts, 'en');

/** Parts that are not there at the end are left out. */
function line(...parts: readonly string[]): string {
  return parts.join(' | ').replace(/[ |]+$/, '');
}

/** Whom it asks, in which words and about what; for a place, by which rule some may be picked. */
function head({ match }: Played): string {
  const [seat] = match.waitingFor;
  const { prompt, about = [], ask, waitingFor } = showDecision(match, seat!)!;
  const by = ask!.shape === 'place' ? [ask!.space, match.askOf(seat!)!.showing!.rule!] : [];
  const shape = ask!.shape === 'some' || ask!.shape === 'split' ? [ask!.shape] : [];
  return line(waitingFor.join(' '), say(prompt), about.join(' '), ...by, ...shape);
}

/** A question as a page shows it: what it offers with its group, and what it bars and why; each with what it lights up. */
function shown(played: Played, isMeant: (key: string) => boolean): string[] {
  const { options, blocked } = played.shown();
  return [
    head(played),
    ...options
      .filter(({ key }) => isMeant(key))
      .map(({ key, label, refs = [], group = '' }) => line(key, say(label), refs.join(' '), group)),
    ...blocked
      .filter(({ key }) => isMeant(key))
      .map(({ key, label, refs = [], group = '', reason, rule }) =>
        line(`not ${key}`, say(label), refs.join(' '), group, say(reason), rule),
      ),
  ];
}

/** Everything that is to be read. */
function wordsOf(played: Played): Text[] {
  const { options, blocked } = played.shown();
  const { prompt } = showDecision(played.match, played.match.waitingFor[0]!)!;
  return [prompt, ...options.map(({ label }) => label), ...blocked.flatMap(({ label, reason }) => [label, reason])];
}

/** All wares would be too many to read. */
const isSample = (key: string) => /:(medKit|gripBoots|powerCell|bioWeave)$|^(pay:|done)/.test(key);

const questions: { readonly [title in keyof typeof tables]: readonly string[] } = {
  '[GSQ-PREP-06] deploy': ['p1 | Where does Medic start? | hero:1 | lattice | GSQ-PREP-06'],
  '[GSQ-CORE-10] activate': ['p1 p2 | Who activates next?', 'hero:1 | Medic | hero:1', 'hero:2 | Envoy | hero:2'],
  '[GSQ-CORE-10] activate.named': [
    'p2 | Player 1 wants Envoy to activate now. | hero:2',
    'go | Go now',
    'wait | Rather wait',
  ],
  '[GSQ-DEC-02] activate.dispute': [
    'p1 | They do not agree. Who activates next?',
    'hero:1 | Medic | hero:1',
    'hero:2 | Envoy | hero:2',
  ],
  '[GSQ-ITEM-04] shaken': [
    'p1 | Medic is Shaken and has a Courage Injector. | hero:1',
    'inject | Use it and act',
    'idle | Stay idle and recover',
  ],
  '[GSQ-ACT-01] act': [
    'p1 | Psion: an action and a Skill action left, 2 Power. What now? | hero:1',
    'hold | Hold: stay and shoot |  | hold',
    'advance | Advance: up to 4″, then shoot |  | advance',
    'rush | Rush: up to 8″ |  | rush',
    'charge:1 | Charge: Boarder 1 | unit:1 | charge',
    'charge:2 | Charge: Raiders 2 | unit:2 | charge',
    'skill:meditate | Meditate (Wil 4+) |  | skill',
    'item:stunGrenade | Use: Stun Grenade |  | item',
    'reveal:4898 | Reveal the search token | token:4898 | reveal',
    'feat:forceBolt | Force Bolt (1 Power) |  | feat',
    'feat:crush | Crush (3 Power) |  | feat',
    'collect:4706 | Collect the treasure | treasure:4706 | collect',
    'rest | Rest: 6 Power back |  | rest',
    'rest:impaired | Rest: get rid of Impaired |  | rest',
    'end | End the activation |  | end',
    'not skill:mend | Mend (Wil 4+) |  | skill | Nobody and nothing in reach that it would help or harm. | GSQ-SKILL-03',
    'not item:medKit | Use: Med Kit |  | item | Nobody and nothing in reach that it would help or harm. | GSQ-ITEM-02',
  ],
  '[GSQ-ACT-01] act, with what is used up': [
    'p1 | Psion: no action left, 0 Power. What now? | hero:1',
    'collect:4706 | Collect the treasure | treasure:4706 | collect',
    'end | End the activation |  | end',
    'not hold | Hold: stay and shoot |  | hold | The action of this activation is taken. | GSQ-ACT-01',
    'not advance | Advance: up to 6″, then shoot |  | advance | The action of this activation is taken. | GSQ-ACT-01',
    'not rush | Rush: up to 12″ |  | rush | The action of this activation is taken. | GSQ-ACT-01',
    'not charge | Charge |  | charge | The action of this activation is taken. | GSQ-ACT-01',
    'not skill:meditate | Meditate (Wil 4+) |  | skill | No Skill action is left. | GSQ-ACT-01',
    'not skill:rally | Rally (Wil 4+) |  | skill | Each skill once per activation. | GSQ-ACT-11',
    'not item:medKit | Use: Med Kit |  | item | No Skill action is left. | GSQ-ACT-01',
    'not feat:forceBolt | Force Bolt (1 Power) |  | feat | Each feat once per activation. | GSQ-PSY-02',
    'not feat:barrierField | Barrier Field (1 Power) |  | feat | It has attacked: no feat after that. | GSQ-PSY-02',
    'not reveal | Reveal the search token |  | reveal | No Skill action is left. | GSQ-ACT-01',
    'not rest | Rest: 6 Power back |  | rest | It has done something already: no Rest with it. | GSQ-ACT-03',
    'not extra | One more action for 2 Power |  | extra | One additional action per activation. | GSQ-ACT-02',
  ],
  '[GSQ-ACT-05] advance': ['p1 | Envoy may advance up to 6″: where to? | hero:1 | lattice | GSQ-MOVE-11'],
  '[GSQ-ACT-06] rush': ['p1 | Envoy may rush up to 12″: where to? | hero:1 | lattice | GSQ-MOVE-11'],
  '[GSQ-MOVE-11] waypoint': ['p1 | Envoy moves up to 12″ in all: by which waypoint? | hero:1 | lattice | GSQ-MOVE-11'],
  '[GSQ-MOVE-11] waypoint.next': ['p1 | And then? | hero:1', 'end | To the end of the move', 'more | Another waypoint'],
  '[GSQ-MOVE-11] rush, by waypoints': [
    'p1 | Envoy may rush up to 12″: where to? | hero:1 place:5092 | lattice | GSQ-MOVE-11',
  ],
  '[GSQ-MOVE-11] waypoint, the second': [
    'p1 | Envoy moves up to 12″ in all: by which waypoint? | hero:1 place:5092 | lattice | GSQ-MOVE-11',
  ],
  '[GSQ-SHOOT-03] shoot': [
    'p1 | Medic may shoot: Carbine. | hero:1',
    'unit:1 | Boarder 1: 2 dice on 5+, blocked on 4+ (in cover) | unit:1 | shoot',
    'unit:2 | Raiders 2: 2 dice on 5+, blocked on 5+ | unit:2 | shoot',
    'none | Do not shoot |  | shoot',
    'not unit:3 | Raider 3 | unit:3 | shoot | Out of range. | GSQ-SHOOT-02',
    'not unit:4 | Raider 4 | unit:4 | shoot | Not in sight. | GSQ-SHOOT-02',
  ],
  '[GSQ-SPECIAL-20] keenEye': [
    'p1 | Sharpshooter has an eye on Raiders 2: which model is wounded first? | hero:1 unit:2',
    'model:2.1 | Model 1 | model:2.1',
    'model:2.2 | Model 2 | model:2.2',
    'none | No matter which',
  ],
  '[GSQ-MELEE-02] contact': [
    'p1 | Medic charges: Boarder 1. Where do they meet? | hero:1 unit:1 | lattice | GSQ-MELEE-02',
  ],
  '[GSQ-MELEE-06] strikeBack': [
    'p1 | Boarder 1 has struck. Does Medic strike back? | hero:1 unit:1',
    'strike | Strike back',
    'refrain | Stand still, and stay fresh',
  ],
  '[GSQ-SPECIAL-16] guard': [
    'p1 | Medic would suffer 2 wounds, with 9 left. How many does Bulwark suffer instead? | hero:1 hero:2',
    '0 | None',
    '1 | 1 wound',
    '2 | 2 wounds',
  ],
  '[GSQ-CORE-05] test.power': [
    'p1 | Medic failed: Dex, 1 (5+). It has 6 Power. | hero:1',
    'pay | Pass for 3 Power',
    'accept | Let it fail',
  ],
  '[GSQ-SKILL-24] use.mend': ['p1 | Medic, Mend: whom? | hero:1', 'hero:1 | Medic | hero:1', 'hero:2 | Envoy | hero:2'],
  '[GSQ-SKILL-25] use.purge': [
    'p1 | Medic, Purge: what, and of whom? | hero:1',
    '1:impaired | Medic: Impaired | hero:1',
    '1:crippled | Medic: Crippled | hero:1',
    '2:impaired | Envoy: Impaired | hero:2',
  ],
  '[GSQ-SKILL-11] use.shieldWall': [
    'p1 | Shield Wall: who stands behind it with Bulwark? | hero:1',
    'hero:2 | Medic | hero:2',
    'hero:3 | Envoy | hero:3',
  ],
  '[GSQ-SKILL-15] use.suppressingBurst': [
    'p1 | Medic, Suppressing Burst: at which unit? | hero:1',
    'unit:1 | Boarder 1 | unit:1',
    'unit:2 | Raiders 2 | unit:2',
  ],
  '[GSQ-SKILL-21] use.overcharge': [
    'p1 | Medic, Overcharge: which weapon? | hero:1',
    '1:carbine | Medic: Carbine | hero:1',
    '1:stunBaton | Medic: Stun Baton | hero:1',
    '2:commandPistol | Envoy: Command Pistol | hero:2',
    '2:officerSabre | Envoy: Officer Sabre | hero:2',
  ],
  '[GSQ-SKILL-22] use.quickSearch': [
    'p1 | Medic, Quick Search: which token? | hero:1',
    'token:5092 | This search token | token:5092',
    'token:4700 | This search token | token:4700',
  ],
  '[GSQ-SKILL-20] use.fieldBarricade': [
    'p1 | Medic, Field Barricade: how does the Barrier lie? | hero:1',
    'westEast | From west to east',
    'northSouth | From north to south',
  ],
  '[GSQ-SKILL-20] place.westEast': [
    'p1 | Medic, Field Barricade: where is its western end? | hero:1 | lattice | GSQ-SKILL-20',
  ],
  '[GSQ-SKILL-20] place.northSouth': [
    'p1 | Medic, Field Barricade: where is its northern end? | hero:1 | lattice | GSQ-SKILL-20',
  ],
  '[GSQ-SKILL-23] sprint': ['p1 | Sprint: where does Medic go, up to 4″? | hero:1 | lattice | GSQ-MOVE-11'],
  '[GSQ-SKILL-27] order': ['p1 | Order: where does Envoy go, up to 6″? | hero:2 | lattice | GSQ-MOVE-11'],
  '[GSQ-PSY-03] feat.target, a unit': [
    'p1 | Whom does Psion aim the feat at? | hero:1',
    'unit:1 | Boarder 1 | unit:1',
    'unit:2 | Raiders 2 | unit:2',
  ],
  '[GSQ-PSY-03] feat.target, a hero': [
    'p1 | Whom does Psion aim the feat at? | hero:1',
    'hero:1 | Psion | hero:1',
    'hero:2 | Envoy | hero:2',
  ],
  '[GSQ-PSY-13] feat.target, a model': [
    'p1 | Whom does Psion aim the feat at? | hero:1',
    'model:1.1 | Boarder 1, model 1 | model:1.1',
    'model:2.1 | Raiders 2, model 1 | model:2.1',
    'model:2.2 | Raiders 2, model 2 | model:2.2',
  ],
  '[GSQ-PSY-17] feat.where': ['p1 | Where do you move Boarder 1, up to 6″? | unit:1 | lattice | GSQ-PSY-17'],
  '[GSQ-PSY-20] feat.which': [
    'p1 | Which condition does Medic lose? | hero:1',
    'impaired | Impaired',
    'crippled | Crippled',
  ],
  '[GSQ-PSY-04] feat.aid': [
    'p1 | Psion 2 may lend Psion 1 Power: +1 for each point. It has 8. | hero:1',
    '0 | Nothing',
    '1 | 1 Power',
    '2 | 2 Power',
    '3 | 3 Power',
    '4 | 4 Power',
    '5 | 5 Power',
  ],
  '[GSQ-PSY-08] feat.hinder': [
    'p1 | Psion may hinder Hexer 1: −1 for each point of Power. It has 8. | unit:1',
    '0 | Nothing',
    '1 | 1 Power',
    '2 | 2 Power',
    '3 | 3 Power',
    '4 | 4 Power',
    '5 | 5 Power',
  ],
  '[GSQ-ITEM-02] item.target': [
    'p1 | Medic: whom is it for? | hero:1',
    'hero:1 | Medic | hero:1',
    'hero:2 | Envoy | hero:2',
  ],
  '[GSQ-ITEM-03] grenade.unit': [
    'p1 | Which unit does Medic throw it at? | hero:1',
    'unit:1 | Boarder 1 | unit:1',
    'unit:2 | Raiders 2 | unit:2',
  ],
  '[GSQ-ITEM-14] grenade.noise': [
    'p1 | Where is the noise that Boarder 1 will run to? | unit:1 | lattice | GSQ-ITEM-14',
  ],
  '[GSQ-ITEM-15] grenade.grease': ['p1 | Where does the grenade land? | hero:1 | lattice | GSQ-ITEM-15'],
  '[GSQ-ITEM-18] teleport': ['p1 | Where is Envoy placed? | hero:2 | lattice | GSQ-ITEM-18'],
  '[GSQ-SEARCH-14] trove': [
    'p1 | Treasure trove: choose reward 1 of 2.',
    'courageInjector | Courage Injector',
    'frenzyInjector | Frenzy Injector',
    'powerInjector | Power Injector',
    'noiseGrenade | Noise Grenade',
    'greaseGrenade | Grease Grenade',
    'stunGrenade | Stun Grenade',
    'curingKit | Curing Kit',
    'teleportKit | Teleport Kit',
    'medKit | Med Kit',
    'credits5 | 5 credits',
    'credits10 | 10 credits',
    'credits15 | 15 credits',
  ],
  '[GSQ-SHOP-01] shop': [
    'p1 | Shop and transfers: 55 credits to spend.',
    'buy:1:medKit | Medic buys: Med Kit (15) | hero:1 | buy',
    'buy:1:gripBoots | Medic buys: Grip Boots (10) | hero:1 | buy',
    'buy:1:powerCell | Medic buys: Power Cell (15) | hero:1 | buy',
    'sell:1:medKit | Medic sells: Med Kit (7) | hero:1 | sell',
    'give:1:medKit | Medic hands over: Med Kit | hero:1 | give',
    'pay:1 | Medic hands over credits (15) | hero:1 | pay',
    'buy:2:medKit | Envoy buys: Med Kit (15) | hero:2 | buy',
    'sell:2:powerCell | Envoy sells: Power Cell (7) | hero:2 | sell',
    'give:2:powerCell | Envoy hands over: Power Cell | hero:2 | give',
    'sell:2:gripBoots | Envoy sells: Grip Boots (5) | hero:2 | sell',
    'give:2:gripBoots | Envoy hands over: Grip Boots | hero:2 | give',
    'pay:2 | Envoy hands over credits (40) | hero:2 | pay',
    'done | Leave the shop',
    'not buy:1:bioWeave | Medic buys: Bio-Weave (40) | hero:1 | buy | It costs 40; the hero has 15. | GSQ-SHOP-04',
    'not buy:2:gripBoots | Envoy buys: Grip Boots (10) | hero:2 | buy | A hero carries at most two pieces of gear, no two alike. | GSQ-ITEM-23',
    'not buy:2:powerCell | Envoy buys: Power Cell (15) | hero:2 | buy | A hero carries at most two pieces of gear, no two alike. | GSQ-ITEM-23',
    'not buy:2:bioWeave | Envoy buys: Bio-Weave (40) | hero:2 | buy | A hero carries at most two pieces of gear, no two alike. | GSQ-ITEM-23',
  ],
  '[GSQ-SHOP-02] receiver': [
    'p1 | Who gets this from Medic: Med Kit? | hero:1',
    'hero:2 | Envoy | hero:2',
    'hero:3 | Psion | hero:3',
  ],
  '[GSQ-SHOP-02] pay': [
    'p1 | How are the 15 credits of Medic divided? | hero:1 | split',
    'hero:1 | Medic | hero:1',
    'hero:2 | Envoy | hero:2',
  ],
  '[GSQ-XP-07] remainder': [
    'p1 | 1 XP does not divide. Who gets it? |  | some',
    'hero:1 | Medic | hero:1',
    'hero:2 | Envoy | hero:2',
  ],
  '[GSQ-LEVEL-16] level': [
    'p1 | Medic is level 3. What improves? | hero:1',
    'str | +1 Str',
    'dex | +1 Dex',
    'not wil | +1 Wil |  |  | It would improve nothing. | GSQ-LEVEL-19',
  ],
  '[GSQ-LEVEL-16] level, a first': [
    'p1 | Medic is level 2. What improves? | hero:1',
    'tough | +1 Tough',
    'skill | +1 skill',
  ],
  '[GSQ-LEVEL-20] learnSkill': [
    'p1 | Which skill does Medic learn? | hero:1',
    'shieldWall | Shield Wall',
    'shove | Shove',
    'overpower | Overpower',
    'brace | Brace',
    'suppressingBurst | Suppressing Burst',
    'secondWind | Second Wind',
    'aim | Aim',
    'evade | Evade',
    'vanish | Vanish',
    'fieldBarricade | Field Barricade',
    'overcharge | Overcharge',
    'quickSearch | Quick Search',
    'sprint | Sprint',
    'order | Order',
    'markTarget | Mark Target',
    'taunt | Taunt',
    'meditate | Meditate',
  ],
  '[GSQ-LEVEL-21] learnFeat': [
    'p1 | Which feat does Medic learn? | hero:1',
    'forceBolt | Force Bolt',
    'hurl | Hurl',
    'crush | Crush',
    'barrierField | Barrier Field',
    'daze | Daze',
    'dread | Dread',
    'puppet | Puppet',
    'clarity | Clarity',
    'knitFlesh | Knit Flesh',
    'cleanse | Cleanse',
    'haste | Haste',
    'lifeSurge | Life Surge',
  ],
  '[GSQ-INJURY-01] revive': [
    'p1 | Medic is unconscious. Revive with an injury? | hero:1',
    'stand | Yes, where it lies',
    'move | Yes, at a seized marker',
    'no | No',
  ],
  '[GSQ-INJURY-03] revivalPlace': ['p1 | Where does Medic return? | hero:1 | lattice | GSQ-INJURY-03'],
  '[GSQ-BOSS-01] bossFight': [
    'p1 | Make wave 4 a boss fight?',
    'yes | Yes: twice the points, twice the XP if all of it falls',
    'no | No, an ordinary wave',
  ],
  '[GSQ-PRIO-02] priority': [
    'p1 | Which marker is the priority?',
    'marker:1 | Marker 1 | marker:1',
    'marker:2 | Marker 2 | marker:2',
    'marker:3 | Marker 3 | marker:3',
    'marker:4 | Marker 4 | marker:4',
    'marker:5 | Marker 5 | marker:5',
  ],
  '[GSQ-WAVE-03] corner': [
    'p1 | Deckhands 1: at which corner?',
    'corner:1 | north-west corner | corner:1',
    'corner:2 | north-east corner | corner:2',
    'corner:3 | south-east corner | corner:3',
    'corner:4 | south-west corner | corner:4',
  ],
};

describe('a question tells whom it is about, and each option what it lights up', () => {
  test.each(Object.entries(questions))('%s', (title, lines) => {
    const played = tables[title as keyof typeof tables]();
    expect(`${title},`).toContain(`] ${played.asks},`);
    expect(shown(played, played.asks === 'shop' ? isSample : () => true)).toEqual(lines);
    expect(wordsOf(played).flatMap(emptyWords)).toEqual([]);
  });
});
