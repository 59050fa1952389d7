// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalTab } from '../../src/app/portal/PortalTab.tsx';
import { aPage } from './a-page.tsx';
import { render } from './render.tsx';

const alternating = aPage({ id: 'json-yaml', name: 'JSON / YAML 工具', texts: ['JSON', 'YAML'] });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function renderTab(shown = alternating, isActive = false) {
  const host = await render(
    <MemoryRouter>
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

  it('holds both texts in one place, so that nothing moves at a swap', async () => {
    const link = await renderTab();
    expect(link.querySelectorAll('[data-shown]')).toHaveLength(2);
  });

  it('stands still while it is focused', async () => {
    const link = await renderTab();
    await act(async () => link.focus());
    await wait(9000);
    expect(shownText(link)).toBe('JSON');
  });

  it('stands still on the page that it leads to', async () => {
    const link = await renderTab(alternating, true);
    await wait(9001);
    expect(shownText(link)).toBe('JSON');
  });

  it('shows both texts at rest where motion is not wanted', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    const link = await renderTab();
    await wait(9000);
    expect(link.querySelector('.label')?.textContent).toBe('JSON / YAML');
  });
});

describe('a tab that opens in a new tab', () => {
  it('is a real link that cannot reach its opener, and says so', async () => {
    const link = await renderTab(aPage({ id: 'flock-dance', name: '群游画布', opens: 'new-tab' }));
    expect(link.getAttribute('href')).toBe('/portal/flock-dance');
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('noopener');
    expect(link.getAttribute('aria-label')).toBe('群游画布 (在新标签页打开)');
  });
});
