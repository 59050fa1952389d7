import { expect, test } from 'vitest';
import { INDENT_SPACES, PANE_ROWS_COUNT, SUCCESS_NOTICE_MS } from '../../src/features/json-yaml/constants.ts';
import { copy as pageCopy } from '../../src/features/json-yaml/copy.ts';
import { copy } from '../../src/features/json-yaml/json/copy.ts';
import { copy as sharedCopy } from '../../src/features/json-yaml/parts/copy.ts';

test('doc 3 §9: indents, rows and the time of success notices', () => {
  expect(INDENT_SPACES).toEqual({ options: [2, 4, 8], initial: 2 });
  expect(PANE_ROWS_COUNT).toBe(20);
  expect(SUCCESS_NOTICE_MS).toBe(2000);
});

test('doc 3 §8: the words of every outcome', () => {
  expect(copy.failed).toMatchObject({
    format: '格式化失败',
    minify: '压缩失败',
    validate: '❌ JSON 格式错误',
    escape: '转义失败',
    unescape: '反转义失败',
  });
  expect(copy.done.format).toBe('JSON 格式化成功！');
  expect(copy.repair.title(3)).toContain('已自动修复');
  expect(sharedCopy.notices.copied).toBe('已复制到剪贴板！');
  expect(sharedCopy.notices.copyFailed).toBe('复制失败，请手动复制');
  expect(sharedCopy.notices.downloaded('a.json')).toBe('文件 a.json 已下载！');
});

test('doc 3 §2: the actions, and the tab of the JSON tool', () => {
  expect(Object.keys(copy.toolbar.actions)).toEqual(['format', 'minify', 'escape', 'unescape', 'validate']);
  expect(pageCopy.tabs.json).toBe('JSON 工具');
});
