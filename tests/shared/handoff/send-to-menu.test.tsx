// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { copy } from '../../../src/shared/handoff/copy.ts';
import { pageHandoff } from '../../../src/shared/handoff/page-handoff.ts';
import { SendToMenu } from '../../../src/shared/handoff/SendToMenu.tsx';
import type { LoadSent } from '../../../src/shared/handoff/use-send-to.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import type { Page, Receiving } from '../../../src/shared/tool/define-page.ts';
import { aPage } from '../../app/a-page.tsx';
import { click, renderPortal } from '../../app/render.tsx';
import { until } from '../dom.ts';

afterEach(() => {
  vi.restoreAllMocks();
  useToastStore.setState({ toasts: [] });
});

const PICTURE = ['picture'] as const;
const FILE = new File(['pixels'], 'cut.png', { type: 'image/png' });

const aReceiver = (id: string, receiving: Partial<Receiving>, opens?: 'new-tab'): Page => ({
  ...aPage({ id, ...(opens === undefined ? {} : { opens }) }),
  accepts: [{ files: [], receives: { handoff: 'image', action: `use in ${id}`, contents: ['picture'], ...receiving } }],
});

/** A page that takes pictures itself, and sends its own to other pages. */
async function open(load: LoadSent, others: readonly Page[]) {
  const screen = () => (
    <main>
      <SendToMenu kinds={PICTURE} load={load} />
    </main>
  );
  const own = { ...aReceiver('own', {}), screens: [{ path: '', load: async () => ({ default: screen }) }] };
  const { host, router } = await renderPortal([own, ...others], '/portal/own');
  await until(() => host.querySelector('main') !== null);
  return { host, router };
}

const button = () => document.querySelector<HTMLButtonElement>(`button[aria-label="${copy.sendTo}"]`);
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);

it('lists the other pages that take a result, and opens one with it', async () => {
  const offer = vi.spyOn(pageHandoff, 'offer').mockResolvedValue('abcdef01');
  const { router } = await open(
    async () => ({ name: 'cut.png', source: FILE }),
    [
      aReceiver('station', { handoff: 'station-files', contents: ['any'], rank: 1 }),
      aReceiver('texts', { contents: [] }),
      aReceiver('cards', {}),
    ],
  );
  await click(button());
  expect(items().map(({ textContent }) => textContent)).toEqual(['cardsuse in cards', 'stationuse in station']);
  await click(items()[0]);
  await until(() => router.state.location.pathname === '/portal/cards');
  expect(router.state.location.search).toBe('?from=abcdef01');
  expect(offer).toHaveBeenCalledExactlyOnceWith('image', { name: 'cut.png', blob: FILE }, 'address');
});

it('opens a page in a new tab where its tab does, and stays', async () => {
  vi.spyOn(pageHandoff, 'offer').mockResolvedValue('abcdef01');
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as never);
  const { router } = await open(async () => ({ name: 'cut.png', source: FILE }), [aReceiver('cards', {}, 'new-tab')]);
  await click(button());
  await click(items()[0]);
  await until(() => opened.mock.calls.length > 0);
  expect(opened.mock.calls[0]?.[0]).toBe('/mythinkn/portal/cards?from=abcdef01');
  expect(router.state.location.pathname).toBe('/portal/own');
});

it.each<[string, LoadSent, Partial<Receiving>, () => string[]]>([
  ['there is no result', async () => null, {}, () => []],
  [
    'the result is too large for the page',
    async () => ({ name: 'cut.png', source: FILE }),
    { maxBytes: 3 },
    () => [copy.sentTooLarge('3 B')],
  ],
])('stays when %s', async (_name, load, receiving, words) => {
  const offer = vi.spyOn(pageHandoff, 'offer').mockRejectedValue(new AppError('quota-exceeded', 'full'));
  const { router } = await open(load, [aReceiver('cards', receiving)]);
  await click(button());
  await click(items()[0]);
  await until(() => button()?.disabled === false);
  expect(offer).not.toHaveBeenCalled();
  expect([router.state.location.pathname, toasts()]).toEqual(['/portal/own', words()]);
});

it('says why when the store refuses, and can be used again', async () => {
  const offer = vi.spyOn(pageHandoff, 'offer').mockRejectedValue(new AppError('quota-exceeded', 'full'));
  const { router } = await open(async () => ({ name: 'cut.png', source: FILE }), [aReceiver('cards', {})]);
  await click(button());
  await click(items()[0]);
  await until(() => toasts().length > 0);
  expect(router.state.location.pathname).toBe('/portal/own');
  offer.mockResolvedValue('abcdef01');
  await click(button());
  await click(items()[0]);
  await until(() => router.state.location.pathname === '/portal/cards');
});

it('is not shown where no other page takes the result', async () => {
  await open(async () => null, [aReceiver('texts', { contents: ['text'] })]);
  expect(button()).toBeNull();
});
