// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { UnsavedWorkGuard } from '../../src/app/UnsavedWorkGuard.tsx';
import { ConfirmHost } from '../../src/shared/confirm/ConfirmHost.tsx';
import { useUnsavedWork } from '../../src/shared/unsaved-work.ts';
import { buttonOf, until } from '../shared/dom.ts';
import { click, render } from './render.tsx';

const dialog = () => document.querySelector('[role="alertdialog"]');

function Tool({ label, survives = false }: { readonly label: string; readonly survives?: boolean }) {
  useUnsavedWork(label, { survivesNavigation: survives });
  return <p>tool</p>;
}

async function renderTool(survives = false) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <UnsavedWorkGuard />
            <Outlet />
          </>
        ),
        children: [
          { path: '/tool', element: <Tool label="进行中的一局" survives={survives} /> },
          { path: '/home', element: <p>home</p> },
        ],
      },
    ],
    { initialEntries: ['/home', '/tool'] },
  );
  const host = await render(
    <>
      <RouterProvider router={router} />
      <ConfirmHost />
    </>,
  );
  return { host, router };
}

it.each([
  ['a link', (router: ReturnType<typeof createMemoryRouter>) => router.navigate('/home')],
  ['Back', (router: ReturnType<typeof createMemoryRouter>) => router.navigate(-1)],
])('asks before %s ends the work, and names it', async (_, leave) => {
  const { host, router } = await renderTool();
  await act(async () => leave(router));
  await until(() => dialog() !== null);
  expect(dialog()?.textContent).toContain('进行中的一局');
  expect(host.textContent).toContain('tool');
  await click(buttonOf('留在这里'));
  await until(() => dialog() === null);
  expect(host.textContent).toContain('tool');
  await act(async () => leave(router));
  await until(() => dialog() !== null);
  await click(buttonOf('仍然离开'));
  await vi.waitFor(() => expect(host.textContent).toContain('home'));
});

it('does not ask about work that another page does not end, nor about the same page', async () => {
  const survivor = await renderTool(true);
  await act(async () => survivor.router.navigate('/home'));
  expect(survivor.host.textContent).toContain('home');
  const { host, router } = await renderTool();
  await act(async () => router.navigate('/tool?seed=1'));
  expect(dialog()).toBeNull();
  expect(host.textContent).toContain('tool');
});
