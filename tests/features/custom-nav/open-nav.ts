import type { NavItem } from '../../../src/features/custom-nav/model/nav-item.ts';
import { EMPTY_NAV, type NavState } from '../../../src/features/custom-nav/model/nav-state.ts';
import { navStore } from '../../../src/features/custom-nav/nav-store.ts';
import { customNav } from '../../../src/features/custom-nav/tool.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { renderPortal } from '../../app/render.tsx';
import { until } from '../../shared/dom.ts';
import { anItem } from './an-item.ts';

export const ITEMS = [
  anItem('a', { name: '网易云音乐', link: 'https://music.163.com', type: 'entertainment' }),
  anItem('b', { name: '知乎', link: 'www.zhihu.com', type: 'community' }),
  anItem('c', { name: 'GitHub', link: 'https://github.com', type: 'work' }),
];

/** Opens the page with these items. */
export async function open(items: readonly NavItem[] = ITEMS, change: Partial<NavState> = {}): Promise<HTMLElement> {
  navStore.set({ ...EMPTY_NAV, items, ...change });
  const { host } = await renderPortal([customNav], '/portal/custom-nav');
  await until(() => host.querySelector('main [aria-busy="true"]') === null && host.querySelector('main h1') !== null);
  return host;
}

/** Names of the shown items. */
export const names = (host: Element) =>
  [...host.querySelectorAll('[data-nav] .name')].map(({ textContent }) => textContent);
/** Words of the messages that are shown. */
export const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);
