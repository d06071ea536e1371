/** What exploration cards do: `ability.<title>`, with the number of the `copy` where copies differ. */
export const explorationAbilities = {
  'ability.XD1':
    'Fournit de l’antimatière (A) à sa pile pour {copy, select, 1 {1 déplacement} 2 {2 déplacements} other {3 déplacements}}, puis il est désarmé.',
  'ability.XD2': 'Fournit {copy, select, 1 {1 therme} 2 {2 thermes} other {3 thermes}} de refroidissement.',
  'ability.XD3':
    'Fournit {copy, select, 1 {du courant pulsé (U)} 2 {du courant pulsé (U)} other {les deux courants (U et E)}}.',
  'ability.XD4':
    'Fournit {copy, select, 1 {du courant continu (E)} 2 {du courant continu (E)} other {les deux courants (E et U)}}.',
  'ability.XD5': 'Protège sa pile avec un blindage de {copy, select, 1 {2} 2 {2} other {3}}.',
  'ability.XD6': 'Sa pile a 1 pivot bonus à chaque déplacement.',
  'ability.XD7': 'Contient jusqu’à {copy, select, 1 {2} 2 {4} other {6}} réservoirs d’eau qui ne pèsent rien.',
  'ability.XD8': 'Un dé de test de plus quand sa pile observe.',
  'ability.XD9': 'Les jets de taille de sa pile baissent de 1.',
  'ability.XD10': 'Un dé de test de plus quand sa pile remorque.',
  'ability.XD11':
    'Une antenne qui n’a besoin d’aucun support, de valeur de transmission {copy, select, 1 {2} 2 {3} other {4}}.',
  'ability.XD12':
    'Les ravitaillements de sa pile donnent {copy, select, 1 {1 réservoir} 2 {1 réservoir} other {2 réservoirs}} de plus.',
  'ability.XM6.rotated': 'Les humains qui sont avec elle ne souffrent jamais de solitude.',
  'ability.XM7.rotated': 'Un dé de test de plus pour explorer dans sa zone.',
  'ability.XV1':
    'Une pile qui s’est déplacée peut se déplacer encore cette année{copy, select, 1 {} 2 { avec 1 impulsion bonus} other { avec 2 impulsions bonus}}.',
  'ability.XV2':
    'Répare {copy, select, 1 {1 carte endommagée} 2 {2 cartes endommagées} other {toutes les cartes endommagées}} d’une pile, sans Pièces de rechange.',
  'ability.XV3': '{copy, select, 1 {3} 2 {4} other {6}} Aqua.',
  'ability.XV4':
    'Une opération de plus cette année : {copy, select, 1 {explorer} 2 {observer} other {explorer ou observer}}.',
  'ability.XV5':
    'Un échantillon {copy, select, 1 {C ou S} 2 {M ou V} other {D ou H}} pour une pile sur un site de ce type.',
  'ability.XV6':
    'Promeut une pièce d’équipement où qu’elle soit, si son amélioration est débloquée, {copy, select, 1 {au prix habituel} 2 {pour 2 Aqua de moins} other {pour rien}}.',
  'ability.XV7':
    'Le déplacement d’une pile part d’un nœud adjacent qui n’est pas un site{copy, select, 1 {} 2 {, avec 1 impulsion bonus} other {, avec 2 impulsions bonus}}.',
  'ability.XV8':
    'Permet de relancer aussitôt {copy, select, 1 {un jet de taille} 2 {les dés de test d’un jet} other {un jet quelconque}} ; le second résultat compte.',
  'ability.XV9':
    '{copy, select, 1 {1 carte en solitude se remet} 2 {2 cartes en solitude se remettent} other {Toutes les cartes en solitude se remettent}}.',
  'ability.XV10': '{copy, select, 1 {2} 2 {3} other {4}} réservoirs d’eau pour une pile sur un site.',
  'ability.XV11':
    'Une opération de recherche tout de suite, pour rien{copy, select, 1 {} 2 {, quelle que soit la limite de main} other {, avec le choix entre les deux premières cartes}}.',
  'ability.XV12':
    'Épargne à une carte {copy, select, 1 {une avarie} 2 {une perte par éruption ou ceinture} other {une perte par panne}}.',
  'ability.XI1': '{copy, select, 1 {2} 2 {3} 3 {4} other {5}} réservoirs d’eau dans une pile sur place.',
  'ability.XI2':
    '{copy, select, 1 {1 réservoir} other {2 réservoirs}} d’isotope du type de ce site dans une pile sur place.',
  'ability.XI3':
    'Toute carte sur place qui n’est pas un humain est endommagée, et le terrain monte de 1, jusqu’à 6 au plus.',
  'ability.XI4-1': 'Le Rover est endommagé.',
  'ability.XI4-2': 'Le Rover est endommagé.',
  'ability.XI4-3': 'Le Rover est endommagé.',
  'ability.XI4-4': 'Le Rover est endommagé.',
  'ability.XI4-5': 'Le Rover est endommagé sur un dé de 3 ou moins.',
  'ability.XI4-6': 'Le Rover est endommagé sur un dé de 3 ou moins.',
  'ability.XI4-7': 'Le Rover ou une autre carte sur place est endommagé, à votre choix.',
  'ability.XI4-8': 'Le Rover est endommagé, et le potentiel baisse de 1.',
  'ability.XI5':
    'Un jet de blindage de la pile du Rover contre le danger du site plus {copy, select, 1 {1} 2 {2} 3 {3} other {4}}.',
  'ability.XI6':
    '{copy, select, 1 {Une perle verte} 2 {Une perle violette} 3 {Une perle rouge} 4 {Une perle jaune} 5 {Le jet de découverte tire 1 perle de plus} other {Le jet de découverte tire 2 perles de plus}}.',
  'ability.XI7': 'Piochez {copy, select, 1 {1 découverte} 2 {2 découvertes} 3 {3 découvertes} other {4 découvertes}}.',
  'ability.XI8': '{copy, select, 1 {2} 2 {2} 3 {3} 4 {3} 5 {4} other {4}} Aqua.',
  'ability.XI9':
    'Un équipement de votre choix dans une pile sur place : {copy, select, 1 {marqué LEO} 2 {marqué HOME} 3 {marqué ANY} other {de toute sorte}}.',
  'ability.XI10': 'Une éjection coronale.',
  'ability.XI11': 'Un trou noir s’ouvre.',
  'ability.XI12':
    'Un trou de ver s’ouvre{copy, select, 1 {} 2 {} other { au point de Lagrange le plus proche de ce site}}.',
  'ability.XI13':
    'Aucune pile ne quitte ce site cette année{copy, select, 1 {} 2 { ni la suivante} 3 { ni la suivante} other { ni les 2 suivantes}}.',
  'ability.XI14':
    'Une concession sans usine est perdue dans cette zone, sur un site de taille {copy, select, 1 {2} 2 {3} other {4}} au plus.',
  'ability.XO1': 'Les ravitaillements ici donnent {copy, select, 1 {1 réservoir} other {2 réservoirs}} de plus.',
  'ability.XO2': 'L’hydratation est ici d’au moins {copy, select, 1 {3} other {4}}.',
  'ability.XO3': 'Les {copy, select, 1 {foreuses} other {antennes}} ne marchent pas ici.',
  'ability.XO4':
    'La somme de danger des jets de blindage baisse ici de {copy, select, 1 {2} other {3}}, mais pas sous 1.',
  'ability.XO5': 'La valeur de décollage baisse ici de {copy, select, 1 {1} other {2}}.',
  'ability.XO6': 'La valeur de décollage monte ici de {copy, select, 1 {1} other {2}}.',
  'ability.XO7': 'C’est un site sous-marin{copy, select, 1 {} other { et d’astrobiologie}}.',
  'ability.XO8':
    'C’est un site d’astrobiologie{copy, select, 1 {} other {, et une Biosignature y rapporte 2 points de plus}}.',
  'ability.XO9':
    '{copy, select, 1 {Se poser} other {Se poser ou décoller}} ici ne demande aucun jet de danger, par l’air ou avec l’aide de l’usine.',
  'ability.XO10': 'Les télescopes observent depuis ce site{copy, select, 1 {} other { avec un dé de test de plus}}.',
  'ability.XO11': 'Le terrain compte {copy, select, 1 {1} other {2}} de plus, jusqu’à 6 au plus.',
  'ability.XO12': 'Le terrain compte {copy, select, 1 {1} other {2}} de moins, mais pas moins de 1.',
  'ability.XO13': 'Les cartes fabriquées ici se vendent {copy, select, 1 {1} other {2}} Aqua de plus.',
  'ability.XO14': 'Les jets de découverte tirent ici {copy, select, 1 {1 perle} other {2 perles}} de plus.',
  'ability.XO15': 'La somme de danger des jets de blindage monte ici de {copy, select, 1 {1} other {2}}.',
  'ability.XO16':
    '{copy, select, 1 {Une fois par an} other {Une fois tous les trois ans}}, un équipement désarmé ici va dans la main.',
};
