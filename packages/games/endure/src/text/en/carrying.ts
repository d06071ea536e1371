/** What is carried for the mission, and the exits it leaves by. */
export const carrying = {
  'carry.left': 'Left behind in {zone}: {objective}.',
  'carry.heir': 'Who takes over {objective}?',
  'carry.passed': '{who} catches {objective}.',
  'carry.broken': 'Broken for good: {objective}.',
  'carry.handedIn': '{who} brings {objective} to safety.',
  carrierRoll: '{who} carries {objective} and rolls {die, number}.',
  'carrierRoll.calls': 'It calls: in the next Enemy phase every passive enemy comes nearer.',
  'exit.closed': 'Closed for good: {door}.',

  'bar.carriesEnough': 'you cannot carry one more of these',
  'bar.handsFull': 'what you carry leaves no hand free for a second weapon',
  'bar.otherExit': 'everybody leaves by the exit that the first one took',
} as const;
