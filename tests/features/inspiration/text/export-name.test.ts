import { describe, expect, it } from 'vitest';
import { exportName } from '../../../../src/features/inspiration/text/export-name.ts';

/** Local time. */
const NOW = new Date(2026, 10, 2, 23, 59);

describe('the name of an exported file', () => {
  it.each([
    ['学会游泳', '学会游泳'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['  a \n b  ', 'a b'],
    [' \t.name. ', 'name'],
    ['line\nend\u0000\u202etxt', 'line end txt'],
    ['a\u0000b\u202ecod.exe', 'a b cod.exe'],
    ['...', '未命名'],
    ['', '未命名'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['console', 'console'],
    ['长'.repeat(100), '长'.repeat(60)],
    [`${'a'.repeat(170)}👨‍👩‍👧‍👦`, 'a'.repeat(170)],
  ])('of %j is %j', (title, name) => {
    expect(exportName(title, 'json', NOW)).toBe(`${name}_20261102.json`);
  });

  it.each(['json', 'txt', 'md', 'ics'] as const)('of all inspirations ends in .%s', (format) => {
    expect(exportName(null, format, NOW)).toBe(`目标规划_20261102.${format}`);
  });
});
