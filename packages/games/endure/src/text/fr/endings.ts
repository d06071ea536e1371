/** How a mission ends, and what has become impossible where it can no longer be won. */
export const endings = {
  won: 'La mission est accomplie au round {round, number}. Tout le monde gagne.',
  'lost.dead': 'Plus aucun survivant n’est en vie au round {round, number}. Tout le monde perd.',
  'lost.left':
    'Plus aucun survivant n’est à bord au round {round, number}, et la mission reste inachevée. Tout le monde perd.',
  'lost.impossible': 'Au round {round, number}, la mission ne peut plus réussir ({rule}). {why} Tout le monde perd.',

  'impossible.bossDead': 'Il fallait le boss vivant, et il est mort : {boss}.',
  'impossible.noPower':
    'L’Exo Loader n’a plus d’énergie et n’en aura plus : il ne reste aucune Cellule d’énergie, ni dans un inventaire, ni mise de côté, ni dans le deck Objet.',
  'impossible.tooFewCarriers':
    'Tout ne peut plus être emporté ({objective}) : {lying, plural, one {# objectif reste} other {# objectifs restent}} sur le plateau, et {free, plural, =0 {personne n’a plus de main libre} one {# seul peut encore être ramassé} other {# seulement peuvent encore être ramassés}}.',
  'impossible.class':
    '{does, select, repair {Reste à réparer} lead {Reste à emmener} carry {Reste à prendre} calm {Reste à calmer} other {Reste à régler}} : {objective}. Une seule classe le peut, et plus personne de cette classe n’est en vie : {class}{dead, plural, =0 {} one { ({who})} other { ({who})}}.',
  'impossible.noKit':
    'Reste à calmer : {objective}. Il y faut un Kit de soins, et il n’en reste ni dans un inventaire ni dans le deck Objet.',
  'impossible.tooFewAllies':
    '{least, plural, one {# Sentry doit} other {# Sentries doivent}} sortir, et il {left, plural, =0 {n’en reste aucune} one {n’en reste que #} other {n’en reste que #}}, en comptant celles qui sont sorties, de votre côté, {pile, select, comes {hostiles, sur les jetons et dans la pile d’apparition} other {hostiles et sur les jetons : plus rien ne peut venir de la pile d’apparition}}.',
  'impossible.reboot':
    '{least, plural, one {# Sentry doit} other {# Sentries doivent}} sortir, et {have, plural, =0 {aucune n’est sortie ni} one {# seule est sortie ou} other {# seulement sont sorties ou}} de votre côté. Une seule classe peut en redémarrer d’autres, et plus personne de cette classe n’est en vie : {class}{dead, plural, =0 {} one { ({who})} other { ({who})}}.',
  'impossible.carrier': 'Le porteur n’a pas survécu, et sans cet objectif tout est perdu : {objective}.',
  'impossible.broken':
    'Ce que vous étiez venus chercher est brisé, faute de quelqu’un pour le rattraper : {objective}.',
} as const;
