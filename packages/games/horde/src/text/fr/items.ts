/** Objets et équipement en usage : ce qui est demandé et ce qui arrive. */
export const items = {
  'item.target': '{who} : pour qui est-ce ?',
  'grenade.unit': 'Sur quelle unité {who} la lance-t-il ?',
  'grenade.noise': 'Où est le bruit vers lequel courra {who} ?',
  'grenade.grease': 'Où tombe la grenade ?',
  teleport: 'Où {who} est-il placé ?',
  bind: 'Quelle arme de {who} reçoit : {gear} ?',

  'item.used': '{own, select, yes {{who} utilise : {item}.} other {{who} utilise sur {target} : {item}.}}',
  'grenade.heard': '{who} lance une Grenade sonore : {target} courra vers elle.',
  'grenade.greased': '{who} rend le sol glissant jusqu’à la fin du prochain round.',
  teleported: '{who} est aussitôt ailleurs.',

  'modifier.longScope': 'Longue lunette',
  'modifier.piercingRounds': 'Balles perforantes',
  'modifier.monomolecularEdge': 'Fil monomoléculaire',
  'modifier.grease': 'sol glissant',
};
