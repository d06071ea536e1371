import { seat } from './seats.ts';

/** Mises en place impossibles, début de mission, événements, fin de manche, prisonniers. */
export const rounds = {
  'setup.wrong.alone': 'À un joueur, le programme dirige la Coalition.',
  'setup.wrong.team': 'Le programme dirige la Coalition pour un ou deux joueurs, pas pour {players, number}.',
  'setup.wrong.lone': 'On ne joue seul contre deux qu’à trois joueurs ; vous êtes {players, number}.',
  'setup.wrong.twoAgainstOne': 'Deux contre un se joue à trois ; vous êtes {players, number}.',
  'setup.wrong.campaignMission': 'Les missions d’une campagne sont tirées au sort : on ne peut en fixer aucune.',
  'setup.wrong.fullEvents':
    'L’horloge complète compte les 32 événements ; un nombre ne vaut que pour une mission chronométrée ou rapide.',
  'setup.wrong.fullStart':
    'Avec l’horloge complète, les vaisseaux partent de l’orbite ; seule une mission chronométrée laisse le choix.',
  'setup.wrong.timedEvents':
    'Une mission chronométrée compte de {from, number} à {to, number} événements, pas {events, number}.',
  'setup.wrong.quickEvents':
    'Une mission rapide compte {from, number} ou {to, number} événements, pas {events, number}.',
  'setup.wrong.quickStart': 'Dans une mission rapide, les vaisseaux commencent à quai.',
  'setup.wrong.shipTwice': '{ship} est choisi deux fois.',
  'setup.wrong.ships':
    '{faction} : {most, plural, =0 {aucun vaisseau} one {un vaisseau} other {# vaisseaux}} en jeu, pas {count, number}.',
  'setup.wrong.draftedCrews': 'Les équipages sont soit recrutés à la table, soit donnés ici, pas les deux.',
  'setup.wrong.crewTwice': '{crew} est choisi deux fois.',
  'setup.wrong.crewSize': 'L’équipage {no, number} compte {count, number} membres ; il en faut cinq.',
  'setup.wrong.crewFaction': 'Équipage {no, number} : {crew} ne sert pas dans ce camp ({faction}).',
  'setup.wrong.noSpecialist': 'L’équipage {no, number} n’a pas de spécialiste pour ce poste : {station}.',
  'setup.wrong.staffing': 'L’équipage {no, number} ne peut pas mettre un spécialiste à chaque poste à la fois.',

  'draft.rolled': 'Qui choisit en premier : {dice}.',
  'draft.picked': '{crew} rejoint l’équipage : {ship}.',
  recruit: 'Qui rejoint cet équipage : {ship} ?',
  'mission.begins': 'La mission : {mission}.',
  'tactics.rolled': 'Qui tire ses cartes tactiques en premier : {dice}.',
  'tactics.dealt': '{ship} : les cartes du commandant sont {orbital} et {surface}.',
  'bounty.drawn': 'Votre contrat : {crew}.',
  'bounty.shown': `${seat} montre son contrat : {crew}.`,
  hidden: 'Quelqu’un réfléchit.',
  showBounty: 'Votre contrat porte sur {crew}. Le montrer à votre coéquipier ?',
  'showBounty.keep': 'Le garder pour moi',
  'showBounty.show': 'Le montrer',
  firstStation: 'Où commence {crew} ?',
  start: 'D’où part {ship}, et dans quelle direction ?',
  startDock: 'À quel quai commence {ship} ?',
  dock: 'Ce quai',

  'round.begins': 'Manche {round, number}.',
  'round.last': 'La pioche d’événements est épuisée : encore une manche, puis le temps est écoulé.',
  'event.drawn': 'Événement : {event}.',
  'event.read': 'Événement : {event}, lu à bord : {ship}.',
  'event.at': 'Cela se passe ici : {tile}.',
  'event.lost': 'Plus personne à la surface pour le subir ; la carte est défaussée.',
  'crew.mutiny': 'Mutinerie à bord ({ship}) : {crew} est mis aux arrêts.',
  'ship.unrest': 'Troubles à bord ({ship}) : une seule action au prochain tour.',
  'crew.escapes': '{crew} s’évade et rejoint {ship}.',
  'crew.sickens': '{crew} souffre de l’infection.',
  'crew.cured': '{crew} est guéri de l’infection.',

  'crew.jailed': '{crew} est enfermé dans la cellule du vaisseau : {ship}.',
  'crew.resists': '{crew} résiste et reste loyal.',
  'crew.turned': '{crew} change de camp et rejoint {ship}.',
  turn: 'Tenter de rallier {crew} ?',
  'turn.wait': 'Pas maintenant',
  'turn.turn': 'Essayer',
  'act.jail': 'Faire passer {crew} de l’infirmerie à la cellule',
};
