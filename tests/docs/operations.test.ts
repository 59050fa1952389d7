import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../../server/config.ts';
import { readServiceMetrics } from '../../server/service-metrics.ts';
import { METRICS_PATH } from '../../src/core/paths.ts';
import { ROOT } from '../runner/command.ts';
import { createAccountsApp } from '../server/accounts/create-accounts-app.ts';
import { createTestApp } from '../server/create-test-app.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const SECURITY = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** Cells of every table row whose first cell is not a heading. */
function listRows(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('explains every setting in the table of settings', () => {
  const explained = listRows(GUIDE).flatMap(([names = '', initial = '', meaning = '']) =>
    initial !== '' && meaning !== '' ? [...names.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]) : [],
  );
  expect(SETTING_NAMES.length).toBeGreaterThan(10);
  expect(SETTING_NAMES.filter((name) => !explained.includes(name))).toEqual([]);
});

it('explains every metric', async () => {
  const token = '0123456789abcdef';
  const test = await createTestApp({ METRICS_TOKEN: token });
  await test.app.inject(METRICS_PATH);
  const { body } = await test.app.inject({ url: METRICS_PATH, headers: { authorization: `Bearer ${token}` } });
  await test.close();
  const { accounts } = await createAccountsApp();
  const pool = { total: 1, idle: 1, waiting: 0 };
  const ofServices = await readServiceMetrics({ dialect: 'postgres', readPool: () => pool }, accounts);
  const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1] ?? '');
  const all = [...names, ...ofServices.map(({ name }) => name)];
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter((name) => !GUIDE.includes(`\`${name}`))).toEqual([]);
});

it('names files of the repository that exist', () => {
  const named = [...SECURITY.matchAll(/`((?:tests|server|src|deploy|docs|\.ci)\/[^`]+)`/g)].map(
    (match) => match[1] ?? '',
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('gives a test or a reason for every requirement', () => {
  const requirements = listRows(SECURITY).filter(([first = '']) => /^\d+\.\d/.test(first));
  expect(requirements.length).toBeGreaterThan(40);
  expect(requirements.filter((cells) => cells.length !== 3 || cells.some((cell) => cell === ''))).toEqual([]);
});
