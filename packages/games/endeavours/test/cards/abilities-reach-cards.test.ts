import { type Dealt, type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { BernalId, CardId, CrewId, DriftId, PatentId, SiteId } from '../../src/types.ts';
import { stackIn } from '../support/operations.ts';
import { aboard, all, answers, bent, type changed, type heard, peopled, table } from '../support/reach.ts';

const crew = (id: CrewId) => peopled(scene({ crew: id }));
const plant = (card: PatentId, site: SiteId = 'EROS') => peopled(table().factory(site).site(site, { plant: card }));
const drift = (card: DriftId) => peopled(table().drift(card, 'EROS', true));
/** The Stacks of `peopled` have the numbers that they have without another Home Bernal. */
const atHome = (card: BernalId, side: 'white' | 'purple' = 'white') => {
  const set = table().home(card);
  set.state.nextStack = 2;
  Object.assign(set.state.stacks.at(-1)!, { no: 1 });
  stackIn(set, 1).cards[0]!.side = side;
  return peopled(set);
};
const black = (card: CardId): Dealt => ({ card, side: 'black' });
const purple = (card: CardId): Dealt => ({ card, side: 'purple' });

type Change = readonly [name: string, scene: () => Scene, hook: keyof typeof changed, expected: object];

const changes: readonly Change[] = [
  ['F04 Cold Bioleach Vat', () => plant('F04'), 'refuelYield', all(6, 'factory here', 'factory here again')],
  ['C10 Hydrologists, without the Crew', () => crew('C10'), 'refuelYield', {}],
  ['D09 Archive', () => drift('D09'), 'beads', { here: 6, near: 6 }],
  ['D10 Tug', () => drift('D10'), 'netThrust', { here: 7 }],
  ['X12 Heavy-Water Core', () => aboard(black('X12')), 'waterMass', { here: 4 }],
  ['K01 Ice Barge', () => aboard(black('K01')), 'waterMass', { here: 2.5 }],
  ['N08 Cloud Farmers', () => aboard(purple('N08')), 'airEaterYield', { here: 6 }],
  ['B05 Loop Bernal', () => atHome('B05'), 'boostPrice', { 1: 4, 2: 4 }],
];

type Telling = readonly [name: string, scene: () => Scene, hook: keyof typeof heard, expected: object];

const tellings: readonly Telling[] = [
  ['C05 Beam Union', () => crew('C05'), 'powersat', { '': true }],
  ['C09 Mechanics', () => crew('C09'), 'glitchFix', all('human', 'here', 'near', 'far')],
  ['R09 Self-Sorting Capsules', () => aboard(black('R09')), 'triesAgain', { own: true }],
  ['F07 Twin Mirror Furnace', () => aboard(black('F07')), 'industryWaives', { own: 'robonautCurrent' }],
  ['F11 Fast Electrolyser', () => aboard(black('F11')), 'industryWaives', { own: 'robonautDamage' }],
  ['N04 Fabricators', () => aboard(purple('N04')), 'industryWaives', { none: 'refinery' }],
  ['G12 Drag Skirt', () => aboard('G12'), 'hazardReroll', all('skirt:#', 'aerobrake', 'airEater')],
  ['G12 Ballute', () => aboard(black('G12')), 'hazardReroll', all('ballute:#:1', 'aerobrake', 'airEater')],
  ['N07 Ring Divers', () => aboard(purple('N07')), 'hazardReroll', { crash: 'divers:#' }],
  ['N09 Longevists', () => aboard(purple('N09')), 'epicReroll', all('longevists:#:each', 'elevator', 'future')],
  ['K06 Foil Barge', () => aboard(black('K06')), 'beltImmune', { here: true }],
  ['K06 Foil Barge', () => aboard(black('K06')), 'ejectionImmune', {}],
  ['K06 Foil Fleet', () => aboard(purple('K06')), 'beltImmune', { here: true }],
  ['K06 Foil Fleet', () => aboard(purple('K06')), 'ejectionImmune', { here: true }],
  ['N02 Ice Prospectors', () => aboard(purple('N02')), 'bustIgnored', { own: 'ignore:#' }],
  ['N10 Void Medics', () => aboard(purple('N10')), 'humansSafe', { here: true }],
  ['N17 Swarm Robots', () => aboard(purple('N17')), 'prospectsAdjacent', { own: 2 }],
  ['N18 Custodian Robots', () => aboard(purple('N18')), 'repairs', { here: true }],
  ['N18 Custodian Robots', () => aboard(purple('N18')), 'glitchFix', { here: 'drone:#' }],
  ['Diagnostic Drone', () => aboard('drone'), 'glitchFix', { here: 'drone:#' }],
  ['Diagnostic Drone', () => aboard('drone'), 'repairs', {}],
  ['Repair Bot', () => aboard({ card: 'drone', side: 'back' }), 'repairs', { here: true }],
  ['Powersat Receiver', () => aboard('powersatReceiver'), 'pushable', { here: true }],
  ['F06 Cryogenic Fractionator', () => plant('F06', 'TIT-LM'), 'refuelsAt', { 'TIT-LM': 'TI-AE' }],
  ['F12 Sterile Composter', () => plant('F12'), 'founderStays', { here: 5 }],
  ['D04 Beacon', () => drift('D04'), 'placeTransmits', { here: 4 }],
  ['D06 Clinic', () => drift('D06'), 'neverIsolated', all(true, 'C01 here', 'N01 here', 'N13 here')],
  ['D06 Clinic', () => drift('D06'), 'recovers', all(true, 'C01 here', 'N13 here')],
  ['B01 Climate Control', () => atHome('B01', 'purple'), 'robotFounds', { 'MAR-PV': true }],
  ['B04 Mirror Bernal', () => atHome('B04'), 'powersat', { '': true }],
  ['B06 Foundry Bernal', () => atHome('B06'), 'repairWithoutParts', { EML4: 'foundry' }],
  ['B07 Clinic Bernal', () => atHome('B07'), 'recovers', {}],
  ['B09 Archive Bernal', () => atHome('B09'), 'eventImmunity', { budgetCuts: true }],
];

describe('what the ability of a card holds for, and nothing else', () => {
  test.each(changes)('[END-CORE-01] %s', (_, make, hook, expected) => {
    expect(bent(make(), hook)).toEqual(expected);
  });

  test.each(tellings)('[END-CORE-01] %s', (_, make, hook, expected) => {
    expect(answers(make(), hook)).toEqual(expected);
  });
});
