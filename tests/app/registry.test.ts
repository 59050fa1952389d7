import { describe, expect, it } from 'vitest';
import { landingPath, registry, toolAtPath } from '../../src/app/registry.ts';
import { toRouteManifest } from '../../src/app/route-manifest.ts';
import { routeManifestSchema } from '../../src/core/contracts/route-manifest.ts';
import type { Tool } from '../../src/shared/tool/define-tool.ts';
import { aTool } from './a-tool.tsx';

describe('registry', () => {
  it('starts with the portal home', () => {
    expect(registry[0]?.id).toBe('home');
  });

  it.each<[rule: string, ids: string[], path: string]>([
    ['the default tool once it is registered', ['home', 'goal-focus', 'flock-dance'], '/portal/goal-focus'],
    ['the portal home until then', ['home', 'flock-dance'], '/portal'],
  ])('leads `/` to %s', (_rule, ids, path) => {
    expect(landingPath(ids.map((id) => aTool({ id })))).toBe(path);
  });

  it.each<[path: string, id: string | undefined]>([
    ['/portal', 'home'],
    ['/portal/', 'home'],
    ['/portal/flock-dance', 'flock-dance'],
    ['/portal/flock-dance/deeper', 'flock-dance'],
    ['/portal/flock-dancer', undefined],
    ['/portals', undefined],
    ['/', undefined],
  ])('finds the tool of %s', (path, id) => {
    const tools: Tool[] = [aTool({ id: 'home' }), aTool({ id: 'flock-dance' })];
    expect(toolAtPath(tools, path)?.id).toBe(id);
  });
});

describe('route manifest', () => {
  it('has a page for every screen, and satisfies its contract', () => {
    const manifest = routeManifestSchema.parse(toRouteManifest(registry));
    expect(manifest.pages).toHaveLength(registry.flatMap((tool) => tool.screens).length);
    expect(manifest.pages.map((page) => page.path)).toContain(manifest.landing);
  });

  it('names parameters in the path of a screen', () => {
    const tool = aTool({ id: 'inspiration', paths: ['', ':inspirationId'] });
    expect(toRouteManifest([tool]).pages.map((page) => page.path)).toEqual([
      '/portal/inspiration',
      '/portal/inspiration/:inspirationId',
    ]);
  });
});
