import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, onTestFinished } from 'vitest';
import { Providers } from '../../src/app/Providers.tsx';
import { toRoutes } from '../../src/app/router.tsx';
import { createStyleCache } from '../../src/app/style-cache.ts';
import { theme } from '../../src/app/theme.ts';
import type { Page } from '../../src/shared/tool/define-page.ts';
import { backStack } from '../../src/shared/ui/use-back-closes.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Dialogs and menus appear and leave at once, and pointers draw no ripples: a document without layout shows neither. */
theme.motion = { ...theme.motion, reducedMotion: 'always' };
theme.components = { ...theme.components, MuiButtonBase: { defaultProps: { disableRipple: true } } };

// As in the product: otherwise each dialog that closes waits a second for the end of its move through the history.
backStack.listen();

const styleCache = createStyleCache();
/** Class names as in the product, without their rules: inserting and reading the rules takes longer than most tests. */
styleCache.insert = (_selector, serialized, _sheet, isCached) => {
  if (isCached) styleCache.inserted[serialized.name] = true;
};

/** Other files share the document: a session that is left in storage would sign their visitors in. */
afterAll(async () => {
  await leaveDialogEntries();
  localStorage.clear();
  sessionStorage.clear();
});

/** Longer than a move through the history may take. A file that has thrown fake timers away would wait for ever. */
const MOVE_MS_MAX = 1_200;

/** Waits until the history has left the entries of closed dialogs. */
async function leaveDialogEntries(): Promise<void> {
  let isSettled = false;
  void backStack.settled().then(() => {
    isSettled = true;
  });
  const deadline = performance.now() + MOVE_MS_MAX;
  while (!isSettled && performance.now() < deadline) await nextTurn();
}

/** Renders inside the product's providers, and unmounts at the end of the test. */
export async function render(content: ReactNode, pages: readonly Page[] = []): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () =>
    root.render(
      <Providers styleCache={styleCache} pages={pages}>
        {content}
      </Providers>,
    ),
  );
  return host;
}

/** Renders the whole shell with these pages at a page path. */
export async function renderPortal(pages: readonly Page[], path: string) {
  const router = createMemoryRouter(toRoutes(pages), { initialEntries: [path] });
  const host = await render(<RouterProvider router={router} />, pages);
  const navigate = (to: string) => act(async () => router.navigate(to));
  return { host, router, navigate };
}

export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to click');
  await act(async () => element.click());
}
