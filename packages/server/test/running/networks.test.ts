import { describe, expect, test } from 'vitest';
import { holdsThisMachine, Networks, readNetwork } from '../../src/networks.ts';

describe('a network', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9/32'],
    [' 203.0.113.9/24 ', '203.0.113.0/24'],
    ['203.0.113.255/25', '203.0.113.128/25'],
    ['255.255.255.255', '255.255.255.255/32'],
    ['10.1.2.3/0', '0.0.0.0/0'],
    ['::ffff:203.0.113.9', '203.0.113.9/32'],
    ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:db8::1/128', '2001:db8::/64'],
    ['2001:db8:ffff:ffff::/36', '2001:db8:f000::/36'],
    ['ffff:ffff:ffff:ffff::1', 'ffff:ffff:ffff:ffff::/64'],
    ['64:ff9b::192.0.2.1/96', '64:ff9b::/64'],
    ['::/0', '::/0'],
  ])('%s is %s, however it is written', (given, text) => {
    expect(readNetwork(given)?.text).toBe(text);
    expect(readNetwork(text)?.text).toBe(text);
  });

  test.each([
    '',
    'x',
    '1.2.3',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/-1',
    '1.2.3.4/8/8',
    '01.2.3.4',
    '::/129',
    'fe80::1%eth0',
    'a.example',
    '::ffff:1.2.3.4/x',
  ])('%j is none', given => expect(readNetwork(given)).toBeUndefined());

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9/32', true],
    ['126.0.0.0/7', true],
    ['0.0.0.0/0', true],
    ['::1', true],
    ['::/16', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['128.0.0.0/1', false],
    ['10.0.0.0/8', false],
    ['2001:db8::/32', false],
  ])('%s holds this machine: %s', (given, holds) => {
    expect(holdsThisMachine(readNetwork(given)!)).toBe(holds);
  });
});

test('an address is in one of some networks, or in none', () => {
  const networks = new Networks(
    ['203.0.113.0/24', '198.51.100.7', '2001:db8:0:1::/64'].map(each => readNetwork(each)!),
  );
  const inside = ['203.0.113.255', '::ffff:203.0.113.4', '198.51.100.7', '2001:db8:0:1:ffff::', '2001:db8:0:1::9%eth0'];
  const outside = ['203.0.112.255', '198.51.100.8', '2001:db8:0:2::', '::ffff:198.51.100.6', '', 'localhost'];
  expect(inside.filter(each => !networks.has(each))).toEqual([]);
  expect(outside.filter(each => networks.has(each))).toEqual([]);
});
