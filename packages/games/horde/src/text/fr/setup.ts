/** La page de mise en place, et ce qui peut y être faux. */
export const setup = {
  'setup.heroes': 'Héros',
  'setup.seats': 'Personnes qui se partagent les héros',
  'setup.factions': 'Qui attaque',
  'setup.table': 'Table',
  'setup.table.standard': '48″ × 48″',
  'setup.table.small': '24″ × 24″, toutes les distances de moitié',
  'setup.bossFights': 'Combats de chef aux vagues 4, 7 et 10',
  'setup.injuries': 'Les héros tombés peuvent revenir avec une séquelle',
  'setup.events': 'Un événement aléatoire à chaque vague',
  'setup.alertness': 'Alerte renforcée',
  'setup.alertness.off': 'Sans',
  'setup.alertness.roll': 'Au dé',
  'setup.alertness.assault': 'Assaut général',
  'setup.alertness.alarmed': 'En alerte',
  'setup.alertness.vigilant': 'Vigilant',
  'setup.timeOfDay': 'Heure du jour',
  'setup.timeOfDay.off': 'Sans',
  'setup.timeOfDay.roll': 'Au dé',
  'setup.timeOfDay.dusk': 'Crépuscule',
  'setup.timeOfDay.night': 'Nuit',
  'setup.timeOfDay.dawn': 'Aube',
  'setup.timeOfDay.day': 'Jour',
  'setup.weather': 'Météo changeante',
  'setup.weather.off': 'Sans',
  'setup.weather.roll': 'Au dé',
  'setup.weather.worsening': 'Se gâte',
  'setup.weather.bad': 'Mauvais',
  'setup.weather.improving': 'S’améliore',
  'setup.weather.good': 'Beau',
  'setup.activationMode': 'Ordre d’activation',
  'setup.activationMode.alternate': 'Joueurs et ennemis en alternance',
  'setup.activationMode.heroesFirst': 'Tous les héros d’abord, puis tous les ennemis',
  'setup.terrain': 'Terrain',

  'setup.wrong.heroes': 'Un groupe compte deux à quatre héros, pas {count, number}.',
  'setup.wrong.seats':
    'Il y a {seats, number} places pour {count, number} héros : chacun a besoin d’au moins un héros.',
  'setup.wrong.roster': 'Quelqu’un doit attaquer : choisissez au moins une faction.',
  'setup.wrong.factionTwice': 'Une faction est nommée deux fois.',
  'setup.wrong.level': 'Tout héros commence au niveau 1 : {hero} (héros {no, number}) est au niveau {level, number}.',
  'setup.wrong.skill': '{hero} (héros {no, number}) connaît déjà {skill} ; choisissez une autre compétence.',
  'setup.wrong.feats':
    '{hero} (héros {no, number}) connaît {caster, plural, =0 {aucune prouesse} one {une prouesse} other {# prouesses}}, pas {count, number}.',
  'setup.wrong.featTwice': '{hero} (héros {no, number}) reçoit deux fois la même prouesse.',
  'setup.wrong.pieces': 'Une table porte au moins 20 éléments de terrain ; en voici {count, number}.',
  'setup.wrong.morePieces':
    'Une table a de la place pour {most, number} éléments de terrain ; en voici {count, number}.',
  'setup.wrong.piece':
    '« {piece} » n’est pas un élément de terrain : sa sorte, x et y en quarts de pouce (nombres pairs), quarts de tour de 0 à 3.',
  'setup.wrong.offTable': '{piece} à {x, number}″, {y, number}″ dépasse de la table.',
  'setup.wrong.centre':
    '{piece} à {x, number}″, {y, number}″ occupe l’endroit où l’on place les héros, à moins de {inches, number}″ du milieu de la table.',
  'setup.wrong.marker':
    '{piece} à {x, number}″, {y, number}″ est trop près du marqueur {no, number} : murs, barrières et dangers restent à {inches, number}″.',
  'setup.wrong.corner':
    '{piece} à {x, number}″, {y, number}″ est trop près d’un coin de la table : murs et barrières restent à {inches, number}″.',
  'setup.wrong.unwalkable':
    'Une figurine au plus grand socle ne peut aller du milieu de la table à tous les marqueurs et à {inches, number}″ de chaque coin.',
  'setup.wrong.overlap': '{piece} à {x, number}″, {y, number}″ repose sur un autre élément.',
};
