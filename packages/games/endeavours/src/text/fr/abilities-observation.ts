/** What observation cards do: `ability.<title>`, with the number of the `copy` where copies differ. */
export const observationAbilities = {
  'ability.OV1': '{copy, select, 1 {4} 2 {5} other {6}} Aqua.',
  'ability.OV2':
    'Une opération d’observation de plus cette année{copy, select, 1 {} 2 {, avec 1 dé de test de plus} other {, avec 2 dés de test de plus}}.',
  'ability.OV3':
    'Piochez {copy, select, 1 {deux cartes d’observation et appliquez-en une} 2 {trois cartes d’observation et appliquez-en une} other {trois cartes d’observation et appliquez-en deux}}.',
  'ability.OV4':
    'Pour une mission, un échantillon de tout type compte comme {copy, select, 1 {C ou S} 2 {M ou V} other {D ou H}}.',
  'ability.OV5':
    'Un jet de transmission a {copy, select, 1 {1 dé de danger} 2 {2 dés de danger} other {3 dés de danger}} de moins.',
  'ability.OV6':
    'Le prochain déplacement d’une pile a {copy, select, 1 {1 impulsion bonus} 2 {2 impulsions bonus} other {3 impulsions bonus}}.',
  'ability.OV7':
    '{copy, select, 1 {Le prochain achat porte sur 6 cartes au plus} 2 {Le prochain achat ne coûte rien} other {Un achat de plus cette année}}.',
  'ability.OV8': 'Piochez {copy, select, 1 {1 découverte} 2 {2 découvertes} other {3 découvertes}}.',
  'ability.OI1': 'Une éjection coronale.',
  'ability.OI2': 'Un trou noir s’ouvre.',
  'ability.OI3': 'Un trou de ver s’ouvre.',
  'ability.OI4':
    'Le second Bernal dérivant entre en jeu ; s’il y est déjà, {copy, select, 1 {3} 2 {4} other {5}} Aqua.',
  'ability.OI5': 'Le télescope est endommagé{copy, select, 1 {} 2 {} 3 {} other { sur un dé de 3 ou moins}}.',
  'ability.OI6':
    'Chaque satellite {copy, select, 1 {des zones Mercure à Mars} 2 {des zones Cérès à Saturne} other {où qu’il soit}} lance un dé et est perdu sur un 1.',
  'ability.OI7': '{copy, select, 1 {2} 2 {3} 3 {3} other {4}} Aqua.',
  'ability.OI8':
    'Piochez et appliquez {copy, select, 1 {une autre carte d’observation} 2 {une autre carte d’observation} other {deux autres cartes d’observation}}.',
  'ability.OO1':
    'Pendant {copy, select, 1 {6} 2 {8} other {10}} ans, les éruptions et le bruit des observations montent de 1.',
  'ability.OO2':
    'Pendant {copy, select, 1 {6} 2 {8} other {10}} ans, les éruptions et le bruit des observations baissent de 1.',
  'ability.OO3':
    'Pendant 6 ans, la somme de danger des jets de blindage monte de 1 dans la zone {copy, select, 1 {Terre} 2 {Mars} other {Cérès}}.',
  'ability.OO4': 'Pendant {copy, select, 1 {3} other {5}} ans, personne ne transmet.',
  'ability.OO5':
    'Pendant {copy, select, 1 {4} 2 {6} other {8}} ans, les opérations de lancement coûtent 1 Aqua de moins au total.',
  'ability.OO6': 'Pendant {copy, select, 1 {6} 2 {8} other {10}} ans, les ravitaillements donnent 1 réservoir de plus.',
  'ability.OO7': 'Pendant {copy, select, 1 {4} 2 {6} other {8}} ans, personne n’exomigre, sauf si une règle l’ordonne.',
};
