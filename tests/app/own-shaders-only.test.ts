import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutShaders } from '../../src/app/build/own-shaders-only.ts';

const three = readFileSync(fileURLToPath(import.meta.resolve('three')), 'utf8');

it('empties the shaders of the installed three and changes nothing else', () => {
  const rest = withoutShaders(three);
  expect(rest).not.toContain('#ifdef USE_ALPHAHASH');
  expect(rest.length).toBeLessThan(three.length - 100_000);
  const others = (code: string) => code.split('\n').filter((line) => !/^(?:var|const) [\w$]+ = "/.test(line));
  expect(others(rest)).toEqual(others(three));
});

it('rejects a three that stores its shaders differently', () => {
  expect(() => withoutShaders('export const shaders = {};')).toThrow('only 0 shaders');
});
