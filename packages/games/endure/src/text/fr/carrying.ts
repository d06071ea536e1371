/** What is carried for the mission, and the exits it leaves by. */
export const carrying = {
  'carry.left': 'Abandon sur place ({zone}) : {objective}.',
  'carry.heir': 'Qui récupère {objective} ?',
  'carry.passed': '{who} rattrape {objective}.',
  'carry.broken': 'Perte définitive, tout est brisé : {objective}.',
  'carry.handedIn': '{who} met {objective} à l’abri.',
  carrierRoll: '{who} porte {objective} et obtient {die, number}.',
  'carrierRoll.calls': 'Un appel résonne : à la prochaine phase des ennemis, tous les ennemis passifs se rapprochent.',
  'exit.closed': 'Fermeture définitive : {door}.',

  'bar.carriesEnough': 'impossible d’en porter davantage',
  'bar.handsFull': 'ce que vous portez ne laisse aucune main libre pour une seconde arme',
  'bar.otherExit': 'tout le monde sort par où la première personne est sortie',
} as const;
