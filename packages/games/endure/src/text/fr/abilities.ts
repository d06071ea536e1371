import type { abilities as en } from '../en/abilities.ts';

export const abilities: { readonly [K in keyof typeof en]: string } = {
  'ability.kind.passive': 'Passive',
  'ability.kind.active': 'Active',
  'ability.kind.crisis': 'Crise',

  'ability.steadyVoice': 'Voix calme',
  'ability.steadyVoice.text':
    'Les autres survivants de cette zone retirent 1 au total de leurs tests et essais de Resolve.',
  'ability.giveTheOrder': 'Donner l’ordre',
  'ability.giveTheOrder.text':
    'Un autre survivant en vue se déplace aussitôt de 1 zone ; l’essai de Resolve reste nécessaire.',
  'ability.rally': 'Ralliement',
  'ability.rally.text': 'Vous et tous les survivants en vue regagnez 3 de Resolve.',
  'ability.leadFromTheFront': 'En première ligne',
  'ability.leadFromTheFront.text': '1 dé de plus pour les attaques contre votre propre zone.',
  'ability.markTarget': 'Marquer la cible',
  'ability.markTarget.text':
    'Nommez une zone en vue : jusqu’à votre prochain tour, les attaques des survivants contre elle ont +1 sur chaque dé.',
  'ability.holdTheLine': 'Tenir la ligne',
  'ability.holdTheLine.text':
    'Jusqu’à votre prochain tour, chaque survivant présent dans votre zone ignore la première attaque qu’il subit.',

  'ability.fireDrill': 'Exercice de tir',
  'ability.fireDrill.text': 'Une fois par attaque à distance, relancez un dé raté.',
  'ability.overwatch': 'Surveillance',
  'ability.overwatch.text':
    'Nommez une arme portée et une zone en vue, à sa portée : les premiers ennemis qui y arrivent pendant la prochaine phase des ennemis sont aussitôt attaqués.',
  'ability.fullAuto': 'Tir automatique',
  'ability.fullAuto.text':
    'Avec une arme à distance, attaquez chaque zone à portée dans une direction, la plus proche d’abord, quoi qu’il y ait entre les deux. Un seul bruit de niveau 5 ; une arme enrayée y met fin.',
  'ability.hardened': 'Endurcissement',
  'ability.hardened.text': 'Les jets d’armure sont meilleurs de 1, jamais mieux que 2+.',
  'ability.fieldStrip': 'Démontage de campagne',
  'ability.fieldStrip.text':
    'Toutes les armes de la zone sont désenrayées. Votre prochaine attaque à distance de ce tour a 1 dé de plus et ne peut pas s’enrayer.',
  'ability.breach': 'Percée',
  'ability.breach.text': 'Déplacez-vous de 2 zones au plus sans essai, puis faites une attaque avec 2 dés de plus.',

  'ability.senseMinds': 'Sentir les esprits',
  'ability.senseMinds.text':
    'Au début de votre tour, vous pouvez regarder un jeton Radar à 2 zones ou moins, comptées comme le bruit.',
  'ability.shove': 'Poussée',
  'ability.shove.text':
    'Jusqu’à 3 ennemis standards d’une même zone en vue, à 1 ou 2, sont repoussés de 1 zone tout droit, loin de vous ; ce qui est bloqué reste sur place.',
  'ability.mindScream': 'Cri mental',
  'ability.mindScream.text': 'Tous les ennemis standards à 2 zones ou moins, comptées comme le bruit, sont sonnés.',
  'ability.shell': 'Carapace',
  'ability.shell.text': 'Une fois par round, vous pouvez relancer un test de Resolve raté.',
  'ability.lift': 'Lévitation',
  'ability.lift.text': 'Déplacez de 1 zone, sans essai, un survivant en vue à 3 ou moins, ou vous-même.',
  'ability.falsePresence': 'Fausse présence',
  'ability.falsePresence.text':
    'Un leurre dans une zone à 5 ou moins, comptée comme le bruit ; il dure jusqu’à la fin du round.',

  'ability.juggernaut': 'Rouleau compresseur',
  'ability.juggernaut.text':
    'À chaque attaque de mêlée, vous pouvez d’abord vous déplacer de 1 zone gratuitement ; l’essai de Resolve reste nécessaire.',
  'ability.weaponMods': 'Armes modifiées',
  'ability.weaponMods.text':
    'Jusqu’à la fin du tour, vos attaques ont 2 dés de plus et un seuil de réussite de 1 plus élevé, 6+ au plus.',
  'ability.improvisedExit': 'Sortie improvisée',
  'ability.improvisedExit.text': 'Ouvrez le mur entre votre zone et une zone voisine, pour le reste de la mission.',
  'ability.powerSaver': 'Économie d’énergie',
  'ability.powerSaver.text': 'Les Cellules d’énergie vous donnent 3 charges d’Exo Loader au lieu de 2.',
  'ability.weld': 'Soudure',
  'ability.weld.text': 'Verrouillez une porte ouverte qui borde votre zone jusqu’à la fin du round suivant.',
  'ability.turret': 'Tourelle',
  'ability.turret.text':
    'Installez une tourelle dans votre zone. Au début des 3 prochaines phases des ennemis, elle attaque une zone en vue à 0 ou 1 : 3 dés, 4+, sans bruit ni tir perdu.',

  'ability.triage': 'Triage',
  'ability.triage.text': 'Chaque fois que vous rendez des points de vie, vous en rendez 1 de plus.',
  'ability.treat': 'Soigner',
  'ability.treat.text': 'Vous ou un survivant de votre zone regagnez 1 point de vie ou guérissez d’une blessure.',
  'ability.miracle': 'Miracle',
  'ability.miracle.text':
    'Un survivant de votre zone regagne tous ses points de vie et guérit de toutes ses blessures.',
  'ability.steadyHands': 'Mains sûres',
  'ability.steadyHands.text':
    'Vous pouvez utiliser les Kits de soins sur tout survivant de votre zone. Après chaque usage, 1d6 : sur 5-6, le kit est gardé.',
  'ability.soothe': 'Apaiser',
  'ability.soothe.text': 'Vous ou un survivant de votre zone regagnez 2 de Resolve.',
  'ability.massStimulant': 'Stimulant collectif',
  'ability.massStimulant.text': 'Tous les autres survivants de votre zone ont 2 actions de plus à leur prochain tour.',

  'ability.softStep': 'Pas feutrés',
  'ability.softStep.text': 'Vous quittez les zones occupées par des ennemis sans essai de Resolve.',
  'ability.fade': 'S’effacer',
  'ability.fade.text': 'Jusqu’à votre prochain tour, les ennemis hors de votre zone ne vous voient pas.',
  'ability.ghostRun': 'Course fantôme',
  'ability.ghostRun.text':
    'Déplacez-vous de 5 zones au plus sans essai ; jusqu’à la fin du tour, rien ne vous voit hors de votre zone.',
  'ability.keenEye': 'Œil perçant',
  'ability.keenEye.text': 'À chaque fouille, vous piochez 2 cartes ; vous en gardez 1 et l’autre est sans effet.',
  'ability.silentKill': 'Mort silencieuse',
  'ability.silentKill.text': 'Une attaque de mêlée avec +1 sur chaque dé et sans bruit.',
  'ability.vents': 'Conduits',
  'ability.vents.text':
    'Rejoignez une salle à 5 zones ou moins, comptées comme le bruit, quoi qu’il y ait entre les deux.',

  'ability.synthetic': 'Synthétique',
  'ability.synthetic.text': 'Vous ne subissez pas de blessures au corps.',
  'ability.override': 'Forçage',
  'ability.override.text':
    'Verrouillez ou déverrouillez une porte ou une sortie qui borde votre zone jusqu’à la fin du round, même pendant un Verrouillage.',
  'ability.purge': 'Purge',
  'ability.purge.text': 'L’événement en cours prend fin, et la prochaine carte Événement est piochée sans effet.',
  'ability.sensorNet': 'Réseau de capteurs',
  'ability.sensorNet.text':
    'Au début de votre tour, vous regardez tous les jetons Radar à 2 zones ou moins, comptées comme le bruit.',
  'ability.remoteInterface': 'Interface à distance',
  'ability.remoteInterface.text': 'Interagissez avec un objectif en vue à 2 ou moins.',
  'ability.overload': 'Surcharge',
  'ability.overload.text':
    'Attaquez chaque zone à 1 ou moins, comptée comme le bruit, la vôtre comprise : 4 dés, 3+, ennemis seulement, sans bruit.',
};
