/** What patents do besides their figures, under the name of the side that does it. */
export const patentAbilities = {
  'ability.T01.black': 'The modifier of its zone is never worse for it than -2.',
  'ability.R09.black':
    'After a failed size roll it may prospect the same Site again in a later year, although it is busted.',
  'ability.F02.black': 'Once in a sunspot cycle an ET production at its Factory is a free action.',
  'ability.F04.black': 'A refuel by its Factory gives 1 more tank.',
  'ability.F05.black': 'Equipment may be promoted at its Factory.',
  'ability.F06.black': 'Its Factory may also refuel a Stack on an Adjacent aerobrake node.',
  'ability.F07.black': 'When it industrializes, the robonaut needs no current.',
  'ability.F08.black': 'Its Factory is a radio relay.',
  'ability.F09.black': 'Once a year it repairs one damaged card that is with it.',
  'ability.F10.black': 'ISRU refuels where it is give 1 more tank.',
  'ability.F11.black': 'Its Factory may be built with a damaged robonaut.',
  'ability.F12.black': 'When a Colony is founded at its Factory, the founder stays on a die of 5 or 6.',
  'ability.G12': 'Once a year a failed aerobrake hazard roll of its Stack is made again.',
  'ability.G12.black': 'Twice a year a failed aerobrake hazard roll of its Stack is made again.',
  'ability.X12.black': 'The water in the Cargo of its Stack weighs 1 less in total.',
  'ability.K01': 'Water tanks count half for its load.',
  'ability.K01.purple': 'Water tanks count half for its load.',
  'ability.K03.purple': 'Landing and lifting off with factory-assist needs no hazard roll.',
  'ability.K06': 'Radiation belts do not harm it.',
  'ability.K06.purple': 'Neither radiation belts nor coronal mass ejections harm it.',
};
