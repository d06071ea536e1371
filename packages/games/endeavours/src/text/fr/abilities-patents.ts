/** What patents do besides their figures, under the name of the side that does it. */
export const patentAbilities = {
  'ability.T01.black': 'Le modificateur de zone n’est jamais pire pour elle que -2.',
  'ability.R09.black':
    'Après un jet de taille raté, le même site peut être prospecté de nouveau par cette carte une année suivante, bien qu’il soit épuisé.',
  'ability.F02.black': 'Une fois par cycle solaire, une production ET à son usine est une action gratuite.',
  'ability.F04.black': 'Un ravitaillement par son usine donne 1 réservoir de plus.',
  'ability.F05.black': 'L’équipement peut être promu à son usine.',
  'ability.F06.black': 'Son usine peut aussi ravitailler une pile sur un nœud d’aérofreinage adjacent.',
  'ability.F07.black': 'Quand il industrialise, le robonaute n’a pas besoin de courant.',
  'ability.F08.black': 'Son usine est un relais radio.',
  'ability.F09.black': 'Une fois par an, elle répare une carte endommagée qui est avec elle.',
  'ability.F10.black': 'Les ravitaillements ISRU là où elle se trouve donnent 1 réservoir de plus.',
  'ability.F11.black': 'Son usine peut être bâtie avec un robonaute endommagé.',
  'ability.F12.black': 'Quand une colonie est fondée à son usine, le fondateur reste sur un dé de 5 ou 6.',
  'ability.G12': 'Une fois par an, un jet d’aérofreinage raté de sa pile est refait.',
  'ability.G12.black': 'Deux fois par an, un jet d’aérofreinage raté de sa pile est refait.',
  'ability.X12.black': 'L’eau dans la cargaison de sa pile pèse 1 de moins au total.',
  'ability.K01': 'Les réservoirs d’eau comptent pour moitié dans sa charge.',
  'ability.K01.purple': 'Les réservoirs d’eau comptent pour moitié dans sa charge.',
  'ability.K03.purple': 'Se poser et décoller avec l’aide de l’usine ne demandent aucun jet de danger.',
  'ability.K06': 'Les ceintures de radiations ne lui font rien.',
  'ability.K06.purple': 'Ni les ceintures de radiations ni les éjections coronales ne lui font rien.',
};
