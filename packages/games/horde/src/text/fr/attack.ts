/** Tirs, coups, blessures et moral : ce qui est demandé et ce qui s’est passé, avec les dés et ce qu’il leur fallait. */
export const attack = {
  shoot: '{who} peut tirer : {weapon}.',
  'shoot.at':
    '{target} : {dice, plural, one {# dé} other {# dés}} à {hit, number}+, bloqué à {block, number}+{cover, select, yes { (à couvert)} other {}}',
  'shoot.target': '{target}',
  'shoot.none': 'Ne pas tirer',
  'bar.tooFar': 'Hors de portée.',
  'bar.unseen': 'Hors de vue.',
  'bar.twoTargets': 'Deux cibles sont déjà désignées.',

  guard:
    '{target} subirait {wounds, plural, one {# blessure} other {# blessures}}, et peut encore en subir {left, number}. Combien en subit {who} à sa place ?',
  'guard.0': 'Aucune',
  'guard.1': '1 blessure',
  'guard.2': '2 blessures',
  keenEye: '{who} vise {target} : quelle figurine est blessée d’abord ?',
  'keenEye.model': 'Figurine {no, number}',
  'keenEye.none': 'Peu importe',

  needed: '{need, number}+',
  'needed.with': '{so} · {what} {sign}',
  'needed.sixes': '6 naturels seulement',

  'shot.rolled':
    '{who} → {target}, {weapon} : {dice} ({needed}). {hits, plural, =0 {Aucune touche} one {# touche} other {# touches}}{extra, plural, =0 {.} one { et # de plus grâce à un 6 naturel.} other { et # de plus grâce aux 6 naturels.}}',
  'blow.rolled':
    '{who} → {target}, {weapon} : {dice} ({needed}). {hits, plural, =0 {Aucune touche} one {# touche} other {# touches}}{extra, plural, =0 {.} one { et # de plus grâce à un 6 naturel.} other { et # de plus grâce aux 6 naturels.}}',
  'blast.hits': 'Souffle : {hits, plural, one {# touche} other {# touches}} sur {who}.',
  'defense.rolled':
    '{who}, Défense : {dice} ({needed}). {through, plural, =0 {Tout est bloqué.} one {# touche passe.} other {# touches passent.}}',
  'regeneration.rolled':
    '{who}, Régénération : {dice} (5+). {ignored, plural, =0 {Rien n’est ignoré.} one {# blessure est ignorée.} other {# blessures sont ignorées.}}',
  'guardian.stepsIn': '{who} s’interpose ({target}) et subit {count, plural, one {# blessure} other {# blessures}}.',
  'wounds.suffered':
    '{who} : {count, plural, one {# blessure} other {# blessures}}, peut encore en subir {left, number}.',
  'wounds.unit':
    '{who} : {count, plural, one {# blessure} other {# blessures}}{killed, plural, =0 {.} one {, # figurine tuée.} other {, # figurines tuées.}}',
  'wounds.restored':
    '{who} : {count, plural, one {# blessure guérie} other {# blessures guéries}}, peut encore en subir {left, number}.',
  'wounds.diseased': '{who}, état Malade : aucune blessure ne guérit.',
  'hero.falls': '{who} perd connaissance.',
  'hero.wakes': '{who} reprend connaissance.',
  'unit.destroyed': 'Unité détruite : {who}.',
  'unit.routs': 'Unité en déroute : {who}.',

  'morale.passed': '{who}, moral : {die, number} ({needed}). Réussi.',
  'morale.failed': '{who}, moral : {die, number} ({needed}). Raté.',
  'morale.shaken': '{who}, moral : raté (état Ébranlé).',
  'morale.nerve': '{who}, moral : réussi ({what}).',
  'fearless.passed': '{who}, Sans peur : {die, number} (4+). Le test est réussi malgré tout.',
  'fearless.failed': '{who}, Sans peur : {die, number} (4+). Cela n’y change rien.',
  'shaken.begins': 'État Ébranlé : {who}.',
  'shaken.ends': 'Fin de l’état Ébranlé : {who}.',

  'modifier.cover': 'couvert',
  'modifier.ap': 'PA',
  'modifier.indirect': 'Indirect après mouvement',
  'modifier.stealth': 'Discrétion',
  'modifier.thrust': 'Estoc',
  'modifier.commanding': 'Autorité',
  'modifier.dreadAura': 'Aura d’effroi',
  'modifier.inspiring': 'Inspirant',
  'modifier.fast': 'Rapide',
  'modifier.slow': 'Lent',
  'modifier.afflicted': 'Affligé',
  'modifier.impaired': 'Entravé',
  'modifier.crippled': 'Estropié',
  'modifier.chestWound': 'Blessure à la poitrine',
  'modifier.blindedEye': 'Œil aveuglé',
  'modifier.smashedLeg': 'Jambe broyée',
  'modifier.brokenArm': 'Bras cassé',
  'modifier.spinalInjury': 'Lésion du dos',
  'modifier.crushedSpirit': 'Esprit brisé',
  'modifier.night': 'nuit',
  'modifier.dawn': 'aube',
  'modifier.badWeather': 'mauvais temps',
  'modifier.improvingWeather': 'amélioration du temps',
};
