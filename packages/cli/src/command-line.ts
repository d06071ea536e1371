/** A call of this program as one would type it into a shell. */
export function commandLine(...args: readonly string[]): string {
  return ['starboard', ...args.map(quoted)].join(' ');
}

function quoted(arg: string): string {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`;
}
