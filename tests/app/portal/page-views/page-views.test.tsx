// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPageViews } from '../../../../src/app/portal/page-views/load-page-views.ts';
import * as pageViewsFile from '../../../../src/app/portal/page-views/page-views.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useShownPage } from '../../../../src/shared/tool/shown-page-store.ts';
import { filesLoaded } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { aPage } from '../../a-page.tsx';
import { renderPortal } from '../../render.tsx';

const PAGES = [
  aPage({ id: 'home' }),
  aPage({ id: 'tool', paths: ['', ':part'] }),
  { ...aPage({ id: 'quiet' }), sendsNothing: true },
  aPage({ id: 'console', zone: 'admin' }),
];
const ENDPOINT = 'https://count.example/api/send';

let bodies: unknown[];
let stop: () => void;

beforeEach(() => {
  bodies = [];
  stop = () => {};
  useShownPage.setState({ shown: null });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    expect(address).toBe(ENDPOINT);
    bodies.push(JSON.parse(String(body)));
    return new Response();
  });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  return () => {
    stop();
    act(() => sessionController.end());
    document.querySelector('meta[name="mythinkn-analytics"]')?.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

afterEach(() => void vi.useRealTimers());

function configure(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'mythinkn-analytics';
  meta.content = content;
  document.head.append(meta);
}

/** The shell at a page, with the clock in the test's hands once it is shown. */
async function openAt(path: string) {
  const portal = await renderPortal(PAGES, path);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = pageViewsFile.startPageViews();
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  const goTo = async (to: string) => {
    await portal.navigate(to);
    await pass(100);
  };
  return { goTo, pass };
}

const CONFIGURED = JSON.stringify({ endpoint: ENDPOINT, siteId: 'site-1' });
const view = (path: string) => ({ siteId: 'site-1', kind: 'page', path: `/mythinkn/portal${path}` });
const event = (name: string) => ({ siteId: 'site-1', kind: 'event', name });

it('reports the pages of a visit without queries, fragments and ids, and none of the administration', async () => {
  configure(CONFIGURED);
  const { goTo, pass } = await openAt('/portal?from=secret#part');
  await pass(100);
  await goTo('/portal/tool?room=7f3a');
  await goTo('/portal/tool?room=other');
  await goTo('/portal/tool/1700000000000#x');
  await goTo('/portal/quiet');
  await goTo('/admin/console');
  expect(bodies).toEqual([view(''), view('/tool'), view('/tool/:part')]);
});

it.each([
  ['no tag', null],
  ['a damaged tag', '{"endpoint":'],
  ['an address without https', '{"endpoint":"http://count.example/","siteId":"a"}'],
  ['no site id', '{"endpoint":"https://count.example/"}'],
])('sends nothing from a page with %s', async (_case, content) => {
  if (content !== null) configure(content);
  const { goTo } = await openAt('/portal');
  await goTo('/portal/tool');
  expect(bodies).toEqual([]);
});

it.each([
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['has Global Privacy Control', { globalPrivacyControl: true }],
  ['is offline', { onLine: false }],
])('sends nothing while the browser %s', async (_case, properties) => {
  configure(CONFIGURED);
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { configurable: true, value });
  try {
    const { goTo } = await openAt('/portal');
    await goTo('/portal/tool');
    await act(async () => sessionController.begin(aReply('a')));
    expect(bodies).toEqual([]);
  } finally {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
  }
});

it('waits until the visitor opens a page that the browser has rendered in advance', async () => {
  configure(CONFIGURED);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  try {
    const { pass } = await openAt('/portal');
    await pass(1000);
    expect(bodies).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    await pass(100);
    expect(bodies).toEqual([view('')]);
  } finally {
    Reflect.deleteProperty(document, 'prerendering');
  }
});

it('reports sign-in, sign-out and install by name, and a new password as neither', async () => {
  configure(CONFIGURED);
  await openAt('/portal');
  await act(async () => sessionController.begin(aReply('a')));
  await act(async () => sessionController.begin(aReply('b')));
  await act(async () => sessionController.end());
  window.dispatchEvent(new Event('appinstalled'));
  expect(bodies).toEqual([event('sign-in'), event('sign-out'), event('install')]);
});

it('leaves a sign-in to the tab in which it happens', async () => {
  configure(CONFIGURED);
  await openAt('/portal');
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await act(async () => sessionController.begin(aReply('a')));
  expect(bodies).toEqual([]);
});

it('is loaded by the first page that may send something', async () => {
  configure(CONFIGURED);
  const start = vi.spyOn(pageViewsFile, 'startPageViews');
  stop = loadPageViews();
  const { navigate } = await renderPortal(PAGES, '/portal/quiet');
  await filesLoaded();
  expect(start).not.toHaveBeenCalled();
  await navigate('/portal/tool');
  await vi.waitFor(() => expect(bodies).toEqual([view('/tool')]));
});
