import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLocal, networkAddresses, networkOf, urlForOthers } from '../../src/addresses.ts';
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
