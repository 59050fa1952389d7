import { BlockList, isIP, isIPv4 } from 'node:net';

type Family = 'ipv4' | 'ipv6';

/** Bits of an address by its family. */
const PREFIX_MAX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** The named ranges that `TRUST_PROXY` may contain. */
const PROXY_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Tells whether an address belongs to one of the proxies: addresses, ranges such as `10.0.0.0/8`, and named ranges. */
export function createProxyTest(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((entry) => PROXY_RANGES[entry] ?? [entry])) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(prefix), toFamily(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, toFamily(address));
}

function toFamily(address: string): Family {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}

/** An address, a range such as `10.0.0.0/8`, or a named range, but not a range of all addresses. */
export function isProxy(text: string): boolean {
  if (Object.hasOwn(PROXY_RANGES, text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (PREFIX_MAX[family] ?? 0);
}
