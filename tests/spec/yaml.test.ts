import { expect, test } from 'vitest';
import { INDENT_SPACES, PANE_ROWS_COUNT, SUCCESS_NOTICE_MS } from '../../src/features/json-yaml/constants.ts';
import { copy as pageCopy } from '../../src/features/json-yaml/copy.ts';
import { copy as sharedCopy } from '../../src/features/json-yaml/parts/copy.ts';
import { copy } from '../../src/features/json-yaml/yaml/copy.ts';
import { YAML_TEMPLATES } from '../../src/features/json-yaml/yaml/templates.ts';

test('doc 3 §2: the tab, the actions, the choices and the templates', () => {
  expect(pageCopy.tabs).toMatchObject({ json: 'JSON 工具', yaml: 'YAML 工具' });
  expect(Object.keys(copy.toolbar.actions)).toEqual(['format', 'compress', 'validate', 'convert']);
  expect(copy.toolbar.actions.convert).toBe('智能转换');
  expect(copy.toolbar.fixes).toBe('智能修复');
  expect(copy.toolbar.outputs).toMatchObject({ yaml: 'YAML', json: 'JSON' });
  expect(Object.keys(YAML_TEMPLATES)).toEqual(['basicConfig', 'dockerCompose', 'kubernetesConfigMap']);
  expect(copy.templates).toEqual({
    basicConfig: '基础配置',
    dockerCompose: 'Docker Compose',
    kubernetesConfigMap: 'Kubernetes ConfigMap',
  });
});

test('doc 3 §8: the words of every outcome', () => {
  expect(copy.failed).toMatchObject({
    format: '格式化失败',
    compress: '压缩失败',
    validate: '❌ 格式错误',
    convert: '转换失败',
  });
  expect(copy.done.format('yaml')).toBe('YAML 格式化成功！');
  expect(copy.done.format('json')).toBe('JSON 格式化成功！');
  expect(copy.notices.templateLoaded).toBe('模板已加载！');
  expect(sharedCopy.notices.copied).toBe('已复制到剪贴板！');
  expect(sharedCopy.notices.copyFailed).toBe('复制失败，请手动复制');
  expect(sharedCopy.notices.downloaded('a.yaml')).toBe('文件 a.yaml 已下载！');
});

test('doc 3 §9: indents, rows and the time of success notices', () => {
  expect(INDENT_SPACES).toEqual({ options: [2, 4, 8], initial: 2 });
  expect(PANE_ROWS_COUNT).toBe(20);
  expect(SUCCESS_NOTICE_MS).toBe(2000);
});

test('limits in the words are the limits of the worker', async () => {
  const { DEPTH_MAX, NODE_COUNT_MAX, OUTPUT_CHARS_MAX } = await import('../../workers/yaml/limits.ts');
  const { YAML_CHARS_MAX } = await import('../../src/core/yaml-limits.ts');
  expect(copy.errors['text-too-long']).toContain(`${YAML_CHARS_MAX / 10_000} 万`);
  expect(copy.errors['result-too-long']).toContain(`${OUTPUT_CHARS_MAX / 10_000} 万`);
  expect(copy.errors['yaml-too-many-nodes']).toContain(`${NODE_COUNT_MAX / 10_000} 万`);
  expect(copy.errors['yaml-too-deep']).toContain(`${DEPTH_MAX} 层`);
});
