// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/shared/ui/FormDialog.tsx';
import { click, render } from '../../app/render.tsx';
import { setFullscreenElement } from '../dom.ts';

const dialog = () => document.querySelector('[role="dialog"]');

it('is named by its title and closes by its button', async () => {
  const onClose = vi.fn();
  await render(
    <FormDialog isOpen title="登录" onClose={onClose}>
      内容
    </FormDialog>,
  );
  const name = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('登录');
  await click(document.querySelector('[aria-label="关闭"]'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open at a click beside it, which would lose the text', async () => {
  const onClose = vi.fn();
  await render(
    <FormDialog isOpen title="登录" onClose={onClose}>
      内容
    </FormDialog>,
  );
  await act(async () => {
    const beside = document.querySelector('.MuiDialog-container');
    for (const name of ['mousedown', 'click']) beside?.dispatchEvent(new MouseEvent(name, { bubbles: true }));
  });
  expect(onClose).not.toHaveBeenCalled();
});

it('moves into the element that fills the screen and stays there afterwards', async () => {
  const host = await render(
    <div data-full>
      <FormDialog isOpen title="登录" onClose={() => undefined}>
        内容
      </FormDialog>
    </div>,
  );
  const full = host.querySelector('[data-full]');
  expect(full?.contains(dialog())).toBe(false);
  setFullscreenElement(full);
  expect(full?.contains(dialog())).toBe(true);
  const before = dialog();
  setFullscreenElement(null);
  expect(dialog()).toBe(before);
});
