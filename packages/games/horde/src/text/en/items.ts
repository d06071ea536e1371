/** Items and gear in use: what is asked and what happens. */
export const items = {
  'item.target': '{who}: whom is it for?',
  'grenade.unit': 'Which unit does {who} throw it at?',
  'grenade.noise': 'Where is the noise that {who} will run to?',
  'grenade.grease': 'Where does the grenade land?',
  teleport: 'Where is {who} placed?',
  bind: 'Which weapon of {who} gets the {gear}?',

  'item.used': '{own, select, yes {{who} uses: {item}.} other {{who} uses on {target}: {item}.}}',
  'grenade.heard': '{who} throws a Noise Grenade: {target} will run towards it.',
  'grenade.greased': '{who} makes the ground slippery until the end of the next round.',
  teleported: '{who} is somewhere else at once.',

  'modifier.longScope': 'Long Scope',
  'modifier.piercingRounds': 'Piercing Rounds',
  'modifier.monomolecularEdge': 'Monomolecular Edge',
  'modifier.grease': 'slippery ground',
};
