// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_RETRY_DELAY_MS } from '../../src/shared/lazy/load-twice.ts';
import { useToastStore } from '../../src/shared/toast-store.ts';
import { aPage } from './a-page.tsx';
import { click, renderPortal } from './render.tsx';

const home = aPage({ id: 'home' });
const screenOf = (text: string) => async () => ({ default: () => <main>{text}</main> });
const button = (host: Element, text: string) =>
  [...host.querySelectorAll('button, a')].find((each) => each.textContent === text);
const content = (name: string) => document.head.querySelector(`[name="${name}"]`)?.getAttribute('content');

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
});

describe('routes', () => {
  it('redirect `/` to the landing page without a message', async () => {
    const { router } = await renderPortal([home], '/');
    expect(router.state.location.pathname).toBe('/portal');
    expect(useToastStore.getState().toasts).toEqual([]);
  });

  it('redirect the id of the portal home to its path without a message', async () => {
    const { router } = await renderPortal([home, aPage({ id: 'goal-focus' })], '/portal/home');
    expect(router.state.location.pathname).toBe('/portal');
    expect(useToastStore.getState().toasts).toEqual([]);
  });

  it('redirect unknown pages there with a message', async () => {
    const { router } = await renderPortal([home, aPage({ id: 'goal-focus' })], '/portal/no-such-tool');
    expect(router.state.location.pathname).toBe('/portal/goal-focus');
    expect(useToastStore.getState().toasts).toHaveLength(1);
  });

  it('show the tabs in the given order and mark the current one', async () => {
    const { host } = await renderPortal(
      [home, aPage({ id: 'json-yaml' }), aPage({ id: 'lan-chat' })],
      '/portal/json-yaml',
    );
    const tabs = [...host.querySelectorAll('header nav a')];
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/portal', '/portal/json-yaml', '/portal/lan-chat']);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  });
});

describe('metadata', () => {
  it('names the address without a trailing slash as canonical', async () => {
    await renderPortal([home], '/portal/');
    const canonical = document.head.querySelector('[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toMatch(/\/mythinkn\/portal$/);
  });

  it('follows navigation, with the address of each page as canonical', async () => {
    const { navigate } = await renderPortal([home, aPage({ id: 'plan', paths: ['', ':id'] })], '/portal');
    expect(document.title).toBe('title of home · mythinkn');
    await navigate('/portal/plan/42');
    expect(document.title).toBe('title of plan · mythinkn');
    expect(content('description')).toBe('description of plan');
    expect(content('robots')).toBe('index, follow');
    expect(document.head.querySelector('[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/mythinkn\/portal\/plan\/42$/,
    );
    expect(document.head.querySelectorAll('[rel="canonical"]')).toHaveLength(1);
  });
});

describe('a tool that fails', () => {
  const crash = new Error('boom');

  it('leaves the shell usable, and navigation leaves the error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = aPage({
      id: 'broken',
      load: async () => ({
        default: () => {
          throw crash;
        },
      }),
    });
    const { host, navigate } = await renderPortal([home, broken], '/portal/broken');
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('「broken」出了点问题');
    expect(host.querySelectorAll('header nav a')).toHaveLength(2);
    await navigate('/portal');
    expect(host.querySelector('[role="alert"]')).toBeNull();
    expect(host.querySelector('main')?.textContent).toBe('empty');
  });

  it('recovers by a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const flaky = aPage({
      id: 'flaky',
      load: async () => ({
        default: () => {
          if (isBroken) throw crash;
          return <main>well</main>;
        },
      }),
    });
    const { host } = await renderPortal([home, flaky], '/portal/flaky');
    isBroken = false;
    await click(button(host, '重试'));
    expect(host.querySelector('main')?.textContent).toBe('well');
  });

  it('shows what to do if its file fails to load, and a retry loads it again', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(screenOf('arrived'));
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const { host } = await renderPortal([home, aPage({ id: 'remote', load })], '/portal/remote');
    await act(async () => vi.advanceTimersByTimeAsync(LOAD_RETRY_DELAY_MS));
    expect(load).toHaveBeenCalledTimes(2);
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('这个页面没有加载成功');
    await click(button(host, '重试'));
    expect(host.querySelector('main')?.textContent).toBe('arrived');
    vi.useRealTimers();
  });
});
