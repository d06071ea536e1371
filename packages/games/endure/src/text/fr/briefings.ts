import type { briefings as en } from '../en/briefings.ts';

export const briefings: { readonly [K in keyof typeof en]: string } = {
  'mission.words': '{language, select, fr {{fr}} other {{en}}}',
  'mission.language': 'fr',
  'mission.CG00': 'Voisins bruyants',
  'mission.CG00.text':
    'Le laboratoire est scellé, et ce qu’il renferme fait assez de bruit pour attirer ses semblables. Trouvez l’interrupteur, ouvrez la porte et tuez tous les ennemis du plateau.',
  'mission.CG01': 'Ferme la porte derrière toi',
  'mission.CG01.text':
    'Elles affluent par deux cellules, de part et d’autre des quartiers de l’équipage. Un Exo Loader attend aux machines, mais il est à plat : trouvez de quoi l’alimenter, menez-le aux deux portes et abattez leurs cadres pour de bon.',
  'mission.CG02': 'Le Cerveau',
  'mission.CG02.text':
    'Un spécimen vivant flotte dans un laboratoire verrouillé, et quelqu’un en haut lieu y tient. Libérez la sortie à la console de sécurité, prenez le bocal et emportez-le, quoi qu’il murmure à qui le tient.',
  'mission.CG03': 'Une situation de poids',
  'mission.CG03.text':
    'Tout un pont de vivres dérive dans le noir depuis que le générateur a lâché. Emmenez un Ingénieur, rendez leur poids à tous, videz les caches et rentrez.',
  'mission.CG04': 'Ordonnance à retirer',
  'mission.CG04.text':
    'La moitié du Refuge a la fièvre. L’infirmerie, à trois sections d’ici, garde encore les bonnes caisses, et seul un Médecin sait lesquelles.',
  'mission.CG05': 'Signes de vie',
  'mission.CG05.text':
    'Trois traces trop chaudes pour des créatures : des membres d’équipage, blessés, seuls, chacun dans une autre salle. Personne ne sortira d’ici sur ses jambes ; il faudra les porter.',
  'mission.CG06': 'Chasse aux bestioles',
  'mission.CG06.text':
    'Les nids grossissent autour du Refuge, et l’un d’eux finira par trouver la porte. Sortez, et ne laissez rien de vivant sur ces ponts.',
  'mission.CG07': 'Toujours à nos trousses',
  'mission.CG07.text':
    'Le chemin du retour est plein d’échos, l’un de vous laisse une traînée de sang, et quelque chose de lourd la suit. Ne tenez pas, ne chassez pas : courez vers la sortie.',
  'mission.CG08': 'Un trophée en cage',
  'mission.CG08.text':
    'Une généticienne paiera pour un Solomon qui respire. Il y en a un, endormi, à l’infirmerie ; un Ingénieur peut le mener en laisse, et tout le vaisseau l’entendra passer.',
  'mission.CG09': 'Oubliés au bureau',
  'mission.CG09.text':
    'Des fioles d’échantillons sont restées quand on a abandonné le laboratoire. Elles sont en verre, il n’y en a pas d’autres, et mieux vaut ne pas en ramasser plus d’une.',
  'mission.CG10': 'Tout casser',
  'mission.CG10.text':
    'L’Exo Loader qu’il vous faut est derrière une porte que trois terminaux tiennent fermée. Personne n’a le code. Vous savez où sont les terminaux, et vous avez de bonnes bottes.',
  'mission.CG11': 'Attrapez-les tous',
  'mission.CG11.text':
    'Le plan est simple et ne plaît à personne : trouver le Titan, le battre à demi mort et le clouer au sol avec l’Exo Loader le temps que le calmant agisse. Il le faut vivant.',
  'mission.CO12': 'Éteindre et rallumer',
  'mission.CO12.text':
    'Les Sentries ne distinguent plus l’ami de l’ennemi. Quelque part dans l’atelier robotique se trouve l’interrupteur qui les endort toutes ; il suffit de l’atteindre.',
  'mission.CO13': 'L’heure de la promenade',
  'mission.CO13.text':
    'Quatre Sentries en état de marche protégeraient le Refuge pour un an. Mettez-les à terre avec douceur, laissez le Technicien les réveiller mieux élevées, et ramenez-les à pied.',
  'mission.CO14': 'Pièces de rechange',
  'mission.CO14.text':
    'Vos nouvelles machines boitent. Il y a des pièces dans les ateliers, et d’autres dans les Sentries qui les gardent, pour qui a les outils et le cran.',
  'mission.CO15': 'Le gros lot',
  'mission.CO15.text':
    'Le prototype est debout dans le noir, là où on l’a construit, trois fois plus haut que ses petits cousins. Réveillez-le. Vous verrez ensuite s’il écoute.',
  'mission.ROP16': 'Seule survivante',
  'mission.ROP16.text':
    'Une femme fuit les gens en robe rouge, et elle vous fuit aussi. Un Médecin avec une seringue pleine pourrait la calmer ; il faudra ensuite la porter sous le nez de ceux qui la veulent.',
  'mission.ROP17': 'Boire la ciguë',
  'mission.ROP17.text':
    'Quatre terminaux verrouillent l’accès au domaine du culte. Ceux qui les ont câblés attendaient de la visite. Brisez-les tous, gare à vos doigts, et sortez de l’autre côté.',
  'mission.ROP18': 'C’est un piège !',
  'mission.ROP18.text':
    'Ils vous ont laissés entrer, puis ils ont fermé le cercle. Les prisonniers sont derrière une dernière porte : atteignez le terminal, ou trouvez quelqu’un qui a la clé.',
  'mission.ROP19': 'La tête du serpent',
  'mission.ROP19.text':
    'Il porte de l’or et parle bas, et ils meurent pour lui. Deux sanctuaires : il est dans l’un d’eux. Finissez-en.',
  'mission.P20': 'Réveiller la bête',
  'mission.P20.text':
    'La cuve devant vous se fend de l’intérieur. C’est la première de toutes, elle sait où se tient chacun de vous, et rien de ce que vous portez ne la tuera. Courez.',
  'mission.DRILL': 'Exercice',
  'mission.DRILL.text': 'Un pont désert pour s’entraîner. Quittez-le par la sortie ouest.',
  'mission.own': 'Une mission à vous',
  'mission.own.text': 'Ouverte depuis un fichier. MISSIONS.md explique comment s’écrit une mission.',

  'objective.switch': 'l’interrupteur',
  'objective.cell': 'la cellule',
  'objective.powerCell': 'la Cellule d’énergie',
  'objective.brain': 'le Cerveau',
  'objective.console': 'la console de sécurité',
  'objective.rack': 'le râtelier d’armes',
  'objective.generator': 'le générateur de gravité',
  'objective.cache': 'la cache',
  'objective.medicine': 'les médicaments',
  'objective.supplies': 'les fournitures médicales',
  'objective.crewMember': 'le membre d’équipage',
  'objective.stash': 'la réserve d’armes',
  'objective.terminal': 'le terminal',
  'objective.captive': 'le Solomon captif',
  'objective.vial': 'la fiole',
  'objective.killSwitch': 'le coupe-circuit',
  'objective.sparePart': 'la pièce de rechange',
  'objective.woman': 'la femme',
  'objective.offerings': 'les offrandes',
  'objective.prisoners': 'les prisonniers',
  'objective.shrine': 'le sanctuaire',
  'objective.locker': 'le casier de matériel',

  'deed.switch': 'Utiliser {objective} : {zone}',
  'deed.give': 'Collecter {objective} : {zone}',
  'deed.deal': 'Fouiller {objective} : {zone}',
  'deed.carry': 'Prendre {objective} : {zone}',
  'deed.carry.runs':
    'Calmer {objective}, d’abord en vue ici : {zone}. {class} avec un Kit de soins, {on, number}+ au dé, un de moins par autre survivant présent',
  'deed.repair': 'Réparer {objective} : {zone}, {actions, plural, one {# action} other {# actions}} en un tour',
  'deed.break': 'Détruire {objective} : {zone}, {health, plural, one {# point de vie} other {# points de vie}}',
  'deed.seal':
    'Sceller {objective} avec l’Exo Loader : {zone}, {health, plural, one {# point de vie} other {# points de vie}} pour la porte',
  'deed.callOff': 'Utiliser {objective} : {zone}. Cartes retirées : {event}',
  'deed.lead': 'Préparer et emmener {objective} : {zone}',
  'deed.mark': 'Atteindre {objective} : {zone}',
  'deed.only': 'Réservé à cette classe : {class}',
  'deed.fromCrew': 'À partir de {count, plural, one {# survivant} other {# survivants}} seulement : {zone}',

  'goal.enemiesDead': 'Tuer tous les ennemis',
  'goal.survivorsOut': 'Tout le monde quitte le plateau',
  'goal.done':
    '{does, select, break {Détruire} seal {Sceller} carry {Remettre} repair {Réparer} give {Collecter} other {Utiliser}} {objective}',
  'goal.carriedOut':
    'Emporter {objective} hors du plateau{least, plural, =0 {} one { : au moins #} other { : au moins #}}',
  'goal.survivorsAt':
    'Tous les survivants sont avec {place}{clear, select, none {} other {, sans ennemi proche (distance {clear} ou moins)}}',
  'goal.place.loader': 'l’Exo Loader',
  'goal.bossDead': 'Tuer le boss : {boss}',
  'goal.escaped': 'Ou bien tous s’échappent une fois qu’il est réveillé',
  'goal.bossHeld':
    'À la fin d’un round, l’Exo Loader alimenté tient le boss ({boss}), qui a moins de la moitié de ses points de vie',
  'goal.alliesOut': '{least, plural, one {# Sentry est sortie} other {# Sentries sont sorties}}',
  'goal.count': '{done, number} sur {all, number}',

  'face.goal.optional': 'facultatif',
  'face.goal.powersLoader': 'nécessaire pour alimenter l’Exo Loader',
  'setup.needs.campaign': 'Cette campagne demande un survivant de cette classe : {class} (ETS-CAMP-21).',
  'setup.custom': 'Une mission à vous vient d’un fichier : elle se lance depuis sa propre carte.',
  'setup.after': 'La mission ne tient pas compte de celle-ci (ETS-CAMP-19).',

  'face.setup.what': 'À quoi jouer',
  'face.setup.campaigns': 'Campagnes',
  'face.setup.geps': 'GEPs',
  'face.setup.own': 'À vous',
  'face.setup.missions': '{count, plural, one {# mission} other {# missions}}',
  'face.setup.after': 'Jouée comme si elle suivait',
  'face.setup.after.open': 'Aucune autre mission',
  'face.setup.wins': 'Ce qui la fait réussir',
  'face.setup.losses.dead':
    'Plus personne n’est en vie sur le plateau, ou la dernière personne en part sans que les buts soient atteints',
  'face.setup.path': 'Les missions dans l’ordre',
  'face.setup.path.or': 'ou',

  'face.conditions': 'Conditions spéciales',
  'face.losses': 'Ce qui la fait échouer',
  'face.event.standing': 'jusqu’à réparation',

  'loss.bossDead': 'Le boss meurt',
  'loss.noPower': 'Il ne reste plus une charge, ni de Cellule d’énergie à trouver',
  'loss.tooFewCarriers':
    'Il en reste plus sur le plateau que les survivants présents ne peuvent encore en ramasser : {objective}',
  'loss.cannotCalm': 'Il ne reste personne, ou plus rien, pour calmer {objective}',
  'loss.tooFewAllies': 'Il reste trop peu de Sentries pour en sortir {least, number}',
  'loss.class':
    'Il reste à faire ce que seule cette classe peut faire, et aucun survivant de cette classe n’est en vie : {class}',
  'loss.orphaned': 'La personne qui porte {objective} meurt',
  'loss.passes': 'La personne qui porte {objective} meurt sans personne d’autre dans la zone',

  'condition.spawnRoll':
    'Lancez un dé à la fin de chaque phase des ennemis. De 1 à {upTo, number}, un jeton Radar arrive à l’un de ces objectifs encore en place : {objective}.',
  'condition.carrierRoll': 'Le porteur lance un dé au début de chacun de ses tours : {objective}.',
  'condition.carrierRoll.row':
    'Sur {on}{test, select, yes { · un test de Resolve} other {}}{actions, plural, =0 {} one { · # action de moins} other { · # actions de moins}}{health, plural, =0 {} one { · # point de vie perdu} other { · # points de vie perdus}}{lures, select, yes { · tous les ennemis passifs s’approchent d’une zone à la prochaine phase des ennemis} other {}}',
  'condition.lastingEvent':
    'En vigueur dès le début, en plus de l’événement du round, jusqu’à la réparation ({objective}) : {event}.',
  'condition.lifeSupport':
    'La Défaillance du système de survie coûte {loss, plural, one {# point de vie} other {# points de vie}}.',
  'condition.oneExit': 'La sortie qu’emprunte le premier survivant est celle de tous.',
  'condition.openWound': 'Un survivant, au hasard, commence avec une blessure au corps qui ne peut pas être soignée.',
  'condition.bloodTrail':
    'Si quelqu’un a perdu des points de vie à cause d’une blessure au corps pendant le round, les ennemis passifs ne lancent pas le dé : chacun s’approche du blessé d’une zone.',
  'condition.thinnedOut':
    'Après la chasse : {count, plural, one {# jeton Radar du plateau est retiré sans être vu} other {# jetons Radar du plateau sont retirés sans être vus}}.',
  'condition.noSolomons': 'Aucun Solomon n’accompagne les jetons révélés.',
  'condition.meekSolomons': 'Les Solomons n’ajoutent aucun dommage.',
  'condition.neverAlone':
    'Sans aucun ennemi sur le plateau au début d’une phase des ennemis, un jeton arrive et agit aussitôt.',
  'condition.unnoticed':
    'Un survivant qui entre en vue d’ennemis passifs lance un dé : sur {from, number}+, ils ne remarquent rien. Un bruit qu’ils entendent y met fin.',
  'condition.wounded':
    'Sous la moitié de ses points de vie, le boss fait un bruit de niveau {noise, number} partout où il va.',
  'condition.hiddenBoss':
    'Le jeton du boss est à l’une des {places, plural, one {# première place} other {# premières places}}.',
  'condition.malfunction':
    'Au début de chaque phase des ennemis, chaque jeton et chaque Sentry lance un dé : sur 1{upTo, plural, one {} other { à #}}, c’est la panne pour le round.',
  'condition.reboot':
    'Une Sentry vaincue en mêlée tombe seulement en panne. Une classe peut la redémarrer pour une action ({class}) : elle marche alors avec vous, {most, number} en tout au plus. Vaincue à distance, elle est perdue.',
  'condition.salvage':
    'Une classe peut démonter une Sentry sonnée ({class}) : avec 1, 2 ou 3 actions, sur 5+, 4+ ou 3+. Elle rapporte un objectif de plus : {objective}.',
  'condition.alarm':
    'Si {destroyed, plural, one {# Sentry est détruite} other {# Sentries sont détruites}} ou si un bruit de niveau {noise, number} est fait avant qu’on ait atteint le boss, chacun perd 2 de Resolve, et il s’éveillera en Surrégime.',
  'condition.asleep':
    'Le boss est hors ligne jusqu’à ce qu’un survivant dans sa zone le réveille. Aucune sortie n’est praticable avant.',
  'condition.keyCard':
    'Chaque Redeemer tué par un survivant peut avoir sur lui la clé de la porte : sur {from, number}+ au dé.',
  'condition.hideout':
    'Au premier de ces objectifs aperçu, lancez un dé : de 1 à {elsewhereUpTo, number}, le boss est à l’autre. Le survivant qui voit l’endroit où il est le rencontre aussitôt, avec {count, plural, one {# garde} other {# gardes}} : {objective}.',
  'condition.guarded': 'Tant que d’autres de sa faction sont dans sa zone, le boss ne peut pas être visé.',
  'condition.relentless':
    'Le boss sait toujours où est chacun. Sans point de vie, il n’est que sonné et se relève au round suivant avec la moitié de ses points de vie. À chaque activation, un dé dit s’il a deux actions ou trois.',
  'condition.opensAfter': 'Quand tous ces objectifs sont réglés, la porte verrouillée s’ouvre : {objective}.',
  'condition.after': 'Après {mission}',
};
