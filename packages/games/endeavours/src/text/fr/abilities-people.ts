/** Privileges of Crews, home and promoted abilities of Bernals, what promoted colonists do. */
export const peopleAbilities = {
  'ability.C01': '6 Aqua de plus à la mise en place.',
  'ability.C02': '6 Aqua de plus à la mise en place.',
  'ability.C03': '6 Aqua de plus à la mise en place.',
  'ability.C04': 'Une recherche qui prend exactement trois cartes coûte 2 Aqua.',
  'ability.C05': 'Donne Powersat.',
  'ability.C06': 'FINAO coûte 3 Aqua au lieu de 4.',
  'ability.C07': '1 Aqua après chaque opération de lancement qui a coûté au moins 1.',
  'ability.C08': 'Il n’y a pas de limite de main.',
  'ability.C09': 'Une panne se répare dans toute pile, où qu’elle soit.',
  'ability.C10': 'Une opération de ravitaillement là où est l’équipage donne 1 réservoir de plus.',
  'ability.C11': 'Tout nouveau site est relevé avec une valeur de 1, sans réseau.',
  'ability.C12': 'L’équipage transmet avec une valeur de 2, sans antenne.',
  'ability.B01':
    'À la mise en place, un colon de plus est venu, et la limite de colons augmente de 1. Promu : les colons robots peuvent fonder des colonies sur les sites atmosphériques.',
  'ability.B02':
    'À la mise en place, un colon de plus est venu, et la limite de colons augmente de 1. Promu : l’exomigration pioche deux colons, dont un vient.',
  'ability.B03':
    'D’attache : les troisièmes années, une opération de lancement est une action gratuite. Promu : les Modules de station sont lancés ici pour rien.',
  'ability.B04':
    'D’attache : donne Powersat. Promu : un déplacement sous le faisceau de Powersat a aussi 1 impulsion bonus.',
  'ability.B05':
    'D’attache : lancer une carte de masse 2 au plus coûte 1 Aqua de moins. Promu : lancer une carte jusqu’ici ne coûte que sa masse.',
  'ability.B06':
    'D’attache : les réparations faites ici n’usent pas de Pièces de rechange. Promu : l’équipement marqué ANY peut être produit ici.',
  'ability.B07':
    'D’attache : les humains qui sont ici ou dans la zone Terre se remettent de la solitude à la fin de l’année. Promu : la limite de colons augmente de 1.',
  'ability.B08':
    'D’attache : un dé de test de plus pour observer d’ici. Promu : les satellites déployés ont une résistance de 6.',
  'ability.B09':
    'D’attache : les coupes budgétaires n’ont pas d’effet. Promu : les troisièmes années, les jets de découverte tirent une perle de plus.',
  'ability.B10': 'D’attache : des Touristes de l’espace amenés ici s’échangent contre 3 Aqua. Promu : contre 6.',
  'ability.N01': 'Promus : ce que fabrique l’usine où ils sont peut apparaître à tout Bernal ancré à vous.',
  'ability.N02': 'Promus : une fois par cycle solaire, une prospection qu’ils ratent ne laisse pas de disque rouge.',
  'ability.N03': 'Promus : les foreuses qui sont avec eux ne sont jamais endommagées.',
  'ability.N04': 'Promus : une fois dans la partie, leur pile industrialise sans raffinerie.',
  'ability.N05': 'Promus : leur pile a 1 pivot bonus à chaque déplacement.',
  'ability.N06': 'Promus : ils ne souffrent jamais de solitude.',
  'ability.N07': 'Promus : une fois par an, un jet de danger d’écrasement raté de leur pile est refait.',
  'ability.N08': 'Promus : les ravitaillements atmosphériques de leur pile donnent 1 réservoir de plus.',
  'ability.N09': 'Promus : un danger épique raté avec eux est relancé une fois.',
  'ability.N10': 'Promus : un jet de blindage raté ne coûte aucun humain de leur pile.',
  'ability.N11': 'Promus : quand ils ont fondé une colonie, un colon de plus exomigre.',
  'ability.N12': 'Promus : les cartes face noire se vendent 1 Aqua de plus.',
  'ability.N13': 'Promus : ils fournissent du courant continu (E) à leur pile.',
  'ability.N14': 'Promus : leur pile relève les nouveaux sites avec une valeur de 1, comme avec un Réseau de base.',
  'ability.N15': 'Promus : leur nombre ISRU est 1.',
  'ability.N16': 'Promus : leur pile bâtit une station avec des Fournitures générales comme avec un Module de station.',
  'ability.N17': 'Promus : ils peuvent prospecter deux sites adjacents en une opération.',
  'ability.N18': 'Promus : ils font ce que fait un Robot réparateur.',
};
