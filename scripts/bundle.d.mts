export function bundle(
  entries: readonly string[],
  into: string,
  options?: { readonly withPackages?: boolean },
): Promise<void>;
export function bundleName(path: string): string;
