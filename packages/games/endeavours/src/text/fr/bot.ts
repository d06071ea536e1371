/** Ce que l’on pourrait faire, et pourquoi. */
export const bot = {
  'idea.deed.drill': 'forer',
  'idea.deed.rescue': 'tenter le sauvetage',
  'idea.deed.experiment': 'mener l’expérience',
  'idea.deed.explore': 'explorer',
  'idea.deed.prospect': 'prospecter',
  'idea.deed.industrialize': 'construire une Usine',
  'idea.deed.transmit': 'transmettre',
  'idea.deed.airEater': 'avaler l’air',
  'idea.deed.repair': 'réparer',
  'idea.deed.foundColony': 'fonder une Colonie',
  'idea.deed.deploySatellite': 'déployer le satellite',
  'idea.deed.traverse': 'traverser le trou de ver',
  'idea.deed.deliver': 'livrer',
  'idea.errand': '{site} : {what}.',
  'idea.errandFor': '{site} : {what}, pour {missions}.',
  'idea.flyFor':
    'Voler vers {node} : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant ; y attend {missions}.',
  'idea.settleHome': 'Fonder une Colonie sur {site} : qui la fonde est aussitôt de retour en orbite terrestre basse.',
  'idea.settleHomeAgain':
    'Fonder une colonie là où quelqu’un est resté près d’une usine : la personne est aussitôt de retour en orbite basse.',
  'idea.board': 'Embarquer {card} : il n’y a personne à bord.',
  'idea.flyBoarding':
    'Voler vers {node}, où quelqu’un embarque : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant ; ensuite {missions}.',
  'idea.flyHome':
    'Rentrer à {node} : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant ; rien d’autre n’est à portée.',
  'idea.flyExploring':
    'Voler vers {node} pour l’explorer : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant.',
  'idea.flyFetching':
    'Voler vers {node} pour chercher ceux qui y sont restés : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant.',
  'idea.purchase': 'Acheter {cards} : un vol vers {node} en a besoin.',
  'idea.purchaseFor': 'Acheter {cards} : un vol vers {node} en a besoin, pour {missions}.',
  'idea.boost':
    'Lancer {cards}{water, plural, =0 {} one { et # réservoir d’eau} other { et # réservoirs d’eau}} : pour un vol vers {node}.',
  'idea.boostFor':
    'Lancer {cards}{water, plural, =0 {} one { et # réservoir d’eau} other { et # réservoirs d’eau}} : pour un vol vers {node}, où attend {missions}.',
  'idea.water':
    'Lancer {water, plural, one {# réservoir} other {# réservoirs}} d’eau : il en manque autant pour {node} et retour.',
  'idea.waterFor':
    'Lancer {water, plural, one {# réservoir} other {# réservoirs}} d’eau : il en manque autant pour {node}, où attend {missions}.',
  'idea.assemble': 'Préparer le vaisseau pour {node} : tout ce qu’il lui faut est en LEO.',
  'idea.repair': 'Réparer : {card} a subi des dégâts.',
  'idea.convert': 'Faire de {count, plural, one {# réservoir} other {# réservoirs}} d’eau du carburant.',
  'idea.takeWater': 'Embarquer l’eau qui attend à {node} : le vaisseau manque de carburant.',
  'idea.load': 'Charger de l’eau à {node} : les réservoirs sont presque vides.',
  'idea.refuel': 'Faire le plein sur {site} : les réservoirs sont presque vides.',
  'idea.jettison': 'Larguer du carburant : le vaisseau est trop lourd pour {node}.',
  'idea.shed':
    'Renoncer à {card} : sans cela, l’équipage peut se poser sur {site} par son propre moteur, et la carte revient.',
  'idea.salvage': 'Renoncer à {card} : le vaisseau ne peut repartir ainsi, et la carte revient.',
  'idea.replace': 'Renoncer à {card} : la carte est endommagée et revient comme neuve.',
  'idea.deliver': 'Livrer ce que demande {mission}.',
  'idea.fillSpot':
    'Remplir une case de {mission} ({icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}}).',
  'idea.unlock': 'Payer {price} Aqua pour {what} : toutes ses découvertes sont faites.',
  'idea.removeDisk': 'Faire réexaminer {site} : une mission attend une concession à cet endroit.',
  'idea.develop': 'Jouer {card} : cela ne peut qu’aider.',
  'idea.exomigrate': 'Appeler un colon : il reste une place, et il peut aller où il n’y a personne.',
  'idea.elevator': 'Construire l’ascenseur spatial : ses deux extrémités ont une usine.',
  'idea.promote': 'Promouvoir {card} : ce sera un laboratoire, avec une place de plus pour un colon.',
  'idea.repairGlitch': 'Retirer la panne avant qu’elle ne fasse du tort.',
  'idea.telescope': 'Acheter un télescope : à {node}, il trouve chaque année des missions et des découvertes.',
  'idea.boostTelescope': 'Lancer le télescope vers {node} : il pourra y observer.',
  'idea.observe': 'Observer : environ un regard sur deux trouve quelque chose.',
  'idea.sell': 'Vendre {card} : aucun vaisseau en vue n’en a l’usage.',
  'idea.boostParts': 'Lancer {cards} : le prochain vaisseau en a besoin, et la Main est pleine.',
  'idea.research.thruster': 'Rechercher : {deck}. Aucun propulseur digne de ce nom n’est disponible.',
  'idea.research.E': 'Rechercher : {deck}. Le propulseur demande un courant continu.',
  'idea.research.U': 'Rechercher : {deck}. Le propulseur demande un courant pulsé.',
  'idea.research.X': 'Rechercher : {deck}. Le propulseur demande de la fission.',
  'idea.research.F': 'Rechercher : {deck}. Le propulseur demande de la fusion.',
  'idea.research.A': 'Rechercher : {deck}. Le propulseur demande de l’antimatière.',
  'idea.research.cooling': 'Rechercher : {deck}. Le propulseur chauffe trop.',
  'idea.research.robonaut': 'Rechercher : {deck}. Rien ne peut prospecter ni construire d’Usine.',
  'idea.research.refinery': 'Rechercher : {deck}. Un robonaute seul ne construit pas d’Usine.',
  'idea.research.power': 'Rechercher : {deck}. L’équipement d’une mission demande un courant continu.',
  'idea.research.air': 'Rechercher : {deck}. Une mission demande une carte qui se ravitaille dans l’atmosphère.',
  'idea.research.isru':
    'Rechercher : {deck}. Personne ne pourrait prospecter un sol aussi sec qu’une mission le demande.',
  'idea.research.better': 'Rechercher : {deck}. Les missions sont hors de portée de ce que l’on a.',
  'idea.research.trade': 'Rechercher : {deck}. Ce qui ne sert à aucun vaisseau se vend plus cher que cela ne coûte.',
  'idea.income': 'Prendre le revenu : il n’y a rien de mieux à faire.',
} as const;
