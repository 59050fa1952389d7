import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readClipboard, writeClipboard } from '../../src/platform/clipboard.ts';

const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
const use = (clipboard: object) => vi.stubGlobal('navigator', { clipboard });
const textItem = (text: string) => ({ types: ['text/html', 'text/plain'], getType: async () => new Blob([text]) });

class FakeClipboardItem {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}

beforeEach(() => void vi.stubGlobal('ClipboardItem', FakeClipboardItem));
afterEach(() => void vi.unstubAllGlobals());

describe('reading the clipboard', () => {
  it('gives the text of the first item that has some, without reading it', async () => {
    use({ read: async () => [{ types: ['image/png'] }, textItem('one'), textItem('two')] });
    expect(await ((await readClipboard()) as Blob).text()).toBe('one');
  });

  it('gives null when there is no text', async () => {
    use({ read: async () => [{ types: ['image/png'] }] });
    expect(await readClipboard()).toBeNull();
  });

  it.each([
    ['one', 'one'],
    ['', null],
  ])('reads plain text (%j) in browsers without items', async (text, expected) => {
    use({ readText: async () => text });
    expect(await readClipboard()).toBe(expected);
  });

  it.each([
    ['refused', { read: refuse }],
    ['missing', undefined],
  ])('reports a clipboard that is %s', async (_name, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    await expect(readClipboard()).rejects.toMatchObject({ code: 'clipboard-refused' });
  });
});

describe('writing the clipboard', () => {
  it('hands over the text before it is there, so that the gesture still counts', async () => {
    const write = vi.fn(async (_items: FakeClipboardItem[]) => {});
    use({ write });
    let resolve: (blob: Blob) => void = () => {};
    const promise = new Promise<Blob>((fulfil) => {
      resolve = fulfil;
    });
    const written = writeClipboard(promise);
    expect(write).toHaveBeenCalledOnce();
    resolve(new Blob(['late'], { type: 'application/json' }));
    await written;
    const blob = await write.mock.calls[0]?.[0][0]?.parts['text/plain'];
    expect([blob?.type, await blob?.text()]).toEqual(['text/plain', 'late']);
  });

  it('writes plain text in browsers without items', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    const writeText = vi.fn(async () => {});
    use({ writeText });
    await writeClipboard(Promise.resolve(new Blob(['text'])));
    expect(writeText).toHaveBeenCalledWith('text');
  });

  it('hands over a picture as PNG', async () => {
    const write = vi.fn(async (_items: FakeClipboardItem[]) => {});
    use({ write });
    await writeClipboard(Promise.resolve(new Blob(['pixels'])), 'image/png');
    expect(Object.keys(write.mock.calls[0]?.[0][0]?.parts ?? {})).toEqual(['image/png']);
  });

  it('reports a picture in browsers that copy texts only', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    use({ writeText: async () => {} });
    const failed = writeClipboard(Promise.resolve(new Blob([])), 'image/png');
    await expect(failed).rejects.toMatchObject({ code: 'clipboard-refused' });
  });

  it('reports a refused clipboard', async () => {
    use({ write: refuse });
    await expect(writeClipboard(Promise.resolve(new Blob(['x'])))).rejects.toMatchObject({ code: 'clipboard-refused' });
  });

  it('reports a text that could not be made, once', async () => {
    use({ write: async ([item]: FakeClipboardItem[]) => void (await item?.parts['text/plain']) });
    const failed = writeClipboard(Promise.reject(new Error('worker gone')));
    await expect(failed).rejects.toMatchObject({ code: 'clipboard-refused' });
  });
});

describe('writing the clipboard at an insecure address', () => {
  const copyEvent = () => {
    const data = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => void data.set(type, text) };
    return { data, event: Object.assign(new Event('copy', { cancelable: true }), { clipboardData }) };
  };

  /** A document in which `command` runs when the page asks for a copy. */
  function stubDocument(command: (target: EventTarget) => boolean) {
    const selection = { isCollapsed: false, selectAllChildren: vi.fn(), removeAllRanges: vi.fn() };
    const target = new EventTarget();
    const page = Object.assign(target, { execCommand: () => command(target), getSelection: () => selection });
    const createElement = () => ({ style: {}, remove: () => undefined });
    vi.stubGlobal('document', Object.assign(page, { createElement, body: { append: () => undefined } }));
    vi.stubGlobal('navigator', {});
    return { selection, target };
  }

  it('answers the copy that the page starts itself, once', async () => {
    const first = copyEvent();
    const { selection, target } = stubDocument((page) => {
      page.dispatchEvent(first.event);
      return true;
    });
    await writeClipboard(Promise.resolve(new Blob(['text'])));
    expect(first.data.get('text/plain')).toBe('text');
    expect(first.event.defaultPrevented).toBe(true);
    expect(selection.removeAllRanges).not.toHaveBeenCalled();
    const second = copyEvent();
    target.dispatchEvent(second.event);
    expect(second.data.size).toBe(0);
  });

  it('selects a placeholder where nothing is selected, and removes it', async () => {
    const { selection } = stubDocument((page) => page.dispatchEvent(copyEvent().event) || true);
    selection.isCollapsed = true;
    await writeClipboard(Promise.resolve(new Blob(['text'])));
    expect(selection.selectAllChildren).toHaveBeenCalledOnce();
    expect(selection.removeAllRanges).toHaveBeenCalledOnce();
  });

  it.each([
    ['refuses', () => false],
    ['does nothing', () => true],
  ])('reports a browser that %s', async (_case, command) => {
    stubDocument(command);
    const failed = writeClipboard(Promise.resolve(new Blob(['text'])));
    await expect(failed).rejects.toMatchObject({ code: 'clipboard-refused' });
  });
});
