// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { copy } from '../../../src/app/keys/copy.ts';
import { closeKeySheet } from '../../../src/app/keys/key-sheet-store.ts';
import type { Page } from '../../../src/shared/tool/define-page.ts';
import { declareUnsavedWork } from '../../../src/shared/unsaved-work.ts';
import { endTask, until } from '../../shared/dom.ts';
import { aPage } from '../a-page.tsx';
import { renderPortal } from '../render.tsx';

const plan: Page = {
  ...aPage({
    id: 'plan',
    name: 'plans',
    load: async () => ({
      default: () => (
        <main>
          <input type="text" />
        </main>
      ),
    }),
  }),
  loadKeys: async () => ({ keys: [{ keys: ['Alt', '↑'], words: 'move up' }] }),
};

beforeEach(() => act(async () => closeKeySheet()));

const sheet = () => document.querySelector('[role="dialog"]');
const rows = () =>
  [...(sheet()?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.querySelectorAll('dt, kbd')].map(({ textContent }) => textContent),
  );

/** Presses a key and lets the listeners of the page decide about it. */
async function press(key: string, target: EventTarget = document.body): Promise<void> {
  await act(
    async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  await endTask();
}

it.each(['?', '\uff1f'])('%s lists the keys of the page and those of every page', async (key) => {
  await renderPortal([plan], '/portal/plan');
  await press(key);
  await until(() => rows().length === 4);
  expect([...document.querySelectorAll('[role="dialog"] h3')].map(({ textContent }) => textContent)).toEqual([
    'plans',
    copy.general,
  ]);
  expect(rows()[0]).toEqual(['move up', 'Alt', '↑']);
  expect(rows().slice(1)).toEqual([
    [copy.search, 'Ctrl', 'K'],
    [copy.sheet, '?'],
    [copy.close, 'Esc'],
  ]);
});

it('a page without keys of its own has those of every page', async () => {
  await renderPortal([aPage({ id: 'plain' })], '/portal/plain');
  await press('?');
  await until(() => rows().length === 3);
});

it('a question mark in a text field is text', async () => {
  const { host } = await renderPortal([plan], '/portal/plan');
  await until(() => host.querySelector('main input') !== null);
  await press('?', host.querySelector('main input') ?? document.body);
  expect(sheet()).toBeNull();
  await press('?');
  await until(() => sheet() !== null);
});

it('a page that uses the key keeps it, although its listener comes later', async () => {
  await renderPortal([plan], '/portal/plan');
  const use = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener('keydown', use);
  onTestFinished(() => window.removeEventListener('keydown', use));
  await press('?');
  expect(sheet()).toBeNull();
  window.removeEventListener('keydown', use);
  await press('?');
  await until(() => sheet() !== null);
});

it('a game is not interrupted', async () => {
  await renderPortal([plan], '/portal/plan');
  let end = () => {};
  await act(async () => {
    end = declareUnsavedWork('game', { holdsUpdates: true });
  });
  await press('?');
  expect(sheet()).toBeNull();
  await act(async () => end());
  await press('?');
  await until(() => sheet() !== null);
});

it('a page that sends nothing fetches no list', async () => {
  const { navigate } = await renderPortal([plan, { ...aPage({ id: 'quiet' }), sendsNothing: true }], '/portal/quiet');
  await press('?');
  expect(sheet()).toBeNull();
  await navigate('/portal/plan');
  await press('?');
  await until(() => sheet() !== null);
});
