// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { jsonController } from '../../../../src/features/json-yaml/json/use-json-controller.ts';
import * as tabFile from '../../../../src/features/json-yaml/open-tab.ts';
import { until } from '../../../shared/dom.ts';
import { find, openYamlPanel, press, shows, type } from '../a-panel.tsx';

afterEach(() => jsonController().leave());

const input = () => find('输入')?.textContent ?? '';
const FORM = 'name=%E5%BC%A0%E4%B8%89&age=18';

test('offers the JSON tool for a text that it decodes, and takes the text there', async () => {
  const open = vi.spyOn(tabFile, 'openTab').mockReturnValue();
  await openYamlPanel(FORM);
  await shows('这像表单或查询串');
  await press('用 JSON 工具打开');
  expect(open).toHaveBeenCalledWith('json');
  await until(() => jsonController().inputText() === FORM);
});

test('withdraws the offer when the visitor closes it, or the text becomes YAML', async () => {
  const { controller } = await openYamlPanel(FORM);
  await shows('用 JSON 工具打开');
  await type('YAML 输入', 'a: 1\nb: 2\n');
  await until(() => !input().includes('用 JSON 工具打开'));
  await act(async () => void (await controller.take(FORM, null)));
  await shows('用 JSON 工具打开');
  await press('不用处理');
  expect(input()).not.toContain('用 JSON 工具打开');
});
