import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEMS_MAX, NAME_LENGTH_MAX } from '../../../../src/features/custom-nav/constants.ts';
import { parseBookmarks } from '../../../../src/features/custom-nav/model/bookmark-file.ts';
import { folderPath, listFolders } from '../../../../src/features/custom-nav/model/folder-categories.ts';
import { type ImportChoice, planNavImport } from '../../../../src/features/custom-nav/model/import-plan.ts';
import { toImportRows } from '../../../../src/features/custom-nav/model/import-rows.ts';
import { formatNavFile, parseNavFile } from '../../../../src/features/custom-nav/model/json-file.ts';
import { EMPTY_NAV } from '../../../../src/features/custom-nav/model/nav-state.ts';
import { aCandidate, anItem, countingIds, someItems } from '../an-item.ts';
import { manyBookmarks } from '../bookmarks/samples.ts';

function aChoice(change: Partial<ImportChoice> = {}): ImportChoice {
  return {
    mode: 'merge',
    updatesConflicts: false,
    categories: new Map(),
    excludedFolders: new Set(),
    excluded: new Set(),
    ...change,
  };
}

describe('JSON files', () => {
  it('are written with the pictures of their tiles', () => {
    const text = formatNavFile(
      { ...EMPTY_NAV, items: someItems(2) },
      0,
      new Map([['1', 'data:image/png;base64,QUJD']]),
    );
    expect(JSON.parse(text).items.map((item: object) => 'icon' in item)).toEqual([false, true]);
    expect(parseNavFile(text).candidates.map(({ icon }) => icon)).toEqual([null, 'data:image/png;base64,QUJD']);
  });

  it('are written with the documented fields and read back', () => {
    const state = { items: [anItem('a', { type: 'life' })], layout: '10', viewMode: 'category' } as const;
    const text = formatNavFile(state, Date.UTC(2026, 10, 23, 8));
    expect(JSON.parse(text)).toEqual({
      items: [{ name: '站点a', link: 'https://a.example.com', color: '#1976d2', type: 'life' }],
      layout: '10',
      viewMode: 'category',
      exportTime: '2026-11-23T08:00:00.000Z',
    });
    const { candidates, layout, left } = parseNavFile(text);
    expect([layout, left]).toEqual(['10', 0]);
    expect(toImportRows(candidates, state.items).rows.map(({ state: compared }) => compared)).toEqual(['same']);
  });

  it.each([
    ['', 'nav-file-not-json'],
    ['{"items":[', 'nav-file-not-json'],
    ['plain text', 'nav-file-not-json'],
    ['[]', 'nav-file-wrong-format'],
    ['null', 'nav-file-wrong-format'],
    ['7', 'nav-file-wrong-format'],
    ['{}', 'nav-file-wrong-format'],
    ['{"items":{}}', 'nav-file-wrong-format'],
  ])('%j is refused', (text, code) => {
    expect(() => parseNavFile(text)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    [10, '10'],
    ['10', '10'],
    ['5', '5'],
    ['7', '5'],
    [undefined, '5'],
  ])('the layout %j becomes %s', (layout, expected) => {
    expect(parseNavFile(JSON.stringify({ items: [], layout })).layout).toBe(expected);
  });

  it('never throw another error, and give http and https links only', () => {
    const text = fc.constantFrom('javascript:alert(1)', 'data:,', 'https://a.com', 'b.com', '');
    const item = fc.oneof(
      fc.record({ name: fc.string(), link: fc.oneof(text, fc.string()), type: fc.jsonValue({ maxDepth: 1 }) }),
      fc.jsonValue({ maxDepth: 1 }),
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items) => {
        const { candidates } = parseNavFile(JSON.stringify({ items }));
        const { rows, refused, repeated } = toImportRows(candidates, []);
        expect(rows.length + refused.length + repeated).toBe(candidates.length);
        for (const { link } of rows) expect(new URL(link).protocol).toMatch(/^https?:$/);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (json) => {
        try {
          parseNavFile(json);
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^nav-file-/) });
        }
      }),
    );
  });
});

describe('the rows of a file', () => {
  const own = [anItem('a', { name: '知乎', link: 'https://zhihu.com', color: '#388e3c', type: 'community' })];

  it.each([
    ['another link', aCandidate({ link: 'b.com' }), 'new'],
    ['the same link and name', aCandidate({ link: 'http://www.zhihu.com/' }), 'same'],
    ['another name', aCandidate({ name: '知乎热榜' }), 'conflict'],
    ['another category', aCandidate({ type: 'life' }), 'conflict'],
    ['another color', aCandidate({ color: '#000000' }), 'conflict'],
    ['the same category and color', aCandidate({ type: 'community', color: '#388e3c' }), 'same'],
  ])('%s', (_case, candidate, state) => {
    expect(toImportRows([candidate], own).rows[0]?.state).toBe(state);
  });

  it('get a name, a color and a scheme where the file has none', () => {
    const [row] = toImportRows([aCandidate({ name: ' \n', link: 'www.b.com/x' })], own).rows;
    expect(row).toMatchObject({
      name: 'b.com',
      link: 'https://www.b.com/x',
      color: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    expect(toImportRows([aCandidate({ name: '长'.repeat(999) })], own).rows[0]?.name).toHaveLength(NAME_LENGTH_MAX + 1);
  });

  it('name refused links and count repeated ones', () => {
    const candidates = [
      aCandidate({ name: '坏', link: 'javascript:alert(1)' }),
      aCandidate(),
      aCandidate({ name: '又', link: 'https://zhihu.com/' }),
    ];
    const { rows, refused, repeated } = toImportRows(candidates, []);
    expect(refused).toEqual([
      { name: '坏', link: 'javascript:alert(1)', refusal: { reason: 'scheme', scheme: 'javascript' } },
    ]);
    expect([rows.length, repeated]).toEqual([1, 1]);
  });
});

describe('the plan of an import', () => {
  const own = [
    anItem('a', { name: '知乎', link: 'https://zhihu.com' }),
    anItem('b', { name: '旧名', link: 'https://b.com', type: 'work' }),
    anItem('c'),
  ];
  const candidates = [
    aCandidate(),
    aCandidate({ name: '新名', link: 'b.com', folders: ['影视'] }),
    aCandidate({ name: '新站', link: 'new.com', folders: ['影视'] }),
  ];
  const { rows } = toImportRows(candidates, own);
  const categories = new Map([[folderPath(candidates[1] ?? aCandidate()), 'entertainment'] as const]);

  it('merging adds only new links', () => {
    const plan = planNavImport(own, rows, aChoice({ categories }), countingIds());
    expect(plan.items.slice(0, 3)).toEqual(own);
    expect(plan.items.slice(3)).toMatchObject([
      { id: 'new-1', name: '新站', link: 'https://new.com', type: 'entertainment' },
    ]);
    expect(plan.counts).toEqual({ added: 1, updated: 0, kept: 2, cut: 0, excluded: 0 });
    expect(plan.removed).toBe(0);
  });

  it('merging updates items in their places where the visitor wants it', () => {
    const plan = planNavImport(own, rows, aChoice({ categories, updatesConflicts: true }), countingIds());
    expect(plan.items[1]).toMatchObject({ id: 'b', name: '新名', type: 'entertainment', color: '#1976d2' });
    expect(plan.counts).toEqual({ added: 1, updated: 1, kept: 1, cut: 0, excluded: 0 });
  });

  it('replacing leaves what the file holds', () => {
    const plan = planNavImport(own, rows, aChoice({ categories, mode: 'replace' }), countingIds());
    expect(plan.items.map(({ id, name }) => [id, name])).toEqual([
      ['a', '知乎'],
      ['b', '新名'],
      ['new-1', '新站'],
    ]);
    expect(plan.removed).toBe(1);
  });

  it('leaves out excluded folders and links', () => {
    const excluded = new Set(candidates.slice(0, 1));
    const excludedFolders = new Set([folderPath(aCandidate({ folders: ['影视'] }))]);
    const plan = planNavImport(own, rows, aChoice({ mode: 'replace', excluded, excludedFolders }), countingIds());
    expect([plan.items.length, plan.counts.excluded, plan.removed]).toEqual([0, 3, 3]);
  });

  it.each([
    ['replace', 30, 100, 750],
    ['merge', 30, 70, 780],
    ['merge', 100, 0, 850],
    ['merge', 120, 0, 850],
  ] as const)('to %s, 850 bookmarks beside %s items give %s and cut %s', (mode, count, added, cut) => {
    const items = someItems(count);
    const many = toImportRows(parseBookmarks(manyBookmarks(850)).candidates, items).rows;
    const plan = planNavImport(items, many, aChoice({ mode }), countingIds());
    expect([plan.counts.added, plan.counts.cut]).toEqual([added, cut]);
    expect(plan.items.length).toBe(mode === 'replace' ? ITEMS_MAX : Math.max(count, ITEMS_MAX));
  });

  it('takes later folders where earlier ones are left out', () => {
    const parsed = parseBookmarks(manyBookmarks(850)).candidates;
    const folders = listFolders(parsed);
    const excludedFolders = new Set(folders.slice(0, 16).map(({ path }) => path));
    const plan = planNavImport([], toImportRows(parsed, []).rows, aChoice({ excludedFolders }), countingIds());
    expect([plan.items.length, plan.items[0]?.name]).toEqual([50, '站点800']);
  });

  it('never exceeds the limit, and never loses an item by merging', () => {
    const link = fc
      .integer({ min: 0, max: 150 })
      .map((number) => aCandidate({ name: `n${number % 7}`, link: `https://${number}.example.com` }));
    fc.assert(
      fc.property(
        fc.array(link, { maxLength: 200 }),
        fc.nat(110),
        fc.boolean(),
        fc.constantFrom('merge', 'replace'),
        (some, count, updatesConflicts, mode) => {
          const items = someItems(count);
          const plan = planNavImport(
            items,
            toImportRows(some, items).rows,
            aChoice({ mode, updatesConflicts }),
            countingIds(),
          );
          expect(plan.items.length).toBeLessThanOrEqual(Math.max(ITEMS_MAX, mode === 'merge' ? count : 0));
          expect(new Set(plan.items.map(({ id }) => id)).size).toBe(plan.items.length);
          if (mode === 'merge')
            expect(plan.items.slice(0, count).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
          expect(plan.items.length).toBe((mode === 'merge' ? count : 0) + plan.counts.added);
        },
      ),
    );
  });
});

it('an empty list is a valid file', () => {
  expect(parseNavFile(formatNavFile(EMPTY_NAV, 0)).candidates).toEqual([]);
});
