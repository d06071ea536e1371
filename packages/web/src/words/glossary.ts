import type { Term } from '@starboard/kernel/text';

const owner = 'the name of an owner';
const option = 'the name of an option';

/** The words of the page and of the terminal, and their one word in French. */
export const glossary: readonly Term[] = [
  // What one plays, and with whom.
  { en: 'game', fr: ['partie', 'jeu'], except: { 'page.app.about.icons': owner } },
  { en: 'match', fr: 'partie' },
  { en: 'shelf', fr: 'ludothèque', never: ['étagère'] },
  { en: 'seat', fr: 'place', never: ['siège'] },
  { en: 'seat link', fr: 'lien de place' },
  { en: 'link', fr: 'lien' },
  { en: 'bot', fr: 'robot', never: ['bot'] },
  { en: 'party', fr: 'équipe', never: ['groupe'] },
  { en: 'player', fr: ['joueur', 'profil'] },
  { en: 'onlooker', fr: 'spectateur', never: ['observateur'] },
  { en: 'watcher', fr: 'spectateur' },
  { en: 'spectator', fr: 'spectateur' },
  { en: 'device', fr: 'appareil' },
  { en: 'server', fr: 'serveur' },
  { en: 'table', fr: 'table', except: { 'cli.help.each': 'rows and columns' } },
  { en: 'board', fr: 'plateau', never: ['hors du plan', 'jeux de société'] },
  // How a game is set up.
  { en: 'set-up', fr: 'mise en place' },
  { en: 'settings', fr: 'réglages', never: ['paramètre', 'préférence'] },
  { en: 'usual', fr: ['par défaut', 'défaut'], never: ['habituel', 'habituelle', 'd’habitude'] },
  { en: 'mission', fr: 'mission' },
  { en: 'variant', fr: 'variante' },
  { en: 'ability', fr: 'compétence', never: ['capacité'] },
  { en: 'seed', fr: 'graine', except: { 'cli.seed.again': option } },
  { en: 'tutorial', fr: 'tutoriel' },
  // What happens at the table.
  { en: 'question', fr: 'question' },
  { en: 'answer', fr: ['réponse', 'répon…', 'répondu'] },
  { en: 'turn', fr: ['tour', 'à vous', 'jouer', 'ordre de jeu'], except: { 'page.rulebook.turn': 'of a page' } },
  { en: 'roll', fr: ['jet', 'lanc…', 'dé'], never: ['lancer de dés', 'premier lancer', 'lancers'] },
  { en: 'dice', fr: 'dé' },
  { en: 'odds', fr: ['chances', 'donner une réponse'], never: ['probabilité'] },
  { en: 'hint', fr: 'conseil', never: ['astuce', 'indice'] },
  { en: 'undo', fr: 'annul…' },
  { en: 'taken back', fr: 'annul…' },
  { en: 'log', fr: 'journal' },
  { en: 'journal', fr: ['journal', 'journaux'] },
  { en: 'lit', fr: ['éclairé', 'éclairée', 'cible'] },
  { en: 'step', fr: 'étape' },
  // How it ends, and what is left of it.
  { en: 'game is over', fr: ['terminée', 'fin de la partie'], never: ['finie'] },
  { en: 'given up', fr: 'abandonnée' },
  { en: 'score', fr: 'score' },
  { en: 'replay', fr: ['replay', 'revoir'], never: ['relecture'] },
  { en: 'report', fr: 'rapport' },
  { en: 'file', fr: 'fichier', except: { 'cli.wrong.twoMissions': option, 'cli.backup.postgres.how': option } },
  { en: 'rulebook', fr: 'règles' },
  { en: 'chapter', fr: 'chapitre' },
  // What was said too much like English.
  { en: 'no such', fr: 'n’existe pas', never: ['pas de telle', 'pas de tel'] },
  { en: 'to the table', fr: 'à la table', never: ['vers la table'] },
  { en: 'on its way', fr: ['envoi', 'arrivent'], never: ['en route'] },
  { en: 'nothing was changed', fr: 'rien n’a changé', never: ['rien n’a été changé'] },
  { en: 'cut off', fr: ['coupé', 'coupée', 'tronqué'], never: ['quand elle a été copiée', 'quand il a été copié'] },
];

/** None of these words is a name: they have a capital where a sentence begins, and nowhere else. */
export const capitals =
  /[\p{Ll}\d,;] (?:Partie|Ludothèque|Place|Lien|Robot|Équipe|Profil|Spectateur|Appareil|Serveur|Table|Plateau|Mise en place|Réglage|Mission|Variante|Graine|Réponse|Tour|Jet|Dé|Conseil|Journal|Étape|Score|Replay|Fichier|Règle|Chapitre)s?(?!\p{L})/u;
