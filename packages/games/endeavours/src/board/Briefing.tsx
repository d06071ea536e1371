/** The missions stand with the rest of what lies before the Player: beside this board there is no room. */
export function Briefing() {
  return null;
}
