import type { Term } from '@starboard/kernel/text';

const bullets = 'bullets';
const stash = 'money as one finds it';
const theBack = 'the injury of one part of the body';
const aFeat = 'a field that protects, not a piece of terrain';

/** The words of the rules and their one word in French. */
export const glossary: readonly Term[] = [
  // A mission.
  { en: 'wave', fr: 'vague' },
  {
    en: 'round',
    fr: 'round',
    never: ['manche'],
    except: { 'gear.piercingRounds': bullets, 'modifier.piercingRounds': bullets },
  },
  { en: 'marker', fr: 'marqueur' },
  { en: 'objective', fr: 'marqueur', never: ['vers l’objectif', 'est l’objectif'] },
  { en: 'priority', fr: ['priorité', 'prioritaire'] },
  { en: 'seized', fr: 'pris', never: ['marqueur saisi', 'marqueur capturé'] },
  { en: 'dispute', fr: 'dispute', never: ['conteste', 'contesté'] },
  { en: 'contested', fr: 'disputé' },
  { en: 'alertness', fr: 'alerte' },
  { en: 'party', fr: 'groupe', never: ['escouade'] },
  { en: 'boss', fr: 'chef', never: ['boss'] },
  { en: 'table quarter', fr: 'quart de table', never: ['quartier'] },
  { en: 'search token', fr: 'pion de fouille', never: ['jeton de fouille'] },
  { en: 'treasure', fr: 'trésor', never: ['butin'] },
  { en: 'credit', fr: 'crédit', except: { 'treasure.creditsStash': stash, 'event.64': stash } },
  { en: 'shop', fr: 'boutique', never: ['magasin'] },
  { en: 'hand over', fr: ['donn…', 'don'], never: ['remettre', 'se remettent'] },
  { en: 'injury', fr: 'séquelle', except: { 'injury.spinalInjury': theBack, 'modifier.spinalInjury': theBack } },
  // Who is on the table.
  { en: 'hero', fr: 'héros' },
  { en: 'unit', fr: 'unité' },
  { en: 'model', fr: 'figurine', never: ['modèle'] },
  { en: 'faction', fr: 'faction' },
  // What they are good at.
  { en: 'Quality', fr: 'Qualité' },
  { en: 'Defense', fr: 'Défense' },
  { en: 'Tough', fr: 'Endurance', never: ['coriace'] },
  { en: 'Str', fr: 'For' },
  { en: 'Dex', fr: 'Dex' },
  { en: 'Wil', fr: 'Vol' },
  { en: 'AP', fr: 'PA' },
  { en: 'skill', fr: 'compétence', except: { 'face.skills': 'shortened, for want of room' } },
  { en: 'feat', fr: 'prouesse' },
  { en: 'gear', fr: 'équipement' },
  {
    en: 'Power',
    fr: 'Puissance',
    never: ['D3 Puissance'],
    except: { 'weapon.powerCutlass': 'what drives a blade', 'gear.powerCell': 'what drives a machine' },
  },
  // What they do.
  { en: 'activation', fr: 'activation' },
  { en: 'Advance', fr: ['Avance', 'avancer', 'avancent'] },
  { en: 'Rush', fr: ['Course', 'courir', 'court', 'courent'] },
  { en: 'Charge', fr: ['Charge', 'charger', 'chargent', 'chargé'] },
  { en: 'Rest', fr: ['Repos', 'reposer', 'repose'] },
  { en: 'melee', fr: 'mêlée', never: ['corps à corps'] },
  { en: 'strike back', fr: 'ripost…', never: ['contre-attaque'] },
  { en: 'hit', fr: 'touch…' },
  { en: 'wound', fr: ['blessure', 'blessé'] },
  {
    en: 'wound restored',
    fr: 'blessure guérie',
    never: ['récupère D3 blessure', 'récupère 1 blessure', 'récupère 2 blessure', 'récupère 3 blessure'],
  },
  { en: 'morale', fr: 'moral' },
  { en: 'cover', fr: 'couvert' },
  { en: 'difficult ground', fr: 'terrain difficile' },
  { en: 'dangerous ground', fr: 'terrain dangereux', except: { 'terrain.scrub.text': 'difficult as well' } },
  { en: 'Barrier', fr: 'Barrière', except: { 'feat.barrierField': aFeat, 'modifier.barrierField': aFeat } },
  // How they are.
  { en: 'condition', fr: 'état', never: ['affection'] },
  { en: 'Shaken', fr: ['Ébranlé', 'Ébranlée'], never: ['secoué', 'paniqué'] },
  { en: 'unconscious', fr: ['Inconscient', 'connaissance'], never: ['évanoui', 'tombe inconscient'] },
  { en: 'Furious', fr: 'Furie', never: ['furieux', 'furieuse'] },
  { en: 'fatigued', fr: ['fatigue', 'fatigué', 'fatiguée'], never: ['épuisé'] },
  { en: 'Guardian', fr: 'Gardien' },
  { en: 'Med Kit', fr: 'Trousse de soins' },
  { en: 'Curing Kit', fr: 'Trousse curative', never: ['trousse de cure'] },
  { en: 'Self-Repair', fr: 'Autoréparation', never: ['auto-réparation'] },
  { en: 'Courage Injector', fr: 'Injecteur de courage' },
  { en: 'Noise Grenade', fr: 'Grenade sonore' },
];
