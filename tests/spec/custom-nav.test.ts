import { expect, it } from 'vitest';
import { ITEMS_MAX, TOAST_MS } from '../../src/features/custom-nav/constants.ts';
import { NAV_CATEGORIES } from '../../src/features/custom-nav/model/categories.ts';
import { EMPTY_NAV } from '../../src/features/custom-nav/model/nav-state.ts';
import { NAV_COLORS } from '../../src/features/custom-nav/palette.ts';
import { copy } from '../../src/features/custom-nav/words.ts';

/** The documents' values, typed a second time: a constant that drifts fails here by its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['navigation limit (doc 2 §9)', ITEMS_MAX, 100],
  ['navigation toast, ms (doc 2 §9)', TOAST_MS, 3000],
  ['navigation layout (doc 2 §9)', EMPTY_NAV.layout, '5'],
  ['colors (doc 2 §9)', NAV_COLORS.length, 20],
  ['first color, the primary blue (doc 2 §9)', NAV_COLORS[0], '#1976d2'],
  ['export file name (doc 2 §9)', copy.files.json('2026-11-23'), '穿云箭导航_2026-11-23.json'],
])('%s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

it('has the documented categories in their order (doc 2 §3)', () => {
  expect(NAV_CATEGORIES.map((value) => `${value}/${copy.categories[value]}`)).toEqual([
    'common/常用',
    'uncategorized/未分类',
    'study/学习',
    'productivity/效率工具',
    'work/工作',
    'entertainment/娱乐',
    'community/社区',
    'life/生活服务',
    'others/其他',
  ]);
});
