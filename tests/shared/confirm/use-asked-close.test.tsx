// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useQuestions } from '../../../src/shared/confirm/confirm.ts';
import { useAskedClose } from '../../../src/shared/confirm/use-asked-close.ts';
import { useUnsavedWork } from '../../../src/shared/unsaved-work.ts';
import { click, render } from '../../app/render.tsx';

const onClose = vi.fn();

function Form({ unsaved }: { readonly unsaved: string | null }) {
  useUnsavedWork(unsaved);
  const close = useAskedClose('未保存的任务', onClose);
  return (
    <button type="button" onClick={close}>
      close
    </button>
  );
}

async function close(unsaved: string | null) {
  const host = await render(<Form unsaved={unsaved} />);
  await click(host.querySelector('button'));
  return useQuestions.getState()[0];
}

beforeEach(() => {
  onClose.mockClear();
  useQuestions.setState([], true);
});

it('closes at once without unsaved work', async () => {
  expect(await close(null)).toBeUndefined();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes at once when other work is unsaved', async () => {
  expect(await close('别的内容')).toBeUndefined();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['confirmed', 1],
  ['cancelled', 0],
] as const)('asks before unsaved work is lost; the answer %s closes %i times', async (answer, times) => {
  const question = await close('未保存的任务');
  expect(question?.body).toContain('未保存的任务');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => question?.answer(answer));
  expect(onClose).toHaveBeenCalledTimes(times);
});
