import { isIPv4, isIPv6 } from 'node:net';
import type { NetworkAddress } from '../../src/core/contracts/portal.ts';
import type { Network } from './caller.ts';

const GROUPS = 8;
/** Groups that all addresses of one connection share: a /64. */
const NETWORK_GROUPS = 4;
const GROUP_DIGITS = 4;

/**
 * A caller's address and the room of its network: `lan-203-0-113-7` for IPv4, where a whole network shares one address (doc
 * 2 §4), `lan-v6-2001-db8-1-2` for IPv6, where every device has its own address within the network's first 64 bits.
 */
export function toNetworkAddress(ip: string): NetworkAddress {
  const address = toPlainAddress(ip);
  if (isIPv4(address)) return { address, room: `lan-${address.replaceAll('.', '-')}` };
  if (!isIPv6(address)) return { address, room: 'lan-unknown' };
  return { address, room: ['lan', 'v6', ...listGroups(address).slice(0, NETWORK_GROUPS)].join('-') };
}

/** Providers assign whole ranges, so that one line has up to 65,536 networks of its own: wider ranges have limits, too. */
const WIDER_SCALES = { 'v6/56': 2, 'v6/48': 4, 'v4/24': 10 } as const;

/** The network of an address and the wider ones around it: /64, /56 and /48 for IPv6, the address and its /24 for IPv4. */
export function listNetworks(ip: string): readonly Network[] {
  const address = toPlainAddress(ip);
  const own: Network = { key: toNetworkAddress(ip).room, scale: 1 };
  if (isIPv4(address)) return [own, toWider('v4/24', address.split('.').slice(0, -1))];
  if (!isIPv6(address)) return [own];
  const [first = '', second = '', third = '', fourth = ''] = listGroups(address);
  const subnet = fourth.padStart(GROUP_DIGITS, '0').slice(0, GROUP_DIGITS / 2);
  return [own, toWider('v6/56', [first, second, third, subnet]), toWider('v6/48', [first, second, third])];
}

function toWider(width: keyof typeof WIDER_SCALES, parts: readonly string[]): Network {
  return { key: [width, ...parts].join('-'), scale: WIDER_SCALES[width] };
}

/** Drops the zone, and turns the IPv6 form that a dual-stack socket gives to an IPv4 address back into IPv4. */
function toPlainAddress(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

/** The eight groups of an IPv6 address, in small letters and without leading zeros. */
function listGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = toGroups(head);
  const after = toGroups(tail ?? '');
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The last 32 bits may be written as an IPv4 address; they are not part of the network. */
function toGroups(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group));
}
