// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { listFindables } from '../../../src/features/custom-nav/findables.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';

const item = (id: string, name: string, link: string) => ({ id, name, link, color: '#336699', type: 'uncategorized' });

beforeEach(() => localStorage.clear());

it('offers links that lead to a website, with their host as a further word, and no others', async () => {
  const items = [
    item('a', '少数派', 'sspai.com/x'),
    item('b', '坏', 'javascript:alert(1)'),
    item('c', '信', 'mailto:a@b.cn'),
  ];
  localStorage.setItem(STORAGE_KEYS.customNav, JSON.stringify({ items, layout: '5', viewMode: 'grid' }));
  expect(await listFindables()).toMatchObject([
    { kind: 'bookmark', name: '少数派', words: ['sspai.com'], leadsTo: { site: 'https://sspai.com/x' } },
  ]);
});
