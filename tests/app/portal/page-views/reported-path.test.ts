import { describe, expect, it } from 'vitest';
import { toReportedPath } from '../../../../src/app/portal/page-views/reported-path.ts';
import { registry } from '../../../../src/app/registry.ts';
import { pageAtPath } from '../../../../src/shared/tool/page-path.ts';
import { aPage } from '../../a-page.tsx';

const pages = [
  ...registry,
  aPage({ id: 'console', zone: 'admin' }),
  aPage({ id: 'plain', zone: 'bare' }),
  { ...aPage({ id: 'quiet' }), sendsNothing: true },
];

describe('the reported path of a page', () => {
  it.each([
    ['the portal home', '/portal', '/mythinkn/portal'],
    ['a tool', '/portal/goal-focus', '/mythinkn/portal/goal-focus'],
    ['a screen with an id', '/portal/inspiration/1700000000000', '/mythinkn/portal/inspiration/:inspirationId'],
    ['a page of the administration', '/admin/console', null],
    ['a page outside of the portal', '/plain', null],
    ['a page that sends nothing', '/portal/quiet', null],
    ['the JSON and YAML tools', '/portal/json-yaml', null],
    ['an unknown address', '/portal/room-7f3a', null],
  ])('%s', (_case, path, reported) => {
    expect(toReportedPath(pageAtPath(pages, path) ?? null)).toBe(reported);
  });

  it('names a path of the registry for every page, whatever ids an address has', () => {
    const screens = registry.flatMap((page) => page.screens.map((screen) => ({ page, screen })));
    for (const shown of screens) expect(toReportedPath(shown) ?? '').toMatch(/^(?:\/mythinkn\/portal[\w/:-]*)?$/);
  });
});
