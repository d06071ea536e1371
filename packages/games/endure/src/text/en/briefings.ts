/** What a mission's page says: its name and story, what lies on its map, its special conditions, what wins and what fails it. */
export const briefings = {
  'mission.words': '{language, select, fr {{fr}} other {{en}}}',
  'mission.language': 'en',
  'mission.CG00': 'Noisy Neighbours',
  'mission.CG00.text':
    'The laboratory is sealed, and what is inside grows loud enough to draw more of its kind. Find the switch, open the door and kill every enemy on the map.',
  'mission.CG01': 'Close the Door Behind You',
  'mission.CG01.text':
    'They pour in through two cells on either side of the crew quarters. A Loader waits in Engineering, but its cells are flat: find power, walk it to both doors and bring the frames down for good.',
  'mission.CG02': 'The Brain',
  'mission.CG02.text':
    'A living specimen floats in a laboratory under lockdown, and somebody upstairs wants it. Release the exit at the security console, take the jar and carry it out, whatever it whispers to the one who holds it.',
  'mission.CG03': 'Gravity of the Situation',
  'mission.CG03.text':
    'A whole deck of supplies drifts in the dark since the generator failed. Bring an Engineer, put the weight back on everybody’s feet, empty the caches and go home.',
  'mission.CG04': 'Prescription Pickup',
  'mission.CG04.text':
    'Half the Refuge is running a fever. The Medical Bay three sections away still has the right crates, and only a Medic can tell which ones.',
  'mission.CG05': 'Signs of Life',
  'mission.CG05.text':
    'Three heat traces that are too warm for creatures: crew, hurt and alone, each in another room. Nobody walks out of here by themselves, so somebody will have to carry.',
  'mission.CG06': 'Bug Hunt',
  'mission.CG06.text':
    'The nests around the Refuge grow, and sooner or later one of them will find the door. Go out and leave nothing alive on these decks.',
  'mission.CG07': 'Ever at Our Heels',
  'mission.CG07.text':
    'The way back is full of echoes, one of you leaves a trail of blood, and something heavy follows it. Do not hold, do not hunt: run for the lift.',
  'mission.CG08': 'Bagging a Trophy',
  'mission.CG08.text':
    'A geneticist will pay for a Solomon, breathing. One lies sedated in the Medical Bay; an Engineer can walk it on a leash, and all the ship will hear it come.',
  'mission.CG09': 'Left at the Office',
  'mission.CG09.text':
    'Vials of samples were left behind when the laboratory was abandoned. They are glass, they are all that is left, and nobody should pick up more than one of them.',
  'mission.CG10': 'Break Stuff',
  'mission.CG10.text':
    'The Loader you need stands behind a door that three terminals keep shut. Nobody knows the code. You know where the terminals are, and you have boots.',
  'mission.CG11': 'Gotta Catch ’em All',
  'mission.CG11.text':
    'The plan is simple and nobody likes it: find the Titan, beat it half dead and hold it down with the Loader while the sedative works. It has to live.',
  'mission.CO12': 'Turning It Off and On Again',
  'mission.CO12.text':
    'The Sentries no longer know friend from foe. Somewhere in the Robotics Bay is the switch that puts them all to sleep; someone only has to reach it.',
  'mission.CO13': 'Time for Walkies',
  'mission.CO13.text':
    'Four working Sentries would keep the Refuge safe for a year. Knock them down gently, let the Technician wake them with better manners, and walk them home.',
  'mission.CO14': 'Spares, Change',
  'mission.CO14.text':
    'Your new machines limp. There are spare parts in the workshops, and more inside the Sentries that guard them, for whoever has the tools and the nerve.',
  'mission.CO15': 'The Big Prize',
  'mission.CO15.text':
    'The prototype stands in the dark where it was built, three times the height of its small cousins. Wake it. Then find out whether it listens.',
  'mission.ROP16': 'Lone Survivor',
  'mission.ROP16.text':
    'A woman runs from the people in the red robes, and she runs from you as well. A Medic with a full syringe could calm her; then she must be carried past those who want her back.',
  'mission.ROP17': 'Drinking the Kool-Aid',
  'mission.ROP17.text':
    'Four terminals keep the way into the cult’s ground locked. They were wired by people who expected visitors. Break them all, mind your fingers, and get out on the far side.',
  'mission.ROP18': 'It’s a Trap!',
  'mission.ROP18.text':
    'They let you in, and then they closed the circle. The prisoners are behind one more door: reach the terminal, or find somebody with a key.',
  'mission.ROP19': 'The Head of the Snake',
  'mission.ROP19.text':
    'He wears gold and speaks softly, and they die for him. Two shrines, and he is at one of them. End it.',
  'mission.P20': 'Messing with the Bull',
  'mission.P20.text':
    'The tank in front of you cracks from the inside. It is the first of them all, it knows where each of you stands, and nothing you carry will kill it. Run.',
  'mission.DRILL': 'Drill',
  'mission.DRILL.text': 'An empty deck to practise on. Leave by the exit in the west.',
  'mission.own': 'A mission of your own',
  'mission.own.text': 'Opened from a file. MISSIONS.md tells how missions are written.',

  'objective.switch': 'the switch',
  'objective.cell': 'the cell',
  'objective.powerCell': 'the Power Cell',
  'objective.brain': 'the Brain',
  'objective.console': 'the security console',
  'objective.rack': 'the weapon rack',
  'objective.generator': 'the gravity generator',
  'objective.cache': 'the cache',
  'objective.medicine': 'the medicine',
  'objective.supplies': 'the medical supplies',
  'objective.crewMember': 'the crew member',
  'objective.stash': 'the weapon stash',
  'objective.terminal': 'the terminal',
  'objective.captive': 'the captive Solomon',
  'objective.vial': 'the vial',
  'objective.killSwitch': 'the kill switch',
  'objective.sparePart': 'the spare part',
  'objective.woman': 'the woman',
  'objective.offerings': 'the offerings',
  'objective.prisoners': 'the prisoners',
  'objective.shrine': 'the shrine',
  'objective.locker': 'the supply locker',

  'deed.switch': 'Use {objective} in {zone}',
  'deed.give': 'Collect {objective} in {zone}',
  'deed.deal': 'Go through {objective} in {zone}',
  'deed.carry': 'Take {objective} from {zone}',
  'deed.carry.runs':
    'Calm {objective}, seen in {zone}: {class} with a Med Kit, {on, number}+ on a die, one less for each other survivor there',
  'deed.repair': 'Repair {objective} in {zone}: {actions, plural, one {# action} other {# actions}} in one turn',
  'deed.break': 'Destroy {objective} in {zone}: Health {health, plural, one {#} other {#}}',
  'deed.seal': 'Seal {objective} with the Loader ({zone}): its door has Health {health, plural, one {#} other {#}}',
  'deed.callOff': 'Use {objective} in {zone}: no more {event}',
  'deed.lead': 'Prepare {objective} in {zone} and lead it along',
  'deed.mark': 'Reach {objective} in {zone}',
  'deed.only': 'only the {class} can do it',
  'deed.fromCrew': 'Only with {count, plural, one {# survivor} other {# survivors}} or more: {zone}',

  'goal.enemiesDead': 'Kill every enemy',
  'goal.survivorsOut': 'Everybody leaves the map',
  'goal.done':
    '{does, select, break {Destroy} seal {Seal} carry {Hand in} repair {Repair} give {Collect} other {Use}} {objective}',
  'goal.carriedOut': 'Bring out {objective}{least, plural, =0 {} one {: at least #} other {: at least #}}',
  'goal.survivorsAt':
    'All survivors stand with {place}{clear, select, none {} other {, and no enemy within {clear} of it}}',
  'goal.place.loader': 'the Loader',
  'goal.bossDead': 'Kill the boss: {boss}',
  'goal.escaped': 'Or everybody leaves once it is awake',
  'goal.bossHeld': 'At the end of a round the powered Loader holds the {boss}, which has less than half its Health',
  'goal.alliesOut': '{least, plural, one {One Sentry is} other {# Sentries are}} out',
  'goal.count': '{done, number} of {all, number}',

  'face.goal.optional': 'optional',
  'face.goal.powersLoader': 'needed to power the Loader',
  'setup.needs.campaign': 'This campaign needs a survivor of this class: {class} (ETS-CAMP-21).',
  'setup.custom': 'A mission of your own comes from a file, and only its card plays it.',
  'setup.after': 'The mission does not look back at this one (ETS-CAMP-19).',

  'face.setup.what': 'What to play',
  'face.setup.campaigns': 'Campaigns',
  'face.setup.geps': 'GEPs',
  'face.setup.own': 'Your own',
  'face.setup.missions': '{count, plural, one {# mission} other {# missions}}',
  'face.setup.after': 'Played as if after',
  'face.setup.after.open': 'No other mission',
  'face.setup.wins': 'What wins it',
  'face.setup.losses.dead': 'Nobody is alive on the map, or the last one leaves with the goals unmet',
  'face.setup.path': 'The missions in order',
  'face.setup.path.or': 'or',

  'face.conditions': 'Special conditions',
  'face.losses': 'What fails it',
  'face.event.standing': 'until dealt with',

  'loss.bossDead': 'The boss dies',
  'loss.noPower': 'No charge is left, and no Power Cell to be had',
  'loss.tooFewCarriers': 'More of these lie on the map than the survivors there can still pick up: {objective}',
  'loss.cannotCalm': 'Nobody or nothing is left to calm {objective}',
  'loss.tooFewAllies': 'Too few Sentries are left to bring out {least, number}',
  'loss.class': 'The last {class} is dead, and something is left that only this class can do',
  'loss.orphaned': 'Whoever carries {objective} dies',
  'loss.passes': 'Whoever carries {objective} dies with nobody else in the zone',

  'condition.spawnRoll':
    'At the end of each Enemy phase roll a die: on 1 to {upTo, number} a radar token comes in at one of these still in place: {objective}.',
  'condition.carrierRoll': 'Whoever carries {objective} rolls a die at the start of each turn.',
  'condition.carrierRoll.row':
    'On {on}: {test, select, yes {a Resolve test. } other {}}{actions, plural, =0 {} one {One action less. } other {# actions less. }}{health, plural, =0 {} one {# Health lost. } other {# Health lost. }}{lures, select, yes {In the next Enemy phase all passive enemies come one zone nearer.} other {}}',
  'condition.lastingEvent':
    'In force from the start, besides the event of the round, until {objective} is dealt with: {event}.',
  'condition.lifeSupport': 'Life Support Failure costs {loss, plural, one {# Health} other {# Health}}.',
  'condition.oneExit': 'The exit by which the first survivor leaves is the exit for all.',
  'condition.openWound': 'One survivor, by chance, starts with a body injury that cannot be healed.',
  'condition.bloodTrail':
    'If anybody has lost Health to a body injury in the round, passive enemies do not roll: each comes one zone nearer to the wounded.',
  'condition.thinnedOut':
    'After the hunt: {count, plural, one {one token of the map is} other {# tokens of the map are}} removed unseen.',
  'condition.noSolomons': 'No Solomon comes with a revealed token.',
  'condition.meekSolomons': 'Solomons add no damage.',
  'condition.neverAlone': 'With no enemy on the map at the start of an Enemy phase, a token comes in and acts at once.',
  'condition.unnoticed':
    'Whoever comes into view of passive enemies rolls a die: on {from, number}+ they do not notice. Making a noise that they hear ends it.',
  'condition.wounded': 'Below half its Health the boss makes a noise of level {noise, number} wherever it goes.',
  'condition.hiddenBoss': 'The boss’s token lies at one of the first {places, plural, one {# place} other {# places}}.',
  'condition.malfunction':
    'At the start of each Enemy phase every token and Sentry rolls a die: on 1{upTo, plural, one {} other { to #}} it shuts down for the round.',
  'condition.reboot':
    'A Sentry defeated in melee only shuts down. {class} can reboot it for one action: it walks with you, {most, number} of them at most. Defeated from afar, it is gone.',
  'condition.salvage':
    '{class} can take a stunned Sentry apart: with 1, 2 or 3 actions on 5+, 4+ or 3+. It gives one more: {objective}.',
  'condition.alarm':
    'If {destroyed, plural, one {# Sentry is} other {# Sentries are}} destroyed or a noise of level {noise, number} is made before anybody reaches the boss, everybody loses 2 Resolve, and it will wake in Overdrive.',
  'condition.asleep': 'The boss is offline until a survivor in its zone wakes it. No exit can be used before.',
  'condition.keyCard': 'Each Redeemer killed by a survivor may have the key to the door: on {from, number}+ of a die.',
  'condition.hideout':
    'At the first of these that is seen roll a die: on 1 to {elsewhereUpTo, number} the boss is at the other. Whoever sees where it is, meets it at once, with {count, plural, one {# guard} other {# guards}}: {objective}.',
  'condition.guarded': 'While others of its faction are in its zone, the boss cannot be targeted.',
  'condition.relentless':
    'The boss always knows where everybody is. Without Health it is only stunned, and rises in the next round with half of it. Each activation a die says whether it has two actions or three.',
  'condition.opensAfter': 'When all of these are dealt with, the locked door opens: {objective}.',
  'condition.after': 'After {mission}',
} as const;
