import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkVulnerabilities } from '../../../server/build/vulnerabilities.ts';
import { readVulnerabilities, VULNERABILITIES_FILE } from '../../../server/vulnerabilities-file.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const REPORT = '{"metadata":{"vulnerabilities":{"info":0,"low":0,"moderate":2,"high":1,"critical":0,"total":3}}}';
const FOUND = { at: 42, critical: 0, high: 1, moderate: 2, low: 0 };

/** A folder with a program in place of npm, which the check then runs. */
async function replaceNpm(script: string): Promise<string> {
  const directory = await createTestDirectory();
  await mkdir(directory);
  await writeFile(join(directory, 'npm'), `#!/bin/sh\n${script}\n`);
  await chmod(join(directory, 'npm'), 0o755);
  vi.stubEnv('PATH', `${directory}${delimiter}${process.env.PATH}`);
  return directory;
}

it.each([
  ['counts what npm finds', `echo '${REPORT}'; exit 1`, FOUND],
  ['knows when nothing was found', `echo '${REPORT.replaceAll(/[123]/g, '0')}'`, { ...FOUND, high: 0, moderate: 0 }],
  ['knows nothing of a registry without a report', `echo '{"message":"405","error":{}}'; exit 1`, null],
  ['knows nothing when npm prints no JSON', 'echo nothing', null],
  ['knows nothing when npm ends at once', 'exit 127', null],
])('%s', async (_case, script, found) => {
  expect(await checkVulnerabilities(await replaceNpm(script), 42)).toEqual(found);
});

it('asks about the lock file of the deployment, without the tools', async () => {
  const directory = await replaceNpm('echo "$PWD $*" > asked');
  await checkVulnerabilities(directory, 42);
  expect(await readFile(join(directory, 'asked'), 'utf8')).toMatch(
    new RegExp(`${directory} audit --omit=dev --json --package-lock-only`),
  );
});

it('is read from beside the server; a file that is missing or damaged is no report', async () => {
  const directory = await createTestDirectory();
  await mkdir(directory);
  expect(readVulnerabilities(directory)).toBeNull();
  await writeFile(join(directory, VULNERABILITIES_FILE), JSON.stringify(FOUND));
  expect(readVulnerabilities(directory)).toEqual(FOUND);
  await writeFile(join(directory, VULNERABILITIES_FILE), '{"at":42}');
  expect(readVulnerabilities(directory)).toBeNull();
});
