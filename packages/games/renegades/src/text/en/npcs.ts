export const npcs = {
  'npc.numbered': '{npc} {no}',
  'npc.placed': '{npc}: {count, number} on {tile}.',
  'npc.moves': '{npc} moves.',
  'npc.wakes': '{npc} is on the alert.',
  'npc.finds': '{npc} looks around ({dice}) and finds somebody.',
  'npc.seeksInVain': '{npc} looks around ({dice}) and finds nobody.',
  'enemies.drawn': 'Enemy card {card} is drawn.',
  'enemies.rolled':
    '{npc}: a {die, number} is rolled; {number, plural, =0 {nobody comes} one {# comes} other {# come}}.',
  'fighters.placed': '{race}: {count, plural, one {# fighter appears} other {# fighters appear}} in orbit.',
  'fighter.moves': '{fighter} moves.',
  'fighter.fires': '{fighter} fires at {target}.',
  'coalition.moves': '{crew} moves.',
  'coalition.dock': 'a dock',
  'coalition.door': 'a door',
  'mission.dockReached': '{npc} has reached a dock. Nobody lands there any more.',
};
