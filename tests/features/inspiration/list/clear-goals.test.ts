import 'fake-indexeddb/auto';
import { expect, it, onTestFinished } from 'vitest';
import { board } from '../../../../src/features/inspiration/board.ts';
import { data } from '../../../../src/features/inspiration/data.ts';
import { clearInspirations } from '../../../../src/features/inspiration/list/list-actions.ts';
import { copy } from '../../../../src/features/inspiration/words.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { until } from '../../../shared/dom.ts';

const words = copy.clear;
const shown = () => useToastStore.getState().toasts.map(({ message }) => message);

it('says that the goals are being removed and brought back while that lasts, and brings all of them back', async () => {
  await board.createInspiration({ title: '学会游泳', content: '' });
  const seen: string[] = [];
  onTestFinished(useToastStore.subscribe(({ toasts }) => seen.push(...toasts.map(({ message }) => message))));

  const clearing = clearInspirations(1);
  useQuestions.getState()[0]?.answer('confirmed');
  await clearing;
  expect(seen).toContain(words.working);
  expect(shown()).toEqual([words.done]);
  expect((await data.size()).entries).toBe(0);

  useToastStore.getState().toasts[0]?.action?.onClick();
  expect(shown()).toContain(words.undoing);
  await until(() => shown().includes(words.undone));
  expect(shown()).not.toContain(words.undoing);
  expect((await data.size()).entries).toBe(1);
});
