import { isIPv6 } from 'node:net';
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
export function networkAddresses(interfaces = networkInterfaces()): string[] {
  const all = Object.entries(interfaces).filter(([name]) => !inside.test(name));
  return all
    .flatMap(([, each]) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** An address without the zone it is in; one of IPv4 that is written in IPv6, as what it is. */
export function plainAddress(address: string): string {
  const [, version4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return version4 ?? address.replace(/%.*/, '');
}

/** The eight groups of an IPv6 address. */
export function groupsOf(address: string): number[] {
  const [before = '', after] = address
    .replace(/%.*/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, inGroups)
    .split('::');
  const [head, tail] = [before, after ?? ''].map(part => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map(group => Number.parseInt(group, 16));
}

function inGroups(_: string, ...bytes: string[]): string {
  const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** Whose address it is, as far as limits go: behind IPv6 everybody has 2^64 of them, which count as one. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return `${groups.map(group => group.toString(16)).join(':')}::/64`;
}
