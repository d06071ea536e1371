export function bundle(entries: readonly string[], into: string): Promise<void>;
export function bundleName(path: string): string;
