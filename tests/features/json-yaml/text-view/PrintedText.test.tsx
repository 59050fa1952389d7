// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PRINTED_LINES_COUNT } from '../../../../src/features/json-yaml/text-view/PrintedText.tsx';
import { until } from '../../../shared/dom.ts';
import { find, openFile, openJsonPanel, press, shows } from '../a-panel.tsx';

vi.mock('../../../../src/features/json-yaml/editor/editor.ts', () => import('../a-text-editor.ts'));

const paperOf = (region: string) => find(region)?.querySelector('.printed');

const print = () => window.dispatchEvent(new Event('beforeprint'));

test('prints the whole input and output, and removes them from the page afterwards', async () => {
  const numbers = Array.from({ length: 300 }, (_, at) => at);
  await openJsonPanel(JSON.stringify(numbers));
  await press('格式化');
  await shows('JSON 格式化成功！');
  await until(() => {
    print();
    return paperOf('输出')?.querySelector('pre')?.textContent === JSON.stringify(numbers, null, 2);
  });
  expect(paperOf('输入')?.querySelector('pre')?.textContent).toBe(JSON.stringify(numbers));
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(paperOf('输出')?.childNodes).toHaveLength(0);
});

test('prints the first lines of a longer text, and says so', async () => {
  const { controller } = await openJsonPanel();
  const lines = Array.from({ length: PRINTED_LINES_COUNT + 10 }, (_, at) => `${at},${' '.repeat(450)}`);
  await openFile(controller, new File([`[${lines.join('\n')}0]`], 'long.json'));
  await until(() => find('JSON 输入')?.dataset.lines === String(lines.length));
  await until(() => {
    print();
    return paperOf('输入')?.textContent?.includes('仅打印前') === true;
  });
});
