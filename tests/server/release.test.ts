import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishRelease, RELEASE_FILE } from '../../server/build/publish-release.ts';
import { isNeeded, toRelease } from '../../server/build/release.ts';

describe('the hashed files that a release keeps of the previous one', () => {
  it.each([
    ['none, when it is the first', ['a-1'], null, []],
    ['files that it does not contain itself', ['a-2', 'b-1'], { files: ['a-1', 'b-1'], kept: [] }, ['a-1']],
    ['not files that were already kept', ['a-3'], { files: ['a-2'], kept: ['a-1'] }, ['a-2']],
    ['a file that returns belongs to the release itself', ['a-1'], { files: ['a-2'], kept: ['a-1'] }, ['a-2']],
    ['the same as before, when nothing changed', ['b-1', 'a-2'], { files: ['a-2', 'b-1'], kept: ['a-1'] }, ['a-1']],
  ])('%s', (_case, files, previous, kept) => {
    expect(toRelease(files, previous)).toEqual({ files: files.toSorted(), kept });
  });

  it('ignores the order of the files', () => {
    const previous = { files: ['d', 'c', 'a'], kept: [] };
    expect(toRelease(['b', 'a'], previous)).toEqual(toRelease(['a', 'b'], { files: ['a', 'c', 'd'], kept: [] }));
  });

  it.each([
    ['a-2.js', true],
    ['a-2.js.br', true],
    ['a-1.js', true],
    ['a-1.js.gz', true],
    ['a-0.js', false],
    ['a-0.js.br', false],
  ])('%s needed: %s', (file, expected) => {
    expect(isNeeded(file, { files: ['a-2.js'], kept: ['a-1.js'] })).toBe(expected);
  });
});

describe('publishing', () => {
  let dist: string;
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'mythinkn-release-'));
  });
  afterEach(() => rm(dist, { recursive: true, force: true }));

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }

  /** A build whose page names its scripts, as in the staging folder. */
  async function publish(version: string, scripts: readonly string[]): Promise<void> {
    const next = join('next', version);
    await write(`${next}/client/index.html`, version);
    await write(`${next}/client/only-${version}.txt`, version);
    for (const script of scripts) {
      for (const extension of ['', '.br', '.gz']) await write(`${next}/client/assets/${script}${extension}`, version);
    }
    await write(`${next}/server/main.js`, version);
    await publishRelease(join(dist, next), dist);
    await rm(join(dist, 'next'), { recursive: true });
  }

  async function listAssets(): Promise<string[]> {
    const entries = await readdir(join(dist, 'client', 'assets'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return files.map((file) => file.slice(join(dist, 'client', 'assets', '/').length)).sort();
  }

  const withEncodings = (...scripts: string[]) =>
    scripts.flatMap((script) => [script, `${script}.br`, `${script}.gz`]).sort();

  it('keeps only the hashed files of one previous release, with their encodings', async () => {
    await publish('first', ['app-1.js', 'react.js']);
    await publish('second', ['app-2.js', 'react.js', 'fallback/stage-2.js']);
    expect(await listAssets()).toEqual(withEncodings('app-1.js', 'app-2.js', 'fallback/stage-2.js', 'react.js'));
    expect(await readdir(join(dist, 'client'))).toEqual(['assets', 'index.html', 'only-second.txt']);
    await publish('third', ['app-3.js']);
    expect(await listAssets()).toEqual(withEncodings('app-2.js', 'app-3.js', 'fallback/stage-2.js', 'react.js'));
    expect(await readFile(join(dist, 'client', 'index.html'), 'utf8')).toBe('third');
    expect(await readFile(join(dist, 'server', 'main.js'), 'utf8')).toBe('third');
  });

  it('keeps the previous release when the same client is published again', async () => {
    await publish('first', ['app-1.js']);
    await publish('second', ['app-2.js']);
    await publish('second-again', ['app-2.js']);
    expect(await listAssets()).toEqual(withEncodings('app-1.js', 'app-2.js'));
  });

  it.each([
    ['missing', () => rm(join(dist, RELEASE_FILE))],
    ['damaged', () => write(RELEASE_FILE, '{"files":')],
    ['of another shape', () => write(RELEASE_FILE, '{"files":1}')],
  ])('keeps the files of open pages when the list is %s', async (_case, damage) => {
    await publish('first', ['app-1.js']);
    await damage();
    await publish('second', ['app-2.js']);
    expect(await listAssets()).toEqual(withEncodings('app-1.js', 'app-2.js'));
  });

  it('completes an interrupted publication with the next one', async () => {
    await publish('first', ['app-1.js']);
    // The hashed files were moved, but not yet the page and the list.
    await write('client/assets/app-2.js', 'second');
    await publish('third', ['app-3.js']);
    expect(await listAssets()).toEqual(withEncodings('app-1.js', 'app-3.js'));
  });
});
