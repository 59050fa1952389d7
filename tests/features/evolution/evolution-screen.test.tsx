// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SECTIONS } from '../../../src/features/evolution/content.ts';
import { evolution } from '../../../src/features/evolution/page.ts';
import { copy } from '../../../src/features/evolution/words.ts';
import { aPage } from '../../app/a-page.tsx';
import { click, renderPortal } from '../../app/render.tsx';
import { until } from '../../shared/dom.ts';

async function renderScreen(): Promise<HTMLElement> {
  const pages = [aPage({ id: 'a' }), aPage({ id: 'b' }), aPage({ id: 'c', home: null }), evolution];
  const { host } = await renderPortal(pages, '/portal/evolution');
  await until(() => host.querySelector('section') !== null);
  return host;
}

const navigatorOf = (host: HTMLElement) => host.querySelector(`nav[aria-label="${copy.navigator}"]`);

it('has a section, an anchor and a milestone for each part of the story', async () => {
  const host = await renderScreen();
  const ids = SECTIONS.map(({ id }) => id);
  expect([...host.querySelectorAll('main section')].map(({ id }) => id)).toEqual(ids);
  const links = [...(navigatorOf(host)?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
  // Without layout any section may be the current one.
  expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toHaveLength(1);
});

it('counts the tools that the home page shows', async () => {
  const host = await renderScreen();
  expect(host.textContent).toContain(copy.facts(2)[0]);
});

it('leads to a section without a new history entry, and focuses it', async () => {
  const host = await renderScreen();
  const target = document.getElementById('growth');
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const entries = window.history.length;
  await click(navigatorOf(host)?.querySelectorAll('a')[2]);
  expect(scroll.mock.contexts).toEqual([target]);
  expect(document.activeElement).toBe(target);
  expect(window.history.length).toBe(entries);
});

it('leaves a click with a modifier to the browser', async () => {
  const host = await renderScreen();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  act(() => void navigatorOf(host)?.querySelector('a')?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
});
