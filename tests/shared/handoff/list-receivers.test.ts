import { expect, it } from 'vitest';
import { registry } from '../../../src/app/registry.ts';
import type { Content } from '../../../src/shared/handoff/content.ts';
import { listAcceptances, listReceivers, listReceiversOfAll } from '../../../src/shared/handoff/list-receivers.ts';
import type { ContentKind } from '../../../src/shared/tool/content-kinds.ts';
import type { Receiving } from '../../../src/shared/tool/define-page.ts';
import { aPage } from '../../app/a-page.tsx';

const aPageWith = (id: string, receiving: Partial<Receiving>) => {
  const receives: Receiving = { handoff: 'json-text', action: id, contents: ['any'], ...receiving };
  return { ...aPage({ id }), accepts: [{ files: [], receives }] };
};

const aContent = (kinds: readonly ContentKind[], parts: Partial<Content> = {}): Content => ({
  name: 'a',
  bytes: 10,
  source: 'a',
  kinds,
  own: [],
  problem: null,
  ...parts,
});

it.each<[kinds: ContentKind[], to: string[]]>([
  [
    ['picture', 'any'],
    ['/portal/image-crop', '/portal/lan-chat'],
  ],
  [
    ['json', 'any'],
    ['/portal/json-yaml', '/portal/lan-chat'],
  ],
  [
    ['yaml', 'text', 'any'],
    ['/portal/json-yaml?tab=yaml', '/portal/lan-chat'],
  ],
  [
    ['notation', 'text', 'any'],
    ['/portal/json-yaml', '/portal/lan-chat'],
  ],
  [['any'], ['/portal/lan-chat']],
])('the pages of the product for %j are %j', (kinds, to) => {
  const found = listReceivers(registry, aContent(kinds)).map((receiver) => receiver.to);
  expect(found.filter((each) => to.includes(each))).toEqual(to);
  expect(found[0]).toBe(to[0]);
});

it('pages with an own format come first, then the kinds, the ranks and the order of the pages', () => {
  const pages = [
    aPageWith('any', { contents: ['any'] }),
    aPageWith('second', { contents: ['picture'], rank: 2 }),
    aPageWith('third', { contents: ['picture'], rank: 2 }),
    aPageWith('first', { contents: ['picture'] }),
    aPageWith('other', { contents: ['yaml'] }),
    aPageWith('own', { contents: [] }),
  ];
  const own = listAcceptances(pages).flatMap(({ page, acceptance }) => (page.id === 'own' ? [acceptance] : []));
  const found = listReceivers(pages, aContent(['picture', 'any'], { own }));
  expect(found.map(({ page }) => page.id)).toEqual(['own', 'first', 'second', 'third', 'any']);
});

it('a page whose limit is exceeded stands last, with its limit', () => {
  const pages = [aPageWith('small', { maxBytes: 9 }), aPageWith('large', { maxBytes: 10 })];
  expect(listReceivers(pages, aContent(['any'])).map(({ page, exceededBytes }) => [page.id, exceededBytes])).toEqual([
    ['large', null],
    ['small', 9],
  ]);
});

it.each(['empty', 'unreadable'] as const)('no page takes a content that is %s', (problem) => {
  expect(listReceivers(registry, aContent(['any'], { problem }))).toEqual([]);
});

it('several files go together only to pages that take several of every kind, measured by the largest', () => {
  const pages = [
    aPageWith('one', {}),
    aPageWith('pictures', { contents: ['picture'], takesSeveral: true }),
    aPageWith('all', { takesSeveral: true, maxBytes: 15 }),
  ];
  const contents = [aContent(['picture', 'any']), aContent(['any'], { bytes: 20 }), aContent([], { problem: 'empty' })];
  expect(listReceiversOfAll(pages, contents).map(({ page, exceededBytes }) => [page.id, exceededBytes])).toEqual([
    ['all', 15],
  ]);
});
