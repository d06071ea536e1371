import type { campaign as en } from '../en/campaign.ts';

/** Les campagnes, les extensions, et ce qui se dit entre deux missions. */
export const campaign: { readonly [K in keyof typeof en]: string } = {
  'campaign.terrible': 'Au mieux dans le pire',
  'campaign.terrible.text':
    'Les remèdes manquent, les ponts autour du Refuge ne sont pas aussi déserts qu’il faudrait, et le retour est toujours plus long. Trois missions ; un Médecin doit participer.',
  'campaign.fire': 'Au cœur du feu',
  'campaign.fire.text':
    'Une généticienne veut des spécimens vivants, chacun plus grand que le précédent. Trois missions ; un Ingénieur est nécessaire pour commencer par « Un trophée en cage ».',
  'campaign.sentry': 'Le combat des Sentries',
  'campaign.sentry.text':
    'De vieilles machines de garde s’éveillent partout à bord. Quelqu’un espère les avoir de notre côté. Quatre missions ; un Technicien doit participer.',
  'campaign.divided': 'Une maison divisée',
  'campaign.divided.text':
    'D’autres survivants ont trouvé une foi, et avec elle une raison de chasser tous les autres. Quatre missions ; un Médecin doit participer.',

  'expansion.primus': 'Primus',
  'expansion.sentries': 'Sentries',
  'expansion.redeemers': 'Redeemers',
  'setup.expansion.mission': 'Cette mission demande une extension qui n’est pas en jeu : {expansion} (ETS-GAME-10).',
  'setup.expansion.campaign': 'Cette campagne demande une extension qui n’est pas en jeu : {expansion} (ETS-GAME-10).',

  'phase.name.interlude': 'Entre deux missions',
  'phase.name.refuge': 'Le Refuge',
  'phase.name.departure': 'Départ',
  'phase.note.interlude': 'La mission est gagnée. Se reposer au Refuge, ou continuer ?',
  'phase.note.refuge': 'Une visite par survivant, puis partir ou rester.',
  'phase.note.departure': 'La prochaine mission est choisie.',

  'campaign.missionWon': 'Mission accomplie au round {round, number} : {mission}. La campagne continue.',
  'campaign.won': 'Campagne gagnée : {campaign}. Tout le monde gagne.',
  'campaign.lost': 'Campagne perdue : {campaign} ({mission}). {reason}',
  'campaign.noClass': 'Il ne reste personne d’une classe que la prochaine mission demande.',
  'campaign.nobody': 'Il ne reste personne pour continuer.',
  'campaign.rest': 'La mission est gagnée. Où aller maintenant ?',
  'campaign.rest.refuge': 'Au Refuge',
  'campaign.rest.onward': 'Directement à la prochaine mission',
  'campaign.next': 'Quelle mission vient ensuite ?',
  'campaign.retry': 'Mission perdue : {mission}. La rejouer depuis le début ?',
  'campaign.retry.again': 'La rejouer',
  'campaign.retry.giveUp': 'Abandonner la campagne',
  'tally.missions': 'missions gagnées',
};
