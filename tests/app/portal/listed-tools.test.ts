import { expect, it } from 'vitest';
import { listRecentTools, listTools } from '../../../src/app/portal/directory/listed-tools.ts';
import { registry } from '../../../src/app/registry.ts';
import { groupPages } from '../../../src/shared/tool/group-pages.ts';
import { aPage } from '../a-page.tsx';

it('lists every page with a tab in one group, in tab order, without the home page', () => {
  const listed = groupPages(listTools(registry));
  const tabs = registry.filter(({ tab, path }) => tab !== null && path !== '').map(({ id }) => id);
  expect(listed.flatMap(({ pages }) => pages.map(({ id }) => id)).toSorted()).toEqual(tabs.toSorted());
  for (const { pages } of listed) {
    const ids = pages.map(({ id }) => id);
    expect(ids).toEqual(tabs.filter((id) => ids.includes(id)));
  }
});

it('gives every tool a group', () => {
  expect(registry.filter(({ home, group }) => home !== null && group === undefined)).toEqual([]);
});

it('divides the remembered tools into pinned and used ones', () => {
  const pages = ['home', 'a', 'b', 'c'].map((id) => aPage({ id }));
  const visits = { pinned: ['b', 'gone'], recent: ['home', 'c', 'b', 'gone', 'a'] };
  const { pinned, used } = listRecentTools(pages, visits);
  expect(pinned.map(({ id }) => id)).toEqual(['b']);
  expect(used.map(({ id }) => id)).toEqual(['c', 'a']);
});
