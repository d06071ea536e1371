import { useEffect, useState } from 'react';
import { server } from './server.ts';

/** Nobody else's machine is called by these names. */
const local = ['localhost', '127.0.0.1', '[::1]'];

let asked: Promise<string> | undefined;

/** Where others reach this page: a link that is read by another machine's camera must not begin with `localhost`. */
export function outsideOrigin(): Promise<string> {
  asked ??= local.includes(location.hostname) ? ask() : Promise.resolve(location.origin);
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
