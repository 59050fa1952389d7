// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { copy } from '../../../../src/features/json-yaml/json/copy.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { alertText, choose, openJsonPanel, press, shows, showsLines, statusText } from '../a-panel.tsx';

beforeEach(() => useToastStore.setState({ toasts: [] }));

const NESTED = '{"code":0,"data":"{\\"id\\":1.0,\\"inner\\":\\"{\\\\\\"x\\\\\\":2}\\"}","n":"\\u5f20"}';
const { rewriting, more, done } = copy;

async function chooseMore(label: string): Promise<void> {
  await press(copy.toolbar.more);
  await click([...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === label));
}

test('unescapes the strings of an object and lists the places', async () => {
  await openJsonPanel(NESTED);
  await press('反转义');
  await shows(`${rewriting.title('expanded', '2')}${rewriting.join}${rewriting.title('decoded', '1')}`);
  expect(alertText()).not.toContain('$.data.inner');
  await press(rewriting.showList);
  for (const path of ['$.data', '$.data.inner', '$.n']) await shows(path);
  await showsLines('JSON 输出', [
    '{',
    '  "code": 0,',
    '  "data": {',
    '    "id": 1.0,',
    '    "inner": {',
    '      "x": 2',
    '    }',
    '  },',
    '  "n": "张"',
    '}',
  ]);
});

test('warns of an unescaped text that is not JSON', async () => {
  await openJsonPanel('{\\"a\\":1,}');
  await press('反转义');
  await shows(rewriting.notJson('trailing-comma', 1, 8));
  expect(document.body.textContent).not.toContain(done.unescape);
  await showsLines('JSON 输出', ['{"a":1,}']);
});

test('says that nothing had to be expanded', async () => {
  await openJsonPanel('{"a":"b"}');
  await chooseMore(more.expand);
  await shows(rewriting.nothing('expand'));
});

test.each([
  [more.expand, '{"a":"[1.0]"}', ['{', '  "a": [', '    1.0', '  ]', '}']],
  [more.collapse, '{ "a": 1.0 }', ['"{\\"a\\":1.0}"']],
  [more.escapeMinified, '{ "a": 1.0 }', ['{\\"a\\":1.0}']],
  [more.decodeUnicode, '{"a": "\\u4e2d"}', ['{"a": "中"}']],
  [more.encodeUnicode, '{"a": "中"}', ['{"a": "\\u4e2d"}']],
  [more.sortDescending, '{"a":1,"b":2}', ['{', '  "b": 2,', '  "a": 1', '}']],
  [more.toLines, '[{"a": 1}, 2]', ['{"a":1}', '2']],
  [more.removeNulls, '{"a":null,"b":""}', ['{', '  "b": ""', '}']],
  [more.removeEmpties, '{"a":null,"b":""}', ['{}']],
])('the menu offers %s', async (label, text, lines) => {
  await openJsonPanel(text);
  await chooseMore(label);
  await showsLines('JSON 输出', lines);
});

test('escapes any text', async () => {
  await openJsonPanel('select "a"\nfrom b');
  await press('转义');
  await shows(done.escape);
  await showsLines('JSON 输出', ['select \\"a\\"\\nfrom b']);
});

test('writes short arrays on one line, and each item on its own again', async () => {
  await openJsonPanel('{"a":[1,2]}');
  await chooseMore(more.joinArrays);
  await press('格式化');
  await showsLines('JSON 输出', ['{', '  "a": [1, 2]', '}']);
  await chooseMore(more.splitArrays);
  await showsLines('JSON 输出', ['{', '  "a": [', '    1,', '    2', '  ]', '}']);
});

test('indents by tabs', async () => {
  await openJsonPanel('{"a":1}');
  await press('格式化');
  await choose('缩进', 'Tab');
  await showsLines('JSON 输出', ['{', '\t"a": 1', '}']);
});

test('counts the values of NDJSON in the success and the status', async () => {
  await openJsonPanel('{"a":1}\n{"a":2}\n');
  await press('格式化');
  await shows(rewriting.listed('2'));
  expect(statusText()).toContain(copy.status.records(2));
});
