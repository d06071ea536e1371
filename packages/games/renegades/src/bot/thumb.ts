/** The bot's rules of thumb: what counts how much, all in one place. */
export const thumb = {
  /** Who goes ashore: what a red die, a point of health and a die of a test that the mission asks for are worth there. */
  attackAshore: 2,
  healthAshore: 0.5,
  skillAshore: 2,
  /** What gunners and medics are worth aboard. */
  gunnerAboard: 2,
  medicAboard: 6,
  /** Whoever has lost more than this part of its health stays aboard. */
  tooHurtToGo: 0.5,
  /** Ashore with no more health than this, somebody had better be fetched; aboard with no more wounds than this it is well. */
  spentHealth: 5,
  scratches: 1,
  /** Rounds that a failed test costs, beside those of the way to it. */
  failedTest: 1,
  /** A ship comes down when those it fetches are so many Moves from the dock. */
  fetchAhead: 2,
  /** In orbit: a pose from which it can fire, for a ship that looks for a fight and for one that has somewhere to be. */
  fireWhenHunting: 8,
  fireOnErrand: 2,
  /** A square of the orbit that hurts. */
  danger: 15,
  /** In a fight: what somebody bears, and the one who must fall, in red dice. */
  bearer: 5,
  target: 5,
  /** On foot: a square on fire. */
  fire: 20,
} as const;
