import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { STOP_TIMES } from '../../server/process/constants.ts';
import { ROOT } from '../runner/command.ts';

const UNIT = readFileSync(join(ROOT, 'deploy/mythinkn.service'), 'utf8');
const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;

const readSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1];

it('runs without rights, and can write its state alone', () => {
  const settings = ['DynamicUser', 'NoNewPrivileges', 'ProtectSystem', 'ProtectHome', 'StateDirectory', 'UMask'];
  expect(settings.map(readSetting)).toEqual(['yes', 'yes', 'strict', 'yes', 'mythinkn', '0077']);
  expect(readSetting('CapabilityBoundingSet')).toBe('');
  expect(UNIT).not.toMatch(/SECRET=|PASSWORD=|^ReadWritePaths/m);
});

it('leaves the server the time that a stop may take', () => {
  expect(Number(readSetting('TimeoutStopSec')) * 1000).toBeGreaterThan(STOP_TIMES.deadlineMs);
});

it.skipIf(!hasAnalyzer)('is a valid unit', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mythinkn-unit-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = join(directory, 'mythinkn.service');
  writeFileSync(file, UNIT.replace('/usr/bin/node', process.execPath));
  expect(execFileSync('systemd-analyze', ['verify', file], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
});
