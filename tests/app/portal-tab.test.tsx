// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalTab } from '../../src/app/portal/PortalTab.tsx';
import { aPage } from './a-page.tsx';
import { render } from './render.tsx';

const alternating = aPage({
  id: 'json-yaml',
  name: 'JSON / YAML 工具',
  alternates: { texts: ['JSON', 'YAML'], openText: (query) => (query.get('tab') === 'yaml' ? 1 : 0) },
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function renderTab(shown = alternating, isActive = false, address = '/') {
  const host = await render(
    <MemoryRouter initialEntries={[address]}>
      <PortalTab page={shown} isActive={isActive} />
    </MemoryRouter>,
  );
  const link = host.querySelector('a');
  if (link === null) throw new Error('no tab');
  return link;
}

const shownText = (link: Element) => link.querySelector('[data-shown="true"]')?.textContent;
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('a tab with an alternating label (doc 2 §2, trap T63)', () => {
  it('swaps its visible text every 3000 ms', async () => {
    const link = await renderTab();
    const seen = [shownText(link)];
    await wait(2999);
    seen.push(shownText(link));
    await wait(1);
    seen.push(shownText(link));
    await wait(3000);
    seen.push(shownText(link));
    expect(seen).toEqual(['JSON', 'JSON', 'YAML', 'JSON']);
  });

  it('keeps its accessible name, and hides the visible text from assistive technology', async () => {
    const link = await renderTab();
    await wait(3000);
    expect(link.getAttribute('aria-label')).toBe('JSON / YAML 工具');
    expect(link.querySelector('.label')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('keeps both texts in one place, so that a swap moves nothing', async () => {
    const link = await renderTab();
    expect(link.querySelectorAll('[data-shown]')).toHaveLength(2);
  });

  it('stops while it has the focus', async () => {
    const link = await renderTab();
    await act(async () => link.focus());
    await wait(9000);
    expect(shownText(link)).toBe('JSON');
  });

  it('stops on its own page', async () => {
    const link = await renderTab(alternating, true);
    await wait(9001);
    expect(shownText(link)).toBe('JSON');
  });

  it.each([
    ['/portal/json-yaml', 'JSON'],
    ['/portal/json-yaml?tab=yaml', 'YAML'],
  ])('names the view that is open at %s', async (address, text) => {
    const link = await renderTab(alternating, true, address);
    await wait(3001);
    expect(shownText(link)).toBe(text);
    expect(link.querySelectorAll('[data-shown="true"]')).toHaveLength(1);
  });

  it('does not take turns under reduced motion, where the style sheet shows both side by side', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    const link = await renderTab();
    await wait(9000);
    expect(shownText(link)).toBe('JSON');
  });
});

describe('the hint of a tab on a narrow screen', () => {
  beforeEach(() => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      if (query.includes('max-width')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
  });

  const hint = () => document.querySelector('body > [aria-hidden="true"]')?.textContent;
  const point = (link: Element, type: 'pointerover' | 'pointerout', pointerType: string) =>
    act(async () => void link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));

  it('appears and disappears with the mouse', async () => {
    const link = await renderTab();
    await point(link, 'pointerover', 'mouse');
    expect(hint()).toBe('JSON / YAML 工具');
    await point(link, 'pointerout', 'mouse');
    expect(hint()).toBeUndefined();
  });

  it('appears with keyboard focus and disappears with Escape', async () => {
    const link = await renderTab();
    await act(async () => link.focus());
    expect(hint()).toBe('JSON / YAML 工具');
    await act(async () => void link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(hint()).toBeUndefined();
  });

  it('does not appear for touch, nor for the focus after a tap', async () => {
    const link = await renderTab();
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    await point(link, 'pointerover', 'touch');
    await act(async () => link.focus());
    expect(hint()).toBeUndefined();
  });
});

describe('a tab that opens in a new tab', () => {
  it('is a link without access to its opener, and announces the new tab', async () => {
    const link = await renderTab(aPage({ id: 'flock-dance', name: '群游画布', opens: 'new-tab' }));
    expect(link.getAttribute('href')).toBe('/portal/flock-dance');
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('noopener');
    expect(link.getAttribute('aria-label')).toBe('群游画布 (在新标签页打开)');
  });

  it('stays in this tab on its own page, and does not announce a new one', async () => {
    const link = await renderTab(aPage({ id: 'flock-dance', name: '群游画布', opens: 'new-tab' }), true);
    expect(link.target).toBe('');
    expect(link.rel).toBe('');
    expect(link.getAttribute('aria-label')).toBe('群游画布');
    expect(link.getAttribute('aria-current')).toBe('page');
  });
});
