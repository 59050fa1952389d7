import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listPages, withPolicy } from '../../src/app/build/offline.ts';
import { PAGE_VIEWS_FILE } from '../../src/core/contracts/page-views.ts';
import { ROUTE_MANIFEST_FILE } from '../../src/core/contracts/route-manifest.ts';
import { createTestDirectory } from '../server/create-test-directory.ts';

const POLICY = "img-src 'self' https:";
const TIGHTER = "img-src 'self'";

let build: string;
beforeEach(async () => {
  build = await createTestDirectory();
  mkdirSync(build);
  writeFileSync(join(build, 'index.html'), '<html>');
  writeFileSync(join(build, ROUTE_MANIFEST_FILE), '{}');
  const view = { address: '/portal', modules: [], styles: '<style>', body: '<p>' };
  writeFileSync(join(build, PAGE_VIEWS_FILE), JSON.stringify([view]));
});

const revisionsOf = async (policy: string) =>
  (await listPages(build, policy)).map(({ url, revision }) => [url, revision]);

it('a prerendered page gets another revision with another policy, and the same with the same one', async () => {
  const revisions = await revisionsOf(POLICY);
  expect(revisions).toEqual([['/mythinkn/portal', expect.stringMatching(/^[\da-f]{32}$/)]]);
  expect(await revisionsOf(POLICY)).toEqual(revisions);
  expect(await revisionsOf(TIGHTER)).not.toEqual(revisions);
});

it('the page for other addresses gets another revision with another policy, and hashed files keep theirs', () => {
  const entries = [
    { url: 'index.html', revision: 'a', size: 1 },
    { url: 'assets/x-1.js', revision: null, size: 1 },
  ];
  const [page, script] = withPolicy(entries, POLICY);
  expect(script).toEqual(entries[1]);
  expect(page?.revision).toMatch(/^[\da-f]{32}$/);
  expect(withPolicy(entries, TIGHTER)[0]?.revision).not.toBe(page?.revision);
  expect(withPolicy(entries, POLICY)[0]).toEqual(page);
});
