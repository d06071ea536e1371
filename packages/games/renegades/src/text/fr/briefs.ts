/** Ce qu’une mission met en place et ses propres règles, et l’effet des événements. */
export const briefs = {
  'mission.runawayPrincess.rules':
    'Xe’lani à l’objectif, 3 guerriers zurathis de garde à la case d’arrivée. La personne qui la mène a un dé de plus en Discrétion.',
  'mission.ransomForAPrince.rules':
    'Ulep à l’objectif. La porte près de lui est close jusqu’à ce qu’une Interaction avec Technique 5+ l’ouvre. 4 soldats dreggs de garde à la case d’arrivée.',
  'mission.slaveMarket.rules':
    'L’esclave à l’objectif, Darius et 3 soldats dreggs de garde à la case d’arrivée. Au lieu du test d’Autorité, un joueur peut payer 100 crédits.',
  'mission.poisonedChalice.rules':
    'Échantillons 1, 2 et 3 aux objectifs de cette tuile et de deux autres au hasard. La première fois que 2 sont tenus, par qui que ce soit, Vaal Zureth et 2 guerriers zurathis arrivent à la case d’arrivée du centre, pour agir dès la manche suivante.',
  'mission.palaceCoup.rules':
    'Vaal Zureth et 3 guerriers zurathis de garde à la case d’arrivée. Chaque porte de la tuile est close jusqu’à ce qu’une Interaction à côté l’ouvre. Battez Vaal Zureth et prenez ce qu’elle laisse.',
  'mission.firstContactLog.rules': 'Des Données aux objectifs des quatre côtés.',
  'mission.monolithsShadow.rules':
    'Le Monolithe, lourd, Recherche 5+, à l’objectif ; Borada et 3 soldats syphons de garde à la case d’arrivée.',
  'mission.deadSignal.rules':
    'Des sites aux objectifs des quatre coins. Quand une faction en a marqué 3, le paramètre de mission apparaît à l’objectif du centre, et jusqu’à la fin de la manche suivante elle seule peut le prendre.',
  'mission.stowawayCipher.rules':
    'Un des neuf conteneurs le cache. Un regard dans un conteneur dit aussi si c’est le bon.',
  'mission.salvageTheArgosy.rules':
    'Des Données à l’objectif. Les clés 1 et 2 sont cachées sous deux pions d’épave au hasard et prises avec eux.',
  'mission.patientZero.rules':
    '6 pions Infecté aux objectifs des quatre coins et de deux côtés au hasard ; 3 d’entre eux sont des échantillons. Une Interaction avec Médecine 5+ en retourne un : un échantillon se porte, un pion vierge est retiré. Un échec infecte.',
  'mission.scrapSaints.rules':
    'Pions 1 à 3, sans test, aux objectifs de cette tuile et de deux côtés au hasard ; 2 androïdes ronins de garde près de chacun.',
  'mission.foundryOfBlades.rules':
    'Des sites aux objectifs des deux tuiles et d’un coin au hasard ; 4 androïdes ronins de garde à la case d’arrivée du centre. Un site marqué brûle. Les 3 doivent être à la même faction, et l’un de ses membres à bord.',
  'mission.rustingGiant.rules':
    'Le Goliath endormi à la case d’arrivée, son noyau (Technique 6+) à l’objectif. Il s’éveille en créature après deux tests ratés en tout, s’il est blessé, ou quand le noyau est pris.',
  'mission.androidsConfession.rules':
    'Ronin Prime et 3 androïdes ronins à la case d’arrivée, actifs dès la manche 2. Ronin Prime laisse des Données là où il tombe.',
  'mission.envoysTestimony.rules':
    'Ulep à l’objectif, des Données à celui du centre ; 2 soldats syphons de garde à la case d’arrivée de chacun.',
  'mission.staticInTheBlood.rules':
    'Des Données aux objectifs de deux côtés au hasard, l’échantillon 1 à celui de la tuile. À la fin de chaque manche, son porteur lance un dé : sur 1, il est infecté.',
  'mission.chainsOfIron.rules':
    'L’esclave à l’objectif, 4 androïdes ronins de garde à la case d’arrivée. La personne qui le mène ne dépasse pas Vitesse 4.',
  'mission.beastInTheVault.rules':
    'Le paramètre de mission, sans test, à l’objectif ; une créature au hasard qui n’est pas un Géant de garde à la case d’arrivée.',
  'mission.raceForTheBeacon.rules':
    'Le paramètre de mission (Recherche 5+) à l’objectif, sans garde. À la deuxième et à la quatrième phase d’événement où l’on pioche, on pioche deux événements.',
  'mission.burningThrone.rules':
    'Xe’lani et Ulep à l’objectif du temple, Vaal Zureth et 6 guerriers zurathis éveillés à sa case d’arrivée. Les deux doivent gagner la planète d’attache à bord d’un même vaisseau ; si sa coque tombe à 0, ils sont de retour au temple. Les contrats sont doublés.',
  'mission.answerFromTheDark.rules':
    'Les deux camps sont amis. Les objectifs des quatre coins sont des pylônes (Technique 5+). Une fois les quatre marqués, le Monolithe peut être attaqué : santé 10, chaque touche compte. S’il est détruit avant la fin de la manche 10, les deux camps gagnent ; sinon, ils perdent.',
  'mission.goliathWalks.rules':
    'Les deux camps sont amis tant que le Goliath a plus de 10 de santé. Mort, il laisse son noyau : amenez-le à bord et décollez. Il marche vers les quais ; au second, les deux camps perdent.',

  'event.hostileIncursion.text': 'Piochez une carte d’ennemis et appliquez-la.',
  'event.predatorSighted.text': 'Une créature arrive à un lieu au hasard.',
  'event.droneSweep.text': '3 drones arrivent à un lieu au hasard.',
  'event.brushfire.text':
    'À un lieu au hasard, 2 pions Feu brûlent, sur la case d’arrivée et la case libre la plus proche.',
  'event.groundquake.text': 'Tous ceux qui sont sur une tuile au hasard se défendent contre 3 dés.',
  'event.acidSquall.text':
    'Sur deux tuiles différentes au hasard, tous ceux qui sont à ciel ouvert se défendent contre 2 dés. Les tuiles intérieures et les salles fermées par murs et portes sont sûres.',
  'event.flashFlood.text':
    'Tous ceux qui sont dans l’eau se défendent contre 3 dés. Jusqu’à la fin de la manche suivante, seuls ceux qui volent entrent dans l’eau.',
  'event.magneticPulse.text':
    'Chaque arme à Énergie portée à la surface perd 1 jeton d’Énergie. Les robots parmi les PNJ y sont étourdis.',
  'event.outbreak.text':
    'À la surface, l’infection frappe la figurine qui a le plus de santé restante (égalité : tirage).',
  'event.supplyDrop.text':
    'Un conteneur inutilisé au hasard arrive à la case d’arrivée d’une tuile au hasard, ou à la case sans pion la plus proche.',
  'event.chokingFog.text': 'À la manche suivante, les attaques à distance à la surface portent à 2 cases au plus.',
  'event.syphonSquadron.text': 'Des chasseurs syphons arrivent à un lieu d’orbite au hasard, jusqu’à 3 en tout.',
  'event.zurathiSquadron.text': 'Des chasseurs zurathis arrivent à un lieu d’orbite au hasard, jusqu’à 3 en tout.',
  'event.dreggSquadron.text': 'Des chasseurs dreggs arrivent à un lieu d’orbite au hasard, jusqu’à 3 en tout.',
  'event.meteorShower.text': 'Chaque vaisseau et chaque chasseur en orbite est attaqué avec 2 dés.',
  'event.solarFlare.text': 'À la manche suivante, les vaisseaux n’ont pas de capacités.',
  'event.mutiny.text':
    'Un vaisseau dont le commandant est à bord teste Autorité 5+ ; en cas d’échec, le commandant va à la prison de bord. En son absence, le test revient à la plus haute initiative à bord ; en cas d’échec, le vaisseau n’a qu’une action à la phase des vaisseaux suivante.',
  'event.jailbreak.text':
    'Tous les prisonniers sont de retour aux quartiers du vaisseau le plus proche de leur faction, avec leurs blessures.',
  'event.ionStorm.text':
    'Un vaisseau en orbite aux boucliers levés doit réussir Technique 5+ aux Machines (un poste vide échoue), sinon il subit 1 dégât.',
  'event.driftingWreck.text':
    'Un pion d’épave au hasard arrive à la case d’arrivée d’une tuile d’orbite au hasard, ou à la case sans pion la plus proche.',
};
