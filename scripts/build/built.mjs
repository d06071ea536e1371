// Builds what runs, unless what was built of the very same sources is there. Uses Node alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStopping, run } from '../stopping.mjs';
import { inTurn, isAlive } from '../turn.mjs';
import { parts as ownParts } from './parts.mjs';
import { fingerprint } from './sources.mjs';

const ownRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The folders of these parts as their sources are now; what is missing is built. Each build has a folder of its own, which
 * never changes: whoever runs from an older one goes on with it.
 */
export async function ensureBuilt(names, { root = ownRoot, parts = ownParts } = {}) {
  const dist = join(root, 'dist');
  const folderOf = name => join(dist, `${name}-${fingerprint(root, parts[name])}`);
  let wanted = names.map(folderOf);
  // Whoever writes on while it is being built has it built again.
  while (!wanted.every(existsSync) && !isStopping()) {
    try {
      mkdirSync(dist, { recursive: true });
      await inTurn(join(dist, '.building'), 'building', async whoElse => {
        for (const name of names) await build(name, () => folderOf(name), join(root, parts[name].builder), whoElse);
      });
    } catch (error) {
      if (error.syscall === undefined) throw error;
      throw new Error(`Nothing can be built in ${dist}: ${error.message}.`);
    }
    wanted = names.map(folderOf);
  }
  return wanted;
}

/** Beside the others, and then put in its place whole. */
async function build(name, folderNow, builder, whoElse) {
  const folder = folderNow();
  if (existsSync(folder) || isStopping()) return;
  console.error(`Building the ${name}; that happens once…`);
  const fresh = join(dirname(folder), '.fresh');
  try {
    rmSync(fresh, { recursive: true, force: true });
    const { status } = await run(process.execPath, [builder, fresh], { stdio: ['ignore', 2, 'inherit'] }, whoElse);
    if (isStopping() || folder !== folderNow()) return;
    if (status !== 0)
      throw new Error(`The ${name} could not be built; see the lines above. What was built before is still there.`);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  clearAway(dirname(folder), name);
}

const kept = 2;

/** Old builds that nobody runs from. */
function clearAway(dist, name) {
  const used = inUse(dist);
  const builds = readdirSync(dist).filter(each => each.startsWith(`${name}-`));
  const age = each => statSync(join(dist, each)).mtimeMs;
  const old = builds.sort((a, b) => age(b) - age(a)).slice(kept);
  for (const each of old) if (!used.has(each)) rmSync(join(dist, each), { recursive: true, force: true });
}

const users = '.users';

/** As long as this process lives, nobody clears these builds away. */
export function keep(folders) {
  const place = join(dirname(folders[0]), users);
  const note = join(place, String(process.pid));
  try {
    mkdirSync(place, { recursive: true });
    writeFileSync(note, folders.map(folder => basename(folder)).join('\n'));
    process.on('exit', () => rmSync(note, { force: true }));
  } catch {
    // Where we may not write, we do not build either.
  }
}

function inUse(dist) {
  const place = join(dist, users);
  if (!existsSync(place)) return new Set();
  const [living, gone] = [[], []];
  for (const pid of readdirSync(place)) (isAlive(Number(pid)) ? living : gone).push(join(place, pid));
  for (const note of gone) rmSync(note, { force: true });
  return new Set(living.flatMap(note => readFileSync(note, 'utf8').split('\n')));
}
