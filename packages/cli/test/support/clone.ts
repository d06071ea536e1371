import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** The scripts in a folder of their own, where this program is what is built. */
export function cloneScripts(folder: string, program: string): void {
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'scripts/build/parts.mjs'), parts);
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(join(folder, 'builder.mjs'), builder);
}

const parts = `
  const part = { sources: ['program.mjs'], except: /^$/, builder: 'builder.mjs' };
  export const parts = { program: part, page: part };`;

const builder = `
  import { cpSync } from 'node:fs';
  cpSync('program.mjs', process.argv[2] + '/main.mjs');`;
