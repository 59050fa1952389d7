// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import type { DBSchema } from 'idb';
import { expect, it } from 'vitest';
import { registry } from '../../src/app/registry.ts';
import { toRouteManifest } from '../../src/app/route-manifest.ts';
import { toSiteMapPaths } from '../../src/core/site-map.ts';
import { copy as dataCenterCopy } from '../../src/features/data-center/words.ts';
import { openToolDatabase } from '../../src/shared/data/open-tool-database.ts';
import { listAcceptingPages } from '../../src/shared/tool/accepting-pages.ts';
import { defineTool, type Page } from '../../src/shared/tool/define-page.ts';
import { listSearchEntries } from '../../src/shared/tool/search-entries.ts';
import type { ToolData } from '../../src/shared/tool/tool-data.ts';
import { listOpenablePaths } from '../e2e/openable-paths.ts';
import { createFakeTool } from '../shared/data/a-tool-data.ts';
import { until } from '../shared/dom.ts';
import { renderPortal } from './render.tsx';

interface NoteSchema extends DBSchema {
  notes: { key: string; value: { id: string; text: string } };
}

const notes = openToolDatabase<NoteSchema>({
  name: 'scratch',
  migrations: [(db) => void db.createObjectStore('notes', { keyPath: 'id' })],
});

const noteData: ToolData = {
  ...createFakeTool('scratch'),
  label: '草稿本',
  size: async () => {
    const rows = await notes.read(['notes'], (tx) => tx.objectStore('notes').getAll());
    return { entries: rows.length, bytes: JSON.stringify(rows).length };
  },
};

const addNote = () =>
  notes.write(['notes'], async (tx) => void (await tx.objectStore('notes').put({ id: '1', text: 'a' })));

/** A tool as its author would write it: it owns a database, a drop type, a command and a data hook. */
const scratch = defineTool({
  id: 'scratch',
  name: '草稿本',
  icon: NoteIcon,
  tab: { opens: 'same-tab' },
  group: 'leisure',
  summary: '随手记下，随时翻看。',
  meta: { title: '草稿本', description: '随手记下，随时翻看，内容只保存在自己的浏览器里。', keywords: ['草稿'] },
  search: ['notes'],
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: async () => ({ default: () => <main>notes</main> }) }],
  accepts: [{ files: ['.note'] }],
  loadData: async () => ({ data: noteData }),
  loadCommands: async () => ({
    commands: [{ id: 'add', name: '新建草稿', search: ['add note'], run: () => void addNote() }],
  }),
});

/** Everything that the product derives from its pages, as texts. */
async function listPresence(pages: readonly Page[]) {
  const manifest = toRouteManifest(pages);
  const { host, navigate } = await renderPortal(pages, '/portal');
  await until(() => host.querySelector('[aria-labelledby="home-tools"]') !== null);
  const tabs = textsOf(host, 'header nav a .label');
  const cards = textsOf(host, '[aria-labelledby="home-tools"] a > strong');
  await navigate('/portal/data-center');
  await until(
    () =>
      host.querySelector('h1')?.textContent === dataCenterCopy.title &&
      !host.textContent?.includes(dataCenterCopy.loading),
  );
  const search = await listSearchEntries(pages);
  return {
    tabs,
    cards,
    dataCenter: textsOf(host, 'main'),
    siteMap: toSiteMapPaths(manifest.pages),
    accessibilityTest: listOpenablePaths(manifest),
    search: search.map((entry) => entry.words.join()),
    drops: listAcceptingPages(pages, { name: 'today.note', type: '' }).map(({ to }) => to),
  };
}

const textsOf = (host: Element, selector: string) =>
  [...host.querySelectorAll(selector)].map((element) => element.textContent ?? '');

it('a page costs its folder and its line: everything else derives from its descriptor', async () => {
  await addNote();
  const presence = await listPresence([...registry, scratch]);
  expect(presence.tabs).toContain('草稿本');
  expect(presence.cards).toContain('草稿本');
  expect(presence.dataCenter.join()).toContain('草稿本');
  expect(presence.siteMap).toContain('/portal/scratch');
  expect(presence.accessibilityTest).toContain('/portal/scratch');
  expect(presence.search).toEqual(expect.arrayContaining(['草稿本,notes', '新建草稿,add note']));
  expect(presence.drops).toEqual(['/portal/scratch']);
});

it('a page whose line is removed is gone everywhere', async () => {
  const presence = await listPresence(registry);
  expect(JSON.stringify(presence)).not.toMatch(/草稿|scratch/);
});
