// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UPLOAD_CALLS } from '../../../../src/core/contracts/admin-uploads.ts';
import { usePasswordRequest } from '../../../../src/features/admin/api/fresh-password.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { copy } from '../../../../src/features/admin/system/copy.ts';
import { SystemPanel } from '../../../../src/features/admin/system/SystemPanel.tsx';
import { findFileProblem } from '../../../../src/features/admin/system/upload-picture.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click, render } from '../../../app/render.tsx';
import { type as typeInto, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';

const PORTAL = {
  panelImages: ['/mythinkn/backgrounds/dawn.svg', '/mythinkn/backgrounds/dusk.svg'],
  backgroundImages: ['https://example.com/a.png'],
  panelInterval: 10,
  backgroundInterval: 20,
};
const CONFIG = {
  portal: PORTAL,
  initialPortal: { ...PORTAL, panelImages: ['/mythinkn/backgrounds/lagoon.svg'] },
  analytics: null,
  links: { registry: 'http://localhost:8500', gateway: '', orders: '' },
  uploads: { files: 2, bytes: 3 * 1024 * 1024 },
};

type Answer = readonly [status: number, code: string, data: unknown, message?: string];
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly type: string | null;
}

let sent: Sent[];
let answers: Record<string, Answer>;

beforeEach(() => {
  sessionController.begin(aReply('a'));
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const { method = 'GET', body, headers } = options;
    const isJson = typeof body === 'string';
    sent.push({ method, path, body: isJson ? JSON.parse(body) : body, type: new Headers(headers).get('content-type') });
    const name = path.slice('/mythinkn/api/admin/'.length);
    const [status, code, data, message = ''] = answers[`${method} ${name}`] ?? [200, '200', null];
    const answer = method === 'GET' ? { code: '200', message: '', data: CONFIG } : { code, message, data };
    const type = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer), { status, headers: type });
  });
  return () => vi.unstubAllGlobals();
});

async function open(): Promise<HTMLElement> {
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <SystemPanel />
    </QueryClientProvider>,
  );
  await until(() => host.querySelector('form') !== null);
  return host;
}

const part = (host: HTMLElement, title: string) => {
  const found = [...host.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === title);
  if (found === undefined) throw new Error(`no part ${title}`);
  return found;
};
const field = (host: ParentNode, label: string) => {
  const labelled = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input =
    labelled === undefined ? host.querySelector(`[aria-label="${label}"]`) : document.getElementById(labelled.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return input;
};
const submit = (section: Element) => click(section.querySelector('button[type="submit"]'));
const saved = () => sent.filter(({ method }) => method !== 'GET');
const previews = (host: HTMLElement) => [...host.querySelectorAll('img')].map((img) => img.getAttribute('src'));
const words = copy.portal;

it('shows the pictures in their order, and saves a new order', async () => {
  const host = await open();
  expect(previews(host)).toEqual([...PORTAL.panelImages, ...PORTAL.backgroundImages]);
  await click(host.querySelector(`[aria-label="${words.later(1)}"]`));
  await submit(part(host, words.title));
  await until(() => saved().length === 1);
  expect(saved()[0]).toMatchObject({
    method: 'PUT',
    path: '/mythinkn/api/admin/system-config/portal',
    body: { ...PORTAL, panelImages: PORTAL.panelImages.toReversed() },
  });
  await until(() => useToastStore.getState().toasts.some(({ message }) => message === copy.saved));
});

it('keeps its fields when saving fails, and says why', async () => {
  answers['PUT system-config/portal'] = [409, 'UPLOAD_MISSING', null, '有上传的图片已被清理'];
  const host = await open();
  await typeInto(field(host, words.intervals.panelImages), '42');
  await submit(part(host, words.title));
  await until(() => part(host, words.title).querySelector('[role="alert"]') !== null);
  expect(part(host, words.title).querySelector('[role="alert"]')?.textContent).toContain('有上传的图片已被清理');
  expect(field(host, words.intervals.panelImages).value).toBe('42');
});

it('sends nothing while an address cannot be saved, and names the problem', async () => {
  const host = await open();
  await typeInto(field(host, words.address(1)), 'javascript:alert(1)');
  await submit(part(host, words.title));
  expect(saved()).toEqual([]);
  expect(part(host, words.title).textContent).toContain(words.badAddress);
  expect(part(host, words.title).querySelector('[role="alert"]')?.textContent).toBe(copy.problems);
});

it('uploads a dropped picture as it is, and adds its address', async () => {
  const path = `/mythinkn/uploads/${'a'.repeat(64)}.webp`;
  answers['POST uploads'] = [200, '200', { path, width: 4, height: 4, bytes: 9 }];
  const host = await open();
  const file = new File(['picture'], 'a.png', { type: 'image/png' });
  await drop(host, [file, new File(['text'], 'b.txt', { type: 'text/plain' })]);
  await until(() => previews(host).includes(path));
  expect(saved()).toEqual([{ method: 'POST', path: UPLOAD_CALLS.create.path, body: file, type: 'image/png' }]);
  await until(() => host.textContent?.includes(copy.uploads.wrongType('b.txt')) ?? false);
});

it('says why a picture was not uploaded', async () => {
  answers['POST uploads'] = [400, 'UPLOAD_ANIMATED', null, '不支持动图'];
  const host = await open();
  await drop(host, [new File(['picture'], 'a.webp', { type: 'image/webp' })]);
  await until(() => host.textContent?.includes(copy.uploads.failed('a.webp', '不支持动图')) ?? false);
  expect(previews(host)).toHaveLength(3);
});

it('asks for the password before it sends page views elsewhere, and keeps the fields when that is cancelled', async () => {
  answers['PUT system-config/analytics'] = [403, 'NEED_PASSWORD_CONFIRMATION', null];
  const host = await open();
  const section = part(host, copy.analytics.title);
  await click(section.querySelector('input[type="checkbox"]'));
  await typeInto(field(section, copy.analytics.endpoint), 'http://example.com');
  await submit(section);
  await until(() => section.textContent?.includes(copy.analytics.badEndpoint) ?? false);
  expect(saved()).toEqual([]);
  await typeInto(field(section, copy.analytics.endpoint), 'https://example.com/send');
  await typeInto(field(section, copy.analytics.siteId), 'a1');
  await submit(section);
  await until(() => usePasswordRequest.getState().request !== null);
  await act(async () => usePasswordRequest.getState().request?.answer(false));
  expect(saved()[0]?.body).toEqual({ analytics: { endpoint: 'https://example.com/send', siteId: 'a1' } });
  expect(section.querySelector('[role="alert"]')).toBeNull();
  expect(field(section, copy.analytics.endpoint).value).toBe('https://example.com/send');
});

it('saves links, and refuses an address that no browser should open', async () => {
  const host = await open();
  const section = part(host, copy.links.title);
  await typeInto(field(section, copy.links.gateway), 'javascript:alert(1)');
  await submit(section);
  await until(() => section.textContent?.includes(copy.links.badLink) ?? false);
  expect(saved()).toEqual([]);
  await typeInto(field(section, copy.links.gateway), ' https://example.com/health ');
  await submit(section);
  await until(() => saved().length === 1);
  expect(saved()[0]?.body).toEqual({ ...CONFIG.links, gateway: 'https://example.com/health' });
});

it.each([
  ['image/png', 10, null],
  ['image/webp', 3 * 1024 * 1024, null],
  ['image/jpeg', 3 * 1024 * 1024 + 1, 'tooLarge'],
  ['image/svg+xml', 10, 'wrongType'],
  ['image/gif', 10, 'wrongType'],
  ['', 10, 'wrongType'],
])('a file of type %j with %i bytes has the problem %j', (type, size, problem) => {
  expect(findFileProblem({ type, size })).toBe(problem);
});

async function drop(host: HTMLElement, files: readonly File[]): Promise<void> {
  const area = host.querySelector('[data-over]');
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } });
  await act(async () => area?.dispatchEvent(event));
}
