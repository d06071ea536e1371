import type { face as en } from '../en/face.ts';

export const face: { readonly [K in keyof typeof en]: string } = {
  variant: 'Variantes',
  expansion: 'Extensions',

  'face.phase.survivors': '{count, plural, one {# survivant} other {# survivants}}',
  'face.phase.turn': '{who} joue, {nth, selectordinal, one {#er} other {#e}} sur {count, number}',
  'face.phase.enemies':
    '{groups, plural, =0 {Aucun ennemi révélé} one {# groupe révélé} other {# groupes révélés}}{tokens, plural, =0 {} one {, # inconnu} other {, # inconnus}}',
  'face.phase.resolution': 'Événement, bruits effacés',
  'face.counter.pile': 'pile d’apparition {count, number}',
  'face.counter.items': 'objets {count, number}',
  'face.counter.events': 'événements {count, number}',

  'face.verb.move': 'Se déplacer',
  'face.verb.attack': 'Attaquer',
  'face.verb.search': 'Fouiller',
  'face.verb.interact': 'Interagir',
  'face.verb.ability': 'Compétence',
  'face.verb.item': 'Objet',
  'face.verb.trade': 'Échanger',
  'face.verb.noise': 'Faire du bruit',
  'face.verb.reward': 'Récompense',
  'face.verb.inventory': 'Inventaire',
  'face.verb.end': 'Finir le tour',

  'face.figure.range': 'portée',
  'face.figure.dice': '{count, plural, one {dé} other {dés}}',
  'face.figure.hit': 'pour toucher',
  'face.figure.noise': 'bruit',
  'face.figure.actions': '{count, plural, one {action} other {actions}}',

  'face.prospect.kills': '{count, plural, one {Au moins un ennemi meurt} other {# ennemis ou plus meurent}}',
  'face.prospect.damage':
    '{count, plural, one {Des survivants perdent de la vie} other {Ils perdent # de vie ou plus}}',
  'face.prospect.resolve': 'Des survivants perdent de la Resolve',
  'face.prospect.jam': 'L’arme s’enraye',

  'face.roll.attack': '{with}, {hit, number}+',
  'face.roll.killed.result': '{count, plural, one {ennemi tué} other {ennemis tués}}',
  'face.roll.hits.result': '{count, plural, one {réussite} other {réussites}}',
  'face.roll.jammed.result': 'tous identiques : arme enrayée',
  'face.roll.test': 'Test de Resolve : {who}',
  'face.roll.test.good': 'sous Resolve {resolve, number} : réussi',
  'face.roll.test.bad': 'pas sous Resolve {resolve, number} : raté',
  'face.roll.check': 'Essai de Resolve : {who}',
  'face.roll.check.good': 'sous Resolve {resolve, number} : passage libre',
  'face.roll.check.bad': 'pas sous Resolve {resolve, number} : sur place',
  'face.roll.armour': 'Armure de {who}, {needed, number}+',
  'face.roll.armour.good': 'elle tient',
  'face.roll.armour.bad': 'elle cède',
  'face.roll.kit': 'Med Kit de {who}, 5+',
  'face.roll.kit.good': 'gardé',
  'face.roll.kit.bad': 'épuisé',
  'face.roll.bleeding': 'Blessure au corps de {who}, 4+',
  'face.roll.bleeding.good': 'sans conséquence',
  'face.roll.bleeding.bad': '1 de vie perdu',
  'face.roll.victim': 'Qui est touché ?',
  'face.roll.victim.result': 'le plus faible est touché',
  'face.roll.solomon': 'Un Solomon ? Jusqu’à {highest, number}',
  'face.roll.solomon.good': 'aucun n’apparaît',
  'face.roll.solomon.bad': 'un Solomon apparaît',

  'face.tally.rounds': '{count, plural, one {round} other {rounds}}',
  'face.tally.kills': '{count, plural, one {ennemi tué} other {ennemis tués}}',
  'face.tally.revealed': '{count, plural, one {jeton révélé} other {jetons révélés}}',
  'face.tally.searches': '{count, plural, one {salle fouillée} other {salles fouillées}}',
  'face.tally.survivors': '{count, plural, one {survivant s’en sort} other {survivants s’en sortent}}',

  'face.setup.mission': 'Mission',
  'face.setup.single': 'Missions isolées',
  'face.setup.tutorial': 'idéale pour débuter',
  'face.setup.needs': 'demande : {class}',
  'face.setup.survivors': 'Survivants',
  'face.setup.abilities': '{passive} · {active} · {crisis}',
  'face.setup.firstPlayer': 'Premier joueur',
  'face.setup.ability': '{ability} · {kind}',
  'face.setup.health': 'Vie {count, number}',

  'face.mission': 'Mission',
  'face.goal.done': 'fait',
  'face.goal.switch': 'Actionner l’interrupteur : {zone}',
  'face.goal.carried': 'Entre les mains de {who}',
  'face.goal.enemiesDead': 'Tuer tous les ennemis',
  'face.goal.enemiesLeft':
    '{figures, plural, =0 {aucun révélé} one {# révélé} other {# révélés}}, {tokens, plural, =0 {aucun jeton} one {# jeton} other {# jetons}}',
  'face.goal.survivorsOut': 'Tout le monde quitte le plateau',
  'face.goal.survivorsLeft': '{out, number} sur {all, number} dehors',
  'face.firstPlayer': 'Premier joueur : {who}',
  'face.pile':
    '{count, plural, =0 {La pile d’apparition est vide} one {# jeton dans la pile d’apparition} other {# jetons dans la pile d’apparition}}',
  'face.event': 'Événement du round',
  'face.event.none': 'Aucun pour l’instant : le premier est tiré à la fin du round.',
  'face.event.purged': 'Le prochain événement sera tiré sans effet.',
  'face.event.lasts': 'en vigueur',

  'face.legend': 'Signes du plateau',
  'face.legend.survivor': 'survivant',
  'face.legend.enemy': 'ennemi',
  'face.legend.unknown': 'inconnu',
  'face.legend.objective': 'objectif',
  'face.legend.device': 'votre appareil',
  'face.legend.bubble': 'bulle bouclier',
  'face.legend.locked': 'verrouillée',
  'face.legend.noise': 'bruit',
  'face.legend.sees': 'vous voit',
  'face.legend.hears': 'entend',
  'face.legend.reach': 'portée du bruit',

  'face.party': 'Survivants',
  'face.choice': '{who} : {choice}',
  'face.you': 'vous',
  'face.bot': 'un bot',
  'face.nobody': 'personne encore',
  'face.done': 'tour fini',
  'face.next': 'ensuite',
  'face.dead': 'décès',
  'face.left': 'hors du plateau',
  'face.actions': '{count, plural, =0 {plus d’action} one {encore # action} other {encore # actions}}',
  'face.health': 'Vie',
  'face.resolve': 'Resolve',
  'face.track': '{name} : {value, number} sur {most, number}',
  'face.track.cards': 'Resolve : {value, number} sur {most, number}. Cartes à retourner à {numbers}.',
  'face.unhurt': 'sans blessure',
  'face.injury.head': 'tête',
  'face.injury.body': 'corps',
  'face.injury.leg': 'jambes',
  'face.stun': 'état sonné',
  'face.stun.out': 'État sonné pour le reste du round.',
  'face.stun.shaken': 'Une action de moins au prochain tour.',
  'face.held': 'sur place',
  'face.held.text': 'Un essai raté retient ce survivant dans sa zone.',
  'face.nextActions.more': '{count, plural, one {# action} other {# actions}} de plus au prochain tour',
  'face.nextActions.less': '{count, plural, one {# action} other {# actions}} de moins au prochain tour',
  'face.inventory': 'Inventaire',
  'face.space.body': 'Corps',
  'face.space.head': 'Tête',
  'face.space.general': 'Place',
  'face.space.empty': 'vide',
  'face.item.pair': '{item}, la paire',
  'face.item.weapon': '{range, number} · {dice, number}d · {hit, number}+',
  'face.item.armour': 'arrête à {save, number}+',
  'face.item.gear': 'usage unique',
  'face.item.helmet': 'casque',
  'face.item.packed': 'rangé, non porté',
  'face.item.jammed': 'enrayée',
  'face.item.spent': '{count, plural, one {# charge donnée} other {# charges données}}',
  'face.abilities': 'Compétences',
  'face.ability.usedTurn': 'utilisée ce tour-ci',
  'face.ability.usedMission': 'utilisée',
  'face.accomplishment.progress': '{count, number} sur {needed, number}',
  'face.accomplishment.unlocked': 'récompense prête',
  'face.accomplishment.inForce': 'récompense en vigueur',

  'face.hint.aim':
    'Pour gagner, actionnez l’interrupteur au triangle vert, qui ouvre le laboratoire, puis tuez tous les ennemis du plateau, même cachés.',
  'face.hint.turn':
    'Un tour compte trois actions à combiner librement : choisissez une zone éclairée pour vous y déplacer ou toute autre action, et finissez le tour quand vous voulez.',
  'face.hint.barred':
    'Une action hachurée est impossible pour l’instant : elle dit pourquoi, et la choisir montre la règle.',
  'face.hint.divide':
    'Répartissez les réussites comme vous voulez : un ennemi qui en reçoit moins que sa vie en cette seule attaque est indemne.',
  'face.hint.full':
    'Plus rien ne rentre : défaussez une carte, renoncez à celle-ci ou, si c’est proposé, utilisez-la tout de suite.',
  'face.hint.wear':
    'Armures et casques ne protègent qu’aux emplacements du corps et de la tête ; ailleurs, ils sont seulement rangés.',
  'face.hint.held':
    'L’essai est raté : jusqu’à la fin du round, ce survivant ne peut pas quitter la zone, mais il peut combattre et utiliser ses objets.',
  'face.hint.breakAway':
    'Des ennemis sont avec vous : pour sortir, il faut faire moins que votre Resolve avec deux dés, ce qui ne coûte pas d’action, mais un échec vous retient ici pour le round.',
  'face.hint.attack':
    'Ouvrez Attaquer pour voir les chances et le bruit de chaque arme avant de confirmer : chaque dé qui atteint son seuil est une réussite.',
  'face.hint.stray': 'Attention à qui se tient dans la zone visée ou sur le trajet : les dés ratés touchent un ami.',
  'face.hint.interact':
    'L’interrupteur est ici : l’actionner coûte une action et déverrouille la porte pour de bon, aussi pour les ennemis qui sont derrière.',
  'face.hint.reward':
    'L’accomplissement est rempli : sa récompense ne coûte pas d’action, à tout moment de votre tour.',
  'face.hint.search':
    'Vous êtes dans une salle : la fouiller coûte une action et fait tirer une carte objet, mais certaines de ces cartes sont du bruit.',
  'face.hint.locked':
    'Une porte verrouillée arrête tout le monde, vous comme les ennemis : les buts de la mission disent ce qui l’ouvre.',
  'face.hint.done': 'Plus d’action : ce qui est gratuit, comme défausser, reste possible avant de finir le tour.',
  'face.hint.token':
    'Un losange en pointillé est un jeton Radar : ce qu’il cache n’apparaît que quand un survivant le voit, et d’ici là on ne peut pas l’attaquer.',
  'face.hint.revealed':
    'Un jeton est apparu en vue et a été retourné : ces ennemis vous voient aussi, et ils viendront à vous à la phase des ennemis.',
  'face.hint.test':
    'Des ennemis qui apparaissent en vue demandent un test de Resolve : si la somme de deux dés n’est pas inférieure à votre Resolve, vous en perdez 1.',
  'face.hint.resolveCard':
    'Chaque losange de la piste de Resolve est une carte cachée : quand votre Resolve descend à son nombre, la carte est retournée et frappe aussitôt.',
  'face.hint.noise':
    'Un bruit porte à autant de zones que son niveau, même à travers les murs : ce qui l’entend et ne voit personne s’y rend, si bien qu’il peut aussi attirer les ennemis ailleurs.',
  'face.hint.jam':
    'Tous les dés du tir sont identiques : l’arme est enrayée jusqu’à la fin du round, prenez-en une autre.',
  'face.hint.injury':
    'Une blessure reste jusqu’à ce qu’elle soit soignée : choisissez son signe sur la fiche du survivant pour lire son effet.',
  'face.hint.enemies':
    'Après ce tour, les ennemis agissent : ceux qui ont vu quelqu’un viennent attaquer, ceux qui entendent un bruit s’y rendent, les autres errent.',
  'face.hint.event':
    'Chaque round finit par une carte événement : elle figure avec les buts de la mission et vaut jusqu’à la suivante.',
  'face.hint.ability':
    'Une compétence coûte une action : l’active sert une fois par tour, celle de crise une seule fois dans la mission.',
  'face.hint.trade':
    'Quelqu’un est avec vous : pour une action, autant de choses que vous voulez changent de mains, dans les deux sens.',
  'face.hint.end': 'Il reste peu d’ennemis, et plus de jeton : la mission est gagnée dès que le dernier meurt.',
};
