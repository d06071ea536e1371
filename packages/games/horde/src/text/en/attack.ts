/** Shooting, strikes, wounds and morale: what is asked and what happened, with the dice and what they needed. */
export const attack = {
  shoot: '{who} may shoot: {weapon}.',
  'shoot.at':
    '{target}: {dice, plural, one {# die} other {# dice}} on {hit, number}+, blocked on {block, number}+{cover, select, yes { (in cover)} other {}}',
  'shoot.target': '{target}',
  'shoot.none': 'Do not shoot',
  'bar.tooFar': 'Out of range.',
  'bar.unseen': 'Not in sight.',
  'bar.twoTargets': 'Two targets are named already.',

  guard:
    '{target} would suffer {wounds, plural, one {# wound} other {# wounds}}, with {left, number} left. How many does {who} suffer instead?',
  'guard.0': 'None',
  'guard.1': '1 wound',
  'guard.2': '2 wounds',
  keenEye: '{who} has an eye on {target}: which model is wounded first?',
  'keenEye.model': 'Model {no, number}',
  'keenEye.none': 'No matter which',

  needed: '{need, number}+',
  'needed.with': '{so} · {what} {sign}',
  'needed.sixes': 'natural 6s only',

  'shot.rolled':
    '{who} → {target}, {weapon}: {dice} ({needed}). {hits, plural, =0 {No hit} one {# hit} other {# hits}}{extra, plural, =0 {.} one { and # more from a natural 6.} other { and # more from natural 6s.}}',
  'blow.rolled':
    '{who} → {target}, {weapon}: {dice} ({needed}). {hits, plural, =0 {No hit} one {# hit} other {# hits}}{extra, plural, =0 {.} one { and # more from a natural 6.} other { and # more from natural 6s.}}',
  'blast.hits': 'Blast: {hits, plural, one {# hit} other {# hits}} on {who}.',
  'defense.rolled':
    '{who}, Defense: {dice} ({needed}). {through, plural, =0 {All blocked.} one {# hit comes through.} other {# hits come through.}}',
  'regeneration.rolled':
    '{who}, Regeneration: {dice} (5+). {ignored, plural, =0 {Nothing is ignored.} one {# wound is ignored.} other {# wounds are ignored.}}',
  'guardian.stepsIn': '{who} suffers {count, plural, one {# wound} other {# wounds}} in place of {target}.',
  'wounds.suffered': '{who}: {count, plural, one {# wound} other {# wounds}}, {left, number} left.',
  'wounds.unit':
    '{who}: {count, plural, one {# wound} other {# wounds}}{killed, plural, =0 {.} one {, # model killed.} other {, # models killed.}}',
  'wounds.restored': '{who}: {count, plural, one {# wound restored} other {# wounds restored}}, {left, number} left.',
  'wounds.diseased': '{who}: Diseased, no wound is restored.',
  'hero.falls': '{who} is Unconscious.',
  'hero.wakes': '{who} is conscious again.',
  'unit.destroyed': '{who}: destroyed.',
  'unit.routs': '{who}: routed.',

  'morale.passed': '{who}, morale: {die, number} ({needed}). Passed.',
  'morale.failed': '{who}, morale: {die, number} ({needed}). Failed.',
  'morale.shaken': '{who}, morale: failed, being Shaken.',
  'morale.nerve': '{who}, morale: passed, thanks to {what}.',
  'fearless.passed': '{who}, Fearless: {die, number} (4+). The test is passed after all.',
  'fearless.failed': '{who}, Fearless: {die, number} (4+). It does not help.',
  'shaken.begins': '{who}: Shaken.',
  'shaken.ends': '{who}: no longer Shaken.',

  'modifier.cover': 'cover',
  'modifier.ap': 'AP',
  'modifier.indirect': 'Indirect after moving',
  'modifier.stealth': 'Stealth',
  'modifier.thrust': 'Thrust',
  'modifier.commanding': 'Commanding',
  'modifier.dreadAura': 'Dread Aura',
  'modifier.inspiring': 'Inspiring',
  'modifier.fast': 'Fast',
  'modifier.slow': 'Slow',
  'modifier.afflicted': 'Afflicted',
  'modifier.impaired': 'Impaired',
  'modifier.crippled': 'Crippled',
  'modifier.chestWound': 'Chest Wound',
  'modifier.blindedEye': 'Blinded Eye',
  'modifier.smashedLeg': 'Smashed Leg',
  'modifier.brokenArm': 'Broken Arm',
  'modifier.spinalInjury': 'Spinal Injury',
  'modifier.crushedSpirit': 'Crushed Spirit',
  'modifier.night': 'night',
  'modifier.dawn': 'dawn',
  'modifier.badWeather': 'bad weather',
  'modifier.improvingWeather': 'improving weather',
};
