import { describe, expect, it } from 'vitest';
import type { TableArrangement, TableShape } from '../../../../workers/json/json.api.ts';
import { createService, failureOf, openText, readText } from '../a-service.ts';

const ROWS = `[
  {"id": 10, "name": "李四", "amount": 1.10, "buyer": {"city": "北京", "age": 3}},
  {"id": 2, "name": "张三\\n", "amount": 12345678901234567891, "buyer": null},
  {"name": "阿明", "id": 12345678901234567890, "amount": 1e400, "tags": [1, {"a": 2}], "buyer": {}},
  {"id": null, "name": "", "amount": -5}
]`;

async function openTable(text: string, expands = true) {
  const service = createService();
  const id = await openText(service, text);
  const shape = await service.getTableShape(id, null, expands);
  return { service, id, shape };
}

const namesOf = (shape: TableShape | null) => shape?.columns.map(({ path }) => path.join('.'));
const columnOf = (shape: TableShape | null, name: string) =>
  shape?.columns.find(({ path }) => path.join('.') === name)?.id ?? -1;

/** The cells of one column in an arrangement. */
async function arrange(text: string, column: string, arrangement: (id: number) => TableArrangement) {
  const { service, id, shape } = await openTable(text);
  const columns = [columnOf(shape, column)];
  const start = shape?.start ?? 0;
  const done = await service.arrangeTable(id, start, arrangement(columns[0] ?? -1));
  const range = { arrangement: done.arrangement, from: 0, count: done.rowCount, columns };
  return (await service.getTableRows(id, start, range)).map(({ cells: [cell] }) => cell?.text ?? null);
}

describe('the array that is shown as a table', () => {
  it.each([
    ['[{"a":1}]', '$', 1],
    ['{"code":0,"data":[{"a":1},{"a":2}]}', '$.data', 2],
    ['{"code":0,"data":{"page":1,"rows":[{"a":1}],"more":[{"b":1},{"b":2}]}}', '$.data.more', 2],
  ])('of %s is at %s', async (text, path, rowCount) => {
    expect((await openTable(text)).shape).toMatchObject({ path, rowCount });
  });

  it.each(['[]', '[1,2]', '{}', '"a"', '{"a":{"b":{"c":[{"d":1}]}}}', '[[{"a":1}]]'])(
    'does not exist in %s, as the beginning of the text shows',
    async (text) => {
      const { service, id, shape } = await openTable(text);
      expect(shape).toBeNull();
      expect(await service.hasTable(id)).toBe(false);
    },
  );

  it('is found at the beginning of a long text, and is uncertain behind a long value', async () => {
    const service = createService();
    const rows = `[${'{"a":1},'.repeat(20_000)}{"a":1}]`;
    expect(await service.hasTable(await openText(service, rows))).toBe(true);
    expect(await service.hasTable(await openText(service, `{"text":"${'x'.repeat(80_000)}","rows":[]}`))).toBeNull();
  });

  it('can be chosen among the arrays of the text', async () => {
    const { service, id, shape } = await openTable('{"a":[{"x":1},{"x":2}],"b":[{"y":1}]}');
    const [, second] = shape?.arrays ?? [];
    expect(namesOf(await service.getTableShape(id, second?.start ?? 0, true))).toEqual(['y']);
  });
});

describe('the columns of a table', () => {
  it('are all names of all rows, members of objects among them', async () => {
    const { shape } = await openTable(ROWS);
    expect(namesOf(shape)).toEqual(['id', 'name', 'amount', 'buyer', 'buyer.city', 'buyer.age', 'tags']);
    expect(shape?.columns.filter(({ isNumeric }) => isNumeric).map(({ path }) => path.join('.'))).toEqual([
      'id',
      'amount',
      'buyer.age',
    ]);
    expect(namesOf((await openTable(ROWS, false)).shape)).toEqual(['id', 'name', 'amount', 'buyer', 'tags']);
  });

  it('include names that only the last row has, and rows that are no objects', async () => {
    const text = `[${'{"a":1},'.repeat(5000)}{"b":2}, 7]`;
    const { service, id, shape } = await openTable(text);
    expect(namesOf(shape)).toEqual(['', 'a', 'b']);
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const range = { arrangement: 0, from: 5000, count: 10, columns };
    const rows = await service.getTableRows(id, shape?.start ?? 0, range);
    expect(rows.map(({ index, cells }) => [index, cells.map((cell) => cell?.text)])).toEqual([
      [5000, [undefined, undefined, '2']],
      [5001, ['7', undefined, undefined]],
    ]);
  });

  it('do not come from objects whose names are data', async () => {
    const scores = JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`id${at}`, at])));
    const { shape } = await openTable(`[{"scores":${scores}}]`);
    expect(namesOf(shape)).toEqual(['scores']);
    expect(shape?.canExpand).toBe(false);
  });

  it('count a repeated name with its last value, and equal names in other writings as one', async () => {
    const { service, id, shape } = await openTable('[{"a":{"b":1},"a":2},{"\\u0061":3}]');
    const columns = shape?.columns.map((column) => column.id) ?? [];
    expect(namesOf(shape)).toEqual(['a', 'a.b']);
    const rows = await service.getTableRows(id, shape?.start ?? 0, { arrangement: 0, from: 0, count: 2, columns });
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null))).toEqual([
      ['2', null],
      ['3', null],
    ]);
  });
});

describe('a cell', () => {
  it('has the text as written, without quotes, and its kind', async () => {
    const { service, id, shape } = await openTable(ROWS, false);
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const [, second, third] = await service.getTableRows(id, shape?.start ?? 0, {
      arrangement: 0,
      from: 0,
      count: 3,
      columns,
    });
    expect(second?.cells.map((cell) => [cell?.kind, cell?.text])).toEqual([
      ['number', '2'],
      ['string', '张三\\n'],
      ['number', '12345678901234567891'],
      ['literal', 'null'],
      [undefined, undefined],
    ]);
    expect(third?.cells[4]).toMatchObject({ kind: 'array', text: '[1,{"a":2}]' });
  });

  it('of an array or object has no blanks between its parts, and is clipped by its shown part', async () => {
    const { service, id, shape } = await openTable('[{"a":[\n  1,\n  {"b c": "x \\" , "}\n]}]', false);
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const [row] = await service.getTableRows(id, 0, { arrangement: 0, from: 0, count: 1, columns });
    expect(row?.cells[0]).toMatchObject({ kind: 'array', text: '[1,{"b c":"x \\" , "}]', isClipped: false });
  });

  it('is clipped between characters', async () => {
    const { service, id, shape } = await openTable(`[{"a":"${'😀'.repeat(300)}"}]`);
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const [row] = await service.getTableRows(id, 0, { arrangement: 0, from: 0, count: 1, columns });
    expect(row?.cells[0]).toMatchObject({ text: '😀'.repeat(100), isClipped: true });
  });
});

describe('a sorted table', () => {
  const sortBy = (isDescending: boolean) => (column: number) => ({ order: { column, isDescending }, filters: [] });

  it.each([
    ['amount', false, ['-5', '1.10', '12345678901234567891', '1e400']],
    ['amount', true, ['1e400', '12345678901234567891', '1.10', '-5']],
    ['id', false, ['2', '10', '12345678901234567890', 'null']],
    ['id', true, ['12345678901234567890', '10', '2', 'null']],
    ['name', false, ['', '阿明', '李四', '张三\\n']],
    ['buyer.city', true, ['北京', null, null, null]],
  ] as const)('by %s (descending: %s) compares exactly and keeps missing values last', async (column, down, cells) => {
    expect(await arrange(ROWS, column, sortBy(down))).toEqual(cells);
  });

  it('distinguishes numbers that are the same double', async () => {
    const text = '[{"a":9007199254740993},{"a":9007199254740992},{"a":9007199254740992.5},{"a":1e400},{"a":1e399}]';
    expect(await arrange(text, 'a', sortBy(false))).toEqual([
      '9007199254740992',
      '9007199254740992.5',
      '9007199254740993',
      '1e399',
      '1e400',
    ]);
  });

  it('is stable in both directions', async () => {
    const text = JSON.stringify(Array.from({ length: 1000 }, (_, at) => ({ group: at % 3, at })));
    for (const isDescending of [false, true]) {
      const { service, id, shape } = await openTable(text);
      const order = { column: columnOf(shape, 'group'), isDescending };
      const { arrangement } = await service.arrangeTable(id, 0, { order, filters: [] });
      const columns = [columnOf(shape, 'at')];
      const rows = await service.getTableRows(id, 0, { arrangement, from: 0, count: 333, columns });
      const found = rows.map(({ cells: [cell] }) => Number(cell?.text));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }
  });
});

describe('a filtered table', () => {
  const filter = (test: TableArrangement['filters'][number]['test'], text: string) => (column: number) => ({
    order: null,
    filters: [{ test, text, columns: [column] }],
  });

  it.each([
    ['name', 'contains', '三', ['张三\\n']],
    ['id', 'equals', '10.0', ['10']],
    ['amount', 'above', '1.1', ['12345678901234567891', '1e400']],
    ['amount', 'below', '0', ['-5']],
    ['name', 'empty', '', ['']],
    ['id', 'empty', '', ['null']],
    ['buyer.city', 'filled', '', ['北京']],
    ['name', 'equals', '李四', ['李四']],
  ] as const)('by %s %s %s', async (column, test, text, cells) => {
    expect(await arrange(ROWS, column, filter(test, text))).toEqual(cells);
  });

  it('searches all columns, and makes a result of the rows in order', async () => {
    const { service, id, shape } = await openTable(ROWS);
    const start = shape?.start ?? 0;
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const done = await service.arrangeTable(id, start, {
      order: { column: columnOf(shape, 'id'), isDescending: true },
      filters: [{ test: 'contains', text: '1', columns }],
    });
    expect(done.rowCount).toBe(3);
    const { document } = await service.makeTableResult(id, start, done.arrangement, { indent: 2 });
    const text = await readText(service, document.id);
    expect(text.match(/"id": [^,]+/g)).toEqual(['"id": 12345678901234567890', '"id": 10', '"id": 2']);
    expect(text).toContain('"amount": 1e400');
  });

  it('replaces the arrangement before it, whose rows are no longer given', async () => {
    const { service, id, shape } = await openTable(ROWS);
    const start = shape?.start ?? 0;
    const columns = [columnOf(shape, 'id')];
    const first = await service.arrangeTable(id, start, filter('above', '1')(columns[0] ?? -1));
    await service.arrangeTable(id, start, filter('above', '2')(columns[0] ?? -1));
    const range = { arrangement: first.arrangement, from: 0, count: 2, columns };
    expect(await service.getTableRows(id, start, range)).toEqual([]);
  });

  it('ends when it is cancelled', async () => {
    const { service, id, shape } = await openTable(ROWS);
    const work = failureOf(service.arrangeTable(id, shape?.start ?? 0, filter('above', '1')(2)));
    await Promise.resolve();
    await Promise.resolve();
    service.cancelTable();
    expect((await work).code).toBe('cancelled');
  });
});

describe('the text of a range', () => {
  it('is the content of a single cell, and TSV otherwise', async () => {
    const { service, id, shape } = await openTable('[{"a":"x\\ty","b":"say \\"1\\""},{"a":2}]');
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const read = async (count: number, of: readonly number[], maxBytes = 1e6) =>
      (await service.getTableText(id, 0, { arrangement: 0, from: 0, count, columns: of }, maxBytes)).text();
    expect(await read(1, columns.slice(0, 1))).toBe('x\ty');
    expect(await read(2, columns)).toBe('"x\ty"\t"say ""1"""\r\n2\t\r\n');
    expect((await failureOf(read(2, columns, 5))).code).toBe('json-too-large');
  });
});
