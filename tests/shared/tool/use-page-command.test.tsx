// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { registry } from '../../../src/app/registry.ts';
import { pageAtPath, toCommandAddress } from '../../../src/shared/tool/page-path.ts';
import { listCommandEntries } from '../../../src/shared/tool/search-entries.ts';
import { usePageCommand } from '../../../src/shared/tool/use-page-command.ts';
import { aPage } from '../../app/a-page.tsx';
import { renderPortal } from '../../app/render.tsx';
import { endTask, until } from '../dom.ts';

const add = vi.fn();
let isReady = true;

function Screen() {
  usePageCommand({ add }, isReady);
  return <main data-plan />;
}

const PAGES = [aPage({ id: 'home' }), aPage({ id: 'plan', load: async () => ({ default: Screen }) })];

/** The shell at a page that is shown. A command is carried out in the next task. */
async function renderAt(path: string) {
  add.mockReset();
  const portal = await renderPortal(PAGES, path);
  await until(() => portal.host.querySelector('[data-plan]') !== null);
  await endTask();
  return portal;
}

it('carries out the command of the address once and removes it', async () => {
  isReady = true;
  const { router } = await renderAt('/portal/plan?do=add&view=all');
  expect(add).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe('?view=all');
});

it('carries out a command that arrives while the page is open', async () => {
  isReady = true;
  const { navigate } = await renderAt('/portal/plan');
  await navigate(toCommandAddress('/portal/plan', 'add'));
  await endTask();
  await navigate(toCommandAddress('/portal/plan', 'add'));
  await endTask();
  expect(add).toHaveBeenCalledTimes(2);
});

it.each(['toString', 'unknown', ''])('only removes the unknown command "%s"', async (command) => {
  isReady = true;
  const { router } = await renderAt(`/portal/plan?do=${command}`);
  expect(add).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('');
});

it('waits until the page is ready', async () => {
  isReady = false;
  const { router } = await renderAt('/portal/plan?do=add');
  expect(add).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('?do=add');
});

it('every command with an address leads to a page, and every name is unique', async () => {
  const entries = await listCommandEntries(registry);
  expect(entries.length).toBeGreaterThan(8);
  expect(new Set(entries.map(({ command }) => command.name)).size).toBe(entries.length);
  for (const { page, command } of entries) {
    if ('to' in command) expect(pageAtPath(registry, command.to.split('?')[0] ?? '')?.page.id).toBe(page.id);
  }
});
