import { isServiceOrigin } from '../../core/service-origin.ts';

/**
 * Reads `MYTHINKN_API`, the origin of the service that a build is for. Empty without a value: the service is then at the origin
 * of the pages. @throws Error that says how to write the value.
 */
export function readApiOrigin(setting = ''): string {
  const origin = setting.trim().replace(/\/$/, '');
  if (origin === '' || isServiceOrigin(origin)) return origin;
  throw new Error(
    `MYTHINKN_API must be an https origin without a path (https://example.com) or http://localhost:8080: ${setting}`,
  );
}
