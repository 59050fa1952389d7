// @vitest-environment happy-dom

import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import UpdateCard from '../../src/app/update/UpdateCard.tsx';
import { UpdateNotice } from '../../src/app/update/UpdateNotice.tsx';
import type { ServiceWorkerOptions } from '../../src/platform/service-worker.ts';
import { ConfirmHost } from '../../src/shared/confirm/ConfirmHost.tsx';
import { useShownPage } from '../../src/shared/tool/shown-page-store.ts';
import { declareUnsavedWork } from '../../src/shared/unsaved-work.ts';
import { filesLoaded, until } from '../shared/dom.ts';
import { aPage } from './a-page.tsx';
import { click, render } from './render.tsx';

const startServiceWorker = vi.hoisted(() => vi.fn<(options: ServiceWorkerOptions) => void>());
vi.mock('../../src/platform/service-worker.ts', () => ({ startServiceWorker }));

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

describe('the place of the notice', () => {
  const showPage = (notices?: 'top') => {
    const page = aPage({ id: 'pond' });
    const [screen] = page.screens;
    if (screen === undefined) throw new Error('no screen');
    const layout = { ...page.layout, ...(notices === undefined ? {} : { notices }) };
    useShownPage.setState({ shown: { page: { ...page, layout }, screen } });
    onTestFinished(() => useShownPage.setState({ shown: null }));
  };

  it.each([
    [undefined, 'bottom'],
    ['top', 'top'],
  ] as const)('is what the page says: %s', async (notices, position) => {
    showPage(notices);
    await renderCard();
    expect(document.querySelector('[role="status"]')?.getAttribute('data-position')).toBe(position);
  });
});

it('the notice waits while a game is running', async () => {
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const endGame = declareUnsavedWork('捕鱼', { holdsUpdates: true });
  await render(<UpdateNotice />);
  await act(async () => startServiceWorker.mock.calls.at(-1)?.[0].onUpdate({ apply: () => {} }));
  await filesLoaded();
  expect(button('更新')).toBeUndefined();
  await act(async () => endGame());
  await until(() => button('更新') !== undefined);
});

describe('the notice of a new version', () => {
  it('updates at a click when nothing would be lost', async () => {
    const { onApply } = await renderCard();
    await click(button('更新'));
    expect(onApply).toHaveBeenCalledTimes(1);
  });

  it('can be postponed', async () => {
    const { onApply, onDismiss } = await renderCard();
    await click(button('稍后'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('names declared unsaved work and asks before it updates', async () => {
    onTestFinished(declareUnsavedWork('目标草稿'));
    const { onApply } = await renderCard();
    await click(button('更新'));
    expect(onApply).not.toHaveBeenCalled();
    await until(() => dialog() !== null);
    expect(dialog()?.textContent).toContain('目标草稿');
    await click(button('仍然更新'));
    expect(onApply).toHaveBeenCalledTimes(1);
  });

  it('changes nothing when the visitor chooses to save first', async () => {
    onTestFinished(declareUnsavedWork('目标草稿'));
    const { onApply, onDismiss } = await renderCard();
    await click(button('更新'));
    await until(() => dialog() !== null);
    await click(button('先去保存'));
    expect(onApply).not.toHaveBeenCalled();
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
