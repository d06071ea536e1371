/** L’Exo Loader, ce qui se détruit, les cartes mises de côté, et ce qu’en disent trois missions. */
export const loader = {
  'item.loader': 'Exo Loader',
  'item.loader.text':
    'Corps à corps : 4 dés, 3+, bruit 2. Alimenté, il donne à son pilote 4 actions et un jet d’armure de 2+ ; celui-ci quitte sans essai une zone occupée.',
  'act.enter': 'Entrer dans le Loader, avec toutes les actions restantes',
  'act.exitLoader': 'Sortir du Loader',
  'bar.inLoader': 'impossible depuis le Loader',
  'bar.unpowered': 'le Loader n’est pas alimenté',
  'bar.powered': 'on ne sort pas d’un Loader alimenté',
  'bar.loaderTaken': 'quelqu’un d’autre est dans le Loader',
  'loader.pilot': 'Qui commence dans le Loader ?',
  'loader.starts': '{who} commence dans le Loader.',
  'loader.entered': '{who} entre dans le Loader.',
  'loader.left': '{who} sort du Loader.',
  'loader.powered':
    '{who} alimente le Loader ; il reste {left, plural, =0 {0 charge} one {# charge} other {# charges}} à la cellule d’énergie.',
  'loader.dead': '{who} ne peut pas alimenter le Loader.',
  'cell.empty': '{who} défausse ce qui est épuisé : {item}.',

  'attack.divide.object':
    'Détruire {object} ({health, plural, one {# réussite nécessaire} other {# réussites nécessaires}})',
  'object.broken': 'Détruit : {object}.',
  'object.hurt':
    'Endommagé : {object}. {left, plural, one {# réussite suffira} other {# réussites suffiront}} à l’achever.',
  sealed:
    '{zone} : l’accès est scellé{count, plural, =0 {} one {, avec # ennemi à l’intérieur} other {, avec # ennemis à l’intérieur}}{tokens, plural, =0 {} one {, avec # jeton Radar à l’intérieur} other {, avec # jetons Radar à l’intérieur}}.',

  'give.which': 'Quelle carte prenez-vous ?',
  'give.share': 'À qui en donner une de plus ?',
  'give.share.nobody': 'À personne',
  given: '{who} reçoit : {item}.',

  'spawnRoll.comes': 'Le dé donne {die, number} : quelque chose entre, comme sur 1-{upTo, number}.',
  'spawnRoll.quiet': 'Le dé donne {die, number} : rien n’entre ; il faudrait 1-{upTo, number}.',
  unnoticed: '{who} entre en vue de {zone} : {die, number}, et passe inaperçu.',
  noticed: '{who} entre en vue de {zone} : {die, number}, et se fait remarquer.',

  'variant.objectDamage': 'Portes et terminaux se détruisent',
  'variant.objectDamage.singleAttack': 'par assez de réussites d’une seule attaque',
  'variant.objectDamage.accumulate': 'par les réussites de plusieurs attaques',
} as const;
