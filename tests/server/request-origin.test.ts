import { expect, it } from 'vitest';
import { toRequestOrigin } from '../../server/http/request-origin.ts';

it.each([
  ['https://example.cn', 'http', 'other.cn', 'https://example.cn'],
  [null, 'http', 'example.cn', 'http://example.cn'],
  [null, 'https', 'example.cn:8443', 'https://example.cn:8443'],
  [null, 'http', '192.168.1.2:8080', 'http://192.168.1.2:8080'],
  [null, 'http', '[::1]:8080', 'http://[::1]:8080'],
  [null, 'javascript', 'example.cn', 'http://example.cn'],
  [null, 'http', undefined, 'http://localhost'],
  [null, 'http', '', 'http://localhost'],
  [null, 'http', 'example.cn/evil', 'http://localhost'],
  [null, 'http', 'user@example.cn', 'http://localhost'],
  [null, 'http', 'example.cn:99999', 'http://localhost'],
  [null, 'http', '"><script>', 'http://localhost'],
  [null, 'http', 'a b', 'http://localhost'],
  [null, 'http', `${'a'.repeat(300)}.cn`, 'http://localhost'],
])('public origin %s, scheme %s, host %s gives %s', (publicOrigin, protocol, host, expected) => {
  expect(toRequestOrigin(publicOrigin, protocol, host)).toBe(expected);
});
