import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { groupsOf, plainAddress } from './addresses.ts';

export interface Network {
  /** In the one form in which it is kept: `203.0.113.0/24`, `2001:db8:0:1::/64`. */
  readonly text: string;
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Behind IPv6 everybody has 2^64 addresses: nothing smaller is one. */
const smallest = { ipv4: 32, ipv6: 64 } as const;

/** A network, or the one that a single address stands for, as limits count it; nothing, if it is none. */
export function readNetwork(given: string): Network | undefined {
  const [, host = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(given.trim()) ?? [];
  if (host.includes('%')) return undefined;
  const address = length === undefined ? plainAddress(host) : host;
  if (isIPv4(address)) {
    const prefix = length === undefined ? 32 : Number(length);
    return prefix > 32 ? undefined : networkFrom('ipv4', bytesOf(address), prefix);
  }
  if (!isIPv6(address)) return undefined;
  const prefix = length === undefined ? 128 : Number(length);
  return prefix > 128 ? undefined : networkFrom('ipv6', groupsOf(address), Math.min(prefix, smallest.ipv6));
}

function bytesOf(address: string): number[] {
  return address.split('.').map(Number);
}

/** Without what lies below the prefix: two ways to write one network are one. */
function networkFrom(family: Network['family'], parts: readonly number[], prefix: number): Network {
  const width = family === 'ipv4' ? 8 : 16;
  const kept = parts.map((part, at) => {
    const below = width - Math.max(0, Math.min(width, prefix - at * width));
    return (part >> below) << below;
  });
  const address = family === 'ipv4' ? kept.join('.') : shortened(kept);
  return { text: `${address}/${prefix}`, address, prefix, family };
}

/** What is kept of it are its first groups: zeros follow. */
function shortened(groups: readonly number[]): string {
  const last = groups.findLastIndex(group => group !== 0);
  const head = groups.slice(0, last + 1).map(group => group.toString(16));
  return head.length === groups.length ? head.join(':') : `${head.join(':')}::`;
}

const thisMachine = ['127.0.0.0/8', '::1/128'];

/** Whether this machine itself would be in it: then nobody could look after the server any more. */
export function holdsThisMachine(network: Network): boolean {
  const [loop4, loop6] = thisMachine.map(each => readNetwork(each)!) as [Network, Network];
  const loop = network.family === 'ipv4' ? loop4 : loop6;
  return (
    new Networks([network]).has(loop.family === 'ipv6' ? '::1' : loop.address) ||
    new Networks([loop]).has(network.address)
  );
}

/** Some networks, to be asked whether an address is in one of them. */
export class Networks {
  readonly #list = new BlockList();

  constructor(networks: readonly Network[]) {
    for (const { address, prefix, family } of networks) this.#list.addSubnet(address, prefix, family);
  }

  has(given: string): boolean {
    const address = plainAddress(given);
    if (isIPv4(address)) return this.#list.check(address, 'ipv4');
    return isIPv6(address) && this.#list.check(address, 'ipv6');
  }
}
