import type { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isLocal, networkAddresses, urlForOthers, urlsOf } from '../../src/addresses.ts';

const network = ['192.168.1.5', '10.0.0.7'];

test.each([
  ['0.0.0.0', ['http://localhost:80', 'http://192.168.1.5:80', 'http://10.0.0.7:80']],
  ['::', ['http://localhost:80', 'http://192.168.1.5:80', 'http://10.0.0.7:80']],
  ['127.0.0.1', ['http://localhost:80']],
  ['::1', ['http://localhost:80']],
  ['localhost', ['http://localhost:80']],
  ['192.168.1.9', ['http://192.168.1.9:80']],
  ['fe80::1', ['http://[fe80::1]:80']],
])('a server at %s is reached at its addresses, and at that of outside first', (host, urls) => {
  expect(urlsOf({ host, publicUrl: undefined }, 80, network)).toEqual(urls);
  expect(urlsOf({ host, publicUrl: 'https://table.example' }, 80, network)).toEqual(['https://table.example', ...urls]);
});

test.each([
  ['0.0.0.0', 'http://192.168.1.5:80'],
  ['127.0.0.1', undefined],
  ['fe80::1', 'http://[fe80::1]:80'],
])('somebody at another machine reaches a server at %s by %s', (host, url) => {
  expect(urlForOthers({ host, publicUrl: undefined }, 80, network)).toBe(url);
});

test('this machine has few names, however they are written', () => {
  const names = ['127.0.0.1', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1'];
  const others = [
    '127.0.0.2',
    'localhost.example',
    'x[::1]',
    '[::1]x',
    '127.0.0.1::ffff:',
    '192.168.1.5',
    'loc[alhost',
    '',
  ];
  expect([...names.map(isLocal), ...others.map(isLocal)]).toEqual([
    ...names.map(() => true),
    ...others.map(() => false),
  ]);
});

test('its addresses in networks are those that a phone could reach', () => {
  const at = (address: string, family = 'IPv4', internal = false) => ({ address, family, internal });
  const interfaces = {
    lo: [at('127.0.0.1', 'IPv4', true)],
    eth0: [at('192.168.1.5'), at('fe80::1', 'IPv6')],
    gone: undefined,
    wlan0: [at('10.0.0.7')],
    ...Object.fromEntries(
      ['docker0', 'br-1a', 'veth7', 'virbr0', 'vmnet1', 'vboxnet0'].map((name, i) => [name, [at(`172.17.0.${i}`)]]),
    ),
    mydocker: [at('10.0.0.8')],
  };
  expect(networkAddresses(interfaces as unknown as ReturnType<typeof networkInterfaces>)).toEqual([
    '192.168.1.5',
    '10.0.0.7',
    '10.0.0.8',
  ]);
});
