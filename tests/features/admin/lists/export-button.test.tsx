// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { USER_CALLS } from '../../../../src/core/contracts/admin-people.ts';
import { copy as fileCopy } from '../../../../src/features/admin/api/copy.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { copy } from '../../../../src/features/admin/lists/copy.ts';
import { ExportButton } from '../../../../src/features/admin/lists/ExportButton.tsx';
import * as saving from '../../../../src/platform/save-target.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';

let parts: string[];
let end: 'open' | 'closed' | 'aborted';
/** The body of the answer, which the test writes. */
let body: ReadableStreamDefaultController<Uint8Array>;
let place: 'chosen' | 'none';

beforeEach(() => {
  [parts, end, place] = [[], 'open', 'chosen'];
  useToastStore.setState({ toasts: [] });
  sessionController.begin(aReply('a'));
  vi.spyOn(saving, 'openSaveTarget').mockImplementation(async (fileName) => {
    expect(fileName).toBe('users.csv');
    if (place === 'none') return null;
    return {
      async write(part) {
        parts.push(new TextDecoder().decode(part as Uint8Array));
      },
      async close() {
        end = 'closed';
      },
      async abort() {
        end = 'aborted';
      },
    };
  });
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

async function start(): Promise<HTMLElement> {
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <ExportButton call={USER_CALLS.export} request={{ query: {} }} />
    </QueryClientProvider>,
  );
  await click(buttonOf(copy.exportCsv));
  return host;
}

const send = (text: string) => body.enqueue(new TextEncoder().encode(text));
const saidDone = () => useToastStore.getState().toasts.some(({ message }) => message === copy.exported);

it('writes the parts as they arrive, says how much there is, and closes the file at the end', async () => {
  const host = await start();
  await until(() => buttonOf(copy.cancelExport) !== undefined);
  send('a'.repeat(2048));
  await until(() => host.textContent?.includes('2.0 KB') === true);
  expect([parts.length, end]).toEqual([1, 'open']);
  send('b');
  body.close();
  await until(() => end === 'closed');
  expect(parts.join('')).toBe(`${'a'.repeat(2048)}b`);
  await until(saidDone);
});

it('keeps nothing and reports nothing when the visitor cancels, and can be started again', async () => {
  const host = await start();
  await until(() => buttonOf(copy.cancelExport) !== undefined);
  send('a');
  await until(() => parts.length === 1);
  await click(buttonOf(copy.cancelExport));
  await until(() => end === 'aborted');
  await until(() => buttonOf(copy.exportCsv) !== undefined);
  expect([host.querySelector('[role="alert"]'), saidDone()]).toEqual([null, false]);
});

it('keeps nothing of a file that ends early, and says so', async () => {
  const host = await start();
  await until(() => buttonOf(copy.cancelExport) !== undefined);
  send('a');
  await until(() => parts.length === 1);
  body.error(new TypeError('network'));
  await until(() => host.textContent?.includes(fileCopy.interrupted) === true);
  expect(end).toBe('aborted');
});

it('asks the server for nothing when no place is chosen', async () => {
  place = 'none';
  const sent = vi.spyOn(globalThis, 'fetch');
  await start();
  await until(() => buttonOf(copy.exportCsv) !== undefined);
  expect(sent).not.toHaveBeenCalled();
});
