/** Sentries, hostile and friendly, and what their missions have of their own. */
export const sentries = {
  'enemies.artemis': '{count, plural, one {an Artemis} other {# Artemis}}',
  'enemies.sip': '{count, plural, one {a Sip} other {# Sips}}',
  'enemy.artemis': 'Artemis',
  'enemy.artemis.text':
    '3 actions, range 0, Health 1, damage 1. A machine: +1 on each die against it, and Life Support Failure does not hurt it.',
  'enemy.sip': 'Sip',
  'enemy.sip.text':
    '2 actions, range 0, Health 2, damage 2. A machine: +1 on each die against it, and Life Support Failure does not hurt it.',
  'ally.artemis': 'Friendly Artemis',
  'ally.sip': 'Friendly Sip',

  malfunction:
    'Malfunction? {dice}. Whatever rolls {upTo, plural, one {#} other {# or less}} shuts down for this round.',
  shutDown: 'Shut down: {who}.',
  rebooted: '{who} reboots {enemy}: it is on your side now.',
  'act.reboot': 'Reboot a Sentry',
  reboot: 'Which Sentry is rebooted?',
  allies: 'The friendly Sentries act. What next?',
  'allies.move': '{who}: on to {zone}',
  'allies.leave': '{who}: leave the map',
  'allies.attack': '{who}: attack {enemies}',
  'allies.done': 'That is all',
  'ally.attacks': '{who} attacks {enemies}.',
  'ally.left': '{who} leaves the map by {door}. Sentries out: {out, number}.',
  'ally.gone': '{who} is wrecked in {zone}.',

  'act.salvage': 'Salvage a Sentry',
  salvage: 'How many actions go into it?',
  'salvage.declare': '{enemy}: {actions, plural, one {# action} other {# actions}}, a part on {needed, number}+',
  salvaged: '{who} rolls {die, number}, needing {needed, number}+, and takes {enemy} apart.',
  'salvage.failed': '{who} rolls {die, number}, needing {needed, number}+: nothing can be salvaged from {enemy}.',
  'salvage.gained': '{who} gains {objective}.',

  alarm: 'The ship is on alert. {boss} is still offline, but something in it stirs.',
  'act.wake': 'Wake {boss}',
  woken: '{who} wakes {boss}.',
  'bar.asleep': 'What you came for is still offline.',
} as const;
