import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Who tries it: their numbers if that is not whoever runs this. */
export interface Person {
  readonly name: string;
  readonly as: { readonly uid: number; readonly gid: number } | undefined;
}

export const ourselves: Person = { name: process.getuid?.() === 0 ? 'root' : 'an ordinary user', as: undefined };

/** An account of this machine that can run this Node, if we are root and there is one. */
export function findPerson(account: string): Person | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (which: string) => Number(spawnSync('id', [which, account], { encoding: 'utf8' }).stdout.trim() || NaN);
  const as = { uid: idOf('-u'), gid: idOf('-g') };
  if (Number.isNaN(as.uid)) return undefined;
  const { status } = spawnSync(process.execPath, ['--version'], { ...as, cwd: '/' });
  return status === 0 ? { name: account, as } : undefined;
}

/** What commands have made since the project was unpacked and installed. */
const made = ['dist', 'node_modules/.vite', 'node_modules/.cache', 'testing/node_modules/.cache', 'data'];
const notCopied = ['.git', 'coverage', ...made];

/** A copy of the project with what is installed and nothing that was built, that only its owner may enter. */
export class Copy {
  readonly owner: Person;
  #folder: string;

  constructor(root: string, base: string, owner: Person) {
    this.owner = owner;
    this.#folder = join(base, owner.name);
    cpSync(root, this.#folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: path => !notCopied.includes(relative(root, path)),
    });
    for (const path of [this.#folder, ...below(this.#folder)]) this.#own(path);
    chmodSync(this.#folder, 0o700);
    mkdirSync(this.home, { mode: 0o700 });
    this.#own(this.home);
  }

  get folder(): string {
    return this.#folder;
  }

  /** Where whoever tries it has what is theirs alone. */
  get home(): string {
    return join(dirname(this.#folder), `home of ${this.owner.name}`);
  }

  /** As after unpacking, under another name. */
  refresh(name: string): void {
    const renamed = join(dirname(this.#folder), name);
    renameSync(this.#folder, renamed);
    this.#folder = renamed;
    for (const path of made) rmSync(join(renamed, path), { recursive: true, force: true });
  }

  /** As it would have been unpacked under `umask 077`. */
  keepToItself(): void {
    for (const path of below(this.#folder)) {
      const stats = lstatSync(path);
      if (!stats.isSymbolicLink()) chmodSync(path, stats.mode & 0o700);
    }
  }

  #own(path: string): void {
    if (this.owner.as !== undefined && !lstatSync(path).isSymbolicLink())
      chownSync(path, this.owner.as.uid, this.owner.as.gid);
  }
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
}
