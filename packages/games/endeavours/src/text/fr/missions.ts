/** Les missions : leurs noms, ce qui leur manque, leur fin ; et le score. */
export const missions = {
  'mission.anchoredBernal': 'Bernal ancré ({site})',
  'mission.siteExploration':
    'Exploration de sites {feature, select, atm {atmosphériques} push {à faisceau} other {sous-marins}} ({zones})',
  'mission.bioExperiment': 'Expérience biologique ({zone})',
  'mission.colony': 'Colonie ({site})',
  'mission.factory': 'Usine ({site})',
  'mission.fieldExperiment': 'Expérience de terrain ({site})',
  'mission.flyby': 'Survol ({node})',
  'mission.airEater':
    'Ravitaillement atmosphérique ({zone}, {count, plural, one {# aérofreinage} other {# aérofreinages}})',
  'mission.colonySizes': 'Colonisation ({zone}, taille {size, number})',
  'mission.colonyHydration': 'Colonisation ({zones}, {count, number} × hydratation {hydration, number})',
  'mission.zoneExploration': 'Exploration ({zone}, taille {size, number})',
  'mission.zoneClaims':
    'Prospection ({zone}, {count, number} × {feature, select, push {faisceau} atm {atmosphère} astro {astrobiologie} other {sous-marin}})',
  'mission.zoneSamples': 'Retour d’échantillons ({zone}, {types})',
  'mission.hydration': 'Hydratation ({site})',
  'mission.radio': 'Transmission radio ({ends}, interférence {interference, number})',
  'mission.observation': 'Observation ({spots})',
  'mission.rescue': 'Sauvetage ({site})',
  'mission.research': 'Spécialisation de recherche ({spots})',
  'mission.sampleReturn': 'Retour d’échantillon ({site})',
  'mission.industrialization': 'Industrialisation de sites (type {type})',
  'mission.elevators': 'Construction d’ascenseur spatial ({pairs})',
  'mission.supplyDelivery': 'Livraison de fournitures ({site})',
  'mission.cometRedirection': 'Déviation de comète ({comets} → {exit})',
  'mission.cometSample': 'Échantillon de comète ({site})',
  'mission.tour': 'Croisière ({sites})',

  'list.more': '{first}, {rest}',
  'place.home': 'Bernal d’attache',
  'elevator.between': '{one} – {other}',
  'spot.circle': '{count, plural, one {# système solaire} other {# systèmes solaires}}',
  'spot.diamond': '{count, plural, one {# étoile} other {# étoiles}}',
  'spot.pentagon': '{count, plural, one {# nébuleuse} other {# nébuleuses}}',
  'spot.octagon': '{count, plural, one {# galaxie} other {# galaxies}}',
  'spot.green': '{count, number} en vert',
  'spot.purple': '{count, number} en violet',
  'spot.red': '{count, number} en rouge',
  'spot.yellow': '{count, number} en jaune',
  'spot.white': '{count, number} de toute couleur',
  'icon.circle': 'Système solaire',
  'icon.diamond': 'Étoiles',
  'icon.pentagon': 'Nébuleuses',
  'icon.octagon': 'Galaxies',

  'missing.colony': 'Une colonie : {site}',
  'missing.factory': 'Une usine : {site}',
  'missing.dirtside': 'Une usine au sol : {site}',
  'missing.bernal': 'Un Bernal ancré à côté : {site}',
  'missing.colonySizes': '{zone} : des colonies sur des sites de taille {size, number} en tout',
  'missing.colonyHydration':
    '{zones} : {count, plural, one {une colonie sur un site} other {des colonies sur # sites}} d’hydratation {hydration, number}',
  'missing.zoneClaims':
    '{zone} : {count, plural, one {une concession sur un site} other {des concessions sur # sites}} ({feature, select, push {faisceau} atm {atmosphère} astro {astrobiologie} other {sous-marin}})',
  'missing.industrialization':
    '{count, plural, one {Une usine sur un site} other {Des usines sur # sites}} de type {type}',
  'missing.elevator': 'Un ascenseur spatial {pair}',
  'missing.exploreSites':
    '{zones} : encore {count, plural, one {un site} other {# sites}} ({feature, select, atm {atmosphère} push {faisceau} other {sous-marin}}) à explorer entièrement, un équipage ou colon humain présent à la dernière exploration',
  'missing.colonyApart':
    '{zones} : une colonie sur un autre site ({feature, select, atm {atmosphère} push {faisceau} other {sous-marin}})',
  'missing.exploreSizes':
    '{zone} : des sites de taille {size, number} en tout à explorer entièrement, un équipage ou colon humain présent à la dernière exploration',
  'missing.bioExperiment':
    '{zone} : en saison rouge, une expérience biologique réussie dans une ceinture de radiations, avec équipage ou colon humain',
  'missing.fieldExperiment': 'Une expérience de terrain réussie, avec équipage ou colon humain : {site}',
  'missing.experimentUnmanned': 'Une expérience de terrain réussie : {site}',
  'missing.rescue': 'Un sauvetage réussi, avec équipage ou colon humain : {site}',
  'missing.rescueUnmanned': 'Un sauvetage réussi : {site}',
  'missing.sample': 'Un échantillon foré, avec équipage ou colon humain : {site}',
  'missing.sampleUnmanned': 'Un échantillon foré : {site}',
  'missing.bring.home': 'Sa carte livrée au Bernal d’attache',
  'missing.bring.lab': 'Sa carte livrée à un laboratoire',
  'missing.bring.labOrHome': 'Sa carte apportée à un laboratoire ou au Bernal d’attache',
  'missing.zoneSamples': '{zone}, échantillons à forer avec équipage ou colon humain : {types}',
  'missing.deliverSamples': 'Échantillons livrés au Bernal d’attache : {types}',
  'missing.flyby': 'Un équipage ou colon humain à bord, au passage : {node}',
  'missing.comeHome': 'L’une des personnes à bord de retour au Bernal d’attache',
  'missing.tour': 'Touristes de l’espace posés, avec équipage ou colon humain : {sites}',
  'missing.touristsHome': 'Les mêmes Touristes de l’espace de retour en LEO',
  'missing.airEater':
    '{zone} : ravitaillement atmosphérique dans {count, plural, one {encore un aérofreinage} other {encore # aérofreinages}}, avec équipage ou colon humain',
  'missing.produceWater':
    'Encore {count, plural, one {# réservoir d’eau produit} other {# réservoirs d’eau produits}} sur un même site d’hydratation 4, avec équipage ou colon humain',
  'missing.deliverWater':
    '{count, plural, one {# réservoir d’eau à livrer} other {# réservoirs d’eau à livrer}}, avec équipage ou colon humain : {site}',
  'missing.claim': 'Une concession : {site}',
  'missing.supplies': 'Fournitures générales livrées, avec équipage ou colon humain : {site}',
  'missing.comets':
    'Comètes remorquées jusqu’à la sortie ({exit}) et cédées là, avec équipage ou colon humain : {comets}',
  'missing.radio': 'Une transmission (interférence {interference, number}) : {ends}',
  'missing.spots': 'Cases à remplir : {spots}',
  'missing.repair': 'L’opération de réparation : {site}',
  'missing.waterHere':
    'Ravitaillement, encore {count, plural, one {# réservoir d’eau} other {# réservoirs d’eau}} : {site}',
  'missing.anotherSite': '{zone}, un site à explorer entièrement, sauf celui-ci : {site}',
  'missing.wormhole':
    'Un trou de ver traversé avec équipage ou colon humain, ses bouches à au moins {borders, plural, one {# frontière de zone} other {# frontières de zone}}',
  'missing.observations':
    '{zone} : encore {count, plural, one {une observation réussie} other {# observations réussies}}',
  'missing.newSatellite': 'Un satellite nouvellement déployé',
  'missing.satellites':
    'Satellites dans {zones, plural, one {# zone} other {# zones}} : {count, plural, =0 {tous y sont} one {il en manque #} other {il en manque #}}',
  'missing.pass': 'Un vaisseau au passage : {node}',
  'missing.newClaims': '{zone} : {count, plural, one {une nouvelle concession} other {# nouvelles concessions}}',
  'missing.baseline':
    'Des observations réussies par deux télescopes la même année, à au moins {borders, plural, one {# frontière de zone} other {# frontières de zone}}',
  'missing.landing': 'Un atterrissage : {site}',
  'missing.message':
    'Une transmission sur au moins {borders, plural, one {# frontière de zone} other {# frontières de zone}} (interférence {interference, number})',

  'mission.credit': 'Pour quelle mission ?',
  'mission.credited': 'Compte pour une mission : {mission}.',
  'mission.done': 'Mission accomplie : {mission}, {points, plural, one {# point} other {# points}}.',
  'mission.failed': 'Mission échouée : {mission}. Elle coûte {penalty, plural, one {# point} other {# points}}.',
  'mission.replaced': 'Cette mission ne peut plus être accomplie : {mission}.',
  'mission.drawn': 'Une nouvelle mission : {mission}.',

  'found.added': 'Nouvelle mission découverte : {mission}.',
  'found.bolt': '{mission}, aussitôt : {what}',
  'bolt.wormhole': 'Un trou de ver s’ouvre.',
  'bolt.ejection': 'Une éjection coronale.',
  'bolt.loneliness': 'Quiconque est isolé souffre désormais de solitude.',
  'bolt.aqua': '{aqua, number} Aqua.',
  'bolt.discoveries': 'Piochez {count, plural, one {# découverte} other {# découvertes}}.',
  'found.noRoom': 'Aucune pile pour l’accueillir : {mission}.',
  'found.claim': 'Mission découverte accomplie : {mission}. Que prendre ?',
  'found.claim.points': '{points, plural, one {# point} other {# points}}',
  'found.claim.aqua': '{aqua, number} Aqua',
  'found.claim.discoveries': 'Piocher {count, plural, one {# découverte} other {# découvertes}}',
  'found.claim.royalties': '2 Aqua par carte d’observation en main, soit {aqua, number}',
  'found.claim.robonaut': 'Le premier robonaute de son paquet, face noire',
  'found.claim.water': '{count, plural, one {# réservoir d’eau} other {# réservoirs d’eau}} dans une pile sur place',
  'found.claim.rotate': 'Tourner la carte et la garder comme appareil',
  'found.claim.moveAgain': 'Une pile peut se déplacer encore cette année',
  'found.claim.prize': '{aqua, number} Aqua et un jet de découverte',
  'found.done': 'Mission découverte accomplie : {mission}, {points, plural, one {# point} other {# points}}.',
  'found.rewarded': 'Mission découverte accomplie : {mission}. Sa récompense remplace les points.',
  'found.robonaut': 'Un robonaute attend ({site}) : {card}.',
  'found.water': '{count, plural, one {# réservoir d’eau trouvé} other {# réservoirs d’eau trouvés}} : {site}.',
  'found.rotated': 'Mise en service : {card} ({node}).',
  'found.place': '{mission} : à quel endroit ?',
  'found.stack': 'Dans quelle pile ?',
  'found.moveAgain': 'Quelle pile peut se déplacer encore ?',
  'found.dropped': 'Abandonnée : {mission}.',
  'found.failed': 'Délai écoulé : {mission}. Elle coûte {penalty, plural, one {# point} other {# points}}.',

  deliver: 'Que livrer ?',
  'deliver.for': '{what} pour {mission}',
  'deliver.with': '{what} comme type {type} pour {mission}, avec {card}',
  'deliver.future': '{what}, pour un avenir',
  'deliver.water': '{count, plural, one {# réservoir d’eau} other {# réservoirs d’eau}}',
  'deliver.done': 'Livraison : {what} ({node}).',
  fillSpot: 'Quelle case remplir ?',
  'fillSpot.of':
    '{mission} : une case {icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}}',
  'fillSpot.with':
    'Comment remplir la case {icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}} ?',
  'fillSpot.with.same':
    'Une carte {icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}}',
  'fillSpot.with.others': '{count, plural, one {# carte d’un autre symbole} other {# cartes d’autres symboles}}',
  'fillSpot.mixture': '{count, plural, one {Quelle carte ?} other {Quelles # cartes ?}}',
  'fillSpot.done':
    'Une case {icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}} est remplie : {mission}.',
  dropFound: 'Quelle carte découverte défausser ?',
  'dropFound.ongoing': '{card} ({site})',

  'end.score':
    'La dernière année est passée : {score, plural, one {# point} other {# points}}, il en fallait {needed, number}.',
  'end.won':
    'Gagné : {score, plural, one {# point} other {# points}} sur {needed, number}, et toutes les missions sont accomplies.',
  'end.missionsMissing':
    'Perdu : {score, plural, one {# point suffirait} other {# points suffiraient}}, mais {missionsDone, plural, one {# mission seulement est accomplie} other {# missions seulement sont accomplies}} sur {missionsNeeded, number}.',
  'end.scoreMissing':
    'Perdu : toutes les missions sont accomplies, mais le score est de {score, plural, one {# point} other {# points}}, et il en fallait {needed, number}.',
  'end.bothMissing':
    'Perdu : {score, plural, one {# point} other {# points}} sur {needed, number}, {missionsDone, plural, one {# mission} other {# missions}} sur {missionsNeeded, number}.',
};
