import { type Fault, faultsOfMessages, faultsOfProse, nameAsSubject } from '@starboard/kernel/testing';

/** Words of the rules that are no names: they have a capital where a sentence begins, and nowhere else. */
const commonWords =
  'Pile|Site|Usine|Concession|Colonie|Équipage|Colon|Humaine?|Vaisseaux?|Main|Banque|Cargaison|Avenir|Fusée|Cargo|Prospecteur|Mineur|Industriel|Ingénieur';
/** Names of cards: they have a capital everywhere. */
const cardNames =
  'pièces de rechange|touristes de l’espace|modules? de station|fournitures générales|rayons? tracteurs?|capsules? de sauvetage|unités? de sciences|robots? réparateurs?|batteries? nucléaires?|rover|champ de force';

const ofCapitals: readonly Fault[] = [
  ['a capital within a sentence', new RegExp(`(?:[\\p{L}\\d’,;:)\\]–] |[’(])(?:${commonWords})s?(?!\\p{L})`, 'u')],
  ['a card without its capital', new RegExp(`(?<!\\p{L})(?:${cardNames})(?!\\p{L})`, 'u')],
];

/** Prose may have names as it likes. */
export const inProse: readonly Fault[] = [...faultsOfProse, ...ofCapitals];

/** "Vers Lune", "vers Orbite terrestre basse": a place would want its article, which its name does not have. */
const withoutArticle: Fault = ['a place without its article', /(?<!\p{L})[Vv]ers (?:Éros|Ophélie|Pièces)/u];

export const inMessages: readonly Fault[] = [...faultsOfMessages, ...ofCapitals, nameAsSubject, withoutArticle];
