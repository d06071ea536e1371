/** Zealots, Fanatics with their vests, and what their missions have of their own. */
export const redeemers = {
  'enemies.zealot': '{count, plural, one {a Zealot} other {# Zealots}}',
  'enemies.fanatic': '{count, plural, one {a Fanatic} other {# Fanatics}}',
  'enemy.zealot': 'Zealot',
  'enemy.zealot.text': '3 actions, range 0, Health 2, damage 1 to each survivor in its zone.',
  'enemy.fanatic': 'Fanatic',
  'enemy.fanatic.text':
    '3 actions, range 0, Health 1, damage 1. When it attacks roll a die: on 5-6 its vest explodes instead, as it does when a survivor attacks its zone and a die shows 6. Every vest in the zone deals 3 damage to everything there, armour or not.',

  'enemy.sweeps': 'Everybody in {zone} is attacked by {enemy}.',
  'vest.rolled': '{enemy} attacks and rolls {die, number}; on 5-6 the vest goes off.',
  'vests.explode':
    '{count, plural, one {A vest explodes} other {# vests explode}} in {zone}: {damage, plural, one {# damage} other {# damage}} to everything there.',
  'object.blast': 'Die for the wreck of the {object}: {die, number}; on 1-{upTo, number} it blows up.',

  'cards.dealt': '{who} is dealt {count, plural, =0 {no card, for none is left} one {# card} other {# cards}}.',
  'deal.keep': '{who} keeps {keep, plural, one {# card} other {# cards}}. Which?',
  'deal.noise': 'A noise card is put aside unheard.',

  'runaway.moves': '{object} runs on: {zone}.',
  'runaway.kit': 'Which Med Kit is used up?',
  'runaway.calmed': '{who} rolls {die, number}, needing {needed, number}+{from}: {object} calms down and comes along.',
  'runaway.struggles': '{who} rolls {die, number}, needing {needed, number}+{from}: {object} struggles free.',
  'bar.runaway': '{class} alone can calm her, with a Med Kit.',

  'key.rolled': '{who} searches the dead for a key card: {die, number}, needing {from, number}+.',
  'key.found': '{who} finds a key card.',
  'key.taken': '{who} picks up the key card.',
  'key.used': '{who} uses the key card.',
  'act.key.take': 'Pick up the key card',
  'act.key.use': 'Use the key card',
  'bar.key': 'The key card is what is left of it.',

  'hideout.rolled': 'Die for the hideout: {die, number}; on 1-{upTo, number} it is elsewhere.',
  'hideout.empty': 'Nobody is in {zone}: {boss} must be elsewhere.',
  'hideout.found': '{boss} is in {zone}, with {guards}.',
} as const;
