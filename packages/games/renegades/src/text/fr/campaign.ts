import { credits } from './credits.ts';
import { other, seat } from './seats.ts';

/** Entre les missions d’une campagne. */
export const campaign = {
  'campaign.credited': 'La mission compte pour cette campagne : {title}.',
  'campaign.unfinished':
    'Le temps est écoulé : la mission n’est pas accomplie et ne compte pas. {left, plural, =0 {La prochaine compte, quelle qu’en soit la fin.} one {Cela peut arriver encore # fois.} other {Cela peut arriver encore # fois.}}',
  'campaign.ending': '{title} : assez de missions sont jouées, le dénouement commence aussitôt.',
  creditTo: 'Pour quelle campagne cette mission compte-t-elle ?',
  'money.fined': `${seat} paie une pénalité de ${credits}.`,

  'shore.begins': 'Escale : les blessures guérissent, les vaisseaux sont réparés, tout le monde est de retour à bord.',
  'shore.sails': 'La prochaine mission : {mission}.',
  'shore.nothing': 'rien',
  'shore.list': '{first}, {rest}',

  'shore.trade': `Échanger avec quelqu’un ? Vous avez ${credits}.`,
  'shore.trade.next': 'Terminer les échanges',
  'deal.trade': `Faire une offre (${seat})`,
  'deal.digits': credits,
  tradeGive: `${seat} : que lui offrez-vous ?`,
  tradeWant: `${seat} : que lui demandez-vous en retour ?`,
  tradeOffer: `${seat} offre {gives} contre {wants}. D’accord ?`,
  'tradeOffer.decline': 'Refuser',
  'tradeOffer.accept': 'Accepter',
  'shore.declined': `${other} refuse. ${seat} offrait {gives} contre {wants}.`,
  'shore.traded': `${other} accepte. ${seat} donne {gives} contre {wants}.`,

  'shore.sell': `Vendre ou recharger quelque chose ? Vous avez ${credits}.`,
  'shore.sell.next': 'Terminer les ventes',
  'deal.sell': `Vendre : {card} (${credits})`,
  'deal.recharge': `Acheter un jeton d’Énergie : {card} (${credits})`,
  'deal.takeOut': '{ship} : retirer {card} (emplacement libéré)',
  'shore.sold': `${seat} vend pour ${credits} : {card}.`,
  'shore.recharged': `${seat} recharge : {card}.`,
  'shore.discarded': `${seat} jette, faute d’Énergie : {card}.`,
  'shore.depleted': 'plus d’Énergie : sans recharge, la carte sera jetée',
  'component.takenOut': 'De son emplacement à l’armurerie ({ship}) : {card}.',

  'shore.wares': `Armes et équipement pour ${seat} : {cards}.`,
  'shore.gear': `Acheter des armes et de l’équipement ? Vous avez ${credits}.`,
  'shore.gear.next': 'Assez d’armes et d’équipement',
  'deal.buy': `Acheter : {card} ({ship}, ${credits})`,
  'deal.ware': `{card} : ${credits}`,
  'shore.bought': `${seat} achète pour ${credits} : {card}.`,
  'shore.tooDear': 'vous n’avez pas assez de crédits',

  'shore.offers': `Améliorations pour ${seat} : {upgrades}.`,
  'shore.upgrades': `Acheter des améliorations ? Vous avez ${credits}.`,
  'shore.upgrades.next': 'Assez d’améliorations',
  'deal.upgrade': `{upgrade} pour {who} : ${credits}`,
  'shore.upgraded': `${seat} achète pour ${credits} : {upgrade} ({who}).`,
  'shore.tooGreen': 'vous n’avez pas assez d’expérience',
  'shore.noSlot': 'aucun de vos vaisseaux n’a d’emplacement d’amélioration libre',
  'shore.nobodyFits': 'personne dans votre équipage n’a le mot-clé et la place voulus',
  crossTraining: '{crew} : à quel poste se former ?',

  'shore.recruit': `Recruter quelqu’un ? Vous avez ${credits}.`,
  'shore.recruit.next': 'Terminer le recrutement',
  'deal.recruit': `Recruter : {crew} ({ship}, ${credits})`,
  'shore.recruited': `${seat} recrute {crew} ({ship}) pour ${credits}.`,
  'shore.noRoom': 'le vaisseau est plein',

  'shore.refit': 'Installer des composants de l’armurerie ?',
  'shore.refit.next': 'Le vaisseau est prêt',
  'deal.fit': '{ship} : installer {card}',

  'shore.tactics': `Échanger une carte tactique ? Il reste ${credits}.`,
  'shore.tactics.next': 'Garder les miennes',
  'deal.redraw': '{ship} : défausser {tactic} et piocher une autre carte',
  'shore.redrawn': '{ship}, nouvelle carte tactique : {tactic}.',
};
