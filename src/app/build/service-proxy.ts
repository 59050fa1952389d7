import type { ProxyOptions } from 'vite';
import { LAN_SIGNALLING_PATH } from '../../core/contracts/lan.ts';
import { SERVICE_PREFIXES, UPLOADS_PATH } from '../../core/paths.ts';

/**
 * Rules of the development server that pass service calls and the WebSockets of the LAN station on to a running server, such as
 * `http://localhost:8080`. None without an address: the pages are then served alone.
 */
export function serviceProxy(server: string | undefined): Record<string, ProxyOptions> {
  if (server === undefined || server === '') return {};
  // The host stays that of the page, because the server takes changes and WebSockets only from its own pages.
  const calls = [...SERVICE_PREFIXES, `${UPLOADS_PATH}/`].map((prefix): [string, ProxyOptions] => [
    prefix,
    { target: server },
  ]);
  return Object.fromEntries([...calls, [LAN_SIGNALLING_PATH, { target: server, ws: true }]]);
}
