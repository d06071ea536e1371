import type { board as en } from '../en/board.ts';

/** Ce que dit le plateau du vaisseau, surtout à qui ne le voit pas. */
export const board: { readonly [K in keyof typeof en]: string } = {
  'board.ship': 'Le vaisseau',
  'board.nearer': 'Zoom avant',
  'board.farther': 'Zoom arrière',
  'board.whole': 'Afficher tout le vaisseau',
  'board.part': 'Regarder de près',
  'board.exit': 'Sortie',
  'board.place': '{zone} : {things}.',
  'board.place.empty': '{zone} : rien.',
  'board.list': '{first}, {rest}',
  'board.nothing': 'rien ici',
  'board.survivor': '{who}, Vie {health, number} sur {most, number}',
  'board.target': '{name} {choice}.',
  'board.choice': '{label}, touche {hotkey}',
  'board.pack': '{enemies}, {state, select, hurt {blessés} stunned {sonnés} other {blessés et sonnés}}',
  'board.token.known': 'un jeton Radar que vous connaissez : {enemies}',
  'board.objective': 'objectif {colour}{done, select, yes {, atteint} other {}}',
  'board.turret': 'une tourelle',
  'board.decoy': 'un leurre',
  'board.bubble': 'une bulle bouclier',
  'board.noise': 'bruit {level, number}',
  'board.preview': 'Carte de la mission : {tiles}. Départ : {start}.',
};
