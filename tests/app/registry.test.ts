import { describe, expect, it } from 'vitest';
import { landingPath, registry } from '../../src/app/registry.ts';
import { toRouteManifest } from '../../src/app/route-manifest.ts';
import { routeManifestSchema } from '../../src/core/contracts/route-manifest.ts';
import { aPage } from './a-page.tsx';

describe('registry', () => {
  it('starts with the portal home', () => {
    expect(registry[0]?.id).toBe('home');
  });

  it.each<[rule: string, ids: string[], path: string]>([
    ['the default tool once it is registered', ['home', 'goal-focus', 'flock-dance'], '/portal/goal-focus'],
    ['the portal home until then', ['home', 'flock-dance'], '/portal'],
  ])('leads `/` to %s', (_rule, ids, path) => {
    expect(landingPath(ids.map((id) => aPage({ id })))).toBe(path);
  });
});

describe('route manifest', () => {
  it('has a page for every screen, and satisfies its contract', () => {
    const manifest = routeManifestSchema.parse(toRouteManifest(registry));
    expect(manifest.pages).toHaveLength(registry.flatMap((page) => page.screens).length);
    expect(manifest.pages.map((page) => page.path)).toContain(manifest.landing);
  });

  it('names parameters in the path of a screen', () => {
    const page = aPage({ id: 'inspiration', paths: ['', ':inspirationId'] });
    expect(toRouteManifest([page]).pages.map(({ path }) => path)).toEqual([
      '/portal/inspiration',
      '/portal/inspiration/:inspirationId',
    ]);
  });

  it('names a screen with a title of its own before its page', () => {
    const load = async () => ({ default: () => null });
    const screens = [
      { path: '', load },
      { path: 'audit', title: 'audit', load },
    ];
    expect(toRouteManifest([aPage({ id: 'console', screens })]).pages.map(({ title }) => title)).toEqual([
      'title of console',
      'audit · title of console',
    ]);
  });

  it('marks a page that search engines must not list, and no other', () => {
    const hidden = aPage({ id: 'hidden' });
    const { pages } = toRouteManifest([
      aPage({ id: 'home' }),
      { ...hidden, meta: { ...hidden.meta, robots: 'noindex' } },
    ]);
    expect(pages.map(({ path, robots }) => [path, robots])).toEqual([
      ['/portal', undefined],
      ['/portal/hidden', 'noindex'],
    ]);
  });
});
