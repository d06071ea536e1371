import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly height: number;
}

const prefix = 'icon:';

/** Makes `import walk from 'icon:walk'` a drawing of game-icons: what is imported is bundled, and nothing else. */
export function gameIcons(): Plugin {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: source => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      set ??= JSON.parse(readFileSync(path, 'utf8')) as IconSet;
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`There is no icon "${name}" in game-icons.`);
      return `export default ${JSON.stringify({ body: icon.body, size: set.height })};`;
    },
  };
}
