// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { currentDraft, useDraftStore } from '../../../src/features/xhs-helper/draft/draft-store.ts';
import { takeHanded } from '../../../src/features/xhs-helper/screens/take-handed.ts';
import { copy } from '../../../src/shared/handoff/copy.ts';
import { pageHandoff } from '../../../src/shared/handoff/page-handoff.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';

const messages = () => useToastStore.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  useDraftStore.setState({ place: 'here' });
});

it('takes a text by the id in the address, once', async () => {
  const id = await pageHandoff.offer('card-text', { name: 'a.md', text: '第一段' }, 'address');
  await takeHanded(id);
  expect(currentDraft().text).toBe('第一段');
  await takeHanded(id);
  expect(messages()).not.toContain(copy.missing);
});

it('says that an offer is too old or was taken by another tab', async () => {
  await takeHanded('abcdef0123');
  expect(messages()).toEqual([copy.missing]);
});

it('is silent where nothing was handed over', async () => {
  await takeHanded(null);
  expect(messages()).toEqual([]);
});
