/** How often something is tried: a few times by `npm test`, often by `npm run torture`. */
export function atLength(few: number, often: number): number {
  return process.env['STARBOARD_TEST_LENGTH'] === 'whole' ? often : few;
}
