import type { log as en } from '../en/log.ts';

/** Sans accord ni article devant un nom : les phrases valent pour tous les survivants et toutes les zones. */
export const log: { readonly [K in keyof typeof en]: string } = {
  begin: 'La mission commence : {mission}.',
  'phase.enemies': 'La phase des ennemis commence.',
  'phase.resolution': 'La phase de résolution commence.',
  'turn.begins': '{who} joue : {actions, plural, =0 {aucune action} one {# action} other {# actions}}.',
  firstPlayer: '{who} reçoit le jeton premier joueur.',
  'noise.faded': '{count, plural, one {Un bruit s’éteint} other {# bruits s’éteignent}}.',
  'bubble.gone': 'La Bulle bouclier se dissipe : {zone}.',
  'decoy.gone': 'Le leurre disparaît : {zone}.',
  'door.released': 'Plus rien ne retient {door}.',
  'actions.lost': '{who} perd {count, plural, one {# action} other {# actions}}.',
  'actions.gained': '{who} gagne {count, plural, one {# action} other {# actions}}.',

  moved: '{who} se déplace : {zone}.',
  'moved.forced': '{who} subit un déplacement : {zone}.',
  pushed: 'Recul forcé ({zone}) : {who}.',
  held: '{who} ne parvient pas à quitter la zone : {zone}.',
  left: '{who} quitte le plateau par {door}.',
  breached: '{who} ouvre le mur : {zone}.',
  'door.unlocked': 'Déverrouillage : {door}.',
  'door.welded': '{who} soude {door} jusqu’à la fin du round suivant.',
  'door.overriddenOpen': '{who} déverrouille {door} jusqu’à la fin du round.',
  'door.overriddenShut': '{who} verrouille {door} jusqu’à la fin du round.',
  interacted:
    '{who} {does, select, carry {prend} calm {tente de calmer} other {interagit avec}} {objective} (objectif {colour}).',

  noise: 'Bruit {level, number} : {zone}.',
  'noise.drowned': '{who} fait un bruit {level, number} ; un bruit {there, number}, déjà ici, le couvre.',
  'noise.removed': 'Le bruit est retiré : {zone}.',
  'decoy.put': 'Un leurre scintille : {zone}.',
  bubble: 'Une Bulle bouclier entoure la zone : {zone}.',

  searched: '{who} fouille : {zone}.',
  found: '{who} trouve : {item}.',
  'found.noise': '{who} renverse quelque chose : bruit {level, number}.',
  gained: '{who} prend : {item}.',
  'gain.left': '{who} n’a plus de place. Carte abandonnée : {item}.',
  dropped: '{who} défausse : {item}.',
  rearranged: '{who} range : {item}.',
  used: '{who} utilise : {item}.',
  ammo: '{who} épuise : {item}.',
  'kit.kept': '{who} obtient {die, number} et garde le kit.',
  'kit.spent': '{who} obtient {die, number} : le kit est épuisé.',
  traded:
    '{who} fait un échange avec {partner} : {count, plural, one {# chose change} other {# choses changent}} de mains.',

  attack: '{who} attaque ({zone}) : {with}.',
  'attack.rolled': 'Résultat : {dice}{count}, seuil de réussite {hit, number}+{needed}.',
  'attack.ignored': '{who} ignore l’attaque : la ligne tient.',
  rerolled: '{who} relance : {dice}.',
  jammed: 'Tous les dés sont identiques : arme enrayée jusqu’à la fin du round ({item}).',
  killed: 'Pertes ennemies : {enemies}.',
  stray: '{failed, plural, one {# dé perdu touche} other {# dés perdus touchent}} {who}.',
  'victim.rolls': '{who} obtient {die, number} ; le plus petit résultat désigne la victime.',
  'health.lost': '{who} perd {amount, plural, one {# point de vie} other {# points de vie}}, reste {health, number}.',
  'health.regained':
    '{who} regagne {amount, plural, one {# point de vie} other {# points de vie}}, total {health, number}.',
  'armour.held': '{who} obtient {die, number} contre {needed, number}+{from} : l’armure tient.',
  'armour.failed': '{who} obtient {die, number} contre {needed, number}+{from} : l’armure cède.',
  injury: '{who} subit une blessure {injury, select, head {à la tête} body {au corps} other {aux jambes}}.',
  'injury.none':
    'Dé de blessure pour {who} : {face, select, head {tête, sans effet} body {corps, sans effet} leg {jambes, sans effet} other {blanc}}.',
  'injury.bleeds': 'Blessure au corps ({who}) : {die, number} ; sur 1-3, elle coûte 1 point de vie.',
  'injury.cured':
    '{who} ne souffre plus de sa blessure {injury, select, head {à la tête} body {au corps} other {aux jambes}}.',
  stunned: 'État sonné : {who}.',
  died: '{who} meurt ({zone}).',

  'ability.used': '{who} active une compétence : {ability}.',
  marked: '{who} marque une zone, +1 sur chaque dé contre elle : {zone}.',
  shoved: '{who} repousse {count, plural, one {# ennemi} other {# ennemis}} : {zone}.',
  stimulated: '{who} aura 2 actions de plus à son prochain tour.',
  'overwatch.set': '{who} surveille : {zone}.',
  'overwatch.fires': '{who} surveillait la zone et attaque : {zone}.',
  'turret.put': '{who} installe une tourelle : {zone}.',
  'turret.fires': 'La tourelle tire : {zone}.',

  'test.passed':
    '{who} obtient {sum}{more}{changes} = {total, number} contre une Resolve de {resolve, number} : test réussi.',
  'test.failed':
    '{who} obtient {sum}{more}{changes} = {total, number} contre une Resolve de {resolve, number} : test raté.',
  'test.broken': '{who} n’a plus de Resolve à tester.',
  'test.fearless': '{who} n’a rien à craindre et réussit sans lancer les dés.',
  'check.passed':
    '{who} lance {sum}{more}{changes} = {total, number} contre une Resolve de {resolve, number} : essai réussi.',
  'check.failed':
    '{who} lance {sum}{more}{changes} = {total, number} contre une Resolve de {resolve, number} : essai raté.',
  'resolve.lost': '{who} perd {amount, number} de Resolve, reste {resolve, number}.',
  'resolve.regained': '{who} regagne {amount, number} de Resolve, total {resolve, number}.',
  'resolveCard.turned': '{who} atteint {number, number} et révèle une carte Resolve : {card}.',
  accomplished: '{who} remplit sa carte Accomplissement ({card}) ; la récompense est prête.',
  'accomplishment.dealt': '{who} reçoit une nouvelle carte Accomplissement : {card}.',
  'reward.used': '{who} utilise sa récompense : {card}.',

  'token.moves': 'Un jeton Radar se déplace.',
  'token.revealed': 'Un jeton Radar est révélé ({zone}) : {enemies}.',
  'token.looked': '{who} regarde un jeton Radar : {zone}.',
  'token.known': 'Pour vous seulement, jeton Radar ({zone}) : {enemies}.',
  'tokens.closeIn':
    'La pile est vide : {count, plural, =0 {aucun jeton n’est là pour avancer} one {le jeton du plateau se rapproche} other {les # jetons du plateau se rapprochent}}.',
  spawned: 'Un jeton Radar apparaît : {zone}.',
  'spawn.nowhere': 'Tuile absente de ce plateau, rien n’apparaît : {tile}.',
  'solomon.comes': '2d6 pour un Solomon, limite {highest, number} : {dice}, en tout {total, number}. Il apparaît.',
  'solomon.stays':
    '2d6 pour un Solomon, limite {highest, number} : {dice}, en tout {total, number}. Il n’apparaît pas.',
  'zone.full': 'Zone pleine ({zone}), à placer autour : {enemies}.',
  'herd.wanders': 'Errance ({zone}) : {enemies}.',
  'enemy.moves':
    '{why, select, survivor {Poursuite ({goal})} noise {Vers le bruit ({goal})} decoy {Vers le leurre ({goal})} other {En quête de compagnie}} : {enemy} avance ({zone}).',
  'enemy.attacks': '{who} subit une attaque : {enemy}.',

  'event.drawn': 'Événement : {event}.',
  'event.purged': 'Événement purgé, sans effet : {event}.',
  suffocated: 'L’air manque ({zone}), pertes ennemies : {enemies}.',
  wounded: 'L’air manque ({zone}), ennemis blessés : {enemies}.',
  trapped: 'Zone pleine, {who} ne peut plus bouger : {zone}.',
};
