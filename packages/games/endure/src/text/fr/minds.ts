import type { minds as en } from '../en/minds.ts';

export const minds: { readonly [K in keyof typeof en]: string } = {
  'resolveCard.peripheryFright': 'Frayeur périphérique',
  'resolveCard.peripheryFright.text': 'Une fois : lancez le dé de direction et déplacez-vous de 1 zone dans ce sens.',
  'resolveCard.startled': 'Sursaut',
  'resolveCard.startled.text':
    'Une fois : un bruit dans votre zone, aussi fort que votre arme la plus bruyante, 1 au moins.',
  'resolveCard.barophobia': 'Barophobie',
  'resolveCard.barophobia.text':
    'Durable : à chaque Défaillance de la gravité artificielle, vous perdez 1 de Resolve et vos déplacements ne couvrent que 1 zone.',
  'resolveCard.scream': 'Cri',
  'resolveCard.scream.text': 'Une fois : bruit 4 dans votre zone.',
  'resolveCard.allAroundUs': 'Ils sont tout autour',
  'resolveCard.allAroundUs.text': 'Durable : faites un test de Resolve chaque fois qu’un jeton apparaît.',
  'resolveCard.hoarder': 'Accumulation',
  'resolveCard.hoarder.text':
    'Durable : vous ne pouvez ni défausser ni donner vos cartes. Les utiliser reste permis ; ce qui n’a pas de place est perdu.',
  'resolveCard.contagiousPanic': 'Panique contagieuse',
  'resolveCard.contagiousPanic.text': 'Une fois : tous les autres survivants en vue font un test de Resolve.',
  'resolveCard.claustrophobia': 'Claustrophobie',
  'resolveCard.claustrophobia.text':
    'Durable : faites un test de Resolve si votre tour commence avec au moins 4 autres figurines dans votre zone.',
  'resolveCard.nyctophobia': 'Nyctophobie',
  'resolveCard.nyctophobia.text': 'Durable : perdez 1 de Resolve si votre tour commence pendant un Blackout.',
  'resolveCard.vertigo': 'Vertige',
  'resolveCard.vertigo.text':
    'Une fois : perdez 1 action, tout de suite si c’est votre tour et qu’il en reste, sinon au prochain.',
  'resolveCard.panic': 'Panique',
  'resolveCard.panic.text': 'Une fois : fuyez de 2 zones au plus l’ennemi en vue le plus proche.',
  'resolveCard.eremophobia': 'Érémophobie',
  'resolveCard.eremophobia.text':
    'Durable : faites un test de Resolve si votre tour finit sans autre survivant dans votre zone.',
  'resolveCard.frighteningBehaviour': 'Comportement effrayant',
  'resolveCard.frighteningBehaviour.text':
    'Une fois : tous les autres survivants de votre zone et des zones adjacentes perdent 1 de Resolve.',
  'resolveCard.uncontrollableShaking': 'Tremblements incontrôlables',
  'resolveCard.uncontrollableShaking.text': 'Durable : le seuil de réussite de vos attaques à distance monte de 1.',
  'resolveCard.memoryLoss': 'Amnésie',
  'resolveCard.memoryLoss.text': 'Durable : vous ne pouvez pas utiliser votre compétence active.',
  'resolveCard.fear': 'Peur',
  'resolveCard.fear.text': 'Durable : vous n’entrez pas de votre plein gré dans une zone occupée par des ennemis.',
  'resolveCard.acuteStress': 'Stress aigu',
  'resolveCard.acuteStress.text':
    'Durable : pour les tests de Resolve, vous lancez 3 dés et additionnez les deux plus élevés.',
  'resolveCard.breakdown': 'Effondrement',
  'resolveCard.breakdown.text': 'Une fois : vous passez à l’état sonné.',
  'resolveCard.iatrophobia': 'Iatrophobie',
  'resolveCard.iatrophobia.text': 'Durable : les Kits de soins et les compétences de Médecin sont sans effet sur vous.',
  'resolveCard.suicidal': 'Pulsion suicidaire',
  'resolveCard.suicidal.text': 'Une fois : perdez 2 points de vie.',

  'accomplishment.pushComesToShove': 'Au pied du mur',
  'accomplishment.pushComesToShove.text':
    'Réussissez un essai de Resolve et quittez une zone occupée par des ennemis. Récompense : un autre survivant en vue se déplace de 2 zones au plus, sans essai.',
  'accomplishment.combatTraining': 'Entraînement au combat',
  'accomplishment.combatTraining.text':
    'Tuez 3 ennemis avec des attaques de mêlée. Récompense : une attaque sans dépenser d’action.',
  'accomplishment.theGambit': 'Le pari',
  'accomplishment.theGambit.text':
    'Fouillez une salle adjacente à une zone occupée par des ennemis. Récompense : piochez 3 cartes Objet et gardez-en 1 ; les cartes Bruit sont sans effet.',
  'accomplishment.makingItLast': 'Faire durer',
  'accomplishment.makingItLast.text':
    'Utilisez 2 objets à usage unique. Récompense : le prochain objet à usage unique utilisé ce tour-ci n’est pas défaussé.',
  'accomplishment.strengthInNumbers': 'L’union fait la force',
  'accomplishment.strengthInNumbers.text':
    'Commencez un tour avec au moins 2 autres survivants dans votre zone. Récompense : tous les survivants de votre zone regagnent 1 point de vie.',
  'accomplishment.aloneTime': 'Un moment à soi',
  'accomplishment.aloneTime.text':
    'Finissez 2 tours de suite sans autre survivant en vue. Récompense : regagnez 3 de Resolve.',
  'accomplishment.weCanBeatThis': 'On peut y arriver',
  'accomplishment.weCanBeatThis.text':
    'Les survivants tuent au moins 6 ennemis en un round. Récompense : vous et tous les survivants en vue regagnez 1 de Resolve.',
  'accomplishment.silentTreatment': 'Loi du silence',
  'accomplishment.silentTreatment.text':
    'Finissez 2 tours de suite sans y avoir placé de bruit. Récompense : retirez un jeton Bruit du plateau.',
  'accomplishment.conservingEnergy': 'Ménager ses forces',
  'accomplishment.conservingEnergy.text':
    'Finissez 2 tours avec une action non dépensée. Récompense : gagnez 1 action ce tour-ci.',
  'accomplishment.nothingToFear': 'Rien à craindre',
  'accomplishment.nothingToFear.text':
    'Réussissez 3 tests de Resolve. Récompense : réussissez votre prochain test ou essai de Resolve sans lancer les dés.',
  'accomplishment.cooperationIsKey': 'La coopération avant tout',
  'accomplishment.cooperationIsKey.text':
    'Échangez avec 2 survivants différents. Récompense : un autre survivant de votre zone réalise aussitôt 1 action.',
  'accomplishment.practiceMakesPerfect': 'C’est en forgeant',
  'accomplishment.practiceMakesPerfect.text':
    'Tuez avec la même arme dans 3 attaques. Récompense, jusqu’à la fin du round : +1 sur chacun de vos dés d’attaque.',
  'accomplishment.ninja': 'Ninja',
  'accomplishment.ninja.text':
    'Tuez avec 2 attaques de bruit 1 ou moins. Récompense, jusqu’à la fin du round : vos attaques ne font aucun bruit.',
  'accomplishment.keepYourGuardUp': 'Rester sur ses gardes',
  'accomplishment.keepYourGuardUp.text':
    'Subissez 3 attaques. Récompense, jusqu’à la fin du round : un jet d’armure de 4+, ou le vôtre est meilleur de 1.',
  'accomplishment.onARoll': 'Sur la lancée',
  'accomplishment.onARoll.text':
    'Faites une attaque d’au moins 2 dés sans aucun échec. Récompense, jusqu’à la fin du round : une fois par attaque, relancez tous les dés ratés.',
  'accomplishment.burstOfSpeed': 'Pointe de vitesse',
  'accomplishment.burstOfSpeed.text':
    'Dépensez 3 actions de déplacement en un tour. Récompense, jusqu’à la fin du round : vos déplacements couvrent jusqu’à 2 zones.',
  'accomplishment.annihilator': 'Annihilation',
  'accomplishment.annihilator.text':
    'Tuez 3 ennemis en une attaque. Récompense, jusqu’à la fin du round : 2 dés de plus à vos attaques.',
  'accomplishment.collector': 'Collection',
  'accomplishment.collector.text':
    'Remplissez les cinq emplacements de votre inventaire. Récompense, jusqu’à la fin du round : à chaque fouille, vous piochez 2 cartes et gardez les deux.',
};
