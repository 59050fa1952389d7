import { readFileSync } from 'node:fs';
import { type RouteManifest, routeManifestSchema } from '../../src/core/contracts/route-manifest.ts';

/** The route manifest of the build that the tests run against. */
export function readManifest(): RouteManifest {
  const file = new URL('../../dist/client/route-manifest.json', import.meta.url);
  return routeManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
