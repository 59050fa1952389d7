import { expect, it } from 'vitest';
import { HEADER_HEIGHT_PX, HEADER_HIDE_SCROLL_PX, LABEL_SWAP_MS } from '../../src/app/portal/constants.ts';
import { registry } from '../../src/app/registry.ts';
import { CIRCLE_PX, CLOSED_MS, KEY_STEP_PX } from '../../src/features/shortcut-widget/constants.ts';
import { listEntries } from '../../src/features/shortcut-widget/list-entries.ts';
import { STORAGE_KEYS } from '../../src/platform/storage/keys.ts';
import { NARROW_MAX_WIDTH_PX, TOAST_DURATION_MS } from '../../src/shared/constants.ts';
import { opensNewTab } from '../../src/shared/tool/PageLink.tsx';
import { DOCUMENTED_ORDER } from '../architecture/rules/page-registry.ts';

/** The documents' values, typed a second time: a constant that drifts fails here by its name. */
it.each<[name: string, actual: number, documented: number]>([
  ['tab label rotation, ms (doc 2 §9)', LABEL_SWAP_MS, 3000],
  ['header hides at, px of scroll (doc 2 §9)', HEADER_HIDE_SCROLL_PX, 100],
  ['mobile breakpoint, px (doc 2 §9)', NARROW_MAX_WIDTH_PX, 768],
  ['shortcut widget stays closed, ms (doc 2 §9)', CLOSED_MS, 86_400_000],
  ['collapsed shortcut widget, px (doc 2 §9)', CIRCLE_PX, 40],
  ['shortcut widget moves by an arrow key, px', KEY_STEP_PX.plain, 10],
  ['shortcut widget moves by Shift and an arrow key, px', KEY_STEP_PX.withShift, 50],
  ['header height, px', HEADER_HEIGHT_PX, 56],
  ['toast stays, ms', TOAST_DURATION_MS.normal, 4000],
  ['error toast stays, ms', TOAST_DURATION_MS.error, 6000],
])('%s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

it('tabs stand in the documented order, without the tools that are not there yet (doc 2 §2)', () => {
  const ids = registry.filter((page) => page.tab !== null).map((page) => page.id);
  expect(ids).toEqual(DOCUMENTED_ORDER.filter((id) => ids.includes(id)));
});

const NEW_TAB_IDS = ['custom-nav', 'flock-dance', 'lan-chat', 'image-crop'];

it.each(registry.map((page) => [page.id, page] as const))('%s opens where the document says', (id, page) => {
  expect(opensNewTab(page) ? 'new-tab' : 'same-tab').toBe(NEW_TAB_IDS.includes(id) ? 'new-tab' : 'same-tab');
});

/** The entries of the floating widget (doc 2 §2). The first title is English in the document. */
const SHORTCUTS = [
  ['goal-focus', '自定义壁纸', 'new-tab'],
  ['inspiration', '拆解目标', 'same-tab'],
  ['xhs-helper', '文案转图', 'same-tab'],
  ['flock-dance', '云上赏鱼', 'new-tab'],
] as const;

it('the shortcut widget has the documented entries, without the tools that are not there yet', () => {
  const ids = registry.map(({ id }) => id);
  expect(listEntries(registry).map(({ page, shortcut }) => [page.id, shortcut.title, shortcut.opens])).toEqual(
    SHORTCUTS.filter(([id]) => ids.includes(id)),
  );
});

it('the shortcut widget is hidden on the swarm canvas (doc 2 §2)', () => {
  expect(registry.find(({ id }) => id === 'flock-dance')?.layout.widget).toBe(false);
});

it('the time when the shortcut widget was closed has its documented entry (doc 2 §3)', () => {
  expect(STORAGE_KEYS.shortcutWidgetClosed).toBe('fishWatchingFloatHidden');
});
