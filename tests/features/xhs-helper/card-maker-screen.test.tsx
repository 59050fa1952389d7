// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_CHARS } from '../../../src/features/xhs-helper/constants.ts';
import { useExportStore } from '../../../src/features/xhs-helper/deck/export-store.ts';
import { clearDraft, draftDb } from '../../../src/features/xhs-helper/draft/draft-db.ts';
import { currentDraft, INITIAL_STATE, useDraftStore } from '../../../src/features/xhs-helper/draft/draft-store.ts';
import { ownThemes } from '../../../src/features/xhs-helper/draft/own-themes.ts';
import { exportPictures } from '../../../src/features/xhs-helper/export/export-pictures.tsx';
import { xhsHelper } from '../../../src/features/xhs-helper/tool.ts';
import { copy } from '../../../src/features/xhs-helper/words.ts';
import { downloadBlob } from '../../../src/platform/download.ts';
import { openTab } from '../../../src/platform/open-window.ts';
import { useQuestions } from '../../../src/shared/confirm/confirm.ts';
import { finishLogin, takeInterruptedAction, useAccountDialogs } from '../../../src/shared/session/account-dialogs.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { createCardSplitService } from '../../../workers/card-split/card-split-service.ts';
import { click, renderPortal } from '../../app/render.tsx';
import { buttonOf, until } from '../../shared/dom.ts';

const splitter = createCardSplitService();
const FULL_CHARS = 60;

vi.mock('../../../src/bridges/card-split-bridge.ts', () => ({
  cardSplitTool: {
    splitText: async (...[text, rules]: Parameters<typeof splitter.splitText>) => splitter.splitText(text, rules),
  },
}));
vi.mock('../../../src/features/xhs-helper/face/ScaledFace.tsx', () => ({ ScaledFace: () => null }));
vi.mock('../../../src/features/xhs-helper/face/legibility.ts', () => ({ isHardToRead: () => false }));
// A picture takes 60 characters.
vi.mock('../../../src/features/xhs-helper/face/face-layout.ts', () => ({
  layOutFace: ({ content }: { content: { card: { text: string } } }) => ({
    text: { rest: content.card.text.slice(FULL_CHARS) },
  }),
  continueFaceText: ({ content }: { content: { card: { text: string } } }) => [
    content.card.text.slice(0, FULL_CHARS),
    content.card.text.slice(FULL_CHARS),
  ],
}));
vi.mock('../../../src/features/xhs-helper/export/export-pictures.tsx', () => ({
  exportPictures: vi.fn(async function* (inputs: readonly { readonly number: number }[]) {
    for (const { number } of inputs) yield { number, blob: new Blob([`${number}`]) };
  }),
}));
vi.mock('../../../src/platform/download.ts', () => ({ downloadBlob: vi.fn() }));
vi.mock('../../../src/platform/open-window.ts', () => ({ openTab: vi.fn(() => true) }));

beforeEach(async () => {
  // The elements have no place in a window, so every card counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
  localStorage.clear();
  ownThemes.clear();
  await clearDraft(draftDb);
  useDraftStore.setState(INITIAL_STATE);
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  vi.clearAllMocks();
  act(() => useAccountDialogs.setState({ name: null, reason: null, news: null, action: null }));
});

async function open(): Promise<HTMLElement> {
  const { host } = await renderPortal([xhsHelper], '/portal/xhs-helper');
  await until(() => useDraftStore.getState().place === 'here' && host.querySelector('main h1') !== null);
  return host;
}

async function fill(field: Element | null | undefined, text: string): Promise<void> {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('nothing to type into');
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const labelled = (label: string) =>
  document.querySelector<HTMLElement>(`:is(button, input, textarea)[aria-label="${label}"]`);
const cards = () => [...document.querySelectorAll('[data-card]')];
const textOf = (number: number) => labelled(`第 ${number} 张的文字`);
const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);
const lastAction = () => useToastStore.getState().toasts.at(-1)?.action;
/** A text that is measured, and does not fit. */
const LONG = `- ${'长'.repeat(MAX_CHARS.initial - 2)}`;
const LINES = ['第一段话', '第二段话', '第三段话'];

/** Opens the tool with one card for each line. */
async function openWith(lines: readonly string[] = LINES): Promise<HTMLElement> {
  const host = await open();
  await click(buttonOf('3第 3 步分段规则智能 · 每张最多 90 字'));
  await click(buttonOf('按换行'));
  await fill(labelled('原始文本'), lines.join('\n'));
  await until(() => cards().length === lines.length);
  return host;
}

describe('cards', () => {
  it('follow the text, and keep edits by hand', async () => {
    await openWith();
    await fill(textOf(2), '我改过的');
    await fill(labelled('原始文本'), ['新的开头', ...LINES].join('\n'));
    await until(() => cards().length === 4);
    expect(textOf(3)).toHaveProperty('value', '我改过的');
    expect(cards()[2]?.textContent).toContain('已手动修改');
  });

  it('are undone with the change of the text that caused them', async () => {
    await openWith();
    await act(async () => void labelled('原始文本')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await click(buttonOf('清空'));
    await until(() => cards().length === 0);
    await act(async () => lastAction()?.onClick());
    await until(() => cards().length === 3);
    await click(labelled('重做'));
    await until(() => cards().length === 0);
  });

  it('offer the next card for text that does not fit', async () => {
    await openWith();
    await fill(textOf(1), LONG);
    expect(cards()[0]?.textContent).toContain(copy.card.overflow);
    await click(labelled('第 1 张：续到下一张'));
    await until(() => cards().length === 4);
    expect(cards()[1]?.textContent).toContain('接上一张');
    expect(document.body.textContent).not.toContain(copy.card.overflow);
  });

  it('continue all at once, and come back with one undo', async () => {
    await openWith();
    await fill(textOf(1), LONG);
    await fill(textOf(2), LONG);
    const before = currentDraft().cards;
    expect(document.body.textContent).toContain(copy.deck.stuck(2));
    await click(buttonOf(copy.deck.continueAll(2)));
    await until(() => cards().length === 5);
    expect(document.body.textContent).not.toContain(copy.deck.stuck(2));
    await act(async () => lastAction()?.onClick());
    expect(currentDraft().cards).toEqual(before);
  });

  it('take a further picture for a text of more lines than one has, and stay automatic', async () => {
    await openWith();
    await fill(labelled('原始文本'), [LONG, ...LINES].join('\n'));
    await until(() => cards().length === 5);
    expect(cards()[1]?.textContent).toContain('接上一张');
    expect(document.body.textContent).not.toContain('已手动修改');
    const before = currentDraft().cards;
    await fill(labelled('原始文本'), [LONG, ...LINES, '完'].join('\n'));
    await until(() => cards().length === 6);
    expect(currentDraft().cards.slice(0, 5)).toEqual(before);
    expect(currentDraft().cards[0]).toBe(before[0]);
  });

  it('return to their automatic content, with a way back', async () => {
    await openWith();
    await fill(textOf(1), '改');
    await click(labelled('第 1 张：恢复自动内容'));
    expect(textOf(1)).toHaveProperty('value', '第一段话');
    await act(async () => lastAction()?.onClick());
    expect(textOf(1)).toHaveProperty('value', '改');
  });

  it('render alone when their text changes', async () => {
    await openWith();
    const before = currentDraft().cards;
    await fill(textOf(2), '改');
    const after = currentDraft().cards;
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, false, true]);
  });
});

describe('export', () => {
  it('of one picture is open to visitors', async () => {
    await openWith();
    await click(labelled('第 2 张：下载图片'));
    await until(() => vi.mocked(downloadBlob).mock.calls.length === 1);
    expect(vi.mocked(downloadBlob).mock.calls[0]?.[1]).toMatch(/^xhs-card-\d{14}-02\.png$/);
  });

  it('of all pictures asks for a login and continues after it', async () => {
    await openWith();
    await click(buttonOf('下载全部'));
    expect(useAccountDialogs.getState()).toMatchObject({ name: 'login', reason: '请先登录后使用批量下载' });
    expect(downloadBlob).not.toHaveBeenCalled();
    await act(async () => {
      finishLogin();
      takeInterruptedAction()?.();
    });
    await until(() => vi.mocked(downloadBlob).mock.calls.length === 3);
    await until(() => toasts().includes('已下载 3 张图片'));
  });

  it.each([
    ['puts the rest on further cards', '自动续页', 4, []],
    ['exports them cut and says so', '仍然导出', 3, [copy.exporting.cut(1)]],
    ['exports nothing', '取消', 0, []],
  ])('asks about cards that do not fit, and %s', async (_what, answer, count, warnings) => {
    await openWith();
    await fill(textOf(1), LONG);
    await click(buttonOf('下载 ZIP'));
    await act(async () => {
      finishLogin();
      takeInterruptedAction()?.();
    });
    await until(() => useQuestions.getState().length === 1);
    const [question] = useQuestions.getState();
    expect(question?.title).toBe('1 张放不下');
    const labels = [question?.confirmLabel, question?.alternativeLabel, '取消'];
    await act(async () =>
      question?.answer((['confirmed', 'alternative', 'cancelled'] as const)[labels.indexOf(answer)] ?? 'cancelled'),
    );
    await until(() => useExportStore.getState().batch === null);
    expect(vi.mocked(exportPictures).mock.calls[0]?.[0].length ?? 0).toBe(count);
    expect(toasts().filter((message) => message === copy.exporting.cut(1))).toEqual(warnings);
  });

  it('says so when a picture cannot be drawn', async () => {
    const { AppError } = await import('../../../src/core/errors.ts');
    await openWith();
    vi.mocked(exportPictures).mockImplementationOnce(() => {
      throw new AppError('export-failed', 'no canvas');
    });
    await click(labelled('第 1 张：下载图片'));
    await until(() => toasts().includes(copy.exporting.failed));
  });
});

describe('forwarding', () => {
  it('leaves an entry for the station and opens it', async () => {
    await openWith();
    await click(buttonOf('转发到小驿站'));
    const [address = ''] = vi.mocked(openTab).mock.calls[0] ?? [];
    const key = new URL(address, 'http://localhost').searchParams.get('prefillKey') ?? '';
    expect(key).toMatch(/^xhs-helper\d{13}$/);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      type: 'xhs-helper',
      text: '【图一】\n第一段话\n\n【图二】\n第二段话\n\n【图三】\n第三段话',
    });
  });

  it('removes the entry when the browser blocks the tab, and offers another click', async () => {
    await openWith();
    vi.mocked(openTab).mockReturnValueOnce(false);
    await click(buttonOf('转发到小驿站'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('xhs-helper'))).toEqual([]);
    expect(toasts()).toContain(copy.forward.blocked);
    await act(async () => lastAction()?.onClick());
    expect(openTab).toHaveBeenCalledTimes(2);
  });
});

it('saves the look as an own theme, and brings a removed one back', async () => {
  await open();
  await click(buttonOf('4第 4 步整体样式轮换纯色 · 860 × 1160'));
  await click(buttonOf('保存为我的主题'));
  await until(() => buttonOf('保存') !== undefined);
  await click(buttonOf('保存'));
  await until(() => ownThemes.refresh().length === 1);
  expect(labelled('使用「我的主题 1」')?.getAttribute('aria-pressed')).toBe('true');
  await click(labelled('删除「我的主题 1」'));
  expect(ownThemes.refresh()).toEqual([]);
  await act(async () => lastAction()?.onClick());
  expect(ownThemes.refresh()).toHaveLength(1);
});
