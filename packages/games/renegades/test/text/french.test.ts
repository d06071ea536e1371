import { readFileSync } from 'node:fs';
import {
  countsWithoutNone,
  type Fault,
  faultsIn,
  faultsOfMessages,
  faultsOfProse,
  faultsWhenSaid,
} from '@starboard/kernel/testing';
import { checkFrench, checkTerms } from '@starboard/kernel/text';
import { describe, expect, it } from 'vitest';
import { termsAmiss } from '../../../../../testing/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';
import { texts } from '../../src/text/index.ts';

/** Without the numbers of the rules, which are no words. */
const rulebook = readFileSync(new URL('../../rulebook.fr.md', import.meta.url), 'utf8')
  .replaceAll('**', '')
  .replace(/^- RDA-[A-Z]+-\d+ /gm, '')
  .replace(/RDA-[A-Z]+-\d+/g, 'RDA');
const french = Object.entries<string>(texts.fr);

const people = ['Icheb', 'Adira Voss', 'Panthère de phase'];
const ships = ['Icarus', 'Destiny Aurora', 'Argus Prime'];
const things = ['Énergie de secours', 'Renégats', 'Bottes feutrées'];

function namesFor(parameter: string): readonly string[] {
  if (parameter === 'ship') return ships;
  const isPerson = /^(?:crew|who|friend|other|patient|body|to|by|target|opponent|beast|npc|fighter)$/.test(parameter);
  return isPerson ? people : things;
}

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})(?!\\p{L})`;

/** Skills, figures and actions of the rules have a capital everywhere; whatever else the rules speak of has none. */
const ofCapitals: readonly Fault[] = [
  [
    'a rule word without its capital',
    /(?<=[\p{L}\d,;:)+.] |[’(])(?<!Relais d’)(?:énergie|vitesse|discrétion|autorité|interaction|planète de mission|(?:la navigation|armement|aux machines)(?! d))(?!\p{L})/u,
  ],
  [
    'a capital within a sentence',
    /(?:[\p{L}\d’,;] |[’(])(?:Conteneur|Épave|Manche|Contrat|Escale|Paramètre|Équipage|Équipe|Vaisseau|Pion|Jeton|Crédit|Salle|Tuile|Case|Figurine|Adversaire|Allié|Armurerie|Infirmerie|Objectif)[sx]?(?!\p{L})/u,
  ],
];
const inProse: readonly Fault[] = [...faultsOfProse, ...ofCapitals];
const inMessages: readonly Fault[] = [
  ...faultsOfMessages,
  ...ofCapitals,
  [
    'a word that would agree with a name',
    new RegExp(
      `${oneOf([...people, ...ships])} (?:est|sera|a été|reste|s’est) (?!${oneOf(['à', 'au', 'de', 'en', 'sur'])})\\p{Ll}|-t-(?:il|elle)(?= (?:ceci|:))`,
      'u',
    ),
  ],
  [
    'a thing as the subject of a verb',
    new RegExp(`${oneOf(things)} (?!${oneOf(['à', 'avec', 'contre', 'en', 'et', 'ou', 'pour'])})\\p{Ll}`, 'u'),
  ],
];

/** Said only where there is one at least: what a mission needs, missions that do not count. */
const oneAtLeast = new Set(['face.goal.1', 'face.campaign.unfinished']);

/** Rules that mean something else by the English word, or say it in another way. */
const saidOtherwise = {
  'Mission Planet': ['RDA-FIGHTER-09'],
  home: ['RDA-PRISONER-12'],
  token: ['RDA-COMP-18', 'RDA-COMP-19'],
  deck: ['RDA-LOC-01.17', 'RDA-MISSION-01.8'],
  round: ['RDA-KO-02', 'RDA-DEC-18', 'RDA-EX-22'],
  Move: ['RDA-RANGED-02', 'RDA-RUL-12', 'RDA-EX-07'],
  land: ['RDA-SETUP-29', 'RDA-TIER-09'],
  skill: ['RDA-ABIL-06'],
  block: ['RDA-LOC-01.4', 'RDA-LOC-01.19', 'RDA-MISSION-01.2', 'RDA-MISSION-01.16', 'RDA-MISSION-01.18'],
};

describe('the French of the game', () => {
  it('puts no word before a name that would change with it', () => {
    expect(checkFrench(texts).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('has one word for each of the rules', () => {
    expect(checkTerms(texts, glossary).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('has the same words in the rulebook', () => {
    expect(termsAmiss(new URL('..', import.meta.url).href, glossary, saidOtherwise)).toEqual([]);
  });

  it('is right with every kind of name and with none, one and two', () => {
    expect(faultsWhenSaid(texts, inMessages, namesFor)).toEqual([]);
  });

  it('is right in the rulebook', () => {
    const wrong = rulebook.split('\n').flatMap(rule => faultsIn(rule.trim(), inProse).map(what => `${what}: ${rule}`));
    expect(wrong).toEqual([]);
  });

  it('says "un" of one alone', () => {
    const careless = french.filter(([key, message]) => !oneAtLeast.has(key) && countsWithoutNone(message).length > 0);
    expect(careless).toEqual([]);
  });
});

describe('faults that are looked for', () => {
  it.each([
    ['Soigner l’infection de Icheb', ['no elision']],
    ['1 crédits', ['none or one in the plural']],
    ['2 dégât', ['several in the singular']],
    ['Adira Voss est mis aux arrêts', ['a word that would agree with a name']],
    ['Adira Voss emporte-t-il ceci', ['a word that would agree with a name']],
    ['Bottes feutrées attend à bord', ['a thing as the subject of a verb']],
    ['Renégats : deux fois : non', ['two colons']],
    ['Il perd son énergie', ['a rule word without its capital']],
    ['Un Conteneur', ['a capital within a sentence']],
  ])('are found in "%s"', (sentence, what) => {
    expect(faultsIn(sentence, inMessages)).toEqual(what);
  });

  it('are not found where there are none', () => {
    const sentence = 'De retour à bord (Icarus) : Adira Voss. 1 crédit, 2 pions, 0 manche et plus d’Énergie.';
    expect(faultsIn(sentence, inMessages)).toEqual([]);
  });
});
