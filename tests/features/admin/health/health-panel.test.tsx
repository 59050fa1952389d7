// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HEALTH_CALLS, type Health } from '../../../../src/core/contracts/admin-health.ts';
import { copy as fileCopy } from '../../../../src/features/admin/api/copy.ts';
import { usePasswordRequest } from '../../../../src/features/admin/api/fresh-password.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { copy } from '../../../../src/features/admin/health/copy.ts';
import { HealthPanel } from '../../../../src/features/admin/health/HealthPanel.tsx';
import type { Part } from '../../../../src/features/admin/health/model/findings.ts';
import * as downloadFile from '../../../../src/platform/download.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { aHealth } from './a-health.ts';

const ARCHIVE = 'PK archive';

let health: Health;
let reads: number;
let backups: (() => Promise<Response> | Response)[];
let asked: { readonly path: string; readonly token: string | null }[];
let saved: { readonly name: string; readonly content: Promise<string> }[];

beforeEach(() => {
  sessionController.begin(aReply('a'));
  health = aHealth();
  reads = 0;
  backups = [];
  asked = [];
  saved = [];
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    if (method === 'GET') {
      reads += 1;
      return envelope(200, '200', '', health);
    }
    asked.push({ path, token: new Headers(headers).get('authorization') });
    const answer = backups.shift();
    if (answer === undefined) throw new Error('no answer left');
    return answer();
  });
  followDownloads();
});

function envelope(status: number, code: string, message: string, data: unknown = null): Response {
  return Response.json({ code, message, data }, { status });
}

function archive(length = ARCHIVE.length): Response {
  const headers = {
    'content-type': 'application/zip',
    'content-length': String(length),
  };
  return new Response(ARCHIVE, { headers });
}

/** Notes what the page gives to the browser as files. */
function followDownloads(): void {
  vi.spyOn(downloadFile, 'downloadBlob').mockImplementation((blob, name) => {
    saved.push({ name, content: blob.text() });
  });
}

async function open(): Promise<HTMLElement> {
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <HealthPanel />
    </QueryClientProvider>,
  );
  await until(() => host.querySelector('section') !== null);
  return host;
}

function part(host: HTMLElement, name: Part): HTMLElement | undefined {
  return [...host.querySelectorAll('section')].find(
    (section) => section.querySelector('h2')?.textContent === copy.parts[name],
  );
}
const levelOf = (host: HTMLElement, name: Part) => part(host, name)?.querySelector('.level')?.textContent;
const alertOf = (host: HTMLElement) => host.querySelector('[role="alert"]')?.textContent ?? null;
const press = async (label: string) => click(buttonOf(label) ?? null);

it('shows every part of a server that works, with words for its state', async () => {
  const host = await open();
  const parts: Part[] = ['database', 'mail', 'storage', 'backup', 'origin', 'process'];
  expect(parts.map((name) => levelOf(host, name))).toEqual(parts.map(() => copy.levels.good));
  expect(host.querySelectorAll('.level svg')).toHaveLength(parts.length);
  expect(host.textContent).toContain(copy.allGood);
  expect(part(host, 'mail')?.textContent).toContain(copy.facts.mails(3));
  expect(part(host, 'process')?.textContent).toContain('1.2.3');
  expect(part(host, 'database')?.textContent).toContain(
    copy.facts.checked(copy.facts.integrityStates.whole, { unit: 'hour', count: 1 }),
  );
  expect(part(host, 'process')?.textContent).toContain(copy.facts.duration(93_600));
});

it('names the fault of a part', async () => {
  health = { ...health, database: { state: 'unreachable', kind: 'embedded' }, isPublicOriginSet: false };
  const host = await open();
  expect([levelOf(host, 'database'), levelOf(host, 'origin')]).toEqual([copy.levels.bad, copy.levels.warning]);
  expect(part(host, 'database')?.textContent).toContain(copy.findings.databaseUnreachable);
  expect(host.textContent).toContain(copy.alarms(2));
});

it('stays readable while the mail server is down and the disk is nearly full, and names both', async () => {
  const storage = { state: 'read', freeBytes: 100 * 1024 ** 2, usedBytes: 5 * 1024 ** 3 } as const;
  health = { ...health, mail: { ...health.mail, isDown: true }, storage };
  const host = await open();
  expect([levelOf(host, 'mail'), levelOf(host, 'storage')]).toEqual([copy.levels.bad, copy.levels.bad]);
  expect(part(host, 'mail')?.textContent).toContain(copy.findings.mailDown);
  expect(part(host, 'storage')?.textContent).toContain('100 MB');
  expect(part(host, 'storage')?.textContent).toContain(copy.findings.storageFull);
  expect(host.textContent).toContain(copy.alarms(2));
});

it.each([
  ['says so where the packages were not checked', null, '尚未检查', 'note'],
  [
    'counts the packages by severity',
    { critical: 1, high: 0, moderate: 2, low: 0 },
    '严重 1 · 中危 2（2 天前）',
    'warning',
  ],
  ['says when none was found', { critical: 0, high: 0, moderate: 0, low: 0 }, '未发现（2 天前）', 'good'],
] as const)('%s', async (_case, counts, words, level) => {
  const vulnerabilities = counts && { at: health.at - 48 * 60 * 60_000, ...counts };
  health = { ...health, process: { ...health.process, vulnerabilities } };
  const host = await open();
  expect(part(host, 'process')?.textContent).toContain(`${copy.facts.packages}${words}`);
  expect(levelOf(host, 'process')).toBe(copy.levels[level]);
});

it('warns of a backup that is older than a week', async () => {
  health = { ...health, lastBackup: health.at - 8 * 24 * 60 * 60_000 };
  const host = await open();
  expect(levelOf(host, 'backup')).toBe(copy.levels.warning);
  expect(part(host, 'backup')?.textContent).toContain(copy.findings.backupOld);
});

it('names the tool of PostgreSQL instead of a button', async () => {
  health = {
    ...health,
    ...{ storage: null, lastBackup: 'unknown' },
    database: { state: 'reachable', kind: 'postgres', answerMs: 3, bytes: null, integrity: null },
  };
  const host = await open();
  expect(part(host, 'backup')?.textContent).toContain('pg_dump');
  expect(buttonOf(copy.backup.download)).toBeUndefined();
  expect(part(host, 'storage')).toBeUndefined();
});

it('reads the state once more on request', async () => {
  const host = await open();
  health = { ...health, isPublicOriginSet: false };
  await press(copy.refresh);
  await until(() => levelOf(host, 'origin') === copy.levels.warning);
  expect(reads).toBe(2);
});

it('keeps the last state when it cannot be read again', async () => {
  const host = await open();
  vi.stubGlobal('fetch', async () => envelope(503, 'TOO_BUSY', '服务器繁忙，请稍后再试'));
  await press(copy.refresh);
  await until(() => alertOf(host)?.includes(copy.staleTitle) ?? false);
  expect(alertOf(host)).toContain('服务器繁忙');
  expect(levelOf(host, 'database')).toBe(copy.levels.good);
});

it('offers another attempt when the state cannot be read at all', async () => {
  vi.stubGlobal('fetch', async () => envelope(500, '500', '服务器出了点问题'));
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <HealthPanel />
    </QueryClientProvider>,
  );
  await until(() => alertOf(host)?.includes(copy.loadFailed) ?? false);
  vi.stubGlobal('fetch', async () => envelope(200, '200', '', health));
  await click(host.querySelector('[role="alert"] button'));
  await until(() => levelOf(host, 'database') === copy.levels.good);
});

it('downloads the backup under a name with its time, and reads the state again', async () => {
  backups = [() => archive()];
  await open();
  await press(copy.backup.download);
  await until(() => saved.length === 1 && reads === 2);
  expect(asked).toEqual([{ path: HEALTH_CALLS.backup.path, token: expect.stringContaining('Bearer ') }]);
  expect(saved[0]?.name).toMatch(/^mythinkn-backup-\d{8}T\d{6}Z\.zip$/);
  expect(await saved[0]?.content).toBe(ARCHIVE);
  expect(useToastStore.getState().toasts.some(({ message }) => message === copy.backup.done)).toBe(true);
});

it('asks for the password first where the server wants it, and then downloads', async () => {
  backups = [() => envelope(403, 'NEED_PASSWORD_CONFIRMATION', '请再次输入当前密码'), () => archive()];
  await open();
  await press(copy.backup.download);
  await until(() => usePasswordRequest.getState().request !== null);
  expect(saved).toEqual([]);
  await act(async () => usePasswordRequest.getState().request?.answer(true));
  await until(() => saved.length === 1);
});

it('downloads nothing and reports nothing when the question for the password is cancelled', async () => {
  backups = [() => envelope(403, 'NEED_PASSWORD_CONFIRMATION', '请再次输入当前密码')];
  const host = await open();
  await press(copy.backup.download);
  await until(() => usePasswordRequest.getState().request !== null);
  await act(async () => usePasswordRequest.getState().request?.answer(false));
  await until(() => buttonOf(copy.backup.download) !== undefined);
  expect([saved, alertOf(host)]).toEqual([[], null]);
});

it.each([
  ['a refusal', () => envelope(409, 'BACKUP_NO_SPACE', '服务器磁盘空间不足'), '服务器磁盘空间不足'],
  ['an incomplete file', () => archive(ARCHIVE.length + 1), fileCopy.interrupted],
])('stays on the page after %s, says why, and can be tried again', async (_case, answer, reason) => {
  backups = [answer, () => archive()];
  const host = await open();
  await press(copy.backup.download);
  await until(() => alertOf(host) !== null);
  expect(alertOf(host)).toContain(reason);
  expect([saved, levelOf(host, 'database')]).toEqual([[], copy.levels.good]);
  await until(() => buttonOf(copy.backup.download) !== undefined);
  await press(copy.backup.download);
  await until(() => saved.length === 1);
  expect(alertOf(host)).toBeNull();
});

it('has a backup stored on the server, and lists it with its time and size', async () => {
  const stored = { name: 'mythinkn-backup-20300109T220000Z', at: health.at - 2 * 60 * 60_000, bytes: 3 * 1024 ** 2 };
  const answer = () => {
    health = { ...health, storedBackups: [stored] };
    return envelope(200, '200', '', stored);
  };
  backups = [() => envelope(403, 'NEED_PASSWORD_CONFIRMATION', '请再次输入当前密码'), answer];
  const host = await open();
  expect(part(host, 'backup')?.querySelector('li')).toBeNull();
  await press(copy.backup.store);
  await until(() => usePasswordRequest.getState().request !== null);
  await act(async () => usePasswordRequest.getState().request?.answer(true));
  await until(() => part(host, 'backup')?.querySelector('li') != null);
  expect(part(host, 'backup')?.querySelector('li')?.textContent).toMatch(/2030年1月\d+日.*3(\.0)? MB$/);
  expect(asked.map(({ path }) => path)).toEqual(Array(2).fill(HEALTH_CALLS.storeBackup.path));
  expect(useToastStore.getState().toasts.some(({ message }) => message === copy.backup.stored)).toBe(true);
});

it('says why a backup was not stored, and lets it be tried again', async () => {
  backups = [() => envelope(409, 'BACKUP_NO_SPACE', '服务器磁盘空间不足')];
  const host = await open();
  await press(copy.backup.store);
  await until(() => alertOf(host) !== null);
  expect(alertOf(host)).toContain(copy.backup.storeFailed);
  expect(alertOf(host)).toContain('服务器磁盘空间不足');
  expect(buttonOf(copy.backup.store)?.getAttribute('aria-disabled')).toBe('false');
});

it('downloads once while a download is in progress', async () => {
  let finish = () => {};
  const waiting = new Promise<Response>((resolve) => {
    finish = () => resolve(archive());
  });
  backups = [() => waiting];
  await open();
  await press(copy.backup.download);
  await until(() => buttonOf(copy.backup.downloading) !== undefined);
  await press(copy.backup.downloading);
  finish();
  await until(() => saved.length === 1);
  expect(asked).toHaveLength(1);
});
