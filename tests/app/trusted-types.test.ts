import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { minifyScript } from '../../src/app/build/boot-script.ts';
import { withBase } from '../../src/core/paths.ts';

const SOURCE = readFileSync(new URL('../../src/app/public/boot.js', import.meta.url), 'utf8');
/** As the build writes it. */
const SCRIPT = await minifyScript(SOURCE);
const PAGE = 'https://example.cn/mythinkn/portal/json-yaml?tab=yaml';

interface Rules {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
}

/** Runs the script on a page. Returns the rules of the policies that it creates, by name. */
function runBoot(hasTrustedTypes: boolean): Map<string, Rules> {
  const policies = new Map<string, Rules>();
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) };
  const window = {
    ...(hasTrustedTypes && { trustedTypes }),
    location: new URL(PAGE),
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
  };
  const document = { baseURI: PAGE, documentElement: { setAttribute: () => {} }, addEventListener: () => {} };
  runInNewContext(SCRIPT, { window, document, URL });
  return policies;
}

it('runs where the browser has no Trusted Types', () => {
  expect(runBoot(false).size).toBe(0);
});

it('creates one policy, for markup and addresses of code', () => {
  const [[name, rules] = [], ...others] = [...runBoot(true)];
  expect([name, Object.keys(rules ?? {}), others]).toEqual(['default', ['createHTML', 'createScriptURL'], []]);
});

it.each([
  ['', ''],
  [' ', null],
  ['<b>', null],
])('turns the markup %j into %j', (markup, result) => {
  expect(runBoot(true).get('default')?.createHTML(markup)).toBe(result);
});

describe('the address of code', () => {
  const check = (address: string) => runBoot(true).get('default')?.createScriptURL(address);

  it.each([
    withBase('/sw.js'),
    withBase('/assets/json.worker-Cx1_a-9.js'),
    'https://example.cn/mythinkn/assets/flock.worker-a1.js',
  ])('%s passes unchanged', (address) => {
    expect(check(address)).toBe(address);
  });

  it.each([
    ['of another host', 'https://evil.example/mythinkn/assets/a.js'],
    ['of another host without a protocol', '//evil.example/mythinkn/sw.js'],
    ['of another port', 'https://example.cn:8443/mythinkn/sw.js'],
    ['of another protocol', 'http://example.cn/mythinkn/sw.js'],
    ['outside the base', '/assets/a.js'],
    ['beside the base', '/mythinkn2/sw.js'],
    ['of a service call', withBase('/api/portal/profile')],
    ['in a folder of the assets', withBase('/assets/online/a.js')],
    ['that leaves the assets', withBase('/assets/../api/x.js')],
    ['that leaves the assets in disguise', withBase('/assets/%2e%2e/x.js')],
    ['with a query', withBase('/sw.js?x=1')],
    ['that is no script', withBase('/assets/a.wasm')],
    ['with its code inside', 'data:text/javascript,alert(1)'],
    ['of a blob', 'blob:https://example.cn/1b2c'],
    ['with code', 'javascript:alert(1)'],
    ['that is a page', PAGE],
  ])('%s is refused', (_case, address) => {
    expect(check(address)).toBeNull();
  });
});

it('the build writes the script shorter than its source, and refuses a broken one', async () => {
  expect(SCRIPT.length).toBeLessThan(SOURCE.length / 2);
  await expect(minifyScript('(() => {')).rejects.toThrow('boot.js');
});
