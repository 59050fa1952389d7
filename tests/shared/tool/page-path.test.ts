import { describe, expect, it } from 'vitest';
import type { Zone } from '../../../src/shared/tool/define-page.ts';
import { layoutOf, pageAtPath, pagePath } from '../../../src/shared/tool/page-path.ts';
import { aPage } from '../../app/a-page.tsx';

it.each<[zone: Zone, path: string, screenPath: string, expected: string]>([
  ['portal', '', '', '/portal'],
  ['portal', 'lan-chat', '', '/portal/lan-chat'],
  ['portal', 'inspiration', ':inspirationId', '/portal/inspiration/:inspirationId'],
  ['bare', 'widget', '', '/widget'],
  ['admin', '', '', '/admin'],
  ['admin', '', 'permissions', '/admin/permissions'],
])('a page of the zone %s with the path "%s" and the screen "%s" lies at %s', (zone, path, screenPath, expected) => {
  expect(pagePath({ zone, path }, screenPath)).toBe(expected);
});

describe('the page at a path', () => {
  const pages = [
    aPage({ id: 'home' }),
    aPage({ id: 'flock-dance' }),
    aPage({ id: 'plan', paths: ['', ':planId', 'archive'] }),
    aPage({ id: 'console', zone: 'admin', path: '' }),
  ];

  it.each<[path: string, id: string | undefined, screen: string | undefined]>([
    ['/portal', 'home', ''],
    ['/portal/', 'home', ''],
    ['/portal/flock-dance', 'flock-dance', ''],
    ['/portal/plan/42', 'plan', ':planId'],
    ['/portal/plan/archive', 'plan', 'archive'],
    ['/admin', 'console', ''],
    ['/portal/flock-dance/deeper', undefined, undefined],
    ['/portal/Flock-Dance', undefined, undefined],
    ['/portal/flock-dancer', undefined, undefined],
    ['/portals', undefined, undefined],
    ['/', undefined, undefined],
  ])('%s is %s with the screen "%s"', (path, id, screen) => {
    const shown = pageAtPath(pages, path);
    expect([shown?.page.id, shown?.screen.path]).toEqual([id, screen]);
  });
});

it('a screen changes parts of the layout of its page', () => {
  const { screens, ...page } = aPage({ id: 'plan' });
  const room = { path: 'room', load: async () => ({ default: () => null }), layout: { padded: false } };
  const shown = { page: { ...page, screens: [...screens, room] }, screen: room };
  expect(layoutOf(shown)).toEqual({ header: 'static', padded: false, widget: true });
});
