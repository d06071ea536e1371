import { seat } from './seats.ts';

/** Mises en place impossibles, début de mission, événements, fin de manche, prisonniers. */
export const rounds = {
  'setup.wrong.alone': 'À un joueur, le programme dirige la Coalition.',
  'setup.wrong.team': 'Le programme dirige la Coalition pour un ou deux joueurs, pas pour {players, number}.',
  'setup.wrong.lone': 'On ne joue sans partenaire contre deux qu’à trois joueurs ; ici, il y en a {players, number}.',
  'setup.wrong.twoAgainstOne': 'Deux contre un se joue à trois joueurs ; ici, il y en a {players, number}.',
  'setup.wrong.campaignMission': 'Les missions d’une campagne sont tirées au sort : on ne peut en fixer aucune.',
  'setup.wrong.fullEvents':
    'La durée complète compte les 32 événements ; un nombre ne vaut que pour une mission chronométrée ou une mission rapide.',
  'setup.wrong.fullStart':
    'Avec la durée complète, les vaisseaux partent de l’orbite ; seule une mission chronométrée laisse le choix.',
  'setup.wrong.timedEvents':
    'Événements d’une mission chronométrée : de {from, number} à {to, number}, pas {events, number}.',
  'setup.wrong.quickEvents': 'Événements d’une mission rapide : {from, number} ou {to, number}, pas {events, number}.',
  'setup.wrong.quickStart': 'Dans une mission rapide, les vaisseaux commencent à quai.',
  'setup.wrong.shipTwice': 'Vaisseau choisi deux fois : {ship}.',
  'setup.wrong.ships':
    '{faction} : {most, plural, =0 {aucun vaisseau} one {un vaisseau} other {# vaisseaux}} en jeu, pas {count, number}.',
  'setup.wrong.draftedCrews': 'Les équipages sont soit recrutés à la table, soit donnés ici, pas les deux.',
  'setup.wrong.crewTwice': 'Deux fois dans les équipages : {crew}.',
  'setup.wrong.crewSize': 'Équipage {no, number} : {count, plural, one {# membre} other {# membres}} au lieu de cinq.',
  'setup.wrong.crewFaction': 'Équipage {no, number} : {crew} ne sert pas dans ce camp ({faction}).',
  'setup.wrong.noSpecialist': 'Équipage {no, number}, poste sans spécialiste : {station}.',
  'setup.wrong.staffing': 'Équipage {no, number} : impossible de mettre un spécialiste à chaque poste à la fois.',

  'draft.rolled': 'Tirage pour choisir en premier : {dice}.',
  'draft.picked': 'Nouvelle recrue ({ship}) : {crew}.',
  recruit: '{ship} : qui rejoint l’équipage ?',
  'mission.begins': 'La mission : {mission}.',
  'tactics.rolled': 'Tirage pour piocher les cartes tactiques en premier : {dice}.',
  'tactics.dealt': '{ship}, cartes du commandant : {orbital} et {surface}.',
  'bounty.drawn': 'Votre contrat : {crew}.',
  'bounty.shown': `${seat} montre son contrat : {crew}.`,
  hidden: 'Quelqu’un réfléchit.',
  showBounty: 'Votre contrat porte sur {crew}. Le montrer à l’autre joueur de votre camp ?',
  'showBounty.keep': 'Le garder pour moi',
  'showBounty.show': 'Le montrer',
  firstStation: '{crew} : à quel poste commencer ?',
  start: '{ship} : d’où partir, et avec quel cap ?',
  startDock: '{ship} : à quel quai commencer ?',
  dock: 'Ce quai',

  'round.begins': 'Manche {round, number}.',
  'round.last': 'Le paquet d’événements est épuisé : encore une manche, puis le temps est écoulé.',
  'event.drawn': 'Événement : {event}.',
  'event.read': 'Événement : {event}. Lecture à bord ({ship}).',
  'event.at': 'Cela se passe ici : {tile}.',
  'event.lost': 'Il n’y a plus personne à la surface pour le subir ; la carte est défaussée.',
  'crew.mutiny': 'Mutinerie à bord ({ship}). Aux arrêts, à la prison de bord : {crew}.',
  'ship.unrest': 'Troubles à bord ({ship}) : une seule action au prochain tour.',
  'crew.escapes': '{crew} s’évade et retrouve les siens ({ship}).',
  'crew.sickens': '{crew} souffre de l’infection.',
  'crew.cured': '{crew} n’a plus l’infection.',

  'crew.jailed': '{crew} rejoint la prison de bord ({ship}).',
  'crew.resists': '{crew} résiste et ne change pas de camp.',
  'crew.turned': '{crew} change de camp et d’équipage ({ship}).',
  turn: 'Tenter un ralliement : {crew} ?',
  'turn.wait': 'Pas maintenant',
  'turn.turn': 'Essayer',
  'act.jail': 'De l’infirmerie à la prison de bord : {crew}',
};
