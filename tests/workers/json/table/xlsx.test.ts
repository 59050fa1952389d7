import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { losesDigits } from '../../../../workers/json/table/write-rows.ts';
import { createSheetWriter, toLetters, writeXlsx } from '../../../../workers/json/table/write-xlsx.ts';
import { createService, failureOf, openText } from '../a-service.ts';

const NO_OPTIONS = { arrangement: 0, file: 'xlsx', guardsFormulas: false, keepsDigits: false } as const;

async function exportXlsx(text: string) {
  const service = createService();
  const id = await openText(service, text);
  const shape = await service.getTableShape(id, null, true);
  const columns = shape?.columns.map((column) => column.id) ?? [];
  const { blob, ...facts } = await service.exportTable(id, shape?.start ?? 0, { ...NO_OPTIONS, columns });
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return {
    ...facts,
    names: Object.keys(parts),
    sheet: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  };
}

/** The cells of a sheet: `n` numbers, `b` booleans, `s` texts as written. */
function readCells(sheet: string): string[][] {
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c r="([A-Z]+)\d+"(?: t="(\w+)")?>(?:<v>(.*?)<\/v>|<is><t xml:space="preserve">(.*?)<\/t><\/is>)<\/c>/gs,
      ),
    ].map(([, letters, type = 'n', value, text]) => `${letters}:${type[0]}:${value ?? text}`),
  );
}

describe('an Excel workbook', () => {
  it('has the parts that programs ask for', async () => {
    expect((await exportXlsx('[{"a":1}]')).names.toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it('has numbers as numbers where a spreadsheet keeps them, and everything else as text', async () => {
    const rows = [
      '1.10',
      '123456789012345',
      '1234567890123456',
      '1e400',
      '1e-400',
      '-0.5',
      '"00123"',
      '"=1+1"',
      'true',
      'null',
      '""',
    ];
    const { sheet, rowCount } = await exportXlsx(`[${rows.map((value) => `{"a":${value}}`).join()}]`);
    expect(rowCount).toBe(11);
    expect(readCells(sheet)).toEqual([
      ['A:i:a'],
      ['A:n:1.10'],
      ['A:n:123456789012345'],
      ['A:i:1234567890123456'],
      ['A:i:1e400'],
      ['A:i:1e-400'],
      ['A:n:-0.5'],
      ['A:i:00123'],
      ['A:i:=1+1'],
      ['A:b:1'],
      [],
      ['A:i:'],
    ]);
  });

  it('names its columns, and leaves out what a row does not have', async () => {
    const { sheet } = await exportXlsx('[{"名":"甲","o":{"x":1}},{"o":{"x":[1, 2]}}]');
    expect(readCells(sheet)).toEqual([['A:i:名', 'B:i:o.x'], ['A:i:甲', 'B:n:1'], ['B:i:[1,2]']]);
  });

  it('escapes what XML does not hold', async () => {
    const { sheet } = await exportXlsx('[{"a":"<&>\\u0001\\r\\n\\t_x0041_ \\ud800😀"}]');
    expect(readCells(sheet)[1]).toEqual(['A:i:&lt;&amp;&gt;_x0001__x000D_\n\t_x005F_x0041_ _xD800_😀']);
  });

  it('cuts and counts what no cell holds', async () => {
    const { sheet, clippedCount } = await exportXlsx(`[{"a":"${'x'.repeat(32_766)}😀"},{"a":"${'x'.repeat(32_767)}"}]`);
    expect(clippedCount).toBe(1);
    expect(readCells(sheet).slice(1)).toEqual([[`A:i:${'x'.repeat(32_766)}`], [`A:i:${'x'.repeat(32_767)}`]]);
  });

  it('is refused for more rows than a sheet has', async () => {
    const rows = async function* () {
      yield createSheetWriter().toLine([]);
    };
    const sink = { write: async () => undefined } as unknown as Parameters<typeof writeXlsx>[0];
    expect((await failureOf(writeXlsx(sink, 1_048_577, rows()))).code).toBe('table-too-many-rows');
    await writeXlsx(sink, 1_048_576, rows());
  });
});

it.each([
  ['0', false],
  ['-0.0', false],
  ['123456789012345', false],
  ['1234567890123456', true],
  ['1000000000000000', true],
  ['0.14285714285714285', false],
  ['12345678.901234567', false],
  ['0.00001234567890123456789', true],
  ['1.5e300', false],
  ['1e400', true],
  ['1e-400', true],
])('knows whether a spreadsheet loses digits of %s', (number, isLosing) => {
  expect(losesDigits(number)).toBe(isLosing);
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('names column %i %s', (column, letters) => {
  expect(toLetters(column)).toBe(letters);
});
