import { execFileSync } from 'node:child_process';

/** The lines that have changed since then, as `file:first-last`; of a file that is new, the whole. */
export function changedSince(root: string, revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const diff = git('diff', '--unified=0', '--no-color', '--no-ext-diff', '--diff-filter=d', revision, '--', 'packages');
  const fresh = git('ls-files', '--others', '--exclude-standard', '--', 'packages');
  return [...rangesOf(diff), ...fresh.split('\n').filter(Boolean)];
}

/** `@@ -10,2 +12,3 @@` of `+++ b/file` says that lines 12 to 14 of it are new; a count of none, that some were taken out. */
export function rangesOf(diff: string): string[] {
  const ranges: string[] = [];
  let file = '';
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first !== undefined && count !== '0') ranges.push(`${file}:${first}-${Number(first) + Number(count) - 1}`);
  }
  return ranges;
}

/** `file:3-5` without its lines. */
export function fileOf(range: string): string {
  return range.replace(/:\d+(:\d+)?-\d+(:\d+)?$/, '');
}
