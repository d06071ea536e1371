/** Tactical cards: what they do, what is asked and said about them. */
export const tactics = {
  tactic: '{ship}: use {tactic} now?',
  'tactic.pass': 'Not now',
  'tactic.use': 'Use {tactic}',
  'tactic.used': '{crew} uses {tactic}.',
  'tactic.chosen': 'It is about {target}.',
  tester: '{tactic}: who makes the other test?',
  tacticTarget: 'Against whom?',
  tacticFriend: 'For whom?',
  jump: 'Where does the ship come out?',
  snare: 'What is pulled in?',
  snareTo: 'Which square is it pulled to?',
  salvage: 'This salvage',
  patient: 'Which patient heals 2 more?',
  decoyFor: 'Whom does it go for?',
  whichContainer: 'Which container is opened?',
  container: 'This container',
  landAt: 'At which dock does the {ship} land?',
  whichDoor: 'Which door is breached?',
  doorway: 'This door',
  whichTiles: 'On which tiles do you look at the containers?',
  'bonus.holdTheLine': 'Hold the Line',
  'bonus.focusFire': 'Focus Fire',
  'bonus.precisionVolley': 'Precision Volley',
  'bar.jammed': 'its signals are jammed: no ability in this round',
  'bar.solarFlare': 'the solar flare allows no abilities in this round',

  'tactic.quantumBoost.text':
    'Engineering tests Tech 5+. The ship leaps up to 12 squares straight ahead, past anything, and comes out on a free square.',
  'tactic.broadsideDrill.text': 'Weapons tests Weapons 5+. The ship may attack once more this round, for an action.',
  'tactic.rallyTheBridge.text': 'When an ability of the ship has just failed: roll all its dice again.',
  'tactic.shieldHarmonics.text': 'Engineering tests Tech 5+. The shields lose 2 damage, if they are still up.',
  'tactic.hardToStarboard.text': 'Pivots cost nothing this turn.',
  'tactic.lockOn.text': 'Communications tests Search 5+. The next attack this turn reaches 3 squares farther.',
  'tactic.braceForImpact.text': 'When the ship is hit: it takes 1 damage less. What penetrates stays.',
  'tactic.scrambleSensors.text':
    'Communications tests Tech 5+. A ship within 6 has two red dice fewer in its next attack this round.',
  'tactic.emergencyPower.text': 'Engineering tests Tech 5+. The next Move this turn has 3 points more.',
  'tactic.precisionVolley.text': 'Weapons tests Weapons 5+. The next attack this turn has +1/2.',
  'tactic.ghostRunning.text': 'Navigation tests Piloting 5+. Until its next turn no NPC ship can aim at the ship.',
  'tactic.rammingSpeed.text':
    'After a Move that ends beside an opponent, Navigation tests Piloting 5+. It must defend against 4 dice, and the own ship takes 1 damage.',
  'tactic.tractorSnare.text':
    'Engineering tests Tech 5+. One salvage token or fighter within 4 is pulled to a free square beside the ship.',
  'tactic.repelBoarders.text': 'Before an attack aboard: those aboard fight with one red die more this round.',
  'tactic.doubleShift.text': 'The crew change stations once more, now.',
  'tactic.surgeonOnCall.text':
    'At the end of the round the medic in the Med Bay tests Medical 5+. One patient heals 2 more.',
  'tactic.feint.text':
    'When the ship is attacked and hits are known, Navigation tests Piloting 5+. The highest hit that does not penetrate is gone.',
  'tactic.overloadTorpedo.text': 'Weapons tests Weapons 6+. The next attack this turn that does damage does 1 more.',
  'tactic.signalJam.text': 'Communications tests Tech 5+. A ship within 8 declares no ability this round.',
  'tactic.seizeTheMoment.text': 'When the Ship Phase begins: the ship’s initiative is 3 higher this round.',

  'tactic.flankingOrder.text': 'A friend within 4 moves half its Speed at once.',
  'tactic.coveringFire.text':
    'A friend within 4 tests Weapons 5+. An opponent in its sight attacks with one red die fewer this round.',
  'tactic.holdTheLine.text': 'Friends within 3 have +1/1 on defense until the round ends.',
  'tactic.focusFire.text': 'Name a target in sight. All friends have +1/1 against it this round.',
  'tactic.silentApproach.text': 'Friends within 4 roll two dice more on Stealth tests this round.',
  'tactic.secondWind.text':
    'A medic within 2 tests Medical 5+. A conscious friend within 2 of the medic loses 2 wounds.',
  'tactic.standAndFight.text': 'A friend of the party within 4 may attack twice this round, each time for an action.',
  'tactic.decoy.text':
    'The commander tests Stealth 5+. An NPC in sight goes for somebody of your choice whom it can see, in its next activation.',
  'tactic.quickHands.text': 'A friend of the party within 4 opens a container beside it without an action.',
  'tactic.intimidate.text': 'One warrior in sight does not attack in its next activation.',
  'tactic.tacticalWithdrawal.text': 'Friends of the party within 3 elude without a roll this turn.',
  'tactic.callTheBall.text':
    'The navigator aboard tests Piloting 5+. The ship, if within 3 of the Mission Planet and not badly damaged, lands at once. Nobody deploys.',
  'tactic.breachAndClear.text':
    'A friend beside a door tests Tech 5+. The party may shoot through that door this turn.',
  'tactic.adrenaline.text': 'The commander has one action more this turn; it may not be an attack.',
  'tactic.readTheGround.text': 'A friend within 4 tests Search 5+. Look at the containers on two tiles.',
  'tactic.inspire.text': 'When a friend within 4 has just failed a test: roll all its dice again.',
};
