import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../bench/format-number.ts';
import { createReport, type Line } from '../../bench/report.ts';
import { formatLine, formatTable } from '../../bench/table.ts';

function collect(busyCores: number | null = 0, slowness = 1) {
  const lines: Line[] = [];
  const report = createReport({
    part: 'flock',
    onLine: (line) => lines.push(line),
    readBusyCores: () => busyCores,
    slowness,
  });
  return { lines, report };
}

describe('the table', () => {
  it('has one row per line, with aligned columns', () => {
    const { lines, report } = collect();
    report.check('hash = hash', true, 'abc');
    report.measure({
      measure: 'step',
      unit: 'ms',
      samples: [1, 2, 3],
      baseline: { name: 'scalar', ratio: 2 },
      bar: { limit: { max: 2.5 }, judged: 'median' },
    });
    const [head = '', rule = '', check = '', step = '', ...rest] = formatTable(lines).split('\n');
    expect(rest).toEqual([]);
    const columns = (row: string) => [...row.matchAll(/[│┼]/g)].map(({ index }) => index);
    expect(columns(rule)).toEqual(columns(head));
    for (const row of [check, step]) expect(columns(head)).toEqual(expect.arrayContaining(columns(row)));
    expect(step.split('│').map((cell) => cell.trim())).toEqual([
      ...['flock', 'step', 'ms', '3', '1.500', '2.000', '2.900'],
      ...['scalar 2.000×', 'median ≤ 2.5 ms', 'pass', ''],
    ]);
    expect(check).toMatch(/hash = hash .* right +│ abc$/);
  });

  it('notes that other programs kept the machine busy', () => {
    const { lines, report } = collect(1.24);
    report.measure({ measure: 'step', unit: 'ms', samples: [3], note: 'quick' });
    expect(lines[0]?.note).toBe('quick; others used 1.2 cores');
  });

  it('gives the value that was judged, and the factor, on a slow machine', () => {
    const { lines, report } = collect(0, 2);
    const bar = { limit: { max: 2 }, judged: 'max', follows: 'time' } as const;
    report.measure({ measure: 'step', unit: 'ms', samples: [3], bar });
    report.measure({ measure: 'ratio', unit: '×', samples: [3], bar: { limit: { min: 2 }, judged: 'max' } });
    expect(lines[0]).toMatchObject({ verdict: 'pass', judgedValue: 1.5, slowness: 2 });
    expect(lines[0]?.note).toBe('judged as 1.500: the machine takes 2.00× as long as the reference');
    expect(lines[1]).toMatchObject({ verdict: 'pass', judgedValue: 3, note: '' });
  });

  it.each([
    [0.16251, '0.163'],
    [17.736, '17.74'],
    [281.44, '281.4'],
    [11_991, '11991'],
    [-4.4, '-4.400'],
    [Number.NaN, 'NaN'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe('a line', () => {
  it('stands out when a result is wrong', () => {
    const { lines, report } = collect();
    report.check('neighbors', false, '3 fish wrong');
    expect(lines.map(formatLine)).toEqual(['flock · neighbors · WRONG · 3 fish wrong']);
  });

  it('stands out when a bar is missed', () => {
    const { lines, report } = collect();
    report.measure({ measure: 'step', unit: 'ms', samples: [3], bar: { limit: { max: 2 }, judged: 'max' } });
    expect(lines.map(formatLine)).toEqual(['flock · step · 3.000 ms (p95 3.000) · max ≤ 2 ms · MISS']);
  });
});
