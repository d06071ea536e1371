import { readFileSync } from 'node:fs';
import { faultsOfCalque } from '@starboard/kernel/testing';
import { checkFrench, checkTerms, createFormatter, parametersOf } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { termsAmiss } from '../../../../../testing/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';
import { texts } from '../../src/text/index.ts';

const rulebook = readFileSync(new URL('../../rulebook.fr.md', import.meta.url), 'utf8');
const french = Object.entries<string>(texts.fr);

/** A name with a vowel, of a woman, in the plural. */
const names = ['Ione', 'Wren', 'Médicaments'];
/** They have a capital where a sentence begins, or as the kind of a card: "carte Boss". */
const commonWords = 'Boss|Humeurs?|Protocoles?|Rhétorique|Survivants?|Rounds?|Vie|Santé|Ennemis?|Zones?';
/** Kinds of cards and tokens, and cards by their names: they have a capital everywhere. */
const kinds =
  '(?:jetons?|cartes?) (?:radar|bruit|objet|événement|accomplissement|boss|attaque|humeur)|decks? (?:objet|événement)';
const cards =
  'cellules? d’énergie|kits? de soins|canon du vide|bulles? bouclier|grenades? (?:assour|à frag)|clé de forçage|fusil d’assaut|blackout|défaillance d|[uU]n verrouillage';

const faultsOfProse: { readonly [fault: string]: RegExp } = {
  'no elision': /(?<![\p{L}-])(?:de|le|la|que|ne|se|ce|jusque) (?=[aeiouyàâéèêëîïôûœ])(?!onz|oui|un,|une,)/iu,
  'no contraction': /(?<!\p{L})(?:à|de) les? (?=\p{Lu})/u,
  'a capital within a sentence': new RegExp(
    `(?<!cartes?|[.?!:»*>])(?<=[\\p{L}\\d’,;)]) (?:${commonWords})(?!\\p{L})`,
    'u',
  ),
  'a name without its capital': new RegExp(`(?<!\\p{L})(?:${kinds}|${cards})(?!\\p{L}{3})`, 'u'),
};
const faultsOfMessages: typeof faultsOfProse = {
  ...faultsOfProse,
  'none or one in the plural':
    /(?<![\d,.+-])[01] (?!(?:fois|dehors|plus|pas|dans|sans|sous|vers|mais)(?!\p{L}))\p{Ll}+[sx](?!\p{L})/u,
  'several in the singular':
    /(?<![\d,.+-]|bruit |niveau )2 (?!(?:d[eu]|à|au|en|et|ou|sur|par|pour|contre|avec|seulement|sont|suffisent)(?!\p{L}))\p{Ll}{2,}(?<![sxz])(?![\p{L}’])/u,
  'a participle that agrees with a name': new RegExp(
    `(?:${names.join('|')}) est (?!victime)\\p{Ll}+[éstiu](?!\\p{L})`,
    'u',
  ),
  'two colons': /:[^.?!]* :/u,
  ...Object.fromEntries(faultsOfCalque),
};

function faultsIn(sentence: string, faults = faultsOfMessages): string[] {
  return Object.keys(faults).filter(fault => faults[fault]!.test(sentence));
}

/** What a message is given: each of the names, with none, one or two of what it counts, in each branch of its selects. */
function waysToSay(message: string): { [parameter: string]: string | number }[] {
  const branches = message.includes(' select,') ? (message.match(/(?<=select, |\} )\w+(?= \{)/g) ?? []) : [];
  return ['other', ...branches].flatMap(branch =>
    names.map((who, count) =>
      Object.fromEntries(
        parametersOf(message).map(({ name, kinds: uses }) => {
          if (uses.includes('select')) return [name, branch];
          return [name, uses.every(use => use === 'plain') ? who : count];
        }),
      ),
    ),
  );
}

/** Rules that mean something else by the English word, or say it in another way. */
const saidOtherwise = {
  Loader: ['ETS-LOADER-02'],
  'armour save': ['ETS-ITEM-05'],
  jammed: ['ETS-JAM-05'],
  search: ['ETS-SEARCH-09'],
  map: ['ETS-COMP-02'],
  room: ['ETS-MAP-15', 'ETS-FULL-04', 'ETS-BDECK-08', 'ETS-MISSION-04', 'ETS-CO-1312'],
  deck: ['ETS-CG-0301'],
  token: ['ETS-SETUP-05'],
  event: ['ETS-GAME-05'],
};

describe('the French of the game', () => {
  test('no word stands before a name that would change with it', () => {
    expect(checkFrench(texts).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('each word of the rules has one in French', () => {
    expect(checkTerms(texts, glossary).map(({ sentence }) => sentence)).toEqual([]);
    expect(termsAmiss(new URL('..', import.meta.url).href, glossary, saidOtherwise)).toEqual([]);
  });

  test('every sentence is right with every kind of name, and with none, one and two', () => {
    const say = createFormatter(texts, 'fr');
    const wrong = french.flatMap(([key, message]) =>
      waysToSay(message)
        .map(params => say({ key, params }).replaceAll('\u00a0', ' '))
        .flatMap(sentence => faultsIn(sentence).map(fault => `${key}, ${fault}: ${sentence}`)),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('"un" is said of one alone: only what is never none goes without words for none', () => {
    const saysOne = /plural, one \{[^{}#]*(?<!\p{L})une?(?!\p{L})[^{}#]*\}/iu;
    const careless = french.filter(([, message]) => saysOne.test(message)).map(([key]) => key);
    expect(careless.toSorted()).toEqual(['enemies.mixed', 'face.prospect.kills', 'noise.faded', 'vests.explode']);
  });

  test('every rule of the rulebook is right', () => {
    const lines = rulebook.replace(/^- \*\*ETS-[A-Z]+-\d+\*\* |\*\*/gm, '').split('\n');
    expect(lines.flatMap(line => faultsIn(line, faultsOfProse).map(fault => `${fault}: ${line}`))).toEqual([]);
  });

  test.each([
    ['Au tour de Okafor', ['no elision']],
    ['Il revient à le Titan', ['no contraction']],
    ['Les ennemis et le Boss', ['a capital within a sentence']],
    ['Piochez une carte objet', ['a name without its capital']],
    ['Il faut une cellule d’énergie', ['a name without its capital']],
    ['Encore 0 zones', ['none or one in the plural']],
    ['à moins de 2 zone', ['several in the singular']],
    ['Ione est mort.', ['a participle that agrees with a name']],
    ['Événement : Genèse : Laboratoire', ['two colons']],
    ['Ione prend ceci : Médicaments', ['a calque']],
    ['Ione perd 1 point de vie, 2 cartes Boss et 0 carte Objet.', []],
  ])('in "%s" this is found: %j', (sentence, faults) => {
    expect(faultsIn(sentence)).toEqual(faults);
  });
});
