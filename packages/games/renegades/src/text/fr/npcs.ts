export const npcs = {
  'npc.numbered': '{npc} {no}',
  'npc.placed': '{npc} : {count, number}, ici : {tile}.',
  'npc.moves': 'Déplacement : {npc}.',
  'npc.wakes': 'En alerte : {npc}.',
  'npc.finds': '{npc} fouille du regard ({dice}) et trouve quelqu’un.',
  'npc.seeksInVain': '{npc} fouille du regard ({dice}) et ne trouve personne.',
  'enemies.drawn': 'Carte Ennemi piochée : {card}.',
  'enemies.rolled':
    '{npc} : le dé donne {die, number} ; {number, plural, =0 {aucun renfort} one {# renfort} other {# renforts}}.',
  'fighters.placed': '{race} : {count, plural, one {# chasseur apparaît} other {# chasseurs apparaissent}} en orbite.',
  'fighter.moves': 'Déplacement : {fighter}.',
  'fighter.fires': '{fighter} tire. Cible : {target}.',
  'coalition.moves': 'Déplacement : {crew}.',
  'coalition.dock': 'un quai',
  'coalition.door': 'une porte',
  'mission.dockReached': '{npc} a atteint un quai. Personne ne s’y posera plus.',
};
