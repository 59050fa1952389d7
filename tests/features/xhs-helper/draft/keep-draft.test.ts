// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOneCard, changeText, undoDraft } from '../../../../src/features/xhs-helper/draft/draft-actions.ts';
import { clearDraft, draftDb, readDraft, writeDraft } from '../../../../src/features/xhs-helper/draft/draft-db.ts';
import { currentDraft, INITIAL_STATE, useDraftStore } from '../../../../src/features/xhs-helper/draft/draft-store.ts';
import { keepDraft, loadDraft, saveDraft } from '../../../../src/features/xhs-helper/draft/keep-draft.ts';
import { setBackgroundImage } from '../../../../src/features/xhs-helper/model/card.ts';
import { copy } from '../../../../src/features/xhs-helper/words.ts';
import { dbError } from '../../../../src/platform/db/db-error.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { isUnsaved } from '../../../../src/shared/unsaved-work.ts';
import { aDraft, createIds, PIXEL } from '../a-draft.ts';

vi.mock('../../../../src/bridges/card-split-bridge.ts', () => ({
  cardSplitTool: {
    splitText: async (text: string) => text.split('\n\n').map((segment) => ({ segment, text: segment })),
  },
}));

const REFUSAL = dbError('quota-exceeded', 'full');
let stop: () => void = () => {};

beforeEach(async () => {
  localStorage.clear();
  await clearDraft(draftDb);
  useDraftStore.setState(INITIAL_STATE);
  useToastStore.setState({ toasts: [] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  stop();
  await saveDraft();
});

const state = () => useDraftStore.getState();
const saved = () => vi.waitFor(() => expect(state().saving.step).toBe('saved'));
async function open(): Promise<void> {
  stop = keepDraft();
  await vi.waitFor(() => expect(state().place).toBe('here'));
}
const textOf = async () => {
  const found = await readDraft(draftDb);
  return found === null || found === 'damaged' ? found : found.draft.text;
};
const createId = createIds();
const writeElsewhere = (text: string) => writeDraft(draftDb, aDraft([], { text }), new Map(), createId);

it('shows the stored draft and writes its changes', async () => {
  await writeElsewhere('昨天写的');
  await open();
  expect(currentDraft().text).toBe('昨天写的');
  changeText('今天写的');
  expect([state().saving.step, isUnsaved(copy.saving.unsaved)]).toEqual(['dirty', true]);
  await saved();
  expect([await textOf(), isUnsaved(copy.saving.unsaved)]).toEqual(['今天写的', false]);
});

it('writes nothing before the first change', async () => {
  await open();
  await saveDraft();
  expect(await textOf()).toBeNull();
});

it('keeps the history while another page is shown, and writes pending changes on the way', async () => {
  await open();
  changeText('一', null);
  changeText('二', null);
  stop();
  await saved();
  expect(await textOf()).toBe('二');
  await open();
  undoDraft();
  expect(currentDraft().text).toBe('一');
});

it('shows a draft that an import wrote while the tool was closed or open', async () => {
  await open();
  changeText('自己的', null);
  stop();
  await saved();
  await writeElsewhere('导入的');
  await open();
  expect(currentDraft().text).toBe('导入的');
  await writeElsewhere('又导入的');
  await vi.waitFor(() => expect(currentDraft().text).toBe('又导入的'));
});

it('sets a damaged draft aside and says so', async () => {
  await draftDb.write(['drafts'], (tx) => tx.objectStore('drafts').put(7, 'current'));
  await open();
  expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual([copy.saving.damaged]);
  expect(await draftDb.read(['drafts'], (tx) => tx.objectStore('drafts').get('damaged'))).toBe(7);
});

describe('a page that is left within the pause of the last key', () => {
  const END = dbError('db-unavailable', 'the page has ended');
  /** Leaves the page, whose later writes do not come to their end, and opens the tool on another one. */
  async function leaveAndReturn() {
    const write = vi.spyOn(draftDb, 'write').mockRejectedValue(END);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    await vi.waitFor(() => expect(state().saving.step).toBe('failed'));
    write.mockRestore();
    useDraftStore.setState(INITIAL_STATE);
    vi.resetModules();
    const [keeping, store] = await Promise.all([
      import('../../../../src/features/xhs-helper/draft/keep-draft.ts'),
      import('../../../../src/features/xhs-helper/draft/draft-store.ts'),
    ]);
    stop = keeping.keepDraft();
    await vi.waitFor(() => expect(store.useDraftStore.getState().place).toBe('here'));
    return { draft: store.currentDraft(), save: keeping.saveDraft };
  }

  it.each([
    ['the first text', null, '第一个字'],
    ['a further key', '已经存好', '已经存好的'],
    ['an emptied text', '已经存好', ''],
  ])('keeps %s', async (_what, before, text) => {
    await open();
    if (before !== null) {
      changeText(before, null);
      await saved();
    }
    changeText(text);
    const { draft, save } = await leaveAndReturn();
    expect(draft.text).toBe(text);
    await save();
    expect([await textOf(), localStorage.getItem(STORAGE_KEYS.cardNote)]).toEqual([text, null]);
  });

  it('keeps stored pictures and pictures that are not stored yet', async () => {
    await writeDraft(draftDb, aDraft(['一', '二']), new Map(), createId);
    await open();
    const ids = currentDraft().cards.map(({ id }) => id);
    changeOneCard(ids[0] ?? '', (card) => setBackgroundImage(card, PIXEL));
    await saveDraft();
    changeOneCard(ids[1] ?? '', (card) => setBackgroundImage(card, `${PIXEL}AAAA`));
    const { draft } = await leaveAndReturn();
    expect(draft.cards.map(({ backgroundImage }) => backgroundImage)).toEqual([PIXEL, `${PIXEL}AAAA`]);
  });

  it('does not replace a later draft by an older note', async () => {
    await open();
    changeText('旧的');
    window.dispatchEvent(new Event('pagehide'));
    const note = localStorage.getItem(STORAGE_KEYS.cardNote) ?? '';
    await saved();
    await writeElsewhere('后来的');
    localStorage.setItem(STORAGE_KEYS.cardNote, note);
    stop();
    await open();
    expect([currentDraft().text, localStorage.getItem(STORAGE_KEYS.cardNote)]).toEqual(['后来的', null]);
  });

  it('writes no note without pending changes, and takes no damaged note', async () => {
    await open();
    changeText('已经存好', null);
    await saved();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(STORAGE_KEYS.cardNote)).toBeNull();
    localStorage.setItem(STORAGE_KEYS.cardNote, '{"bases":');
    stop();
    await open();
    expect(currentDraft().text).toBe('已经存好');
  });
});

describe('while the browser refuses storage', () => {
  it('does not overwrite a draft that it could not read, and offers both texts afterwards', async () => {
    await writeElsewhere('原来的');
    vi.spyOn(draftDb, 'read').mockRejectedValueOnce(REFUSAL);
    await open();
    expect(state().loadProblem).not.toBeNull();
    changeText('现在的', null);
    await saveDraft();
    expect([state().saving.step, await textOf()]).toEqual(['failed', '原来的']);
    await loadDraft();
    expect([state().loadProblem, currentDraft().text]).toEqual([null, '原来的']);
    undoDraft();
    expect(currentDraft().text).toBe('现在的');
  });

  it('keeps the work on the page, says so and writes it at the next attempt', async () => {
    await open();
    vi.spyOn(draftDb, 'write').mockRejectedValueOnce(REFUSAL);
    changeText('不能丢', null);
    await saveDraft();
    expect(state().saving.step).toBe('failed');
    expect([currentDraft().text, isUnsaved(copy.saving.unsaved)]).toEqual(['不能丢', true]);
    await saveDraft();
    expect([state().saving.step, await textOf()]).toEqual(['saved', '不能丢']);
  });
});
