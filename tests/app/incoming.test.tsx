// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../../src/app/incoming/copy.ts';
import { AppError } from '../../src/core/errors.ts';
import { copy as handoffCopy } from '../../src/shared/handoff/copy.ts';
import * as notationFile from '../../src/shared/handoff/detect-notation.ts';
import { pageHandoff } from '../../src/shared/handoff/page-handoff.ts';
import type { Page, Receiving } from '../../src/shared/tool/define-page.ts';
import { filesLoaded, idleMoment, until } from '../shared/dom.ts';
import { aPage } from './a-page.tsx';
import { aTransfer, type FakeTransferParts } from './a-transfer.ts';
import { click, renderPortal } from './render.tsx';

const receiving = (id: string, parts: Partial<Receiving>, more: Partial<Page> = {}): Page => ({
  ...aPage({ id }),
  accepts: [{ files: [], receives: { handoff: 'import-file', action: `open in ${id}`, contents: [], ...parts } }],
  ...more,
});
const PAGES = [
  aPage({ id: 'home' }),
  receiving('texts', { handoff: 'json-text', contents: ['json'] }),
  receiving('pictures', { handoff: 'image', contents: ['picture'], maxBytes: 4 }),
  receiving('everything', { handoff: 'station-files', contents: ['any'], takesSeveral: true }),
  { ...aPage({ id: 'silent' }), sendsNothing: true },
];
const JSON_FILE = new File(['{"a":1}'], 'data.json', { type: 'application/json' });
const BINARY = new File([new Uint8Array([0, 1])], 'program.bin');

// A drag that nothing follows ends after a second, which the first import of the sheet may take.
beforeAll(async () => void (await import('../../src/app/incoming/Incoming.tsx')));
beforeEach(() => {
  vi.spyOn(notationFile, 'detectNotation').mockResolvedValue(null);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:thumbnail');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

async function send(type: 'dragover' | 'drop' | 'paste', parts: FakeTransferParts): Promise<Event> {
  const transfer = aTransfer(parts);
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: transfer,
    clipboardData: transfer,
  });
  await act(async () => void document.body.dispatchEvent(event));
  return event;
}

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const choices = () => [...document.querySelectorAll<HTMLButtonElement>(`[aria-label="${copy.choices}"] button`)];
const names = () => choices().map((button) => button.querySelector('strong')?.textContent);
const press = (key: string) =>
  act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

/** The shell, once it follows drags, which begins with the first sign of use. */
async function openShell() {
  const shell = await renderPortal(PAGES, '/portal');
  await until(() => {
    document.body.dispatchEvent(new Event('dragenter', { bubbles: true }));
    const drag = new Event('dragover', { bubbles: true, cancelable: true });
    const dataTransfer = aTransfer({ files: [JSON_FILE] });
    act(() => void document.body.dispatchEvent(Object.assign(drag, { dataTransfer })));
    return drag.defaultPrevented;
  });
  return shell;
}

async function open(type: 'drop' | 'paste', parts: FakeTransferParts) {
  const shell = await openShell();
  await send(type, parts);
  await until(() => choices().length > 0);
  return shell;
}

it('says what a drop will do while a file is dragged, and asks afterwards', async () => {
  await openShell();
  await send('dragover', { files: [JSON_FILE] });
  await until(() => document.body.textContent?.includes(copy.over.title) === true);
  await send('drop', { files: [JSON_FILE] });
  await until(() => choices().length > 0);
  expect(document.body.textContent).not.toContain(copy.over.title);
  expect(dialog()?.textContent).toContain('data.json');
  expect(names()).toEqual(['texts', 'everything']);
  expect(document.activeElement).toBe(choices()[0]);
});

it.each([
  ['a click', () => click(choices()[0])],
  ['its number', () => press('1')],
])('hands a file over to the page that is chosen by %s', async (_name, choose) => {
  const offer = vi.spyOn(pageHandoff, 'offer').mockResolvedValue('abcdef01');
  const { router } = await open('drop', { files: [JSON_FILE] });
  await choose();
  await until(() => router.state.location.pathname === '/portal/texts');
  expect(router.state.location.search).toBe('?from=abcdef01');
  expect(offer).toHaveBeenCalledExactlyOnceWith('json-text', { name: 'data.json', text: JSON_FILE }, 'address');
  await until(() => dialog() === null);
});

it('keeps the file and says why when it cannot be handed over', async () => {
  vi.spyOn(pageHandoff, 'offer').mockRejectedValue(new AppError('quota-exceeded', 'full'));
  const { router } = await open('drop', { files: [JSON_FILE] });
  await click(choices()[0]);
  await until(() => dialog()?.querySelector('[role="alert"]') !== null);
  expect(router.state.location.pathname).toBe('/portal');
  expect(names()).toEqual(['texts', 'everything']);
});

describe('the sheet', () => {
  it('names every file of several, and offers to send all of them together', async () => {
    const offer = vi.spyOn(pageHandoff, 'offer').mockResolvedValue('abcdef01');
    const { router } = await open('drop', { files: [BINARY, JSON_FILE] });
    expect(dialog()?.textContent).toContain(copy.several(2));
    expect(names()).toEqual(['everything']);
    await click([...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('data.json')));
    expect(names()).toEqual(['texts', 'everything']);
    await press('2');
    await until(() => router.state.location.pathname === '/portal/everything');
    expect(offer).toHaveBeenCalledExactlyOnceWith('station-files', { files: [BINARY, JSON_FILE], text: '' }, 'address');
  });

  it('says what can be opened when a file is of no known kind', async () => {
    await open('drop', { files: [BINARY] });
    expect(dialog()?.textContent).toContain(copy.unknown);
    expect(names()).toEqual(['everything']);
  });

  it('does not offer a page for which a picture is too large, and says its limit', async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
    const { router } = await open('paste', { files: [new File([bytes], 'image.png', { type: 'image/png' })] });
    expect(names()).toEqual(['everything', 'pictures']);
    expect(choices()[1]?.disabled).toBe(true);
    expect(choices()[1]?.textContent).toContain(handoffCopy.tooLarge('4 B'));
    await press('2');
    expect(router.state.location.pathname).toBe('/portal');
    expect(dialog()?.textContent).toContain(copy.pastedPicture);
  });

  it('shows the beginning of a pasted text', async () => {
    await open('paste', { text: '今天的卡片。' });
    expect(dialog()?.textContent).toContain('今天的卡片。');
    expect(dialog()?.textContent).toContain(copy.textSize('6'));
  });

  it.each<[string, FakeTransferParts, string]>([
    ['an empty file', { files: [new File([], 'a.json')] }, copy.empty],
    ['a folder', { folders: ['photos'] }, copy.folder('photos')],
  ])('explains %s and offers nothing', async (_name, parts, words) => {
    await openShell();
    await send('drop', parts);
    await until(() => dialog()?.textContent?.includes(words) === true);
    expect(choices()).toEqual([]);
  });
});

it('offers nothing on a page that sends nothing', async () => {
  await renderPortal(PAGES, '/portal/silent');
  document.body.dispatchEvent(new Event('dragenter', { bubbles: true }));
  await idleMoment();
  await filesLoaded();
  const over = await send('dragover', { files: [JSON_FILE] });
  const drop = await send('drop', { files: [JSON_FILE] });
  await filesLoaded();
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([false, false]);
  expect(document.body.textContent).not.toContain(copy.over.title);
  expect(dialog()).toBeNull();
});
