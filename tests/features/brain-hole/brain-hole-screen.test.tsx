// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { CLOSING_LINE, REFLECTIONS } from '../../../src/features/brain-hole/content.ts';
import { todaysIndex } from '../../../src/features/brain-hole/model/todays-reflection.ts';
import { readingSize } from '../../../src/features/brain-hole/reading-size-store.ts';
import { brainHole } from '../../../src/features/brain-hole/tool.ts';
import { copy } from '../../../src/features/brain-hole/words.ts';
import * as clipboardFile from '../../../src/platform/clipboard.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { toOfferErrorWords } from '../../../src/shared/handoff/offer-content.ts';
import { pageHandoff } from '../../../src/shared/handoff/page-handoff.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import type { Page } from '../../../src/shared/tool/define-page.ts';
import { aPage } from '../../app/a-page.tsx';
import { click, renderPortal } from '../../app/render.tsx';
import { until } from '../../shared/dom.ts';

const CARDS: Page = {
  ...aPage({ id: 'cards' }),
  accepts: [{ files: [], receives: { handoff: 'card-text', action: 'make cards', contents: ['text'] } }],
};
const FIRST = REFLECTIONS[0];
const FULL = new AppError('quota-exceeded', 'full');

beforeEach(() => {
  localStorage.clear();
  readingSize.clear();
  useToastStore.setState({ toasts: [] });
  vi.spyOn(clipboardFile, 'writeClipboard').mockResolvedValue();
  vi.spyOn(pageHandoff, 'offer').mockResolvedValue('id');
});

async function renderScreen(pages = [brainHole]) {
  const { host, router } = await renderPortal(pages, '/portal/brain-hole');
  await until(() => host.querySelector('article') !== null);
  return { host, router };
}

const buttonsIn = (element: Element | null | undefined) => [...(element?.querySelectorAll('button') ?? [])];
const buttonIn = (element: Element | null | undefined, text: string) =>
  buttonsIn(element).find((button) => button.textContent === text);

/** The text that was copied last. */
async function copiedText(): Promise<string> {
  const [content] = vi.mocked(clipboardFile.writeClipboard).mock.lastCall ?? [];
  return (await (await content)?.text()) ?? '';
}

it('shows the reflections as articles with anchors, and the closing line', async () => {
  const { host } = await renderScreen();
  expect([...host.querySelectorAll('article')].map(({ id }) => id)).toEqual(REFLECTIONS.map(({ id }) => id));
  expect([...host.querySelectorAll('article h2')].map((title) => title.textContent)).toEqual(
    REFLECTIONS.map(({ title }) => title),
  );
  expect(host.querySelector('main')?.textContent).toContain(CLOSING_LINE);
});

it("marks and links today's reflection only", async () => {
  const { host } = await renderScreen();
  const today = REFLECTIONS[todaysIndex(new Date(), REFLECTIONS.length)];
  const marked = [...host.querySelectorAll('article .today')].map((mark) => mark.closest('article')?.id);
  expect(marked).toEqual([today?.id]);
  const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(copy.today));
  expect(link?.getAttribute('href')).toBe(`#${today?.id}`);
});

describe('a reflection is copied', () => {
  it.each([
    [copy.actions.quote, FIRST?.quote],
    [copy.actions.text, [FIRST?.title, ...(FIRST?.paragraphs ?? [])].join('\n\n')],
  ])('by %s', async (label, text) => {
    const { host } = await renderScreen();
    await click(buttonIn(host.querySelector('article'), label));
    expect(await copiedText()).toBe(text);
  });

  it('as a link to its anchor', async () => {
    const { host } = await renderScreen();
    await click(buttonIn(host.querySelector('article'), copy.actions.link));
    expect(await copiedText()).toMatch(/#inertia$/);
  });
});

describe('cards', () => {
  it('are offered only while a page takes texts', async () => {
    const { host } = await renderScreen();
    expect(buttonIn(host.querySelector('article'), copy.actions.card)).toBeUndefined();
  });

  it('are made by the page that takes texts', async () => {
    const { host, router } = await renderScreen([brainHole, CARDS]);
    await click(buttonIn(host.querySelector('article'), copy.actions.card));
    await until(() => router.state.location.pathname === '/portal/cards');
    const payload = { name: '思维惯性.md', text: expect.stringContaining('思维惯性\n\n搬家那年') };
    expect(pageHandoff.offer).toHaveBeenCalledWith('card-text', payload, 'address');
  });

  it('leave the reader on the page with a notice when the browser refuses to keep the text', async () => {
    vi.mocked(pageHandoff.offer).mockRejectedValueOnce(FULL);
    const { host, router } = await renderScreen([brainHole, CARDS]);
    await click(buttonIn(host.querySelector('article'), copy.actions.card));
    await until(() => useToastStore.getState().toasts.length > 0);
    expect(useToastStore.getState().toasts[0]?.message).toBe(toOfferErrorWords(FULL));
    expect(router.state.location.pathname).toBe('/portal/brain-hole');
  });
});

it('remembers the reading size', async () => {
  const { host } = await renderScreen();
  const column = host.querySelector('[data-size]');
  expect(column?.getAttribute('data-size')).toBe('medium');
  await click(buttonIn(host.querySelector(`[aria-label="${copy.size.label}"]`), copy.size.names.large));
  expect(column?.getAttribute('data-size')).toBe('large');
  expect(localStorage.getItem(STORAGE_KEYS.readingSize)).toBe('large');
});
