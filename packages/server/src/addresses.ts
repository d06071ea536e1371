import { networkInterfaces } from 'node:os';
import type { Settings } from './settings.ts';

const everywhere = ['0.0.0.0', '::'];
const onlyHere = ['127.0.0.1', '::1', 'localhost'];

type Reach = Pick<Settings, 'host' | 'publicUrl'>;

/** Where a server is reached, from outside first. */
export function urlsOf({ host, publicUrl }: Reach, port: number, addresses: readonly string[]): string[] {
  const others = everywhere.includes(host) ? addresses : onlyHere.includes(host) ? [] : [host];
  const isHere = everywhere.includes(host) || onlyHere.includes(host);
  const hosts = [...(isHere ? ['localhost'] : []), ...others];
  const urls = hosts.map(each => `http://${each.includes(':') ? `[${each}]` : each}:${port}`);
  return publicUrl === undefined ? urls : [publicUrl, ...urls];
}

/** The best of them for somebody at another machine, if there is one. */
export function urlForOthers(reach: Reach, port: number, addresses: readonly string[]): string | undefined {
  return urlsOf(reach, port, addresses).find(url => !isLocal(new URL(url).hostname));
}

/** Whether a name or an address is this machine's own, however it is written. */
export function isLocal(host: string): boolean {
  return onlyHere.includes(host.replace(/^\[|\]$|^::ffff:/g, ''));
}

/** Between the programs of one machine; no phone is in there. */
const inside = /^(docker|br-|veth|virbr|vmnet|vboxnet)/;

/** The addresses of this machine in its networks. */
export function networkAddresses(): string[] {
  const all = Object.entries(networkInterfaces()).filter(([name]) => !inside.test(name));
  return all
    .flatMap(([, each]) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
