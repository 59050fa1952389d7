import { BlockList, isIP } from 'node:net';

/** Addresses that lead to the machine's own network gear or to its provider's metadata service. */
const FORBIDDEN_RANGES = [
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  // The metadata service of Alibaba Cloud.
  ['100.100.100.200', 32, 'ipv4'],
  // The metadata service of Oracle Cloud.
  ['192.0.0.192', 32, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  // The metadata service of AWS.
  ['fd00:ec2::', 32, 'ipv6'],
] as const;
const forbidden = new BlockList();
for (const [start, prefix, family] of FORBIDDEN_RANGES) forbidden.addSubnet(start, prefix, family);

/** Prefixes of IPv6 addresses that carry an IPv4 address in their last 32 bits: translated (RFC 6052), compatible, mapped. */
const carriers = new BlockList();
carriers.addSubnet('64:ff9b::', 96, 'ipv6');
carriers.addSubnet('::', 96, 'ipv6');
carriers.addSubnet('::ffff:0:0', 96, 'ipv6');
/** Tunnels, whose IPv4 address lies elsewhere; no mail server is reached by one. */
forbidden.addSubnet('2002::', 16, 'ipv6');
forbidden.addSubnet('64:ff9b:1::', 48, 'ipv6');

const FORBIDDEN_NAMES: readonly string[] = ['metadata', 'metadata.google.internal', 'instance-data'];
const FORBIDDEN_SUFFIXES: readonly string[] = ['.metadata.google.internal', '.instance-data', '.ec2.internal'];
/** No name ends so, but resolvers read it as an address: `2852039166`, `0xa9fea9fe`, `0251.0376.0251.0376`, `169.254.43518`. */
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;
const LOOPBACK_V6 = '::1';

/** Whether a test mail may connect to an address. False for a text that is no address. */
export function isAllowedAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !forbidden.check(address, 'ipv4');
  if (address === LOOPBACK_V6) return true;
  if (forbidden.check(address, 'ipv6')) return false;
  return !carriers.check(address, 'ipv6') || !forbidden.check(lastIpv4Of(address), 'ipv4');
}

/** Whether a name or address may be configured. What DNS makes of a name is checked when it is connected to. */
export function isAllowedHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.+$/, '');
  if (isIP(name) !== 0) return isAllowedAddress(name);
  if (NUMERIC_END.test(name)) return false;
  return !FORBIDDEN_NAMES.includes(name) && !FORBIDDEN_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

/** The last 32 bits of an IPv6 address as an IPv4 address. */
function lastIpv4Of(address: string): string {
  const dotted = /\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0];
  if (dotted !== undefined) return dotted;
  const [before = '', after] = address.split('::');
  const groups = (after ?? before).split(':').filter(Boolean);
  const [high = '0', low = '0'] = ['0', '0', ...groups].slice(-2);
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((value) => [value >> 8, value & 255]).join('.');
}
