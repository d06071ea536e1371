/** Ce que font les ennemis, et comment ils arrivent. */
export const enemies = {
  'wave.bought':
    'La vague : {units, plural, one {# unité} other {# unités}} pour {points, plural, one {# point} other {# points}} sur {budget, number}.',
  'deploy.rolled': '{who} : {die} pour le coin.',
  'deploy.arrives': '{who} : arrivée ({corner}).',
  'deploy.noRoom': '{who} : plus de place sur la table.',
  corner: '{who} : à quel coin ?',
  'corner.1': 'coin nord-ouest',
  'corner.2': 'coin nord-est',
  'corner.3': 'coin sud-est',
  'corner.4': 'coin sud-ouest',

  'enemy.hold': '{count, plural, one {{who} tient sa place} other {{who} tiennent leur place}} : {why}.',
  'enemy.advance':
    '{count, plural, one {{who} avance} other {{who} avancent}} de {inches, number}″ vers {where} : {why}.',
  'enemy.rush': '{count, plural, one {{who} court} other {{who} courent}} sur {inches, number}″ vers {where} : {why}.',
  'enemy.charge': '{count, plural, one {{who} charge} other {{who} chargent}} {target} : {why}.',
  'enemy.idle':
    '{count, plural, one {{who} perd son activation} other {{who} perdent leur activation}} : état Ébranlé.',
  'toward.marker': 'le marqueur {no, number}',
  'toward.noise': 'le bruit',
  'why.inReach': 'tout héros à portée de charge est chargé',
  'why.noCharge': 'personne à charger',
  'why.keeps': 'personne ne dispute le marqueur {no, number}',
  'why.intruder': 'un héros dispute le marqueur {no, number}',
  'why.near': 'à {inches, number}″ ou moins, la charge passe avant le tir',
  'why.noShot': 'aucune cible de tir, même après une Avance',
  'why.lunge': 'à {inches, number}″ ou moins, et aucune cible de tir',
  'why.keepsShooting': 'au marqueur {no, number}, avec une cible de tir',
  'why.keepsWithoutShot': 'au marqueur {no, number}, sans cible de tir',
  'why.shotHere': 'aucune position plus proche du marqueur ne permet de tirer',
  'why.shotThere': 'de là, une cible est à portée de tir',
  'why.prey': 'le héros le plus proche est à {inches, number}″ ou moins',
  'why.noPrey': 'aucun héros à {inches, number}″ ou moins',
  'why.company': 'aucune autre unité à {inches, number}″ ou moins',
  'why.noise': 'il couvre tout le reste',
  'why.stuck': 'aucun chemin ne rapproche de ce but ({where})',
  'enemy.repaired': '{who} : {count, plural, one {# blessure réparée} other {# blessures réparées}}.',
  'enemy.mended':
    '{who} : {count, plural, one {# blessure soignée} other {# blessures soignées}}. D3 : {result, number} (dé {die, number}).',

  'feat.hexBolt': 'Trait maudit',
  'feat.hexBolt.text': '2 touches, PA(1), sur un héros à 18″.',
  'feat.enfeeble': 'Affaiblissement',
  'feat.enfeeble.text': 'Un héros à 18″ a −1 en Défense ce round.',
  'feat.bloodPulse': 'Pulsation de sang',
  'feat.bloodPulse.text': 'Une autre unité ennemie à 12″ a Furie ce round et n’est plus Ébranlée.',
};
