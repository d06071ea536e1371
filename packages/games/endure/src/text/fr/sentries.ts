import type { sentries as en } from '../en/sentries.ts';

/** Les Sentries, hostiles ou alliées, et ce que leurs missions ont de particulier. */
export const sentries: { readonly [K in keyof typeof en]: string } = {
  'enemies.artemis': '{count, plural, one {# Artemis} other {# Artemis}}',
  'enemies.sip': '{count, plural, one {# Sip} other {# Sips}}',
  'enemy.artemis': 'Artemis',
  'enemy.artemis.text':
    '3 actions, portée 0, 1 point de vie, 1 dommage. Une machine : +1 à chaque dé contre elle, et la Défaillance du système de survie ne la blesse pas.',
  'enemy.sip': 'Sip',
  'enemy.sip.text':
    '2 actions, portée 0, 2 points de vie, 2 dommages. Une machine : +1 à chaque dé contre elle, et la Défaillance du système de survie ne la blesse pas.',
  'ally.artemis': 'Artemis alliée',
  'ally.sip': 'Sip alliée',

  malfunction: 'Des pannes ? {dice}. En panne pour ce round sur {upTo, plural, one {#} other {# ou moins}}.',
  shutDown: 'En panne pour ce round : {who}.',
  rebooted: '{who} redémarre {enemy}, désormais de votre côté.',
  'act.reboot': 'Redémarrer une Sentry',
  reboot: 'Quelle Sentry est redémarrée ?',
  allies: 'Les Sentries alliées agissent. Que font-elles ?',
  'allies.move': '{who} : avancer ({zone})',
  'allies.leave': '{who} : quitter le plateau',
  'allies.attack': '{who} : attaquer {enemies}',
  'allies.done': 'C’est tout',
  'ally.attacks': '{who} : attaque contre {enemies}.',
  'ally.left': '{who} : départ du plateau par {door}. Sentries sorties : {out, number}.',
  'ally.gone': 'Destruction ({zone}) : {who}.',

  'act.salvage': 'Démonter une Sentry',
  salvage: 'Combien d’actions y consacrer ?',
  'salvage.declare': '{enemy} : {actions, plural, one {# action} other {# actions}}, une pièce sur {needed, number}+',
  salvaged: '{who} obtient {die, number}, seuil {needed, number}+, et démonte {enemy}.',
  'salvage.failed': '{who} obtient {die, number}, seuil {needed, number}+ : rien à récupérer ({enemy}).',
  'salvage.gained': '{who} obtient {objective}.',

  alarm: 'Le vaisseau est en alerte. Quelque chose remue, mais {boss} reste hors ligne.',
  'act.wake': 'Réveiller {boss}',
  woken: '{who} réveille {boss}.',
  'bar.asleep': 'Ce que vous êtes venus chercher est encore hors ligne.',
};
