// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountDialogsHost } from '../../src/app/AccountDialogsHost.tsx';
import { toRoutes } from '../../src/app/router.tsx';
import { sessionController } from '../../src/shared/session/session.ts';
import { filesLoaded } from '../shared/dom.ts';
import { aReply } from '../shared/session/a-session.ts';
import { aPage } from './a-page.tsx';
import { render } from './render.tsx';

const fetchProfile = vi.hoisted(() => vi.fn(() => new Promise(() => {})));
vi.mock('../../src/shared/api/account-api.ts', () => ({ accountApi: { fetchProfile } }));

afterEach(async () => {
  await act(async () => sessionController.end());
  fetchProfile.mockClear();
});

const PAGES = [aPage({ id: 'home' }), { ...aPage({ id: 'quiet' }), sendsNothing: true }];

/** The shell as the product builds it: the session is watched beside the router. The call lies in a file of its own. */
async function openAt(path: string) {
  sessionController.begin(aReply('a'));
  const router = createMemoryRouter(toRoutes(PAGES), { initialEntries: [path] });
  const content = (
    <>
      <RouterProvider router={router} />
      <AccountDialogsHost />
    </>
  );
  await render(content, PAGES);
  await filesLoaded();
  return async (to: string) => {
    await act(async () => router.navigate(to));
    await filesLoaded();
  };
}

it('the session is checked when a page is opened', async () => {
  await openAt('/portal');
  expect(fetchProfile).toHaveBeenCalledTimes(1);
});

it('a page that sends nothing opens without a check, which follows when it is left', async () => {
  const navigate = await openAt('/portal/quiet');
  expect(fetchProfile).not.toHaveBeenCalled();
  await navigate('/portal');
  expect(fetchProfile).toHaveBeenCalledTimes(1);
});
