// Of what something is built. Uses Node alone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with any of the sources. */
export function fingerprint(root, { sources, except }) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(join(root, source), except))
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** All files below a path, in a fixed order. */
export function filesIn(path, except = /^$/) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !except.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(path, entry.name), except) : [join(path, entry.name)]));
}
