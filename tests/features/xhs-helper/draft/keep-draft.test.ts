// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeText, undoDraft } from '../../../../src/features/xhs-helper/draft/draft-actions.ts';
import { clearDraft, draftDb, readDraft, writeDraft } from '../../../../src/features/xhs-helper/draft/draft-db.ts';
import { currentDraft, INITIAL_STATE, useDraftStore } from '../../../../src/features/xhs-helper/draft/draft-store.ts';
import { keepDraft, loadDraft, saveDraft } from '../../../../src/features/xhs-helper/draft/keep-draft.ts';
import { copy } from '../../../../src/features/xhs-helper/screens/copy.ts';
import { dbError } from '../../../../src/platform/db/db-error.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { isUnsaved } from '../../../../src/shared/unsaved-work.ts';
import { aDraft, createIds } from '../a-draft.ts';

vi.mock('../../../../src/bridges/card-split-bridge.ts', () => ({ cardSplitTool: { splitText: async () => [] } }));

const REFUSAL = dbError('quota-exceeded', 'full');
let stop: () => void = () => {};

beforeEach(async () => {
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
