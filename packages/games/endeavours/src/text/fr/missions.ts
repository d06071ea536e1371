/** Les missions : leurs noms, ce qui leur manque, leur fin ; et le score. */
export const missions = {
  'mission.anchoredBernal': 'Bernal ancré : {site}',
  'mission.siteExploration':
    'Exploration de sites {feature, select, atm {atmosphériques} push {à poussée} other {sous-marins}} : {zones}',
  'mission.bioExperiment': 'Expérience biologique : {zone}',
  'mission.colony': 'Colonie : {site}',
  'mission.factory': 'Usine : {site}',
  'mission.fieldExperiment': 'Expérience de terrain : {site}',
  'mission.flyby': 'Survol : {node}',
  'mission.airEater':
    'Ravitaillement atmosphérique : {zone}, {count, plural, one {# aérofreinage} other {# aérofreinages}}',
  'mission.colonySizes': 'Colonisation : {zone}, taille {size, number}',
  'mission.colonyHydration': 'Colonisation : {zones}, {count, number} × hydratation {hydration, number}',
  'mission.zoneExploration': 'Exploration : {zone}, taille {size, number}',
  'mission.zoneClaims':
    'Prospection : {zone}, {count, number} × {feature, select, push {poussée} atm {atmosphère} astro {astrobiologie} other {sous-marin}}',
  'mission.zoneSamples': 'Retour d’échantillons : {zone}, {types}',
  'mission.hydration': 'Hydratation : {site}',
  'mission.radio': 'Transmission radio : {ends} (interférence {interference, number})',
  'mission.observation': 'Observation : {spots}',
  'mission.rescue': 'Sauvetage : {site}',
  'mission.research': 'Spécialisation de recherche : {spots}',
  'mission.sampleReturn': 'Retour d’échantillon : {site}',
  'mission.industrialization': 'Industrialisation : type {type}',
  'mission.elevators': 'Construction d’ascenseur spatial : {pairs}',
  'mission.supplyDelivery': 'Livraison de vivres : {site}',
  'mission.cometRedirection': 'Déviation de comète : {comets} vers {exit}',
  'mission.cometSample': 'Échantillon de comète : {site}',
  'mission.tour': 'Croisière : {sites}',

  'list.more': '{first}, {rest}',
  'place.home': 'Bernal d’attache',
  'elevator.between': '{one} – {other}',
  'spot.circle': '{count, number} système solaire',
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
    '{zone} : {count, plural, one {une concession sur un site} other {des concessions sur # sites}} ({feature, select, push {poussée} atm {atmosphère} astro {astrobiologie} other {sous-marin}})',
  'missing.industrialization':
    '{count, plural, one {Une usine sur un site} other {Des usines sur # sites}} de type {type}',
  'missing.elevator': 'Un ascenseur spatial {pair}',
  'missing.exploreSites':
    '{zones} : encore {count, plural, one {un site} other {# sites}} ({feature, select, atm {atmosphère} push {poussée} other {sous-marin}}) à explorer entièrement, un équipage présent à la dernière exploration',
  'missing.colonyApart':
    '{zones} : une colonie sur un autre site ({feature, select, atm {atmosphère} push {poussée} other {sous-marin}})',
  'missing.exploreSizes':
    '{zone} : des sites de taille {size, number} en tout entièrement explorés, un équipage présent à la dernière exploration',
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
  'missing.zoneSamples': '{zone} : échantillons forés avec équipage ou colon humain : {types}',
  'missing.deliverSamples': 'Échantillons livrés au Bernal d’attache : {types}',
  'missing.flyby': 'Un équipage ou colon humain à bord, au passage : {node}',
  'missing.comeHome': 'L’un de ceux à bord de retour au Bernal d’attache',
  'missing.tour': 'Touristes posés, avec équipage ou colon humain : {sites}',
  'missing.touristsHome': 'Les mêmes touristes de retour en LEO',
  'missing.airEater':
    '{zone} : ravitaillement atmosphérique dans {count, plural, one {encore un aérofreinage} other {encore # aérofreinages}}, avec équipage ou colon humain',
  'missing.produceWater':
    'Encore {count, plural, one {# réservoir d’eau produit} other {# réservoirs d’eau produits}} sur un même site d’hydratation 4, avec équipage ou colon humain',
  'missing.deliverWater':
    '{count, plural, one {# réservoir d’eau à livrer} other {# réservoirs d’eau à livrer}}, avec équipage ou colon humain : {site}',
  'missing.claim': 'Une concession : {site}',
  'missing.supplies': 'Des vivres livrés, avec équipage ou colon humain : {site}',
  'missing.comets': 'Remorquées jusqu’à {exit} et cédées là, avec équipage ou colon humain : {comets}',
  'missing.radio': 'Une transmission entre {ends} (interférence {interference, number})',
  'missing.spots': 'Cases à remplir : {spots}',
  'missing.repair': 'L’opération de réparation : {site}',
  'missing.waterHere':
    'Encore {count, plural, one {# réservoir d’eau à produire} other {# réservoirs d’eau à produire}} : {site}',
  'missing.anotherSite': '{zone} : un autre site entièrement exploré ({site} ne compte pas)',
  'missing.wormhole':
    'Un trou de ver traversé avec équipage ou colon humain, ses bouches à au moins {borders, plural, one {# frontière de zone} other {# frontières de zone}}',
  'missing.observations':
    '{zone} : encore {count, plural, one {une observation réussie} other {# observations réussies}}',
  'missing.newSatellite': 'Un satellite nouvellement déployé',
  'missing.satellites':
    '{count, plural, =0 {Satellites dans {zones, number} zones : tous y sont} one {Satellites dans {zones, number} zones : il en manque un} other {Satellites dans {zones, number} zones : il en manque #}}',
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

  'found.added': 'Une mission découverte : {mission}.',
  'found.noRoom': 'Aucune pile pour l’accueillir : {mission}.',
  'found.claim': '{mission} est accomplie. Que prendre ?',
  'found.claim.points': '{points, plural, one {# point} other {# points}}',
  'found.claim.aqua': '{aqua, number} Aqua',
  'found.claim.discoveries': 'Piocher {count, plural, one {# découverte} other {# découvertes}}',
  'found.claim.royalties': '2 Aqua par carte d’observation en main, soit {aqua, number}',
  'found.claim.robonaut': 'Le premier robonaute de sa pioche, face noire',
  'found.claim.water': '{count, plural, one {# réservoir d’eau} other {# réservoirs d’eau}} dans une pile sur place',
  'found.claim.rotate': 'Tourner la carte et la garder comme appareil',
  'found.claim.moveAgain': 'Une pile peut se déplacer encore cette année',
  'found.claim.prize': '{aqua, number} Aqua et un jet de découverte',
  'found.done': 'Mission découverte accomplie : {mission}, {points, plural, one {# point} other {# points}}.',
  'found.rewarded': 'Mission découverte accomplie : {mission}. Sa récompense remplace les points.',
  'found.robonaut': '{card} attend sur place : {site}.',
  'found.water': '{count, plural, one {# réservoir d’eau trouvé} other {# réservoirs d’eau trouvés}} : {site}.',
  'found.rotated': '{card} entre en service : {node}.',
  'found.place': '{mission} : à quel endroit ?',
  'found.stack': 'Dans quelle pile ?',
  'found.moveAgain': 'Quelle pile peut se déplacer encore ?',
  'found.dropped': 'Abandonnée : {mission}.',
  'found.failed': 'Délai écoulé : {mission}. Elle coûte {penalty, plural, one {# point} other {# points}}.',

  deliver: 'Que livrer ?',
  'deliver.for': '{what} pour {mission}',
  'deliver.with': '{what} comme type {type} pour {mission}, grâce à {card}',
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
  'fillSpot.with.others': '{count, number} cartes d’autres symboles',
  'fillSpot.mixture': 'Quelles {count, number} cartes ?',
  'fillSpot.done':
    'Une case {icon, select, circle {système solaire} diamond {étoile} pentagon {nébuleuse} other {galaxie}} est remplie : {mission}.',
  dropFound: 'Quelle carte découverte défausser ?',
  'dropFound.ongoing': '{card} sur {site}',

  'end.score': 'La dernière année est passée : {score, number} points, il en fallait {needed, number}.',
  'end.won': 'Gagné : {score, number} points sur {needed, number}, et toutes les missions sont accomplies.',
  'end.missionsMissing':
    'Perdu : {score, number} points suffiraient, mais {missionsDone, plural, one {# mission seulement sur {missionsNeeded, number} est accomplie} other {# missions seulement sur {missionsNeeded, number} sont accomplies}}.',
  'end.scoreMissing':
    'Perdu : toutes les missions sont accomplies, mais {score, number} points ne valent pas {needed, number}.',
  'end.bothMissing':
    'Perdu : {score, number} points sur {needed, number}, {missionsDone, plural, one {# mission} other {# missions}} sur {missionsNeeded, number}.',
};
