import { describe, expect, it } from 'vitest';
import { findFixedWaits } from './rules/fixed-waits.ts';
import { readSourceFiles } from './source-files.ts';

const file = (text: string, path = 'tests/a.ts') => ({ path, text });

/** Waits that are to be replaced. Lower it with every replacement; it never rises. */
const FIXED_WAIT_COUNT = 18;

describe('no test waits for a fixed time', () => {
  it.each([
    ['a sleep of the browser tests', `await page.${'waitForTimeout'}(500);`],
    ['a promise that a timer resolves', `await new Promise((resolve) => ${'setTimeout'}(resolve, 30));`],
    ['one with braces', `new Promise<void>((done) => { ${'setTimeout'}(done, DELAY_MS); });`],
    ['one that keeps its timer', `new Promise((resolve) => {\n  guard = ${'setTimeout'}(resolve, 500);\n});`],
    ['one on several lines', `new Promise((resolve) =>\n  ${'setTimeout'}(\n    resolve,\n    wait,\n  ),\n)`],
    ['the sleep of Node', `import { ${'setTimeout'} as wait } from '${'node:timers/promises'}';`],
  ])('reports %s', (_case, text) => {
    expect(findFixedWaits([file(text)])).toEqual(['tests/a.ts:1']);
    expect(findFixedWaits([file(text, 'server/a.ts')])).toEqual([]);
  });

  it.each([
    ['the end of the present task', 'new Promise((resolve) => setTimeout(resolve));'],
    ['the same with its zero', 'new Promise((resolve) => setTimeout(resolve, 0));'],
    ['a time limit', 'const guard = setTimeout(() => reject(new Error()), 5_000);'],
    ['a clock in the hands of the test', 'await vi.advanceTimersByTimeAsync(500);'],
    ['a turn of the event loop', "import { setImmediate as nextTurn } from 'node:timers/promises';"],
  ])('accepts %s', (_case, text) => {
    expect(findFixedWaits([file(text)])).toEqual([]);
  });

  it('counts as many as are known', () => {
    expect(findFixedWaits(readSourceFiles())).toHaveLength(FIXED_WAIT_COUNT);
  });
});
