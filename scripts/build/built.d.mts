/** What is built, of which sources, and the program that builds it into the folder that it is given. */
interface Part {
  readonly sources: readonly string[];
  readonly except: RegExp;
  readonly builder: string;
}

export function ensureBuilt(
  names: readonly string[],
  from?: { readonly root?: string; readonly parts?: { readonly [name: string]: Part } },
): Promise<string[]>;
