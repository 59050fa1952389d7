// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as typesBridge from '../../../../src/bridges/json-types-bridge.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { button, find, lines, openJsonPanel, press, type } from '../a-panel.tsx';
import { jsonTypesTool } from '../a-types-tool.ts';

beforeEach(() => {
  vi.spyOn(typesBridge, 'jsonTypesTool', 'get').mockReturnValue(jsonTypesTool);
});

const status = (panel: string) => find(panel)?.querySelector('[role=status]')?.textContent ?? '';

async function openTool(name: string, text: string) {
  const opened = await openJsonPanel(text);
  await press('更多');
  await click([...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === name));
  await until(() => find(name) !== null && find(name)?.querySelector('[role=status]') !== null);
  return opened;
}

async function writeSchema(text: string): Promise<void> {
  await act(async () => {
    const field = find('JSON Schema')?.querySelector('textarea');
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('shows the types of the input as the output, with what a number loses', async () => {
  await openTool('生成类型', '{"id":9007199254740993}');
  await press('Java');
  await press('生成');
  await until(() => lines('JSON 输出').includes('    private Long id;'));
  expect(lines('JSON 输出')).toContain('@Data');
  await until(() => status('生成类型').includes('$.id'));
});

test('leads from a violation of a schema to its line, and marks the list as old after an edit', async () => {
  await openTool('JSON Schema', '{\n"a": "x"}');
  await writeSchema('{"properties":{"a":{"type":"integer"}}}');
  const panel = find('JSON Schema');
  await click([...(panel?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '校验'));
  await until(() => status('JSON Schema').includes('有 1 处不符合'));
  await click(find('不符合 Schema 的位置')?.querySelector('button'));
  expect(find('JSON 输入')?.dataset.place).toBe('2:6');
  await type('JSON 输入', '{"a":1}');
  await until(() => status('JSON Schema').includes('重新校验'));
});

test('names a reference that it does not fetch', async () => {
  await openTool('JSON Schema', '{}');
  await writeSchema('{"$ref":"https://example.com/a.json"}');
  const panel = find('JSON Schema');
  await click([...(panel?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '校验'));
  await until(() => status('JSON Schema').includes('https://example.com/a.json'));
});

test('makes a schema of the input as the output', async () => {
  await openTool('JSON Schema', '{"a":1}');
  await click(button('从输入生成'));
  await until(() => lines('JSON 输出').some((line) => line.includes('2020-12')));
});
