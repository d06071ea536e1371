import type { missions as en } from '../en/missions.ts';

/** Les missions : leur sujet, leurs règles à l’œuvre, leur fin. */
export const missions: { readonly [K in keyof typeof en]: string } = {
  'mission.runawayPrincess.story':
    'Une princesse a fui son propre mariage et se cache parmi les pierres du temple. Trouvez-la avant l’autre camp.',
  'mission.runawayPrincess.timeOut': 'La princesse s’éclipse pour de bon.',
  'mission.ransomForAPrince.story':
    'Quelque part dans la prison se trouve un prince pour lequel sa maison paierait en vaisseaux.',
  'mission.ransomForAPrince.timeOut': 'Au matin, la cellule du prince est vide.',
  'mission.slaveMarket.story':
    'Darius tient sa vente ce soir, et l’un de ceux qu’il vend connaît par cœur les codes de la couronne.',
  'mission.slaveMarket.timeOut': 'Le dernier lot est adjugé.',
  'mission.poisonedChalice.story':
    'On a empoisonné la vieille reine. Le remède exige des échantillons qui ne poussent que sur cette planète.',
  'mission.poisonedChalice.timeOut': 'Le remède arrive trop tard pour la reine.',
  'mission.palaceCoup.story': 'Vaal Zureth s’est emparée de la fonderie et porte le sceau royal. Reprenez-le-lui.',
  'mission.palaceCoup.timeOut': 'Vaal Zureth garde le sceau, et le trône avec lui.',
  'mission.firstContactLog.story':
    'Une sonde a enregistré une voix, puis s’est brisée en tombant. Réunissez assez de morceaux pour l’entendre.',
  'mission.firstContactLog.timeOut': 'Ce qui restait de la mémoire de la sonde s’efface.',
  'mission.monolithsShadow.story':
    'La pierre noire s’est mise à bourdonner. Borada vient l’écouter ; soyez partis avec elle avant lui.',
  'mission.monolithsShadow.timeOut': 'Les gens de Borada emportent la pierre.',
  'mission.deadSignal.story':
    'Quatre relais se taisent depuis des années. Réveillez-en trois, et quelque chose répondra.',
  'mission.deadSignal.timeOut': 'Les relais s’éteignent, et rien n’a répondu.',
  'mission.stowawayCipher.story': 'Un messager mort a laissé un code dans une des caisses, sans dire laquelle.',
  'mission.stowawayCipher.timeOut': 'Les caisses partent avec le prochain cargo, code compris.',
  'mission.salvageTheArgosy.story':
    'L’Argosy s’est disloqué en orbite : deux clés dérivent parmi les débris, les données qu’elles ouvrent sont au sol.',
  'mission.salvageTheArgosy.timeOut': 'Ce qui reste de l’Argosy brûle dans l’atmosphère.',
  'mission.patientZero.story':
    'La peste est née ici, et le sang de quelqu’un dit encore comment. Prenez garde à qui vous touchez.',
  'mission.patientZero.timeOut': 'Les portes de la quarantaine se ferment pour toujours.',
  'mission.scrapSaints.story':
    'Des androïdes vénèrent de vieilles pièces de machine qui, dans une arme, feraient bien du mal.',
  'mission.scrapSaints.timeOut': 'Les androïdes emportent leurs reliques dans le désert.',
  'mission.foundryOfBlades.story': 'Trois forges arment les machines. Mettez-les toutes hors service et repartez.',
  'mission.foundryOfBlades.timeOut': 'Les forges ont armé une colonne de plus.',
  'mission.rustingGiant.story':
    'Une machine de guerre dort dans le cratère. Des mains délicates peuvent lui prendre son noyau.',
  'mission.rustingGiant.timeOut': 'Le géant s’éveille seul et s’en va.',
  'mission.androidsConfession.story':
    'Ronin Prime sait qui a donné l’ordre de répandre la peste. Il ne le dira pas de bon gré.',
  'mission.androidsConfession.timeOut': 'Ronin Prime a effacé ce qu’il savait.',
  'mission.envoysTestimony.story':
    'Un prince est prêt à parler contre sa propre cour. Sa parole a besoin de la preuve.',
  'mission.envoysTestimony.timeOut': 'Personne ne parle à l’audience, et l’affaire est classée.',
  'mission.staticInTheBlood.story': 'Le bruit de la radio et la fièvre suivent le même rythme. Découvrez pourquoi.',
  'mission.staticInTheBlood.timeOut': 'La fièvre a changé, et ce qu’on a trouvé ne vaut plus rien.',
  'mission.chainsOfIron.story':
    'Des androïdes gardent sous les verrous le mécanicien qui les réparait. Il marche lentement.',
  'mission.chainsOfIron.timeOut': 'Le mécanicien a été revendu.',
  'mission.beastInTheVault.story': 'La chambre forte est ouverte. Personne de ceux qui y ont regardé n’en est revenu.',
  'mission.beastInTheVault.timeOut': 'La chambre forte se referme sur tout ce qu’elle contient.',
  'mission.raceForTheBeacon.story': 'Une balise est tombée aux yeux de tous. Elle est au plus rapide.',
  'mission.raceForTheBeacon.timeOut': 'La balise se fait sauter elle-même.',
  'mission.burningThrone.story':
    'Les derniers de la couronne, la fiancée et l’héritier, sont au temple, au milieu de l’armée de Vaal Zureth. Ramenez-les tous deux à la planète d’attache, à bord d’un même vaisseau.',
  'mission.burningThrone.goal': 'Ramenez-les tous deux à votre planète d’attache à bord d’un même vaisseau',
  'mission.burningThrone.timeOut': 'Le trône brûle, et personne n’y est assis.',
  'mission.answerFromTheDark.story':
    'Le Monolithe appelle les siens. Les deux camps s’unissent : allumez les quatre pylônes, puis brisez la pierre avant la fin de la manche 10.',
  'mission.answerFromTheDark.goal':
    'Allumez les quatre pylônes, puis détruisez le Monolithe avant la fin de la manche 10',
  'mission.answerFromTheDark.timeOut': 'Le Monolithe a reçu sa réponse.',
  'mission.goliathWalks.story':
    'Le Goliath marche vers les quais. Arrêtez-le ensemble ; dès qu’il faiblit, son noyau est à qui s’envole avec.',
  'mission.goliathWalks.goal': 'Tuez le Goliath et envolez-vous avec son noyau',
  'mission.goliathWalks.timeOut': 'Le Goliath poursuit sa marche.',

  'act.openDoor': 'Ouvrir la porte',
  'act.ransom': 'Racheter l’esclave pour 100 crédits',
  'bar.claimed': 'ceux qui ont réveillé les relais peuvent le prendre d’abord',
  'door.opened': '{crew} ouvre une porte.',
  'parameter.bought': '{crew} paie 100 crédits et emmène {what}.',
  'parameter.found': '{ship} trouve mieux qu’une épave : {what}.',
  'parameter.delivered': 'Livraison au port d’attache : {what}.',
  'mission.voice':
    'Les relais répondent. Leur message attend au centre ; pour l’instant, un seul camp peut le prendre : {faction}.',
  'mission.blood': 'L’échantillon s’agite : {crew} obtient {die, number}.',
  'mission.returned': 'De retour au temple : {what}.',
  'chase.begins':
    'La poursuite commence ({faction}) : tout ce qu’il fallait est en route vers la planète d’attache. Les vaisseaux peuvent encore venir chercher ceux qui sont restés à la surface.',

  'end.tier1': '{faction} : tout ce que la mission demande est à bord.',
  'end.tier2': '{faction} : tout ce que la mission demande a atteint la planète d’attache.',
  'end.tier3': '{faction} : tout ce que la mission demande est arrivé à destination.',
  'end.carrierLost': 'Le vaisseau qui emportait tout n’est plus qu’une épave. Personne n’a gagné.',
  'end.timeOut': 'Le temps est écoulé. {told}',
  'end.beaten': 'Un seul camp est encore debout : {faction}.',
  'end.allBeaten': 'Plus personne n’est debout.',
  'end.shipCaptured': 'Le dernier vaisseau de l’adversaire est pris ({faction}).',
  'end.monolithFell': 'Le Monolithe est brisé. Les deux camps ont gagné.',
  'end.monolithStands': 'Le Monolithe est toujours debout. Les deux camps ont perdu.',
  'end.docksLost': 'Le Goliath a atteint deux quais. Les deux camps ont perdu.',
  'end.coreTaken': 'Le noyau du Goliath s’envole ({faction}).',
};
