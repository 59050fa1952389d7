import { beforeAll, describe, expect, it } from 'vitest';
import { ITEMS_MAX } from '../../../../src/features/custom-nav/constants.ts';
import { NAV_CATEGORIES } from '../../../../src/features/custom-nav/model/categories.ts';
import { filterItems, isEmptyQuery } from '../../../../src/features/custom-nav/model/filter-items.ts';
import {
  addItem,
  categorizeItems,
  editItem,
  type Items,
  moveBeside,
  moveBy,
  recolorItems,
  removeItems,
  roomFor,
} from '../../../../src/features/custom-nav/model/item-changes.ts';
import { CATEGORY_LABELS } from '../../../../src/features/custom-nav/model/lexicon.ts';
import { mergeStates } from '../../../../src/features/custom-nav/model/merge-states.ts';
import { toCategory, toColor } from '../../../../src/features/custom-nav/model/nav-item.ts';
import { EMPTY_NAV, parseNavState } from '../../../../src/features/custom-nav/model/nav-state.ts';
import { inkOn, pickColor, tileLetter } from '../../../../src/features/custom-nav/model/tile.ts';
import { NAV_COLORS, TILE_INKS } from '../../../../src/features/custom-nav/palette.ts';
import { loadReadings } from '../../../../src/shared/search/load-readings.ts';
import type { ReadingsOf } from '../../../../src/shared/search/readings.ts';
import { anItem, someItems } from '../an-item.ts';

const idsOf = (items: Items) => items.map(({ id }) => id).join('');

describe('categories', () => {
  it.each(
    NAV_CATEGORIES.flatMap((value) => [
      [value, value],
      [CATEGORY_LABELS[value], value],
    ]),
  )('%s is %s', (type, value) => {
    expect(toCategory(type)).toBe(value);
  });

  it.each([
    [' Work ', 'work'],
    ['', 'uncategorized'],
    ['购物', 'uncategorized'],
    [undefined, 'uncategorized'],
    [3, 'uncategorized'],
  ])('%j is %s', (type, value) => {
    expect(toCategory(type)).toBe(value);
  });
});

it.each([
  ['#1976D2', '#1976d2'],
  ['#fff', null],
  ['red', null],
  ['url(https://a.com/x)', null],
  ['#1976d2;background:url(x)', null],
  [7, null],
])('the color %j is %j', (color, expected) => {
  expect(toColor(color)).toBe(expected);
});

describe('changes of the list', () => {
  const abcd = ['a', 'b', 'c', 'd'].map((id) => anItem(id));

  it('adds up to the limit', () => {
    expect(addItem(someItems(ITEMS_MAX - 1), anItem('x'))).toHaveLength(ITEMS_MAX);
    const full = someItems(ITEMS_MAX);
    expect(addItem(full, anItem('x'))).toBe(full);
    expect([roomFor(full), roomFor(someItems(ITEMS_MAX + 5)), roomFor([])]).toEqual([0, 0, ITEMS_MAX]);
  });

  it('edits one item in its place and keeps its id', () => {
    const { id: _id, ...draft } = anItem('x', { name: '新' });
    expect(editItem(abcd, 'b', draft)[1]).toEqual({ ...draft, id: 'b' });
    expect(editItem(abcd, 'gone', draft)).toEqual(abcd);
  });

  it('removes, recolors and categorizes several items', () => {
    const ids = new Set(['b', 'd', 'gone']);
    expect(idsOf(removeItems(abcd, ids))).toBe('ac');
    expect(recolorItems(abcd, ids, '#000000').map(({ color }) => color)).toEqual([
      '#1976d2',
      '#000000',
      '#1976d2',
      '#000000',
    ]);
    expect(categorizeItems(abcd, ids, 'life').map(({ type }) => type)).toEqual([
      'uncategorized',
      'life',
      'uncategorized',
      'life',
    ]);
  });

  it.each([
    ['a', 'c', 'before', 'bacd'],
    ['a', 'c', 'after', 'bcad'],
    ['d', 'a', 'before', 'dabc'],
    ['b', 'a', 'after', 'abcd'],
    ['b', 'b', 'after', 'abcd'],
    ['x', 'b', 'after', 'abcd'],
    ['b', 'x', 'after', 'abcd'],
  ] as const)('moves %s beside %s, %s it', (id, over, side, expected) => {
    expect(idsOf(moveBeside(abcd, id, over, side))).toBe(expected);
  });

  it.each([
    ['a', 1, 'bacd'],
    ['c', -2, 'cabd'],
    ['c', Number.POSITIVE_INFINITY, 'abdc'],
    ['c', Number.NEGATIVE_INFINITY, 'cabd'],
    ['a', -1, 'abcd'],
    ['x', 1, 'abcd'],
  ])('moves %s by %s places', (id, places, expected) => {
    expect(idsOf(moveBy(abcd, id, places))).toBe(expected);
  });
});

describe('filter', () => {
  let readings: ReadingsOf;
  const items = [
    anItem('1', { name: '网易云音乐', link: 'https://music.163.com' }),
    anItem('2', { name: '网易邮箱', link: 'https://mail.163.com' }),
    anItem('3', { name: 'GitHub', link: 'https://GitHub.com' }),
  ];

  beforeAll(async () => {
    readings = await loadReadings();
  });

  it.each([
    ['wyy', '', '12'],
    ['wyyy', '', '1'],
    ['yyy', '', '1'],
    ['网易', '', '12'],
    ['', '163', '12'],
    ['', 'GITHUB', '3'],
    ['wy', 'music', '1'],
    ['GitHub', '163', ''],
    [' ', ' ', '123'],
  ])('by name %j and link %j', (name, link, ids) => {
    const found = filterItems(items, { name, link }, readings);
    expect(found.map(({ item }) => item.id).join('')).toBe(ids);
  });

  it('says whether there is a query', () => {
    expect([isEmptyQuery({ name: ' ', link: '' }), isEmptyQuery({ name: '', link: 'a' })]).toEqual([true, false]);
  });
});

describe('stored text', () => {
  it('is read with the documented fields and defaults', () => {
    const text = JSON.stringify({
      items: [{ name: '知乎', link: 'zhihu.com', type: '社区' }, anItem('b', { color: 'red' })],
      layout: 10,
      viewMode: 'list',
    });
    expect(parseNavState(text)).toEqual({
      items: [
        { id: 'stored-0', name: '知乎', link: 'zhihu.com', color: '#1976d2', type: 'community' },
        anItem('b', { color: '#1976d2' }),
      ],
      layout: '10',
      viewMode: 'grid',
    });
  });

  it('gives items with the same id different ids, always the same ones', () => {
    const text = JSON.stringify({ items: [anItem('a'), anItem('a'), anItem('')] });
    const ids = parseNavState(text)?.items.map(({ id }) => id);
    expect(ids).toEqual(['a', 'stored-1', 'stored-2']);
  });

  it.each(['', '{', '[]', 'null', '{}', '{"items":{}}', '{"items":[1]}', '{"items":[{"name":"a"}]}'])(
    '%j is damaged',
    (text) => {
      expect(parseNavState(text)).toBeNull();
    },
  );
});

it('an archive is merged by links, up to the limit', () => {
  const own = { ...EMPTY_NAV, items: someItems(98) };
  const imported = [
    anItem('0', { link: 'https://0.example.com/' }),
    anItem('1', { link: 'new1.com' }),
    anItem('y'),
    anItem('z'),
  ];
  const { items } = mergeStates(own, { ...EMPTY_NAV, layout: '10', items: imported });
  expect(items).toHaveLength(ITEMS_MAX);
  expect(items.slice(98).map(({ id, link }) => [id, link])).toEqual([
    ['1-merged', 'new1.com'],
    ['y', 'https://y.example.com'],
  ]);
});

describe('tiles', () => {
  it.each([
    ['github', 'G'],
    [' 知乎', '知'],
    ['👨‍👩‍👧 家', '👨‍👩‍👧'],
    ['', ''],
  ])('%j shows %j', (name, letter) => {
    expect(tileLetter(name)).toBe(letter);
  });

  it.each([
    ['#1976d2', TILE_INKS.light],
    ['#fbc02d', TILE_INKS.dark],
    ['#ffffff', TILE_INKS.dark],
    ['#000000', TILE_INKS.light],
  ])('letters on %s are %s', (color, ink) => {
    expect(inkOn(color)).toBe(ink);
  });

  it('a new item gets any of the 20 colors, of which the first is the primary blue', () => {
    expect(new Set(NAV_COLORS).size).toBe(20);
    expect([pickColor(0), pickColor(0.999), pickColor(1)]).toEqual(['#1976d2', NAV_COLORS[19], '#1976d2']);
  });
});
