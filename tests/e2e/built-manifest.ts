import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../server/build/release.ts';
import { PAGE_VIEWS_FILE, type PageView, pageViewsSchema } from '../../src/core/contracts/page-views.ts';
import { type RouteManifest, routeManifestSchema } from '../../src/core/contracts/route-manifest.ts';
import { ROOT } from '../runner/command.ts';

/** The route manifest of the build that the tests run against. */
export function readManifest(): RouteManifest {
  const file = join(ROOT, 'dist', 'client', 'route-manifest.json');
  return routeManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The prerendered views of the build that the tests run against. */
export function readViews(): readonly PageView[] {
  return pageViewsSchema.parse(JSON.parse(readFileSync(join(ROOT, 'dist', 'client', PAGE_VIEWS_FILE), 'utf8')));
}

/** The text of a hashed file of the build that the tests run against. */
export function readAsset(name: string): string {
  return readFileSync(join(ROOT, 'dist', 'client', 'assets', name), 'utf8');
}

/** The hashed files of the build below this folder. */
export function readRelease(root: string = ROOT): Release {
  return JSON.parse(readFileSync(join(root, 'dist', 'release.json'), 'utf8'));
}
