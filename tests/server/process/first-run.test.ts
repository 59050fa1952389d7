import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { announceFirstRun, removeInitialPassword } from '../../../server/process/first-run.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const CREATED = { kind: 'created', email: 'boss@example.com', password: 'abcde-fghjk' } as const;

async function createPlace() {
  const dataDirectory = await createTestDirectory();
  mkdirSync(dataDirectory);
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  return { dataDirectory, lines, log, file: join(dataDirectory, 'initial-password') };
}

it('shows a generated password in the terminal and never logs it', async () => {
  const { dataDirectory, lines, log, file } = await createPlace();
  const shown: string[] = [];
  announceFirstRun(CREATED, { dataDirectory, log, show: (text) => shown.push(text) });
  expect(shown.join('')).toContain('abcde-fghjk');
  expect(lines.join('')).toContain('boss@example.com');
  expect(lines.join('')).not.toContain('abcde-fghjk');
  expect(existsSync(file)).toBe(false);
});

it('writes it to a private file where the output is collected, and replaces an older one', async () => {
  const { dataDirectory, lines, log, file } = await createPlace();
  announceFirstRun(CREATED, { dataDirectory, log, show: null });
  announceFirstRun({ ...CREATED, kind: 'renewed', password: 'mnpqr-stuvw' }, { dataDirectory, log, show: null });
  expect(readFileSync(file, 'utf8')).toBe('mnpqr-stuvw\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(lines.join('')).not.toMatch(/abcde|mnpqr/);
  expect(lines.join('')).toContain(file);
  removeInitialPassword(dataDirectory);
  removeInitialPassword(dataDirectory);
  expect(existsSync(file)).toBe(false);
});

it('reports a file that cannot be written without the password', async () => {
  const { dataDirectory, lines, log } = await createPlace();
  announceFirstRun(CREATED, { dataDirectory: join(dataDirectory, 'missing'), log, show: null });
  expect(lines.at(-1)).toContain('ENOENT');
  expect(lines.join('')).not.toContain('abcde-fghjk');
});

it('says nothing of a password that the operator chose, and nothing without a change', async () => {
  const { dataDirectory, lines, log, file } = await createPlace();
  announceFirstRun({ ...CREATED, password: null }, { dataDirectory, log, show: null });
  announceFirstRun(null, { dataDirectory, log, show: null });
  expect(lines).toHaveLength(1);
  expect(existsSync(file)).toBe(false);
});
