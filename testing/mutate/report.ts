/** A change that was made to the code, and what came of it. */
export interface Mutant {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A run of tests that no longer ends, or cannot even be loaded, has noticed too. What no test reaches, nobody notices. */
const noticed = ['Killed', 'Timeout', 'RuntimeError'];
const missed = ['Survived', 'NoCoverage'];

export interface Score {
  readonly noticed: number;
  readonly all: number;
}

export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { noticed: count(noticed), all: count([...noticed, ...missed]) };
}

/** In hundredths; of nothing, everything. */
export function percent({ noticed, all }: Score): number {
  return all === 0 ? 100 : (100 * noticed) / all;
}

export function scoreWords(score: Score): string {
  return `${percent(score).toFixed(1)} % (${score.noticed} of ${score.all})`;
}

/** Each change that nobody noticed, with its place, what stood there and what stood there instead. */
export function survivorLines(mutants: readonly Mutant[], sourceOf: (file: string) => string): string[] {
  return mutants
    .filter(({ status }) => missed.includes(status))
    .map(({ fileName, mutatorName, status, replacement, location }) => {
      const was = shortened(textAt(sourceOf(fileName), location));
      const note = status === 'NoCoverage' ? ' (no test comes here)' : '';
      const place = `${fileName}:${location.start.line}:${location.start.column}`;
      return `${place} ${mutatorName}${note}\n    - ${was}\n    + ${shortened(replacement)}`;
    });
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined))
    .join('\n');
}

const mostSigns = 160;

function shortened(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > mostSigns ? `${line.slice(0, mostSigns)}…` : line;
}
