/** L’Exo Loader, ce qui se détruit, les cartes mises de côté, et ce qu’en disent trois missions. */
export const loader = {
  'item.loader': 'Exo Loader',
  'item.loader.text':
    'Mêlée : 4 dés, 3+, bruit 2. Alimenté, il donne à son pilote 4 actions et un jet d’armure de 2+ ; celui-ci quitte sans essai une zone occupée.',
  'act.enter': 'Entrer dans l’Exo Loader, avec toutes les actions restantes',
  'act.exitLoader': 'Sortir de l’Exo Loader',
  'bar.inLoader': 'impossible depuis l’Exo Loader',
  'bar.unpowered': 'l’Exo Loader n’est pas alimenté',
  'bar.powered': 'on ne sort pas d’un Exo Loader alimenté',
  'bar.loaderTaken': 'quelqu’un d’autre est dans l’Exo Loader',
  'loader.pilot': 'Qui commence dans l’Exo Loader ?',
  'loader.starts': '{who} commence dans l’Exo Loader.',
  'loader.entered': '{who} entre dans l’Exo Loader.',
  'loader.left': '{who} sort de l’Exo Loader.',
  'loader.powered':
    '{who} alimente l’Exo Loader ; il reste {left, plural, =0 {0 charge} one {# charge} other {# charges}} à la Cellule d’énergie.',
  'loader.dead': '{who} ne peut pas alimenter l’Exo Loader.',
  'cell.empty': '{who} défausse ce qui est épuisé : {item}.',

  'attack.divide.object':
    'Détruire {object} ({health, plural, one {# réussite nécessaire} other {# réussites nécessaires}})',
  'object.broken': 'Destruction : {object}.',
  'object.hurt':
    'Dommages : {object}. Encore {left, plural, one {# réussite} other {# réussites}} avant la destruction.',
  sealed:
    'Accès scellé ({zone}){count, plural, =0 {{tokens, plural, =0 {} one {. À l’intérieur : # jeton Radar} other {. À l’intérieur : # jetons Radar}}} one {. À l’intérieur : # ennemi{tokens, plural, =0 {} one {, # jeton Radar} other {, # jetons Radar}}} other {. À l’intérieur : # ennemis{tokens, plural, =0 {} one {, # jeton Radar} other {, # jetons Radar}}}}.',

  'give.which': 'Quelle carte prenez-vous ?',
  'give.share': 'À qui en donner une de plus ?',
  'give.share.nobody': 'À personne',
  given: '{who} reçoit : {item}.',

  'spawnRoll.comes': 'Le dé donne {die, number} : quelque chose entre, comme sur 1-{upTo, number}.',
  'spawnRoll.quiet': 'Le dé donne {die, number} : rien n’entre ; il faudrait 1-{upTo, number}.',
  unnoticed: '{who}, {die, number} : personne ne remarque son passage ({zone}).',
  noticed: '{who}, {die, number} : son passage est remarqué ({zone}).',

  'variant.objectDamage': 'Portes et terminaux se détruisent',
  'variant.objectDamage.singleAttack': 'par assez de réussites d’une seule attaque',
  'variant.objectDamage.accumulate': 'par les réussites de plusieurs attaques',
} as const;
