import { expect, it } from 'vitest';
import { listNetworks } from '../../server/services/network-address.ts';

it.each([
  [
    '203.0.113.7',
    [
      ['lan-203-0-113-7', 1],
      ['v4/24-203-0-113', 10],
    ],
  ],
  [
    '::ffff:203.0.113.7',
    [
      ['lan-203-0-113-7', 1],
      ['v4/24-203-0-113', 10],
    ],
  ],
  [
    '2001:db8:1:2aff::9',
    [
      ['lan-v6-2001-db8-1-2aff', 1],
      ['v6/56-2001-db8-1-2a', 2],
      ['v6/48-2001-db8-1', 4],
    ],
  ],
  [
    '2001:db8::1',
    [
      ['lan-v6-2001-db8-0-0', 1],
      ['v6/56-2001-db8-0-00', 2],
      ['v6/48-2001-db8-0', 4],
    ],
  ],
  ['no address', [['lan-unknown', 1]]],
])('counts %s at its network and the wider ones', (ip, networks) => {
  expect(listNetworks(ip).map(({ key, scale }) => [key, scale])).toEqual(networks);
});

it('counts two lines of one provider separately, and the networks of one line together', () => {
  const keys = (ip: string) => listNetworks(ip).map(({ key }) => key);
  const shared = (a: string, b: string) => keys(a).filter((key) => keys(b).includes(key)).length;
  expect(shared('2001:db8:1:200::1', '2001:db8:1:2ff::1')).toBe(2);
  expect(shared('2001:db8:1:200::1', '2001:db8:1:300::1')).toBe(1);
  expect(shared('2001:db8:1:200::1', '2001:db8:2:200::1')).toBe(0);
});
