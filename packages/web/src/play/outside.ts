import { useEffect, useState } from 'react';
import { server } from './server.ts';

let asked: Promise<string> | undefined;

/**
 * Where others reach this page, as far as its server knows: a link that is read by another machine's camera must not begin
 * with `localhost`.
 */
export function outsideOrigin(): Promise<string> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<string> {
  try {
    return (await server.address()).url ?? location.origin;
  } catch {
    asked = undefined;
    return location.origin;
  }
}

export function useOutsideOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => void outsideOrigin().then(setOrigin), []);
  return origin;
}
