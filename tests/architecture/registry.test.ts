import { describe, expect, it } from 'vitest';
import { registry } from '../../src/app/registry.ts';
import { findHandwrittenPages } from './rules/page-lists.ts';
import { findRegistryFaults, type PageFacts, SHELL_FOLDERS } from './rules/page-registry.ts';
import { readSourceFiles } from './source-files.ts';

const tool = (id: string, meta: Partial<PageFacts['meta']> = {}, hasTab = true): PageFacts => ({
  id,
  tab: hasTab ? {} : null,
  meta: { title: id, description: `${id}：${'介绍'.repeat(10)}`, keywords: ['一', '二', '三'], ...meta },
});

describe('the registry is refused', () => {
  it.each([
    ['a tool whose id is not its folder', [tool('home')], ['homepage'], 2],
    ['a folder that nobody registered', [tool('home')], ['home', 'image-crop'], 1],
    ['a tool registered twice', [tool('home'), tool('home')], ['home'], 4],
    ['an order that is not the documented one', [tool('flock-dance'), tool('home')], ['home', 'flock-dance'], 1],
    ['an empty title', [tool('home', { title: ' ' })], ['home'], 1],
    ['a short description', [tool('home', { description: '太短' })], ['home'], 1],
    ['a long description', [tool('home', { description: '长'.repeat(161) })], ['home'], 1],
    ['two keywords, one of them twice', [tool('home', { keywords: ['一', '一', '二'] })], ['home'], 1],
    ['a part of the shell registered as a page', [tool('account')], ['account'], 1],
    [
      'a title used twice',
      [tool('home', { title: '同' }), tool('image-crop', { title: '同' })],
      ['home', 'image-crop'],
      1,
    ],
  ])('for %s', (_case, tools, folders, faults) => {
    expect(findRegistryFaults(tools, folders)).toHaveLength(faults);
  });
});

it.each([
  ['a page without a tab, wherever it stands', [tool('flock-dance'), tool('evolution', {}, false)]],
  ['a folder that is a part of the shell', [tool('flock-dance')]],
])('the registry accepts %s', (_case, pages) => {
  expect(findRegistryFaults(pages, [...pages.map(({ id }) => id), 'account'])).toEqual([]);
});

it('the registry, its folders and its metadata agree', () => {
  const paths = readSourceFiles().map(({ path }) => path);
  const folders = new Set(paths.flatMap((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect(findRegistryFaults(registry, [...folders])).toEqual([]);
  expect(SHELL_FOLDERS.filter((folder) => !folders.has(folder))).toEqual([]);
});

/** Files that name a page, each with its reason. */
const NAMED_ON_PURPOSE: Readonly<Record<string, string>> = {
  'src/app/entry-prerender.tsx: admin': 'the zone, not the page',
  'src/app/palette/shell-commands.ts: about': 'the help of the search leads to it',
  'src/app/portal/AdminItem.tsx: admin': 'the administration, which the menu of its administrators links to',
  'src/app/portal/DataCenterItem.tsx: data-center': 'a page without a tab, which the menus link to',
  'src/app/router.tsx: admin': 'the zone, not the page',
  'src/core/paths.ts: home': 'an address that leads to the portal home',
  'src/core/paths.ts: goal-focus': 'the page that `/` and unknown addresses lead to',
  'src/features/about/constants.ts: data-center': 'the text about privacy says where data is deleted',
  'src/features/custom-nav/NavBanner.tsx: lan-chat':
    'the banner leads to the page that sends files to other devices (doc 2 §2)',
  'src/features/home/constants.ts: flock-dance': 'the pond in the hero is a part of that page',
  'src/features/xhs-helper/deck/forward-cards.ts: lan-chat': 'the page that cards are forwarded to (doc 3 §4)',
  'src/shared/product/product-pages.ts: evolution': 'a page without a tab, which the footer leads to',
  'src/shared/product/product-pages.ts: about': 'a page without a tab, which the footer and the roadmap lead to',
  'src/shared/tool/define-page.ts: home': 'the name of a field, not of the page',
  'src/shared/tool/define-page.ts: admin': 'the zone, not the page',
  'src/shared/tool/search-entries.ts: admin': 'the zone, not the page',
  'server/services/accounts/lexicon.ts: admin': 'a user name, not the page',
  'server/services/admin-access/first-run.ts: admin': 'a user name, not the page',
};

describe('pages are listed in the registry only', () => {
  const ids = ['home', 'lan-chat'];

  it.each([
    ['a list of ids', 'src/app/a.ts', "const TABS = ['home'];", 'home'],
    ['an address', 'src/features/home/a.ts', 'const to = `/portal/lan-chat?room=1`;', 'lan-chat'],
    ['a descriptor', 'src/app/a.ts', "import { lanChat } from '../features/lan-chat/tool.ts';", 'lan-chat'],
    ['an address on the server', 'server/http/a.ts', "'/mythinkn/portal/lan-chat'", 'lan-chat'],
  ])('reports %s', (_case, path, text, id) => {
    expect(findHandwrittenPages([{ path, text }], ids)).toEqual([`${path}: ${id}`]);
  });

  it.each([
    ['the registry', 'src/app/registry.ts', "import { lanChat } from '../features/lan-chat/tool.ts';"],
    ["the page's own folder", 'src/features/lan-chat/tool.ts', "id: 'lan-chat'"],
    ['a test', 'tests/e2e/a.spec.ts', "'/mythinkn/portal/lan-chat'"],
  ])('accepts %s', (_case, path, text) => {
    expect(findHandwrittenPages([{ path, text }], ids)).toEqual([]);
  });

  it('holds in the tree', () => {
    const named = findHandwrittenPages(
      readSourceFiles(),
      registry.map(({ id }) => id),
    );
    expect(named).toEqual(Object.keys(NAMED_ON_PURPOSE));
  });
});
