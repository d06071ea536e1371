import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  groupsOf,
  isLocal,
  networkAddresses,
  networkOf,
  plainAddress,
  urlForOthers,
  urlsOf,
} from '../../src/addresses.ts';
import { openSite, type Site } from '../support/house.ts';

describe('others reach a server', () => {
  test.each([
    ['0.0.0.0', undefined, 'http://192.168.1.20:80'],
    ['127.0.0.1', undefined, undefined],
    ['10.0.0.2', undefined, 'http://10.0.0.2:80'],
    ['fd00::2', undefined, 'http://[fd00::2]:80'],
    ['127.0.0.1', 'https://table.example.org', 'https://table.example.org'],
    ['0.0.0.0', 'https://table.example.org', 'https://table.example.org'],
  ])('that listens at %s and is called %s from outside at %s', (host, publicUrl, url) => {
    expect(urlForOthers({ host, publicUrl }, 80, ['192.168.1.20', '192.168.1.21'])).toBe(url);
  });

  test('unless it is in no network', () => {
    expect(urlForOthers({ host: '0.0.0.0', publicUrl: undefined }, 80, [])).toBeUndefined();
  });
});

describe('a server is reached', () => {
  const [inside, outside] = ['http://192.168.1.20:80', 'https://table.example.org'];
  test.each([
    ['0.0.0.0', undefined, ['http://localhost:80', inside]],
    ['::', undefined, ['http://localhost:80', inside]],
    ['127.0.0.1', undefined, ['http://localhost:80']],
    ['::1', undefined, ['http://localhost:80']],
    ['localhost', undefined, ['http://localhost:80']],
    ['10.0.0.2', undefined, ['http://10.0.0.2:80']],
    ['0.0.0.0', outside, [outside, 'http://localhost:80', inside]],
    ['127.0.0.1', outside, [outside, 'http://localhost:80']],
  ])('that listens at %s and is called %s from outside at %j', (host, publicUrl, urls) => {
    expect(urlsOf({ host, publicUrl }, 80, ['192.168.1.20'])).toEqual(urls);
  });
});

test('a machine has the addresses of IPv4 by which others find it, not those between its own programs', () => {
  const common = { netmask: '255.255.255.0', mac: '02:00:00:00:00:00' };
  const ipv4 = (address: string, internal = false) =>
    ({ ...common, address, internal, family: 'IPv4', cidr: null }) as const;
  const ipv6 = { ...common, address: 'fe80::2', internal: false, family: 'IPv6', cidr: null, scopeid: 2 } as const;
  const addresses = networkAddresses({
    lo: [ipv4('127.0.0.1', true)],
    eth0: [ipv4('192.168.1.20'), ipv6],
    wlan0: [ipv4('10.0.0.7')],
    unplugged: undefined,
    docker0: [ipv4('172.17.0.1')],
    'br-0a1b': [ipv4('172.18.0.1')],
    veth7: [ipv4('172.19.0.1')],
    virbr0: [ipv4('192.168.122.1')],
    vmnet8: [ipv4('192.168.99.1')],
    vboxnet0: [ipv4('192.168.56.1')],
    'lan-docker': [ipv4('10.1.0.7')],
  });
  expect(addresses).toEqual(['192.168.1.20', '10.0.0.7', '10.1.0.7']);
});

describe('a server tells', () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite('SQLite');
  });
  afterEach(() => site.close());

  test('where it is called from outside', async () => {
    const { url } = await site.start({ publicUrl: 'https://table.example.org' });
    expect(await addressAt(url, 'table.example.org')).toEqual({ url: 'https://table.example.org' });
  });

  test('that it knows nothing if it listens to its own machine alone', async () => {
    const { url } = await site.start();
    expect(await addressAt(url, 'localhost')).toEqual({});
  });

  test('its address in the network to whoever sits at its machine, and to nobody else', async () => {
    const { url, port } = await site.start({ host: '0.0.0.0' });
    const [address] = networkAddresses();
    expect(await addressAt(url, 'localhost')).toEqual(
      address === undefined ? {} : { url: `http://${address}:${port}` },
    );
    expect(await addressAt(url, 'table.example.org')).toEqual({});
    if (address !== undefined) expect(await addressAt(`http://${address}:${port}`, 'localhost')).toEqual({});
  });
});

test.each(['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', host => {
  expect(isLocal(host)).toBe(true);
  expect(isLocal(`${host}.example.org`)).toBe(false);
  expect(isLocal(`not-${host}`)).toBe(false);
});

test.each(['local[host', 'local]host', '127.0::ffff:.0.1'])('%s is not', host => {
  expect(isLocal(host)).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['1::ffff:203.0.113.7', '1::ffff:203.0.113.7'],
  ['::ffff:203.0.113.7:1', '::ffff:203.0.113.7:1'],
  ['::ffff:', '::ffff:'],
])('the address %s is plainly %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each([
  ['::', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['::1', [0, 0, 0, 0, 0, 0, 0, 1]],
  ['2001:db8::1%eth0', [0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]],
  ['1:2:3:4:5:6:7:8', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['::ffff:203.0.113.7', [0, 0, 0, 0, 0, 0xffff, 0xcb00, 0x7107]],
  ['1:2:3:4:5:6:203.0.113.7', [1, 2, 3, 4, 5, 6, 0xcb00, 0x7107]],
])('the address %s has the groups %j', (address, groups) => {
  expect(groupsOf(address)).toEqual(groups);
});

/** Asks as somebody who called the server by this name. */
function addressAt(url: string, host: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/address`, { headers: { host } }, async response => {
      resolve(JSON.parse((await response.toArray()).join('')));
    });
    asked.on('error', reject).end();
  });
}

describe('limits count', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:203.0.113.7', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nobody', 'nobody'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
