import { expect, it, vi } from 'vitest';
import { listSearchEntries } from '../../../src/shared/tool/search-entries.ts';
import { aPage } from '../../app/a-page.tsx';

it('lists every page outside of the administration, and every command, with the words that find them', async () => {
  const run = vi.fn();
  const commands = [{ id: 'new-plan', name: 'New plan', search: ['add'], run }];
  const pages = [
    { ...aPage({ id: 'home' }), search: ['start'] },
    { ...aPage({ id: 'plan' }), loadCommands: async () => ({ commands }) },
    aPage({ id: 'console', zone: 'admin' }),
  ];
  const entries = await listSearchEntries(pages);
  expect(entries.map(({ kind, page, words }) => [kind, page.id, words])).toEqual([
    ['page', 'home', ['home', 'start']],
    ['page', 'plan', ['plan']],
    ['command', 'plan', ['New plan', 'add']],
  ]);
});

it('lists the rest where the commands of one page fail to load', async () => {
  const broken = { ...aPage({ id: 'broken' }), loadCommands: () => Promise.reject(new Error('offline')) };
  const entries = await listSearchEntries([broken, aPage({ id: 'home' })]);
  expect(entries.map(({ kind, page }) => [kind, page.id])).toEqual([
    ['page', 'broken'],
    ['page', 'home'],
  ]);
});
