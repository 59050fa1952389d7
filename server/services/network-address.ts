import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { LOCAL_ROOM } from '../../src/core/lan/room-code.ts';
import type { Network } from './caller.ts';

const GROUPS = 8;
/** Groups that all addresses of one connection share: a /64. */
const NETWORK_GROUPS = 4;
const GROUP_DIGITS = 4;

const LOCAL_RANGES = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const;
const localAddresses = new BlockList();
for (const [start, prefix, family] of LOCAL_RANGES) localAddresses.addSubnet(start, prefix, family);

/**
 * A caller's address and the key of its network for limits: of IPv4 the address, which a whole network shares, of IPv6 its
 * first 64 bits, within which every device has an address of its own.
 */
export function toNetwork(ip: string): { readonly address: string; readonly key: string } {
  const address = toPlainAddress(ip);
  if (isIPv4(address)) return { address, key: `lan-${address.replaceAll('.', '-')}` };
  if (!isIPv6(address)) return { address, key: 'lan-unknown' };
  return { address, key: ['lan', 'v6', ...listGroups(address).slice(0, NETWORK_GROUPS)].join('-') };
}

/**
 * Code of the room that all devices of one network share (doc 2 §4): `lan203-0-113-7`, for IPv6 `lan2001-db8-1-2`. Null for
 * a text that is not an address.
 */
export function toRoomCode(ip: string): string | null {
  const address = toPlainAddress(ip);
  if (isIPv4(address)) return localAddresses.check(address) ? LOCAL_ROOM : `lan${address.replaceAll('.', '-')}`;
  if (!isIPv6(address)) return null;
  if (localAddresses.check(address, 'ipv6')) return LOCAL_ROOM;
  return `lan${listGroups(address).slice(0, NETWORK_GROUPS).join('-')}`;
}

/** Providers assign whole ranges, so that one line has up to 65,536 networks of its own: wider ranges have limits, too. */
const WIDER_SCALES = { 'v6/56': 2, 'v6/48': 4, 'v4/24': 10 } as const;

/** The network of an address and the wider ones around it: /64, /56 and /48 for IPv6, the address and its /24 for IPv4. */
export function listNetworks(ip: string): readonly Network[] {
  const address = toPlainAddress(ip);
  const own: Network = { key: toNetwork(ip).key, scale: 1 };
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
