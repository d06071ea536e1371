/** Ce que l’on pourrait faire, et pourquoi. */
export const bot = {
  'idea.deed.drill': 'forer',
  'idea.deed.rescue': 'tenter le sauvetage',
  'idea.deed.experiment': 'mener l’expérience',
  'idea.deed.explore': 'explorer',
  'idea.deed.prospect': 'prospecter',
  'idea.deed.industrialize': 'bâtir une usine',
  'idea.deed.transmit': 'transmettre',
  'idea.deed.airEater': 'faire un ravitaillement atmosphérique',
  'idea.deed.repair': 'réparer',
  'idea.deed.foundColony': 'fonder une colonie',
  'idea.deed.deploySatellite': 'déployer le satellite',
  'idea.deed.traverse': 'traverser le trou de ver',
  'idea.deed.deliver': 'livrer',
  'idea.errand': '{site} : {what}.',
  'idea.errandFor': '{site} : {what}, pour {missions}.',
  'idea.flyFor':
    'Voler, destination {node} ({years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant), pour {missions}.',
  'idea.settleHome': 'Fonder une colonie ({site}) : son fondateur est aussitôt de retour en orbite terrestre basse.',
  'idea.settleHomeAgain':
    'Fonder une colonie là où quelqu’un est resté près d’une usine : cette personne est aussitôt de retour en orbite terrestre basse.',
  'idea.board': 'Embarquer {card} : il n’y a personne à bord.',
  'idea.flyBoarding':
    'Voler, destination {node}, où quelqu’un embarque ({years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant), puis {missions}.',
  'idea.flyHome':
    'Rentrer ({node}) : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant ; rien d’autre n’est à portée.',
  'idea.flyExploring':
    'Explorer, destination {node} : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant.',
  'idea.flyFetching':
    'Chercher ceux qui sont restés, destination {node} : {years, plural, one {# an} other {# ans}}, {steps, plural, one {# cran} other {# crans}} de carburant.',
  'idea.purchase': 'Acheter {cards} : un vol en a besoin (destination {node}).',
  'idea.purchaseFor': 'Acheter {cards} : un vol en a besoin (destination {node}), pour {missions}.',
  'idea.boost':
    'Lancer {cards}{water, plural, =0 {} one { et # réservoir d’eau} other { et # réservoirs d’eau}} : un vol en a besoin (destination {node}).',
  'idea.boostFor':
    'Lancer {cards}{water, plural, =0 {} one { et # réservoir d’eau} other { et # réservoirs d’eau}} : un vol en a besoin (destination {node}), pour {missions}.',
  'idea.water':
    'Lancer {water, plural, one {# réservoir} other {# réservoirs}} d’eau : il en manque autant pour l’aller et le retour (destination {node}).',
  'idea.waterFor':
    'Lancer {water, plural, one {# réservoir} other {# réservoirs}} d’eau : il en manque autant pour le vol (destination {node}), pour {missions}.',
  'idea.assemble': 'Préparer le vaisseau (destination {node}) : tout ce qu’il lui faut est en LEO.',
  'idea.repair': 'Réparer une carte endommagée : {card}.',
  'idea.convert': 'Convertir {count, plural, one {# réservoir} other {# réservoirs}} d’eau en carburant.',
  'idea.takeWater': 'Embarquer l’eau qui attend ({node}) : le vaisseau manque de carburant.',
  'idea.load': 'Charger de l’eau ({node}) : les réservoirs sont presque vides.',
  'idea.refuel': 'Faire le plein ({site}) : les réservoirs sont presque vides.',
  'idea.jettison': 'Larguer du carburant : le vaisseau est trop lourd (destination {node}).',
  'idea.shed':
    'Abandonner {card} : sans cette carte, l’équipage peut se poser avec son propre moteur ({site}), et elle revient.',
  'idea.salvage': 'Abandonner {card} : le vaisseau ne peut repartir ainsi, et la carte revient.',
  'idea.replace': 'Abandonner {card} : la carte est endommagée et revient comme neuve.',
  'idea.deliver': 'Livrer ce qu’il faut pour {mission}.',
  'idea.fillSpot':
    'Remplir une case ({icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}}) : {mission}.',
  'idea.unlock': 'Payer {price} Aqua pour {what} : toutes ses découvertes sont faites.',
  'idea.removeDisk': 'Faire réexaminer {site} : une mission attend une concession à cet endroit.',
  'idea.develop': 'Jouer {card} : cela ne peut qu’aider.',
  'idea.exomigrate': 'Appeler un colon : il reste une place, et il peut aller là où il n’y a personne.',
  'idea.elevator': 'Bâtir l’ascenseur spatial : ses deux extrémités ont une usine.',
  'idea.promote': 'Promouvoir {card} : ce sera un laboratoire, avec une place de plus pour un colon.',
  'idea.repairGlitch': 'Retirer la panne avant qu’elle ne fasse du tort.',
  'idea.telescope': 'Acheter un télescope ({node}) : il y trouve chaque année des missions et des découvertes.',
  'idea.boostTelescope': 'Lancer le télescope (destination {node}) : il pourra y observer.',
  'idea.observe': 'Observer : environ une observation sur deux trouve quelque chose.',
  'idea.sell': 'Vendre {card} : aucun vaisseau en vue n’en a l’usage.',
  'idea.boostParts': 'Lancer {cards} : le prochain vaisseau en a besoin, et la main est pleine.',
  'idea.research.thruster': 'Recherche ({deck}) : aucun propulseur digne de ce nom n’est disponible.',
  'idea.research.E': 'Recherche ({deck}) : le propulseur demande un courant continu.',
  'idea.research.U': 'Recherche ({deck}) : le propulseur demande un courant pulsé.',
  'idea.research.X': 'Recherche ({deck}) : le propulseur demande de la fission.',
  'idea.research.F': 'Recherche ({deck}) : le propulseur demande de la fusion.',
  'idea.research.A': 'Recherche ({deck}) : le propulseur demande de l’antimatière.',
  'idea.research.cooling': 'Recherche ({deck}) : le propulseur chauffe trop.',
  'idea.research.robonaut': 'Recherche ({deck}) : rien ne peut prospecter ni bâtir d’usine.',
  'idea.research.refinery': 'Recherche ({deck}) : un robonaute seul ne bâtit pas d’usine.',
  'idea.research.power': 'Recherche ({deck}) : l’équipement d’une mission demande un courant continu.',
  'idea.research.air': 'Recherche ({deck}) : une mission demande un collecteur d’air.',
  'idea.research.isru':
    'Recherche ({deck}) : personne ne pourrait prospecter un sol aussi sec qu’une mission le demande.',
  'idea.research.better': 'Recherche ({deck}) : les missions sont hors de portée avec les moyens actuels.',
  'idea.research.trade': 'Recherche ({deck}) : ce qui ne sert à aucun vaisseau se vend plus cher que cela ne coûte.',
  'idea.income': 'Prendre le revenu : il n’y a rien de mieux à faire.',
} as const;
