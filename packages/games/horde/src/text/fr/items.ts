/** Objets et équipement en usage : ce qui est demandé et ce qui arrive. */
export const items = {
  'item.target': '{who} : pour qui est-ce ?',
  'grenade.unit': '{who} : sur quelle unité lancer la grenade ?',
  'grenade.noise': 'Où est le bruit qui attirera {who} ?',
  'grenade.grease': 'Où tombe la grenade ?',
  teleport: '{who} : où arriver ?',
  bind: '{who}, {gear} : pour quelle arme ?',

  'item.used': '{own, select, yes {{who} utilise : {item}.} other {{who} utilise sur {target} : {item}.}}',
  'grenade.heard': '{who} lance une Grenade sonore pour attirer {target}.',
  'grenade.greased': '{who} rend le sol glissant jusqu’à la fin du prochain round.',
  teleported: '{who} se téléporte.',

  'modifier.longScope': 'Longue lunette',
  'modifier.piercingRounds': 'Balles perforantes',
  'modifier.monomolecularEdge': 'Fil monomoléculaire',
  'modifier.grease': 'sol glissant',
};
