export const npcs = {
  'npc.numbered': '{npc} {no}',
  'npc.placed': 'Arrivée ({tile}) : {npc} × {count, number}.',
  'npc.moves': 'Mouvement : {npc}.',
  'npc.wakes': 'En alerte : {npc}.',
  'npc.finds': '{npc} analyse les environs ({dice}) et trouve quelqu’un.',
  'npc.seeksInVain': '{npc} analyse les environs ({dice}) et ne trouve personne.',
  'enemies.drawn': 'Carte d’ennemis piochée : {card}.',
  'enemies.rolled':
    '{npc} : le dé donne {die, number} ; {number, plural, =0 {aucun renfort} one {# renfort} other {# renforts}}.',
  'fighters.placed':
    '{race} : {count, plural, =0 {aucun chasseur n’apparaît} one {# chasseur apparaît} other {# chasseurs apparaissent}} en orbite.',
  'fighter.moves': 'Mouvement : {fighter}.',
  'fighter.fires': '{fighter} tire sur {target}.',
  'coalition.moves': 'Mouvement : {crew}.',
  'coalition.dock': 'un quai',
  'coalition.door': 'une porte',
  'mission.dockReached': '{npc} a atteint un quai. Personne n’y atterrira plus.',
};
