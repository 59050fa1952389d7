// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import UpdateCard from '../../src/app/update/UpdateCard.tsx';
import { ConfirmHost } from '../../src/shared/confirm/ConfirmHost.tsx';
import { declareUnsavedWork } from '../../src/shared/unsaved-work.ts';
import { until } from '../shared/dom.ts';
import { click, render } from './render.tsx';

const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text);
const dialog = () => document.querySelector('[role="alertdialog"]');

async function renderCard() {
  const onApply = vi.fn();
  const onDismiss = vi.fn();
  await render(
    <>
      <UpdateCard onApply={onApply} onDismiss={onDismiss} />
      <ConfirmHost />
    </>,
  );
  return { onApply, onDismiss };
}

describe('the notice of a new version', () => {
  it('updates at a click when nothing would be lost', async () => {
    const { onApply } = await renderCard();
    await click(button('有新版本，点此更新'));
    expect(onApply).toHaveBeenCalledTimes(1);
  });

  it('can be put off', async () => {
    const { onApply, onDismiss } = await renderCard();
    await click(document.querySelector('[aria-label="稍后再说"]'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('asks first where unsaved work is declared, and names it', async () => {
    onTestFinished(declareUnsavedWork('目标草稿'));
    const { onApply } = await renderCard();
    await click(button('有新版本，点此更新'));
    expect(onApply).not.toHaveBeenCalled();
    await until(() => dialog() !== null);
    expect(dialog()?.textContent).toContain('目标草稿');
    await click(button('仍然更新'));
    expect(onApply).toHaveBeenCalledTimes(1);
  });

  it('leaves everything as it is when the visitor goes to save first', async () => {
    onTestFinished(declareUnsavedWork('目标草稿'));
    const { onApply, onDismiss } = await renderCard();
    await click(button('有新版本，点此更新'));
    await until(() => dialog() !== null);
    await click(button('先去保存'));
    expect(onApply).not.toHaveBeenCalled();
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
