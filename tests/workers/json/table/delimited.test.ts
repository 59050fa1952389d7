import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableExport } from '../../../../workers/json/json.api.ts';
import { encodeGb18030 } from '../../../../workers/json/table/gb18030.ts';
import { createDelimitedParser, detectDelimiter } from '../../../../workers/json/table/parse-delimited.ts';
import { createService, failureOf, openText, readText } from '../a-service.ts';

async function exportText(text: string, more: Partial<TableExport> = {}) {
  const service = createService();
  const id = await openText(service, text);
  const shape = await service.getTableShape(id, null, true);
  const columns = shape?.columns.map((column) => column.id) ?? [];
  const options = { arrangement: 0, columns, file: 'csv', guardsFormulas: false, keepsDigits: false, ...more } as const;
  return service.exportTable(id, shape?.start ?? 0, options);
}

async function importText(text: string, hasNames = true) {
  const service = createService();
  const { document, ...facts } = await service.importTable(await openText(service, text), { indent: 2, hasNames });
  return {
    ...facts,
    value: JSON.parse(await readText(service, document.id)),
    text: await readText(service, document.id),
  };
}

describe('an exported table', () => {
  it('quotes what needs quotes, keeps numbers, and distinguishes an empty string', async () => {
    const text = '[{"a":"x,y","b":1.10,"c":null},{"a":"say \\"hi\\"\\n","b":"","c":[1, 2]}]';
    const { blob, rowCount } = await exportText(text);
    expect(rowCount).toBe(2);
    expect(await blob.text()).toBe('a,b,c\r\n"x,y",1.10,\r\n"say ""hi""\n","","[1,2]"\r\n');
    expect([...new Uint8Array(await blob.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('guards formulas when asked, but no numbers', async () => {
    const text = '[{"a":"=1+1"},{"a":"-5"},{"a":-5},{"a":"@x"},{"a":"+86 10"}]';
    expect(await (await exportText(text)).blob.text()).toContain('\r\n=1+1\r\n');
    const guarded = await (await exportText(text, { guardsFormulas: true })).blob.text();
    expect(guarded.split('\r\n').slice(1, 6)).toEqual(["'=1+1", '-5', '-5', "'@x", "'+86 10"]);
  });

  it('is the same whatever the layout of the text', async () => {
    const value = [{ a: [1, { b: ' x , [ ' }, []], c: { d: null }, e: 'a  b', f: {} }];
    const texts = [JSON.stringify(value), JSON.stringify(value, null, 2), JSON.stringify(value, null, '\t')];
    const [first, ...others] = await Promise.all(texts.map(async (text) => (await exportText(text)).blob.text()));
    expect(first).toBe('a,c.d,e,f\r\n"[1,{""b"":"" x , [ ""},[]]",,a  b,{}\r\n');
    expect(others).toEqual([first, first]);
  });

  it('keeps the digits that spreadsheets would lose where asked', async () => {
    const cells = ['"00123"', '"110101199003070012"', '12345678901234567', '"6E5"', '12', '"12"', '1.50', '"第 1"'];
    const text = `[${cells.map((cell) => `{"a":${cell}}`).join()}]`;
    const lines = async (more: Partial<TableExport>) =>
      (await (await exportText(text, more)).blob.text()).split('\r\n').slice(1, 9);
    const asWritten = ['00123', '110101199003070012', '12345678901234567', '6E5', '12', '12', '1.50', '第 1'];
    expect(await lines({})).toEqual(asWritten);
    const asText = asWritten.slice(0, 4).map((digits) => `"=""${digits}"""`);
    expect(await lines({ keepsDigits: true })).toEqual([...asText, ...asWritten.slice(4)]);
  });

  it('is GBK where asked, and counts the characters that GBK does not have', async () => {
    const { blob, longCharCount } = await exportText('[{"名称":"中文€😀"}]', { file: 'csv-gbk' });
    expect(new TextDecoder('gb18030').decode(await blob.arrayBuffer())).toBe('名称\r\n中文€😀\r\n');
    expect(longCharCount).toBe(1);
  });
});

describe('GB18030', () => {
  it('encodes every character outside the private ranges as its decoder reads it', () => {
    const decoder = new TextDecoder('gb18030');
    for (let from = 0; from < 0x10000; from += 0x400) {
      const units = Array.from({ length: 0x400 }, (_, at) => from + at).filter(
        (unit) => unit < 0xd800 || unit > 0xf8ff,
      );
      const text = String.fromCharCode(...units.filter((unit) => unit !== 0xfeff && unit !== 0xfffd));
      expect(decoder.decode(encodeGb18030(text).bytes)).toBe(text);
    }
    const text = '\u{10000}\u{1f600}\u{10ffff}';
    expect(decoder.decode(encodeGb18030(text).bytes)).toBe(text);
  });
});

describe('an imported table', () => {
  it('makes numbers of columns of plain numbers, and strings of everything else', async () => {
    const { text, value, ...facts } = await importText(
      'n,price,code,phone,id,mixed,flag,\r\n1,1.10,007,13800138000,110101199003071234,1,true,x\r\n,2,8,,1,a,,\r\n',
    );
    expect(facts).toMatchObject({ rowCount: 2, columnCount: 8, numberColumnCount: 2, delimiter: ',' });
    expect(text).toContain('"price": 1.10');
    expect(value).toEqual([
      {
        n: 1,
        price: 1.1,
        code: '007',
        phone: '13800138000',
        id: '110101199003071234',
        mixed: '1',
        flag: true,
        8: 'x',
      },
      { n: null, price: 2, code: '8', phone: '', id: '1', mixed: 'a', flag: null, 8: '' },
    ]);
  });

  it.each([
    ['a\tb\n1\t2', '\t', [{ a: 1, b: 2 }]],
    ['a;b\n1,5;2', ';', [{ a: '1,5', b: 2 }]],
    ['\ufeffa,a\n"x ""y""\n",z,更多', ',', [{ a: 'x "y"\n', a_2: 'z', 3: '更多' }]],
    ['a\n\n1\n', ',', [{ a: 1 }]],
    ['a,b', ',', []],
  ])('reads %j with the delimiter %j', async (text, delimiter, value) => {
    expect(await importText(text)).toMatchObject({ value, delimiter });
  });

  it('numbers the columns of a table without names', async () => {
    expect((await importText('1,x\n2,y\n', false)).value).toEqual([
      { 1: 1, 2: 'x' },
      { 1: 2, 2: 'y' },
    ]);
    expect((await failureOf(importText('\n', false))).code).toBe('table-blank');
  });

  it('names the line of a quote without an end, and refuses a blank text', async () => {
    const failed = await failureOf(importText('a,b\n1,"x\ny\n'));
    expect([failed.code, failed.details]).toEqual(['table-unclosed-quote', { line: 2 }]);
    expect((await failureOf(importText('\n \n'))).code).toBe('table-blank');
  });

  it('reads the same cells however the text is divided', () => {
    const text = 'a,"b ""c"",\r\nd"\r\n\r\n"e",f\rlast,"" ';
    const parse = (pieces: readonly string[]) => {
      const rows: (readonly string[])[] = [];
      const parser = createDelimitedParser(',', (cells) => rows.push(cells));
      for (const piece of pieces) parser.push(piece);
      parser.finish();
      return rows;
    };
    const whole = parse([text]);
    expect(whole).toEqual([
      ['a', 'b "c",\r\nd'],
      ['e', 'f'],
      ['last', ' '],
    ]);
    for (let at = 0; at <= text.length; at++) expect(parse([text.slice(0, at), text.slice(at)])).toEqual(whole);
    expect(parse([...text])).toEqual(whole);
  });

  it('takes a comma where no delimiter divides all lines', () => {
    expect(detectDelimiter('a\nb;c\n')).toBe(',');
  });
});

/** The value with its numbers as they are written. */
function readNumbersAsText(json: string) {
  return JSON.parse(json.replace(/("(?:[^"\\]|\\.)*")|-?\d[\d.eE+-]*/g, (found, text) => text ?? `"${found}"`));
}

describe('a table that is exported and imported', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('', ' ', '"', ',', '\n', '\r', '\t', 'a"b', '007', '=1', '\ufeff', 'null', '-0', '7.50'),
    fc.integer(),
    fc.boolean(),
  );
  it('has the same cells', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
          ),
        async (rows) => {
          const value = rows.map((cells) => Object.fromEntries(cells.map((each, at) => [`列${at}`, each])));
          const { blob } = await exportText(JSON.stringify(value));
          const back: unknown[] = readNumbersAsText((await importText(await blob.text())).text);
          const texts = (items: readonly unknown[]) =>
            items.map((item) => Object.values(item as object).map((each) => (each === null ? '' : String(each))));
          expect(texts(back)).toEqual(texts(value));
        },
      ),
      { numRuns: 200 },
    );
  });
});
